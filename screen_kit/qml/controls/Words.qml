// Text as this station writes it: ivory, and never cut off (it shrinks a little first).
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml

Text {
    color: Theme.text
    font.pixelSize: Theme.body
    fontSizeMode: Text.HorizontalFit
    minimumPixelSize: Math.round(font.pixelSize * 0.6)
    renderType: Text.NativeRendering
    textFormat: Text.PlainText
    verticalAlignment: Text.AlignVCenter
}
