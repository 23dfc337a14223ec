// A line of text, by the keys on the screen or by a keyboard.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml

FocusScope {
    id: pad

    property alias text: line.text
    property string label: qsTr("Continue")
    property int longest: 80
    property bool mayBeEmpty: false

    signal entered(string text)

    function enter() {
        if (line.text.trim() !== "" || mayBeEmpty)
            pad.entered(line.text);
    }

    function type(letter: string) {
        line.remove(line.selectionStart, line.selectionEnd);
        line.insert(line.cursorPosition, letter);
    }
    function erase() {
        if (line.selectedText !== "")
            line.remove(line.selectionStart, line.selectionEnd);
        else
            line.remove(Math.max(0, line.cursorPosition - 1), line.cursorPosition);
    }

    implicitHeight: column.height
    Component.onCompleted: {
        line.forceActiveFocus();
        line.selectAll(); // what stands there already goes with the first key
    }

    Column {
        id: column
        width: parent.width
        spacing: Theme.px(12)

        Rectangle {
            width: parent.width
            height: Theme.px(70)
            radius: Theme.px(10)
            color: Theme.panel
            border.color: Theme.brassBright
            border.width: Theme.hairline * 2
            TextInput {
                id: line
                objectName: "text"
                anchors.fill: parent
                anchors.leftMargin: Theme.px(16)
                anchors.rightMargin: Theme.px(16)
                verticalAlignment: TextInput.AlignVCenter
                color: Theme.text
                font.pixelSize: Theme.body
                maximumLength: pad.longest
                validator: OneLine {}
                clip: true
                focus: true
                selectionColor: Theme.brass
                selectedTextColor: Theme.inkOnBrass
                Accessible.role: Accessible.EditableText
                Accessible.name: pad.label
                onAccepted: pad.enter()
            }
        }
        LetterPad {
            width: parent.width
            capital: line.text === ""
            onTyped: letter => pad.type(letter)
            onErased: pad.erase()
        }
        PadKey {
            objectName: "enter"
            width: parent.width
            height: Theme.px(68)
            primary: true
            usable: line.text.trim() !== "" || pad.mayBeEmpty
            label: pad.label
            labelSize: Theme.body
            onStruck: pad.enter()
        }
    }
}
