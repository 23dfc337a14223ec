// The frame of a small view: its picture lies over it, its name and what happens there beneath. A touch goes there.
import QtQuick
import screen_kit.qml
import screen_kit.qml.controls

Rectangle {
    id: glance

    required property real unit
    required property string name
    required property string line
    // Height by width of the picture.
    required property real aspect
    // The words stand beside the picture, not below it.
    required property bool beside
    readonly property rect picture: beside ? Qt.rect(edge, edge, (height - 2 * edge) / aspect, height - 2 * edge) : Qt.rect(edge, edge, width - 2 * edge, (width - 2 * edge) * aspect)
    readonly property real edge: Math.max(1, Math.round(2 * unit))

    signal wanted

    function px(size: real): real {
        return Math.max(1, Math.round(size * unit));
    }

    radius: px(10)
    color: touch.pressed ? Theme.buttonPressed : Theme.panel
    border.color: activeFocus ? Theme.focusEdge : Theme.panelEdge
    border.width: edge
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: glance.name
    Accessible.description: glance.line
    Accessible.onPressAction: glance.wanted()
    Keys.onSpacePressed: glance.wanted()
    Keys.onReturnPressed: glance.wanted()

    Column {
        x: glance.beside ? glance.picture.right + glance.px(18) : glance.px(16)
        y: glance.beside ? (glance.height - height) / 2 : glance.picture.bottom + (glance.height - glance.picture.bottom - height) / 2
        width: glance.width - x - glance.px(16)
        spacing: glance.px(6)
        Words {
            width: parent.width
            text: glance.name + "  ›"
            font.pixelSize: glance.px(23)
            font.weight: Font.DemiBold
            color: Theme.gold
        }
        Text {
            width: parent.width
            text: glance.line
            wrapMode: Text.WordWrap
            maximumLineCount: glance.beside ? 3 : 2
            elide: Text.ElideRight
            font.pixelSize: glance.px(19)
            color: Theme.quiet
            textFormat: Text.PlainText
            renderType: Text.NativeRendering
        }
    }
    TapHandler {
        id: touch
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: glance.wanted()
    }
}
