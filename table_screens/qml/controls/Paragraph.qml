// A sentence that may take several lines.
import QtQuick
import screen_kit.qml

Text {
    wrapMode: Text.WordWrap
    color: Theme.text
    font.pixelSize: Theme.body
    lineHeight: 1.15
    textFormat: Text.PlainText
    renderType: Text.NativeRendering
}
