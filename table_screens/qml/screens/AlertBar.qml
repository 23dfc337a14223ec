// The newest alert, and for a moment what was just done. It is always there, so that nothing moves when it has something to say.
import QtQuick
import screen_kit.qml
import screen_kit.qml.controls
import table_screens.qml.controls
import table_screens.viewmodels

Rectangle {
    id: bar

    required property ConsoleScreen desk
    readonly property bool done: desk.question.done !== ""
    readonly property bool alerted: desk.alerts.count > 0

    signal listWanted
    signal stationWanted(int number)

    color: done ? Theme.nightEdge : alerted ? Theme.warningGround : Theme.clear
    border.color: done ? (desk.question.lapsed ? Theme.warning : Theme.linkUp) : alerted ? Theme.warning : Theme.panelEdge
    border.width: Theme.hairline

    // A request for a higher role, beside the game until somebody comes. No other button lies or comes to lie here.
    PushButton {
        id: waiting
        objectName: "take-up"
        x: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(300)
        height: Theme.px(56)
        visible: bar.desk.question.aside > 0
        label: bar.desk.question.aside > 1 ? qsTr("Waiting: %1 and %2 more").arg(bar.desk.question.asideTitle).arg(bar.desk.question.aside - 1) : qsTr("Waiting: %1").arg(bar.desk.question.asideTitle)
        labelSize: Theme.small
        onPushed: bar.desk.takeUp()
    }
    Words {
        objectName: "said"
        x: Theme.px(24) + (waiting.visible ? waiting.x + waiting.width : 0)
        width: acknowledge.x - x - Theme.px(24)
        height: parent.height
        text: bar.done ? bar.desk.question.done : bar.alerted ? bar.desk.alerts.newest : qsTr("No alerts")
        color: bar.done ? (bar.desk.question.lapsed ? Theme.warning : Theme.greenWord) : bar.alerted ? Theme.warning : Theme.quiet
        font.weight: Font.Medium
    }
    PushButton {
        id: acknowledge
        objectName: "acknowledge"
        anchors.right: list.left
        anchors.rightMargin: Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter
        visible: bar.alerted && !bar.done
        width: Theme.px(180)
        height: Theme.px(56)
        label: qsTr("Acknowledge")
        labelSize: Theme.small
        blocked: fresh.running
        onPushed: bar.desk.acknowledge(bar.desk.alerts.newestKey)
        // Another alert than the one that was read must not be acknowledged for it.
        Moment {
            id: fresh
            of: bar.desk.alerts.newestKey
        }
    }
    PushButton {
        id: list
        objectName: "alerts"
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        visible: bar.alerted
        width: Theme.px(170)
        height: Theme.px(56)
        label: qsTr("Alerts: %1").arg(bar.desk.alerts.count)
        labelSize: Theme.small
        onPushed: bar.listWanted()
    }
}
