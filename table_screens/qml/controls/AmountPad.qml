// An amount of money, by keys or by ready-made sums.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml
import screen_kit.qml.controls

FocusScope {
    id: pad

    property string text: ""
    property string label: qsTr("Continue")
    // How many digits may follow the point: cents, or the four of a rate.
    property int decimals: 2
    property bool mayBeEmpty: false
    // What stands there already goes with the first key.
    property bool replaces: text !== ""
    readonly property bool ready: text !== "" || mayBeEmpty
    // Digits before the point; more are a slip of the finger, and refused as they are struck.
    property int digits: 7
    property string refused: ""
    property var sums: ["20", "50", "100", "200", "500", "1000"]

    signal entered(string amount)

    function strike(letter: string) {
        if (replaces)
            text = "";
        replaces = false;
        refused = "";
        const dot = text.indexOf(".");
        if (letter === "." ? dot >= 0 || text === "" : dot >= 0 && text.length - dot > decimals)
            return;
        if (letter !== "." && dot < 0 && text.length >= digits) {
            refused = qsTr("At most %1 digits before the point.").arg(digits);
            return;
        }
        text = text === "0" && letter !== "." ? letter : text + letter;
    }

    function clear() {
        text = "";
        refused = "";
    }

    function erase() {
        replaces = false;
        refused = "";
        text = text.slice(0, -1);
    }

    implicitHeight: column.height
    Keys.onPressed: event => {
        if (event.text !== "" && "0123456789.".includes(event.text))
            pad.strike(event.text);
        else if (event.key === Qt.Key_Backspace)
            pad.erase();
        else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && pad.ready)
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
            height: Theme.px(76)
            radius: Theme.px(10)
            color: Theme.panel
            border.color: Theme.brassBright
            border.width: Theme.hairline * 2
            Words {
                objectName: "refused"
                anchors.fill: parent
                anchors.margins: Theme.px(16)
                anchors.rightMargin: parent.width * 0.45
                text: pad.refused
                font.pixelSize: Theme.small
                color: Theme.warning
            }
            Words {
                anchors.fill: parent
                anchors.margins: Theme.px(16)
                horizontalAlignment: Text.AlignRight
                text: pad.text !== "" ? pad.text : "0." + "0".repeat(pad.decimals)
                color: pad.text !== "" ? Theme.text : Theme.textOff
                font.pixelSize: Theme.huge
                font.weight: Font.DemiBold
            }
        }
        Grid {
            id: ready
            columns: 6
            spacing: Theme.px(8)
            width: parent.width
            readonly property real cell: Math.floor((width - 5 * spacing) / 6)
            Repeater {
                model: pad.sums
                delegate: PadKey {
                    required property string modelData
                    objectName: "sum-" + modelData
                    width: ready.cell
                    height: Theme.px(56)
                    label: modelData
                    labelSize: Theme.small
                    onStruck: {
                        pad.replaces = false;
                        pad.text = modelData;
                    }
                }
            }
        }
        Grid {
            id: keys
            columns: 3
            spacing: Theme.px(8)
            width: parent.width
            readonly property real cell: Math.floor((width - 2 * spacing) / 3)
            Repeater {
                model: ["1", "2", "3", "4", "5", "6", "7", "8", "9", ".", "0", "00"]
                delegate: PadKey {
                    required property string modelData
                    width: keys.cell
                    height: Theme.px(62)
                    label: modelData
                    onStruck: {
                        for (const letter of modelData)
                            pad.strike(letter);
                    }
                }
            }
        }
        Row {
            width: parent.width
            spacing: Theme.px(8)
            PadKey {
                width: keys.cell
                height: Theme.px(68)
                label: qsTr("Erase")
                labelSize: Theme.small
                onStruck: pad.erase()
            }
            PadKey {
                objectName: "enter"
                width: parent.width - keys.cell - Theme.px(8)
                height: Theme.px(68)
                primary: true
                usable: pad.ready
                label: pad.label
                labelSize: Theme.body
                onStruck: pad.entered(pad.text)
            }
        }
    }
}
