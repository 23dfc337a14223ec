// A long number off a piece of paper, by keys, a keyboard or a scanner that types like one. Shown in groups, as it is printed.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml
import screen_kit.qml.controls

FocusScope {
    id: pad

    property string text: ""
    property int digits: 18
    property string label: qsTr("Look up")
    readonly property bool complete: text.length === digits

    signal entered(string number)
    signal edited

    function strike(letter: string) {
        if (complete)
            return;
        text = text + letter;
        pad.edited();
    }
    function erase() {
        text = text.slice(0, -1);
        pad.edited();
    }
    function clear() {
        text = "";
        pad.edited();
    }
    // 2-4-4-4-4, as hosts group a validation number on paper.
    function grouped(number: string): string {
        return number.replace(/^(\d{0,2})(\d{0,4})(\d{0,4})(\d{0,4})(\d{0,4})$/, "$1 $2 $3 $4 $5").trim();
    }

    implicitHeight: column.height
    Keys.onPressed: event => {
        if (event.text >= "0" && event.text <= "9" && event.text !== "")
            pad.strike(event.text);
        else if (event.key === Qt.Key_Backspace)
            pad.erase();
        else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && pad.complete)
            pad.entered(pad.text);
        else
            return;
        event.accepted = true;
    }

    Column {
        id: column
        width: parent.width
        spacing: Theme.px(10)

        Rectangle {
            width: parent.width
            height: Theme.px(70)
            radius: Theme.px(10)
            color: Theme.panel
            border.color: pad.activeFocus ? Theme.brassBright : Theme.buttonEdge
            border.width: Theme.hairline * 2
            Words {
                anchors.fill: parent
                anchors.leftMargin: Theme.px(16)
                anchors.rightMargin: Theme.px(16)
                text: pad.text !== "" ? pad.grouped(pad.text) : qsTr("The %1 digits on the ticket").arg(pad.digits)
                color: pad.text !== "" ? Theme.text : Theme.textOff
                font.pixelSize: pad.text !== "" ? Theme.large : Theme.body
                font.weight: Font.DemiBold
            }
        }
        Grid {
            id: keys
            columns: 3
            spacing: Theme.px(8)
            width: parent.width
            readonly property real cell: Math.floor((width - 2 * spacing) / 3)
            Repeater {
                model: ["1", "2", "3", "4", "5", "6", "7", "8", "9"]
                delegate: PadKey {
                    required property string modelData
                    objectName: "digit-" + modelData
                    width: keys.cell
                    height: Theme.px(54)
                    label: modelData
                    onStruck: pad.strike(modelData)
                }
            }
            PadKey {
                objectName: "clear-number"
                width: keys.cell
                height: Theme.px(54)
                label: qsTr("Clear")
                labelSize: Theme.small
                onStruck: pad.clear()
            }
            PadKey {
                objectName: "digit-0"
                width: keys.cell
                height: Theme.px(54)
                label: "0"
                onStruck: pad.strike("0")
            }
            PadKey {
                width: keys.cell
                height: Theme.px(54)
                label: qsTr("Erase")
                labelSize: Theme.small
                onStruck: pad.erase()
            }
        }
        PadKey {
            objectName: "look-up"
            width: parent.width
            height: Theme.px(64)
            primary: true
            usable: pad.complete
            label: pad.label
            labelSize: Theme.body
            onStruck: pad.entered(pad.text)
        }
    }
}
