// Which table and game, the limit sign, the message line, the time, the link, language, help and attendant.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

Rectangle {
    id: bar

    required property StationScreen station
    required property Hint hint
    property bool blocked: false

    signal limitsWanted
    signal languageWanted
    signal helpWanted

    color: Theme.nightEdge

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.panelEdge
    }

    Row {
        id: left
        x: Theme.px(20)
        height: parent.height
        spacing: Theme.px(16)

        Column {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(330)
            Words {
                width: parent.width
                text: bar.station.placard.gameTitle
                font.pixelSize: Theme.px(25)
                font.weight: Font.DemiBold
                color: Theme.gold
            }
            Words {
                width: parent.width
                text: bar.station.placard.tableName + " · " + bar.station.placard.stationNumber
                font.pixelSize: Theme.tiny
                color: Theme.quiet
            }
        }
        PushButton {
            objectName: "sign"
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(400)
            height: Theme.px(52)
            radius: Theme.px(12)
            label: ""
            border.color: Theme.brass
            blocked: bar.blocked
            Accessible.name: bar.station.placard.tableSign + " " + bar.station.placard.insideSign + " " + bar.station.placard.outsideSign
            onPushed: bar.limitsWanted()

            // s 66(1)(c), RR 4.3.3: what all wagers together need first, then what each bet takes.
            Column {
                id: together
                anchors.verticalCenter: parent.verticalCenter
                x: Theme.px(12)
                width: Theme.px(122)
                Words {
                    width: parent.width
                    visible: bar.station.placard.personalSign
                    text: qsTr("YOUR LIMITS")
                    font.pixelSize: Theme.px(14)
                    color: Theme.gold
                }
                Words {
                    width: parent.width
                    text: bar.station.placard.tableSign
                    font.pixelSize: Theme.px(18)
                    font.weight: Font.DemiBold
                }
            }
            Column {
                anchors.verticalCenter: parent.verticalCenter
                anchors.left: together.right
                anchors.leftMargin: Theme.px(8)
                width: parent.width - x - Theme.px(12)
                Words {
                    width: parent.width
                    text: bar.station.placard.insideSign
                    font.pixelSize: Theme.px(14)
                }
                Words {
                    width: parent.width
                    visible: text !== ""
                    text: bar.station.placard.outsideSign
                    font.pixelSize: Theme.px(14)
                }
            }
        }
    }

    // What the table does stays in sight whatever is said below it.
    Words {
        id: phase
        objectName: "phaseLine"
        visible: text !== ""
        x: message.x
        width: message.width
        height: message.text === "" ? parent.height : Theme.px(25)
        horizontalAlignment: Text.AlignHCenter
        text: bar.station.screen !== "game" ? "" : bar.station.results.outcome !== "" ? bar.station.results.outcomeName : bar.station.countdown.words
        font.pixelSize: message.text === "" ? Theme.body : Theme.small
        font.weight: Font.DemiBold
    }
    Words {
        id: message
        objectName: "messageLine"
        // RR 4.3.3: the last seconds say in words what the bets still need.
        readonly property bool warns: bar.station.meter.warning !== "" && ["last", "final"].includes(bar.station.countdown.stage)
        anchors.left: left.right
        anchors.leftMargin: Theme.px(20)
        anchors.right: turn.visible ? turn.left : right.left
        anchors.rightMargin: Theme.px(turn.visible ? 10 : 20)
        y: phase.visible ? Theme.px(23) : 0
        height: parent.height - y - Theme.px(phase.visible ? 2 : 0)
        horizontalAlignment: Text.AlignHCenter
        text: warns ? bar.station.meter.warning : bar.station.sayings.message
        font.pixelSize: phase.visible ? Theme.small : Theme.body
        font.weight: Font.DemiBold
        color: warns || bar.station.sayings.urgent ? Theme.warning : Theme.text
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.px(13)
    }
    // Several notices take turns; this says that there are more.
    Words {
        id: turn
        visible: text !== ""
        anchors.right: right.left
        anchors.rightMargin: Theme.px(20)
        height: parent.height
        text: bar.station.sayings.turn
        font.pixelSize: Theme.tiny
        color: Theme.quiet
    }

    Row {
        id: right
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(16)
        height: parent.height
        spacing: Theme.px(12)

        Words {
            height: parent.height
            text: bar.station.placard.clock
            font.pixelSize: Theme.body
            font.weight: Font.DemiBold
        }
        Row {
            height: parent.height
            spacing: Theme.px(7)
            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(14)
                height: width
                radius: bar.station.connected ? width / 2 : 2
                color: bar.station.connected ? Theme.linkUp : Theme.linkDown
            }
            Words {
                height: parent.height
                text: bar.station.connected ? qsTr("Link") : qsTr("No link")
                font.pixelSize: Theme.tiny
                color: bar.station.connected ? Theme.quiet : Theme.warning
            }
        }
        PushButton {
            objectName: "language"
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(70)
            height: Theme.px(48)
            label: bar.station.language === "zh" ? "中文" : bar.station.language.toUpperCase()
            labelSize: Theme.small
            blocked: bar.blocked
            onPushed: bar.languageWanted()
        }
        PushButton {
            objectName: "help"
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(60)
            height: Theme.px(48)
            label: "?"
            labelSize: Theme.body
            blocked: bar.blocked
            Accessible.name: qsTr("Help and rules")
            onPushed: bar.helpWanted()
        }
        AttendantButton {
            anchors.verticalCenter: parent.verticalCenter
            station: bar.station
        }
    }
}
