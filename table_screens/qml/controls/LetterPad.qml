// Letters for a reason that is not among the ready-made ones.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml

Column {
    id: pad

    signal typed(string letter)
    signal erased

    property bool capital: true
    readonly property var lines: ["1234567890", "qwertyuiop", "asdfghjkl'", "zxcvbnm,.-"]
    readonly property real cell: Math.floor((width - 9 * spacing) / 10)

    spacing: Theme.px(6)

    Repeater {
        model: pad.lines
        delegate: Row {
            id: line
            required property string modelData
            spacing: pad.spacing
            Repeater {
                model: line.modelData.length
                delegate: PadKey {
                    required property int index
                    width: pad.cell
                    height: Theme.px(52)
                    labelSize: Theme.body
                    label: pad.capital ? line.modelData[index].toUpperCase() : line.modelData[index]
                    onStruck: {
                        pad.typed(label);
                        pad.capital = false;
                    }
                }
            }
        }
    }
    Row {
        spacing: pad.spacing
        PadKey {
            width: pad.cell * 2 + pad.spacing
            height: Theme.px(52)
            label: "⇧"
            onStruck: pad.capital = !pad.capital
        }
        PadKey {
            width: pad.cell * 6 + pad.spacing * 5
            height: Theme.px(52)
            labelSize: Theme.small
            label: qsTr("space")
            onStruck: pad.typed(" ")
        }
        PadKey {
            width: pad.cell * 2 + pad.spacing
            height: Theme.px(52)
            labelSize: Theme.small
            label: qsTr("Erase")
            onStruck: pad.erased()
        }
    }
}
