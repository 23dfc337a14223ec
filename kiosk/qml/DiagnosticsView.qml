// All of the technician's mode: sign-in, then pages beside their list. It says at all times that this is a test.
pragma ComponentBehavior: Bound
import QtQuick
import kiosk.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

Rectangle {
    id: view

    required property Diagnostics diagnostics
    // "" · nine · draw · regions · patterns
    property string over: ""
    readonly property bool inside: ["inside", "leaving"].includes(diagnostics.stage)

    color: Theme.night
    onWidthChanged: diagnostics.sized(width, height)
    onHeightChanged: diagnostics.sized(width, height)
    Component.onCompleted: diagnostics.sized(width, height)

    Loader {
        anchors.fill: parent
        active: !view.inside
        sourceComponent: SignInPage {
            objectName: "signIn"
            diagnostics: view.diagnostics
        }
    }

    Item {
        anchors.fill: parent
        visible: view.inside

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
                text: qsTr("TECHNICIAN'S TEST · not for play · %1 · %2").arg(view.diagnostics.station).arg(view.diagnostics.name) + (view.diagnostics.online ? "" : qsTr(" · the server is away")) + (view.diagnostics.testMoney === "" ? "" : qsTr(" · test money %1, no value").arg(view.diagnostics.testMoney))
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
                blocked: view.diagnostics.busy
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
            diagnostics: view.diagnostics
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
            diagnostics: view.diagnostics
            hint: reasons
            onWanted: (action, asked, second) => {
                if (asked !== "")
                    question.ask(action, asked, second);
                else
                    view.act(action);
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
        active: ["nine", "draw"].includes(view.over)
        sourceComponent: TouchField {
            diagnostics: view.diagnostics
            mode: view.over
            onClosed: view.over = ""
        }
    }
    Loader {
        anchors.fill: parent
        active: view.over === "regions"
        sourceComponent: RegionPicture {
            diagnostics: view.diagnostics
            onClosed: view.over = ""
        }
    }
    Loader {
        anchors.fill: parent
        active: view.over === "patterns"
        sourceComponent: Patterns {
            onClosed: view.over = ""
        }
    }

    Question {
        id: question
        anchors.fill: parent
        onConfirmed: action => view.act(action)
    }
    Hint {
        id: reasons
    }
}
