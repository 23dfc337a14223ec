// What may be done at a station, and the state of its devices. Everything asks once more before it happens.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml
import screen_kit.qml.controls
import table_screens.qml.controls
import table_screens.viewmodels

Item {
    id: side

    required property ConsoleScreen desk
    property Hint hint: null
    readonly property StationCard card: desk.card
    readonly property real half: (width - Theme.px(10)) / 2

    signal amountWanted(string what)

    Column {
        id: actions
        width: parent.width
        spacing: Theme.px(10)

        Row {
            spacing: Theme.px(10)
            PushButton {
                objectName: "buy-in"
                width: side.half
                height: Theme.px(84)
                label: qsTr("Buy-in")
                primary: true
                why: side.card.whyNotBuyIn
                hint: side.hint
                onPushed: side.amountWanted("buy-in")
            }
            PushButton {
                objectName: "pay-out"
                width: side.half
                height: Theme.px(84)
                label: qsTr("Pay out")
                primary: true
                why: side.card.whyNotPayOut
                hint: side.hint
                onPushed: side.desk.stationHand.payOut()
            }
        }
        Grid {
            columns: 2
            spacing: Theme.px(10)
            PushButton {
                objectName: "malfunction"
                width: side.half
                label: qsTr("Malfunction: void bets")
                labelSize: Theme.small
                why: side.card.whyNotVoid
                hint: side.hint
                onPushed: side.desk.stationHand.voidWagers(true)
            }
            PushButton {
                objectName: "void"
                width: side.half
                label: qsTr("Void bets (%1)").arg(side.card.voidRule)
                labelSize: Theme.small
                why: side.card.whyNotVoid
                hint: side.hint
                onPushed: side.desk.stationHand.voidWagers(false)
            }
            PushButton {
                objectName: "leave"
                width: side.half
                label: qsTr("Direct to leave")
                labelSize: Theme.small
                why: side.card.whyNotLeave
                hint: side.hint
                onPushed: side.desk.stationHand.sendAway(false)
            }
            PushButton {
                objectName: "leave-void"
                width: side.half
                label: qsTr("Leave, bets void")
                labelSize: Theme.small
                why: side.card.whyNotLeave
                hint: side.hint
                onPushed: side.desk.stationHand.sendAway(true)
            }
            PushButton {
                objectName: "exclude"
                width: side.half
                label: qsTr("Exclude player")
                labelSize: Theme.small
                why: side.card.whyNotLeave
                hint: side.hint
                onPushed: side.desk.stationHand.exclude()
            }
            PushButton {
                objectName: "make-good"
                width: side.half
                label: qsTr("Adjust result …")
                labelSize: Theme.small
                why: side.card.whyNotMakeGood
                hint: side.hint
                onPushed: side.amountWanted("result")
            }
            PushButton {
                objectName: "freeze"
                width: side.half
                label: side.card.frozen ? qsTr("Unfreeze account") : qsTr("Freeze account")
                labelSize: Theme.small
                why: side.card.whyNotFreeze
                hint: side.hint
                onPushed: side.desk.stationHand.freeze()
            }
            PushButton {
                objectName: "adjust"
                width: side.half
                label: qsTr("Adjust account …")
                labelSize: Theme.small
                why: side.card.whyNotFreeze
                hint: side.hint
                onPushed: side.amountWanted("adjust")
            }
            PushButton {
                objectName: "personal-limits"
                width: side.half
                label: qsTr("Personal limits …")
                labelSize: Theme.small
                why: side.card.whyNotPersonal
                hint: side.hint
                onPushed: side.amountWanted("limit")
            }
            PushButton {
                objectName: "service"
                width: side.half
                label: side.card.inService ? qsTr("Out of service") : qsTr("Back into service")
                labelSize: Theme.small
                onPushed: side.desk.stationHand.service()
            }
        }
    }

    Panel {
        anchors.top: actions.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: parent.bottom
        width: parent.width
        Flickable {
            id: about
            x: Theme.px(18)
            y: Theme.px(12)
            width: parent.width - x - Theme.px(6)
            height: parent.height - 2 * y
            contentHeight: machine.height
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            Column {
                id: machine
                width: parent.width - Theme.px(12)
                spacing: Theme.px(6)
                Heading {
                    width: parent.width
                    text: devices.count > 0 ? qsTr("Devices") : qsTr("No devices reported")
                }
                Repeater {
                    id: devices
                    model: side.card.devices
                    delegate: Row {
                        id: device
                        required property string name
                        required property string condition
                        required property bool faulty
                        width: parent.width
                        height: Math.max(Theme.px(34), condition.implicitHeight + Theme.px(6))
                        Words {
                            width: parent.width * 0.4
                            height: parent.height
                            text: device.name
                            font.pixelSize: Theme.small
                        }
                        Paragraph {
                            id: condition
                            width: parent.width * 0.6
                            height: parent.height
                            horizontalAlignment: Text.AlignRight
                            verticalAlignment: Text.AlignVCenter
                            text: device.condition
                            font.pixelSize: Theme.small
                            color: device.faulty ? Theme.warning : Theme.greenWord
                        }
                    }
                }
                Heading {
                    width: parent.width
                    visible: acts.count > 0
                    topPadding: Theme.px(8)
                    text: qsTr("Work of technicians")
                }
                Repeater {
                    id: acts
                    model: side.card.acts
                    delegate: Column {
                        id: act
                        required property string what
                        required property string when
                        width: machine.width
                        Paragraph {
                            width: parent.width
                            text: act.what
                            font.pixelSize: Theme.small
                        }
                        Words {
                            width: parent.width
                            text: act.when
                            font.pixelSize: Theme.tiny
                            color: Theme.quiet
                        }
                    }
                }
            }
            ScrollMark {
                area: about
            }
        }
    }
}
