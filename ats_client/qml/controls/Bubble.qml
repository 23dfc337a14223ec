// A reason, standing at its bet for as long as the station says it.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.qml

Rectangle {
    id: bubble

    objectName: "floating"

    required property string text
    required property real spotX
    required property real spotY
    property real room: 0
    property real below: Theme.px(30)
    property real atX: 0
    property real atY: 0

    width: words.implicitWidth + Theme.px(24)
    height: words.implicitHeight + Theme.px(12)
    x: Math.max(Theme.px(6), Math.min(room - width - Theme.px(6), atX - width / 2))
    y: atY - below - height
    z: 40
    radius: Theme.px(9)
    color: Theme.warningGround
    border.color: Theme.warning
    border.width: Theme.hairline

    Text {
        id: words
        anchors.centerIn: parent
        text: bubble.text
        color: Theme.warning
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
        textFormat: Text.PlainText
        renderType: Text.NativeRendering
    }
}
