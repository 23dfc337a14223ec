// Letters and figures for a screen without a keyboard: what an address and a one-time code are made of.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml

Column {
    id: pad

    // Words have spaces between them, and end when somebody says so; an address has neither.
    property string spaceLabel: ""
    property string doneLabel: ""

    signal typed(string letter)
    signal erased
    signal done

    readonly property var lines: ["1234567890-", "qwertyuiop:", "asdfghjkl/.", "zxcvbnm"]
    readonly property real cell: (width - 10 * spacing) / 11

    spacing: Theme.px(8)

    Repeater {
        model: pad.lines
        delegate: Row {
            id: line
            required property string modelData
            spacing: pad.spacing
            Repeater {
                model: line.modelData.length
                delegate: PushButton {
                    required property int index
                    objectName: "letter-" + label
                    width: pad.cell
                    height: Theme.px(62)
                    label: line.modelData[index]
                    onPushed: pad.typed(label)
                }
            }
        }
    }
    Row {
        spacing: pad.spacing
        PushButton {
            objectName: "erase"
            width: pad.cell * 3
            height: Theme.px(62)
            label: qsTr("Erase")
            labelSize: Theme.small
            onPushed: pad.erased()
        }
        PushButton {
            objectName: "space"
            visible: label !== ""
            width: pad.cell * 4
            height: Theme.px(62)
            label: pad.spaceLabel
            labelSize: Theme.small
            onPushed: pad.typed(" ")
        }
        PushButton {
            objectName: "done"
            visible: label !== ""
            width: pad.cell * 3
            height: Theme.px(62)
            label: pad.doneLabel
            labelSize: Theme.small
            primary: true
            onPushed: pad.done()
        }
    }
}
