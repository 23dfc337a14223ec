// Over a list: that there is more of it, which way, and how much.
import QtQuick
import screen_kit.qml

Item {
    id: mark

    required property Flickable area
    // What lies under the list: its last line fades into it.
    property color ground: Theme.panel
    readonly property bool hasMore: area.visibleArea.heightRatio < 0.999
    readonly property bool moreBelow: hasMore && !area.atYEnd
    // What the rows leave free for it at their right.
    readonly property real room: hasMore ? Theme.px(10) : 0

    parent: area
    anchors.fill: parent
    z: 1
    visible: hasMore

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.px(36)
        visible: mark.moreBelow
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Qt.alpha(mark.ground, 0)
            }
            GradientStop {
                position: 1
                color: mark.ground
            }
        }
    }
    Rectangle {
        anchors.right: parent.right
        y: mark.area.visibleArea.yPosition * mark.height
        width: Theme.px(5)
        height: Math.max(Theme.px(24), mark.area.visibleArea.heightRatio * mark.height)
        radius: width / 2
        color: Theme.quiet
        opacity: 0.55
    }
}
