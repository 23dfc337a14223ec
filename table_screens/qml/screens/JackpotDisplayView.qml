// The jackpot meter display: amounts that run, a message in its turn, and the winner when there is one.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml
import screen_kit.qml.controls
import table_screens.viewmodels

Rectangle {
    id: view

    required property JackpotDisplay board
    readonly property bool won: board.winner !== ""

    color: Theme.night

    Item {
        anchors.centerIn: parent
        width: Theme.px(1920)
        height: Theme.px(1080)

        Column {
            id: meters
            visible: !view.won
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(50)
            width: parent.width - Theme.px(120)
            spacing: Theme.px(20)
            readonly property real cell: (Theme.px(820) - (list.count - 1) * spacing) / Math.max(1, list.count)

            Repeater {
                id: list
                model: view.board.figures
                delegate: Rectangle {
                    id: meter
                    required property string key
                    required property string name
                    required property string amount
                    required property string detail
                    required property string fault
                    objectName: "meter-" + key
                    width: meters.width
                    height: Math.min(Theme.px(400), meters.cell)
                    radius: Theme.px(26)
                    color: Theme.feltBottom
                    border.color: Theme.brass
                    border.width: Theme.px(4)

                    Column {
                        x: Theme.px(50)
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.px(620)
                        Words {
                            width: parent.width
                            text: meter.name
                            font.pixelSize: Math.min(Theme.px(84), meter.height * 0.34)
                            font.weight: Font.DemiBold
                            color: Theme.gold
                        }
                        Words {
                            width: parent.width
                            visible: text !== ""
                            text: meter.detail
                            font.pixelSize: Theme.px(56)
                        }
                    }
                    Words {
                        anchors.right: parent.right
                        anchors.rightMargin: Theme.px(50)
                        height: parent.height
                        width: parent.width - Theme.px(760)
                        horizontalAlignment: Text.AlignRight
                        text: meter.fault !== "" ? meter.fault : meter.amount
                        font.pixelSize: meter.fault !== "" ? Theme.px(72) : Math.min(Theme.px(210), meter.height * 0.6)
                        font.weight: Font.Bold
                        color: meter.fault !== "" || view.board.state === "fault" ? Theme.warning : Theme.text
                        opacity: view.board.state === "fresh" ? 1 : 0.55
                    }
                }
            }
            Words {
                visible: list.count === 0
                width: parent.width
                height: Theme.px(820)
                horizontalAlignment: Text.AlignHCenter
                text: view.board.needsRelease !== "" ? view.board.needsRelease : view.board.state === "fault" ? "" : qsTr("No jackpot at this table")
                font.pixelSize: Theme.px(84)
                color: Theme.quiet
            }
        }

        // The winning show: it stands, it does not flicker, and it can be read from the last seat.
        Rectangle {
            id: show
            visible: view.won
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(50)
            width: parent.width - Theme.px(120)
            height: Theme.px(820)
            radius: Theme.px(40)
            color: Theme.brassBright
            border.color: Theme.text
            border.width: Theme.px(10)
            scale: view.won ? 1 : 0.9
            Behavior on scale {
                NumberAnimation {
                    duration: Theme.slow
                    easing.type: Easing.OutBack
                }
            }
            Column {
                anchors.centerIn: parent
                width: parent.width - Theme.px(80)
                spacing: Theme.px(16)
                Words {
                    objectName: "winner"
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: view.board.winner
                    font.pixelSize: Theme.px(150)
                    font.weight: Font.Bold
                    color: Theme.inkOnBrass
                }
                Words {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: view.board.winnerWords
                    font.pixelSize: Theme.px(90)
                    font.weight: Font.DemiBold
                    color: Theme.inkOnBrass
                }
                Words {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: view.board.winnerPrize
                    font.pixelSize: Theme.px(250)
                    font.weight: Font.Black
                    color: Theme.inkOnBrass
                }
                Words {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: view.board.confirmed ? qsTr("Confirmed") : qsTr("The pit boss is confirming")
                    font.pixelSize: Theme.px(64)
                    color: Theme.inkOnBrass
                }
            }
        }

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: Theme.px(150)
            color: view.board.state === "fresh" ? Theme.nightEdge : Theme.warningGround
            Words {
                objectName: "line"
                anchors.fill: parent
                anchors.leftMargin: Theme.px(60)
                anchors.rightMargin: Theme.px(60)
                horizontalAlignment: Text.AlignHCenter
                text: view.board.state === "fault" ? qsTr("Jackpot display fault: amounts are not up to date") : view.board.state === "stale" ? qsTr("Amounts are being updated") : view.board.message
                font.pixelSize: Theme.px(66)
                font.weight: Font.Medium
                color: view.board.state === "fresh" ? Theme.text : Theme.warning
            }
        }
    }
}
