// A key of a pad. Unlike a button it may be struck twice quickly: 11 is a number.
import QtQuick
import screen_kit.qml
import screen_kit.qml.controls

Rectangle {
    id: key

    required property string label
    property bool primary: false
    property bool usable: true
    property real labelSize: Theme.large

    signal struck

    radius: Theme.px(10)
    color: !usable ? Theme.buttonOff : primary ? (tap.pressed ? Theme.brassDark : Theme.brassBright) : (tap.pressed ? Theme.buttonPressed : Theme.button)
    border.color: primary && usable ? Theme.brass : Theme.buttonEdge
    border.width: Theme.hairline
    Accessible.role: Accessible.Button
    Accessible.name: key.label

    Words {
        anchors.centerIn: parent
        width: parent.width - Theme.px(8)
        horizontalAlignment: Text.AlignHCenter
        text: key.label
        font.pixelSize: key.labelSize
        font.weight: Font.DemiBold
        color: !key.usable ? Theme.textOff : key.primary ? Theme.inkOnBrass : Theme.text
    }
    TapHandler {
        id: tap
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onPressedChanged: if (pressed && !key.primary)
            Settling.onKey = true
        onTapped: if (key.usable)
            key.struck()
    }
}
