// A box of the felt: where it lies, and its edge, which is bright when it is aimed at or has won.
import QtQuick
import screen_kit.qml

Rectangle {
    required property string label
    required property real boxX
    required property real boxY
    required property real boxWidth
    required property real boxHeight
    required property string colour
    required property string light
    required property real squareWidth
    required property real squareHeight

    // Neighbours share the line between them.
    x: boxX * squareWidth
    y: boxY * squareHeight
    width: boxWidth * squareWidth + Theme.hairline
    height: boxHeight * squareHeight + Theme.hairline
    color: Theme.clear
    border.color: light === "" ? Theme.brass : light === "won" ? Theme.brassBright : Theme.aimedEdge
    border.width: light === "" ? Theme.hairline : Theme.px(3)
}
