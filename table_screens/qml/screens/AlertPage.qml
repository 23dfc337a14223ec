// Every alert nobody has acknowledged yet, newest first.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml
import screen_kit.qml.controls
import table_screens.qml.controls
import table_screens.viewmodels

Item {
    id: page

    required property ConsoleScreen desk

    signal stationWanted(int number)

    Words {
        id: title
        width: parent.width
        height: Theme.px(56)
        text: list.count > 0 ? qsTr("Alerts: each stays until somebody has seen to it") : qsTr("No alerts")
        font.pixelSize: Theme.large
        font.weight: Font.DemiBold
        color: Theme.gold
    }
    ListView {
        id: list
        anchors.top: title.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        spacing: Theme.px(10)
        boundsBehavior: Flickable.StopAtBounds
        model: page.desk.alerts.alerts
        delegate: Rectangle {
            id: alert
            required property string key
            required property string title
            required property string text
            required property string since
            required property int station
            width: ListView.view.width - more.room
            height: Math.max(Theme.px(104), lines.height + Theme.px(28))
            radius: Theme.radius
            color: Theme.warningGround
            border.color: Theme.warning
            border.width: Theme.hairline

            Column {
                id: lines
                x: Theme.px(20)
                anchors.verticalCenter: parent.verticalCenter
                width: buttons.x - 2 * x
                spacing: Theme.px(4)
                Words {
                    width: parent.width
                    text: alert.title
                    font.weight: Font.DemiBold
                    color: Theme.warning
                }
                Paragraph {
                    width: parent.width
                    text: alert.text
                    font.pixelSize: Theme.small
                }
                Words {
                    width: parent.width
                    text: alert.since
                    font.pixelSize: Theme.tiny
                    color: Theme.quiet
                }
            }
            Row {
                id: buttons
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(16)
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.px(10)
                PushButton {
                    visible: alert.station > 0
                    width: Theme.px(190)
                    height: Theme.px(64)
                    label: qsTr("Station %1").arg(alert.station)
                    onPushed: page.stationWanted(alert.station)
                }
                PushButton {
                    objectName: "acknowledge-" + alert.key
                    width: Theme.px(220)
                    height: Theme.px(64)
                    blocked: fresh.running
                    label: qsTr("Acknowledge")
                    onPushed: page.desk.acknowledge(alert.key)
                    // A row that goes lets the others move up: none of them is the one the finger came down for.
                    Moment {
                        id: fresh
                        of: list.count
                    }
                }
            }
        }
        ScrollMark {
            id: more
            area: list
            ground: Theme.night
        }
    }
}
