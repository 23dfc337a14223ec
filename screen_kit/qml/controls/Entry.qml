// A line a technician fills in, by the keys on the screen or by a keyboard.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml

Column {
    id: entry

    required property string name
    property alias text: field.text
    property string example: ""
    property bool chosen: false

    signal picked
    signal accepted

    function take() {
        field.forceActiveFocus();
    }
    function type(letter: string) {
        field.insert(field.cursorPosition, letter);
    }
    function erase() {
        field.remove(Math.max(0, field.cursorPosition - 1), field.cursorPosition);
    }

    spacing: Theme.px(6)

    Words {
        width: parent.width
        text: entry.name
        font.pixelSize: Theme.small
        color: Theme.quiet
    }
    Rectangle {
        width: parent.width
        height: Theme.px(64)
        radius: Theme.px(10)
        color: Theme.panel
        border.color: entry.chosen ? Theme.brassBright : Theme.buttonEdge
        border.width: entry.chosen ? Theme.hairline * 2 : Theme.hairline

        TextInput {
            id: field
            anchors.fill: parent
            anchors.leftMargin: Theme.px(16)
            anchors.rightMargin: Theme.px(16)
            verticalAlignment: TextInput.AlignVCenter
            color: Theme.text
            font.pixelSize: Theme.body
            clip: true
            activeFocusOnTab: true
            Accessible.role: Accessible.EditableText
            Accessible.name: entry.name
            onAccepted: entry.accepted()
            onActiveFocusChanged: if (activeFocus)
                entry.picked()
        }
        Words {
            anchors.fill: field
            visible: field.text === ""
            text: entry.example
            color: Theme.textOff
            font.pixelSize: Theme.body
        }
        TapHandler {
            onTapped: {
                entry.take();
                entry.picked();
            }
        }
    }
}
