// The newest alert, and for a moment what was just done. It never covers anything.
import QtQuick
import ats_client.qml
import ats_client.qml.controls
import table_screens.viewmodels

Rectangle {
    id: bar

    required property ConsoleScreen desk
    readonly property bool done: desk.question.done !== ""

    signal listWanted
    signal stationWanted(int number)

    visible: height > 0
    color: done ? Theme.nightEdge : Theme.warningGround
    border.color: done ? Theme.linkUp : Theme.warning
    border.width: Theme.hairline

    Words {
        objectName: "said"
        x: Theme.px(24)
        width: buttons.x - 2 * x
        height: parent.height
        text: bar.done ? bar.desk.question.done : bar.desk.alerts.newest
        color: bar.done ? Theme.greenWord : Theme.warning
        font.weight: Font.Medium
    }
    Row {
        id: buttons
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(10)
        visible: bar.desk.alerts.count > 0
        PushButton {
            objectName: "alerts"
            width: Theme.px(170)
            height: Theme.px(50)
            label: qsTr("Alerts: %1").arg(bar.desk.alerts.count)
            labelSize: Theme.small
            onPushed: bar.listWanted()
        }
        PushButton {
            objectName: "acknowledge"
            visible: !bar.done
            width: Theme.px(180)
            height: Theme.px(50)
            label: qsTr("Acknowledge")
            labelSize: Theme.small
            onPushed: bar.desk.acknowledge(bar.desk.alerts.newestKey)
        }
    }
}
