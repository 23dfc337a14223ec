// The technician's window: sign-in, then pages beside their list. It says at all times that this is a test.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.qml
import ats_client.qml.controls
import kiosk.viewmodels

Window {
    id: window

    required property Diagnostics diagnostics
    property bool fullScreen: false
    // "" · nine · draw · regions · patterns
    property string over: ""
    readonly property bool inside: ["inside", "leaving"].includes(diagnostics.stage)

    width: fullScreen ? Screen.width : 1920 // where no window manager makes it as large as the screen
    height: fullScreen ? Screen.height : 1080
    visible: true
    visibility: fullScreen ? Window.FullScreen : Window.Windowed
    color: Theme.night
    title: qsTr("Diagnostics")
    onWidthChanged: diagnostics.sized(width, height)
    onHeightChanged: diagnostics.sized(width, height)
    Component.onCompleted: diagnostics.sized(width, height)

    Binding {
        target: Theme
        property: "unit"
        value: Math.min(window.width / 1700, window.height / 1000)
    }

    Loader {
        anchors.fill: parent
        active: !window.inside
        sourceComponent: SignInPage {
            objectName: "signIn"
            diagnostics: window.diagnostics
        }
    }

    Item {
        anchors.fill: parent
        visible: window.inside

        Rectangle {
            id: header
            width: parent.width
            height: Theme.px(76)
            color: Theme.warningGround
            Words {
                objectName: "banner"
                anchors.left: parent.left
                anchors.leftMargin: Theme.gap * 2
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - Theme.px(360)
                text: qsTr("TECHNICIAN'S TEST · not for play · %1 · %2").arg(window.diagnostics.station).arg(window.diagnostics.name) + (window.diagnostics.online ? "" : qsTr(" · the server is away")) + (window.diagnostics.testMoney === "" ? "" : qsTr(" · test money %1, no value").arg(window.diagnostics.testMoney))
                color: Theme.warning
                font.weight: Font.Bold
            }
            PushButton {
                objectName: "leave"
                anchors.right: parent.right
                anchors.rightMargin: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(300)
                height: Theme.px(56)
                label: qsTr("Leave diagnostics")
                primary: true
                blocked: window.diagnostics.busy
                onPushed: question.ask("leave", qsTr("Leave diagnostics? The station goes back to the state it had before you came; test money is cleared."), "")
            }
        }
        PageList {
            id: list
            anchors.left: parent.left
            anchors.leftMargin: Theme.gap
            anchors.top: header.bottom
            anchors.topMargin: Theme.gap
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.gap
            width: Theme.px(360)
            diagnostics: window.diagnostics
        }
        PageView {
            objectName: "page"
            anchors.left: list.right
            anchors.leftMargin: Theme.gap * 2
            anchors.right: parent.right
            anchors.rightMargin: Theme.gap * 2
            anchors.top: header.bottom
            anchors.topMargin: Theme.gap
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.gap
            diagnostics: window.diagnostics
            hint: reasons
            onWanted: (action, asked, second) => {
                if (asked !== "")
                    question.ask(action, asked, second);
                else
                    window.act(action);
            }
        }
    }

    function act(action: string) {
        if (action === "leave") {
            diagnostics.leave();
            return;
        }
        if (["nine", "draw", "regions", "patterns"].includes(action))
            over = action;
        diagnostics.act(action);
    }

    Loader {
        anchors.fill: parent
        active: ["nine", "draw"].includes(window.over)
        sourceComponent: TouchField {
            diagnostics: window.diagnostics
            mode: window.over
            onClosed: window.over = ""
        }
    }
    Loader {
        anchors.fill: parent
        active: window.over === "regions"
        sourceComponent: RegionPicture {
            diagnostics: window.diagnostics
            onClosed: window.over = ""
        }
    }
    Loader {
        anchors.fill: parent
        active: window.over === "patterns"
        sourceComponent: Patterns {
            onClosed: window.over = ""
        }
    }

    Question {
        id: question
        anchors.fill: parent
        onConfirmed: action => window.act(action)
    }
    Hint {
        id: reasons
    }
}
