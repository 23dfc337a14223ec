// All pages, each with the worst of its checks.
pragma ComponentBehavior: Bound
import QtQuick
import kiosk.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

ListView {
    id: list

    required property Diagnostics diagnostics

    objectName: "pageList"
    model: diagnostics.pages
    spacing: Theme.px(6)
    clip: true
    boundsBehavior: Flickable.StopAtBounds

    delegate: Rectangle {
        id: entry

        required property string key
        required property string title
        required property string mark
        readonly property bool chosen: list.diagnostics.page === key

        objectName: "page-" + key
        width: list.width
        height: Math.max(Theme.px(48), Math.min(Theme.px(60), (list.height - 14 * list.spacing) / 15))
        radius: Theme.px(8)
        color: chosen ? Theme.buttonPressed : Theme.clear
        border.color: chosen ? Theme.brass : activeFocus ? Theme.focusEdge : Theme.clear
        border.width: Theme.hairline
        activeFocusOnTab: true
        Accessible.role: Accessible.Button
        Accessible.name: title
        Keys.onReturnPressed: list.diagnostics.openPage(key)
        Keys.onSpacePressed: list.diagnostics.openPage(key)

        Words {
            anchors.left: parent.left
            anchors.leftMargin: Theme.px(14)
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - Theme.px(124)
            text: entry.title
            color: entry.chosen ? Theme.text : Theme.quiet
            font.pixelSize: Theme.small
            font.weight: Font.DemiBold
        }
        VerdictMark {
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(10)
            anchors.verticalCenter: parent.verticalCenter
            mark: entry.mark
            font.pixelSize: Theme.tiny
        }
        TapHandler {
            onTapped: list.diagnostics.openPage(entry.key)
        }
    }
    ScrollMark {
        area: list
        ground: Theme.night
    }
}
