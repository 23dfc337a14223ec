// A technician says who they are. The station is taken out of service before anything else happens.
pragma ComponentBehavior: Bound
import QtQuick
import kiosk.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

Item {
    id: page

    required property Diagnostics diagnostics
    property var chosen: number
    readonly property bool waiting: diagnostics.stage === "waiting-for-round"

    signal closed

    Column {
        anchors.centerIn: parent
        width: Math.min(parent.width - 4 * Theme.gap, Theme.px(1000))
        spacing: Theme.px(20)

        Words {
            width: parent.width
            text: qsTr("Technician")
            font.pixelSize: Theme.px(48)
            font.weight: Font.Bold
            color: Theme.gold
        }
        Text {
            objectName: "signInText"
            width: parent.width
            text: page.waiting ? qsTr("You are signed in. The round in play is finished first; nothing more can be placed on this station.") : qsTr("Signing in takes this station out of service. Everything you do here is recorded under your number.")
            wrapMode: Text.WordWrap
            color: page.waiting ? Theme.warning : Theme.quiet
            font.pixelSize: Theme.body
            textFormat: Text.PlainText
        }
        Entry {
            id: number
            objectName: "number"
            width: parent.width
            name: qsTr("Staff number")
            chosen: page.chosen === number
            onPicked: page.chosen = number
        }
        Entry {
            id: pin
            objectName: "pin"
            width: parent.width
            name: qsTr("PIN")
            chosen: page.chosen === pin
            onPicked: page.chosen = pin
            Component.onCompleted: pin.children[1].children[0].echoMode = TextInput.Password
        }
        Grid {
            id: pad
            columns: 6
            spacing: Theme.px(10)
            readonly property real cell: (parent.width - 5 * spacing) / 6
            Repeater {
                model: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", qsTr("Erase"), qsTr("Next")]
                delegate: PushButton {
                    required property string modelData
                    required property int index
                    objectName: "key" + index
                    width: pad.cell
                    height: Theme.px(72)
                    label: modelData
                    onPushed: index < 10 ? page.chosen.type(label) : index === 10 ? page.chosen.erase() : page.chosen = page.chosen === number ? pin : number
                }
            }
        }
        Row {
            spacing: Theme.px(20)
            PushButton {
                objectName: "enter"
                width: Theme.px(320)
                height: Theme.px(80)
                label: page.diagnostics.busy ? qsTr("Asking the server…") : qsTr("Sign in")
                primary: true
                blocked: page.diagnostics.busy || page.waiting
                onPushed: {
                    page.diagnostics.enter(number.text, pin.text);
                    pin.text = "";
                }
            }
            PushButton {
                objectName: "cancel"
                width: Theme.px(240)
                height: Theme.px(80)
                label: qsTr("Go back")
                onPushed: page.diagnostics.leave()
            }
        }
        Text {
            objectName: "problem"
            width: parent.width
            height: Theme.px(64)
            text: page.diagnostics.problem
            wrapMode: Text.WordWrap
            color: Theme.warning
            font.pixelSize: Theme.body
            textFormat: Text.PlainText
        }
    }
}
