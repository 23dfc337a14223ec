// One of the console's pages.
import QtQuick
import screen_kit.qml
import screen_kit.qml.controls

Rectangle {
    id: tab

    required property string label
    property bool chosen: false
    property int badge: 0
    property real labelSize: Theme.body

    signal pushed

    height: Theme.px(60)
    radius: Theme.px(10)
    color: chosen ? Theme.button : Theme.clear
    border.color: activeFocus ? Theme.focusEdge : chosen ? Theme.brass : Theme.clear
    border.width: Theme.hairline
    activeFocusOnTab: true
    Accessible.role: Accessible.PageTab
    Accessible.name: tab.label
    Accessible.onPressAction: tab.pushed()
    Keys.onSpacePressed: tab.pushed()
    Keys.onReturnPressed: tab.pushed()

    Words {
        anchors.centerIn: parent
        width: parent.width - Theme.px(20)
        horizontalAlignment: Text.AlignHCenter
        text: tab.label
        font.pixelSize: tab.labelSize
        font.weight: tab.chosen ? Font.DemiBold : Font.Medium
        color: tab.chosen ? Theme.gold : Theme.text
    }
    Rectangle {
        visible: tab.badge > 0
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.px(4)
        width: Math.max(height, count.implicitWidth + Theme.px(12))
        height: Theme.px(28)
        radius: height / 2
        color: Theme.warning
        Words {
            id: count
            anchors.centerIn: parent
            text: tab.badge
            font.pixelSize: Theme.tiny
            font.weight: Font.Bold
            color: Theme.inkOnWarning
        }
    }
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: tab.pushed()
    }
}
