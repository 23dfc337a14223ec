// A name and its figure, one under the other.
import QtQuick
import screen_kit.qml
import screen_kit.qml.controls

Column {
    id: figure

    required property string name
    required property string value
    property color colour: Theme.text
    property real size: Theme.large

    spacing: Theme.px(2)

    Words {
        width: figure.width
        text: figure.name
        font.pixelSize: Theme.tiny
        color: Theme.quiet
    }
    Words {
        width: figure.width
        text: figure.value !== "" ? figure.value : "–"
        font.pixelSize: figure.size
        font.weight: Font.DemiBold
        color: figure.colour
    }
}
