// A result in its colour.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml

Rectangle {
    id: tile

    required property string label
    required property string colour
    property bool framed: false
    property real size: Theme.px(48)
    property real textSize: size * 0.46

    width: size
    height: size
    radius: size * 0.16
    color: Theme.boxColours[colour] ?? Theme.trackInside
    border.color: framed ? Theme.brassBright : Theme.buttonEdge
    border.width: framed ? Theme.px(3) : Theme.hairline

    Words {
        anchors.fill: parent
        anchors.margins: Theme.px(3)
        text: tile.label
        color: tile.colour === "ivory" ? Theme.inkOnIvory : Theme.text
        font.pixelSize: tile.textSize
        font.weight: Font.Bold
        horizontalAlignment: Text.AlignHCenter
    }
}
