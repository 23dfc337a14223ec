// The technician's first screen on a new station: which server, and the one-time code from the server.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

Window {
    id: window

    required property SetUp setUp
    property bool fullScreen: false
    property Entry chosen: server

    width: fullScreen ? Screen.width : 1920 // where no window manager makes it as large as the screen
    height: fullScreen ? Screen.height : 1080
    visible: true
    visibility: fullScreen ? Window.FullScreen : Window.Windowed
    color: Theme.night
    title: qsTr("Set up this station")

    Component.onCompleted: server.take()

    Binding {
        target: Theme
        property: "unit"
        value: Math.min(window.width / 1500, window.height / 1080)
    }

    Column {
        anchors.centerIn: parent
        width: Math.min(window.width - 4 * Theme.gap, Theme.px(1100))
        spacing: Theme.px(22)

        Words {
            width: parent.width
            text: qsTr("Set up this station")
            font.pixelSize: Theme.px(48)
            font.weight: Font.Bold
            color: Theme.gold
        }
        Words {
            width: parent.width
            text: qsTr("The one-time code comes from the server: ats server enrolment-code. It works once, within a day.")
            color: Theme.quiet
        }
        Entry {
            id: server
            objectName: "server"
            width: parent.width
            name: qsTr("Server address")
            example: "https://10.0.0.5:8443"
            chosen: window.chosen === server
            onPicked: window.chosen = server
            onAccepted: code.take()
        }
        Entry {
            id: code
            objectName: "code"
            width: parent.width
            name: qsTr("One-time code")
            chosen: window.chosen === code
            onPicked: window.chosen = code
            onAccepted: window.setUp.begin(server.text, code.text)
        }
        KeyPad {
            width: parent.width
            onTyped: letter => window.chosen.type(letter)
            onErased: window.chosen.erase()
        }
        Row {
            width: parent.width
            spacing: Theme.px(20)
            PushButton {
                objectName: "enrol"
                width: Theme.px(320)
                height: Theme.px(80)
                label: window.setUp.busy ? qsTr("Asking the server…") : qsTr("Join the table")
                labelSize: Theme.px(26)
                primary: true
                blocked: window.setUp.busy
                onPushed: window.setUp.begin(server.text, code.text)
            }
            Text {
                width: parent.width - Theme.px(340)
                height: Theme.px(80)
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.WordWrap
                text: window.setUp.problem
                color: Theme.warning
                font.pixelSize: Theme.body
                textFormat: Text.PlainText
            }
        }
    }
}
