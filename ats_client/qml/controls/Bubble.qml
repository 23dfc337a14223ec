// A reason, standing at its bet for as long as the station says it: above it, or below where that hides fewer chips.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml
import screen_kit.qml.controls

Rectangle {
    id: bubble

    objectName: "floating"

    required property string text
    required property real spotX
    required property real spotY
    required property FeltView felt
    readonly property real clear: felt.chip * 0.75
    readonly property real atX: felt.originX + spotX * felt.squareWidth
    readonly property real atY: felt.originY + spotY * felt.squareHeight
    readonly property bool low: felt.stackCount > 0 && felt.stacksUnder(x, atY - clear - height, width, height) > felt.stacksUnder(x, atY + clear, width, height)

    width: words.implicitWidth + Theme.px(24)
    height: words.implicitHeight + Theme.px(12)
    x: Math.max(Theme.px(6), Math.min(felt.width - width - Theme.px(6), atX - width / 2))
    y: low ? atY + clear : atY - clear - height
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
