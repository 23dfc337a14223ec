// A result in its colour.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml

Rectangle {
    id: tile

    required property string label
    required property string colour
    // A wheel game's symbol, by the name of its picture; empty for a number.
    property string picture: ""
    property bool framed: false
    property real size: Theme.px(48)
    property real textSize: size * 0.46

    width: size
    height: size
    radius: size * 0.16
    color: Theme.boxColours[colour] ?? Theme.trackInside
    border.color: framed ? Theme.brassBright : Theme.buttonEdge
    border.width: framed ? Theme.px(3) : Theme.hairline

    Loader {
        active: tile.picture !== ""
        anchors.centerIn: parent
        sourceComponent: Image {
            readonly property int side: Math.round(Math.min(tile.width, tile.height) * 0.66)
            source: side < 4 ? "" : "image://symbols/" + tile.picture + "/" + side
        }
    }

    Words {
        visible: tile.picture === ""
        anchors.fill: parent
        anchors.margins: Theme.px(3)
        text: tile.label
        color: tile.colour === "ivory" ? Theme.inkOnIvory : Theme.text
        font.pixelSize: tile.textSize
        font.weight: Font.Bold
        horizontalAlignment: Text.AlignHCenter
    }
}
