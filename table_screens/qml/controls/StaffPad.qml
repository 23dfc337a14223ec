// Staff number and PIN, by the keys on the screen or by a keyboard. The PIN is never shown.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml
import screen_kit.qml.controls

FocusScope {
    id: pad

    property string number: ""
    property string pin: ""
    property bool busy: false
    property bool pinNext: false
    property string label: qsTr("Sign in")
    readonly property bool complete: number.length > 0 && pin.length >= 4

    signal entered(string number, string pin)

    function strike(letter: string) {
        if (pinNext)
            pin = (pin + letter).slice(0, 12);
        else
            number = (number + letter).slice(0, 10);
    }
    function erase() {
        if (pinNext && pin === "")
            pinNext = false;
        else if (pinNext)
            pin = pin.slice(0, -1);
        else
            number = number.slice(0, -1);
    }
    function advance() {
        if (!pinNext && number !== "")
            pinNext = true;
        else if (complete && !busy) {
            pad.entered(number, pin);
            pin = "";
        }
    }
    function clear() {
        number = "";
        pin = "";
        pinNext = false;
    }

    implicitHeight: column.height
    focus: true
    Keys.onPressed: event => {
        if (event.text >= "0" && event.text <= "9" && event.text !== "")
            pad.strike(event.text);
        else if (event.key === Qt.Key_Backspace)
            pad.erase();
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Tab)
            pad.advance();
        else
            return;
        event.accepted = true;
    }

    component Line: Rectangle {
        id: line
        required property string name
        required property string shown
        required property bool chosen
        signal picked
        width: parent.width
        height: Theme.px(64)
        radius: Theme.px(10)
        color: Theme.panel
        border.color: chosen ? Theme.brassBright : Theme.buttonEdge
        border.width: chosen ? Theme.hairline * 2 : Theme.hairline
        Words {
            x: Theme.px(16)
            height: parent.height
            width: Theme.px(170)
            text: line.name
            font.pixelSize: Theme.small
            color: Theme.quiet
        }
        Words {
            x: Theme.px(190)
            height: parent.height
            width: parent.width - x - Theme.px(16)
            text: line.shown
            font.pixelSize: Theme.large
            font.weight: Font.DemiBold
        }
        TapHandler {
            onTapped: line.picked()
        }
    }

    Column {
        id: column
        width: parent.width
        spacing: Theme.px(10)

        Line {
            name: qsTr("Staff number")
            shown: pad.number
            chosen: !pad.pinNext
            onPicked: pad.pinNext = false
        }
        Line {
            name: qsTr("PIN")
            shown: "•".repeat(pad.pin.length)
            chosen: pad.pinNext
            onPicked: pad.pinNext = true
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
                    height: Theme.px(68)
                    label: modelData
                    onStruck: pad.strike(modelData)
                }
            }
            PadKey {
                width: keys.cell
                height: Theme.px(68)
                label: qsTr("Erase")
                labelSize: Theme.small
                onStruck: pad.erase()
            }
            PadKey {
                objectName: "digit-0"
                width: keys.cell
                height: Theme.px(68)
                label: "0"
                onStruck: pad.strike("0")
            }
            PadKey {
                objectName: "advance"
                width: keys.cell
                height: Theme.px(68)
                label: pad.busy ? "…" : pad.pinNext ? pad.label : qsTr("Next")
                labelSize: Theme.small
                primary: true
                usable: !pad.busy && (pad.pinNext ? pad.complete : pad.number !== "")
                onStruck: pad.advance()
            }
        }
    }
}
