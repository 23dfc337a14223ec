// Ten keys and what they have written: a staff number, or a PIN as dots.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml
import screen_kit.qml.controls

Column {
    id: pad

    required property string title
    required property string shown
    property int columns: 6
    property real keyHeight: Theme.px(56)

    // A digit, or nothing: one less.
    signal struck(string digit)

    spacing: Theme.px(8)

    Row {
        width: parent.width
        height: Theme.px(46)
        Words {
            width: parent.width * 0.5
            height: parent.height
            text: pad.title
            font.pixelSize: Theme.small
            color: Theme.quiet
        }
        Words {
            width: parent.width * 0.5
            height: parent.height
            horizontalAlignment: Text.AlignRight
            text: pad.shown !== "" ? pad.shown : "–"
            font.pixelSize: Theme.large
            font.weight: Font.DemiBold
        }
    }
    Flow {
        id: keys
        spacing: Theme.px(6)
        width: parent.width
        readonly property real cell: Math.floor((width - (pad.columns - 1) * spacing) / pad.columns)
        Repeater {
            model: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"]
            delegate: PadKey {
                required property string modelData
                objectName: "key-" + modelData
                width: keys.cell
                height: pad.keyHeight
                label: modelData
                onStruck: pad.struck(modelData)
            }
        }
        PadKey {
            objectName: "key-erase"
            width: 2 * keys.cell + keys.spacing
            height: pad.keyHeight
            label: qsTr("Erase")
            labelSize: Theme.small
            onStruck: pad.struck("")
        }
    }
}
