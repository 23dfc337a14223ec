// One station: its account, its felt, its last rounds and its devices; and what may be done there.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml
import screen_kit.qml.controls
import table_screens.qml.controls
import table_screens.viewmodels

Item {
    id: page

    required property ConsoleScreen desk
    property Hint hint: null
    readonly property StationCard card: desk.card
    // "" · buy-in · adjust · limit
    property string asking: ""
    property bool claiming: false

    Connections {
        target: page.desk.question
        function onChanged() {
            if (page.desk.question.step !== "") {
                page.asking = "";
                page.claiming = false;
            }
        }
    }

    Row {
        id: title
        width: parent.width
        height: Theme.px(60)
        spacing: Theme.px(18)
        PushButton {
            objectName: "back"
            width: Theme.px(150)
            height: Theme.px(56)
            label: qsTr("‹ Room")
            onPushed: page.desk.stationHand.leave()
        }
        Words {
            height: Theme.px(56)
            text: page.card.title
            font.pixelSize: Theme.large
            font.weight: Font.DemiBold
            color: Theme.gold
        }
        Words {
            height: Theme.px(56)
            text: page.card.word
            font.weight: Font.Medium
        }
        Words {
            height: Theme.px(56)
            visible: text !== ""
            width: Math.min(implicitWidth, claim.x - x - Theme.gap)
            text: page.card.reason
            color: Theme.quiet
            font.pixelSize: Theme.small
        }
    }

    PushButton {
        id: claim
        objectName: "claim"
        anchors.right: parent.right
        width: Theme.px(300)
        height: Theme.px(56)
        label: qsTr("Claim about round %1 …").arg(page.card.claimRound)
        labelSize: Theme.small
        onPushed: page.claiming = true
    }

    Rectangle {
        id: waiting
        anchors.top: title.bottom
        anchors.topMargin: visible ? Theme.px(10) : 0
        width: parent.width
        height: visible ? Theme.px(92) : 0
        visible: page.card.cashOut !== ""
        radius: Theme.radius
        color: Theme.warningGround
        border.color: Theme.warning
        border.width: Theme.hairline * 1.5

        Words {
            x: Theme.px(20)
            height: parent.height
            width: Theme.px(230)
            text: page.card.cashOut
            font.pixelSize: Theme.huge
            font.weight: Font.Bold
            color: Theme.warning
        }
        Words {
            x: Theme.px(262)
            height: parent.height
            width: buttons.x - x - Theme.px(14)
            text: page.card.cashOutWord
            color: Theme.warning
        }
        Row {
            id: buttons
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(14)
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(12)
            PushButton {
                objectName: "hand-pay"
                visible: page.card.handPay
                width: Theme.px(260)
                height: Theme.px(66)
                label: qsTr("Pay by hand")
                primary: true
                onPushed: page.desk.stationHand.handPay()
            }
            PushButton {
                objectName: "ticket-out"
                visible: page.card.ticketUncertain
                width: Theme.px(230)
                height: Theme.px(66)
                label: qsTr("It came out")
                onPushed: page.desk.stationHand.ticketCameOut(true)
            }
            PushButton {
                objectName: "ticket-not-out"
                visible: page.card.ticketUncertain
                width: Theme.px(270)
                height: Theme.px(66)
                label: qsTr("It did not come out")
                onPushed: page.desk.stationHand.ticketCameOut(false)
            }
        }
    }

    Panel {
        id: account
        anchors.top: waiting.bottom
        anchors.topMargin: Theme.px(10)
        width: parent.width
        height: Theme.px(96)
        Row {
            id: figures
            anchors.verticalCenter: parent.verticalCenter
            x: Theme.px(20)
            width: parent.width - 2 * x
            readonly property real cell: width / 5
            Figure {
                objectName: "balance"
                width: figures.cell
                name: qsTr("Balance")
                value: page.card.balance
            }
            Figure {
                width: figures.cell
                name: qsTr("On the felt")
                value: page.card.onFelt
            }
            Figure {
                width: figures.cell
                name: qsTr("Money in")
                value: page.card.moneyIn
            }
            Figure {
                width: figures.cell
                name: qsTr("Won or lost")
                value: page.card.result
            }
            Figure {
                width: figures.cell
                name: page.card.personal !== "" ? qsTr("Personal limits") : qsTr("Playing since")
                value: page.card.personal !== "" ? page.card.personal : page.card.since
                size: Theme.small
                colour: page.card.personal !== "" ? Theme.gold : Theme.text
            }
        }
    }

    Item {
        anchors.top: account.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: parent.bottom
        width: parent.width

        Column {
            id: left
            width: Math.round(parent.width * 0.6)
            height: parent.height
            spacing: Theme.px(8)

            Heading {
                width: parent.width
                height: Theme.px(28)
                text: page.card.feltTitle
            }
            FeltView {
                width: parent.width
                height: Math.min(width * 0.42, left.height * 0.5)
                felt: page.card.felt
                stacks: page.card.stacks
                margin: Theme.px(10)
            }
            Heading {
                width: parent.width
                height: Theme.px(28)
                text: qsTr("Last rounds")
            }
            ListView {
                id: pastRounds
                width: parent.width
                height: left.height - y
                clip: true
                spacing: Theme.px(4)
                boundsBehavior: Flickable.StopAtBounds
                model: page.card.rounds
                delegate: Rectangle {
                    id: past
                    required property int round
                    required property string label
                    required property string colour
                    required property string ended
                    required property string stake
                    required property string won
                    required property string balance
                    required property bool isWin
                    required property bool chosen
                    width: ListView.view.width - more.room
                    height: Theme.px(50)
                    radius: Theme.px(8)
                    color: chosen ? Theme.buttonPressed : Theme.panel
                    Row {
                        anchors.verticalCenter: parent.verticalCenter
                        x: Theme.px(10)
                        spacing: Theme.px(14)
                        Words {
                            anchors.verticalCenter: parent.verticalCenter
                            width: Theme.px(64)
                            text: past.round
                            font.pixelSize: Theme.small
                            color: Theme.quiet
                        }
                        NumberTile {
                            size: Theme.px(40)
                            label: past.label
                            colour: past.colour
                        }
                        Words {
                            anchors.verticalCenter: parent.verticalCenter
                            width: Theme.px(92)
                            text: past.ended
                            font.pixelSize: Theme.small
                            color: Theme.warning
                        }
                    }
                    Row {
                        anchors.right: parent.right
                        anchors.rightMargin: Theme.px(12)
                        anchors.verticalCenter: parent.verticalCenter
                        spacing: Theme.px(14)
                        Words {
                            width: Theme.px(125)
                            horizontalAlignment: Text.AlignRight
                            text: qsTr("bet %1").arg(past.stake)
                            font.pixelSize: Theme.small
                        }
                        Words {
                            width: Theme.px(130)
                            horizontalAlignment: Text.AlignRight
                            text: qsTr("won %1").arg(past.won)
                            font.pixelSize: Theme.small
                            color: past.isWin ? Theme.gold : Theme.quiet
                        }
                        Words {
                            width: Theme.px(158)
                            horizontalAlignment: Text.AlignRight
                            text: qsTr("balance %1").arg(past.balance)
                            font.pixelSize: Theme.small
                            color: Theme.quiet
                        }
                    }
                    TapHandler {
                        onTapped: page.card.lookBack(past.round)
                    }
                }
                ScrollMark {
                    id: more
                    area: pastRounds
                    ground: Theme.night
                }
            }
        }

        StationActions {
            anchors.left: left.right
            anchors.leftMargin: Theme.gap
            anchors.right: parent.right
            height: parent.height
            desk: page.desk
            hint: page.hint
            onAmountWanted: what => page.asking = what
        }
    }

    Loader {
        anchors.fill: parent
        anchors.margins: -Theme.gap
        active: page.claiming
        sourceComponent: ClaimCard {
            desk: page.desk
            onClosed: page.claiming = false
        }
    }

    Loader {
        anchors.fill: parent
        anchors.margins: -Theme.gap
        active: page.asking !== ""
        sourceComponent: Card {
            id: overlay
            desk: page.desk
            property string why: ""
            title: page.asking === "buy-in" ? qsTr("Buy-in at %1").arg(page.card.title) : page.asking === "limit" ? qsTr("Personal maximum at %1").arg(page.card.title) : page.asking === "limit-from" ? qsTr("Personal minimum at %1").arg(page.card.title) : page.asking === "result" ? qsTr("Round %1 of %2").arg(page.card.lastRound).arg(page.card.title) : qsTr("Adjust %1").arg(page.card.title)
            cardWidth: Theme.px(640)
            cardHeight: amount.height + Theme.px(page.asking === "buy-in" || page.asking === "result" ? 190 : page.asking === "limit" ? 332 : 260)
            onClosed: page.asking = ""

            Column {
                width: parent.width
                spacing: Theme.px(12)
                Paragraph {
                    width: parent.width
                    height: Theme.px(30)
                    text: overlay.why !== "" ? overlay.why : page.asking === "buy-in" ? qsTr("Cash, vouchers or chips the player gives you.") : page.asking === "limit" ? qsTr("The most this player may place on one bet.") : page.asking === "limit-from" ? qsTr("The least this player may place on one bet, and on all together.") : page.asking === "result" ? qsTr("What the strict result took from the player unfairly.") : qsTr("A supervisor decides; the reason is recorded.")
                    font.pixelSize: Theme.small
                    color: overlay.why !== "" ? Theme.warning : Theme.quiet
                }
                AmountPad {
                    id: amount
                    objectName: "amount"
                    width: parent.width
                    focus: true
                    label: page.asking === "adjust" ? qsTr("Give to the player") : qsTr("Continue")
                    onEntered: text => {
                        overlay.why = page.asking === "buy-in" ? page.desk.stationHand.buyIn(text) : page.asking === "limit" ? page.desk.stationHand.limitPlayer(text) : page.asking === "limit-from" ? page.desk.stationHand.limitPlayerFrom(text) : page.asking === "result" ? page.desk.stationHand.makeGood(text, page.card.lastRound) : page.desk.stationHand.adjust(text, false);
                    }
                    Component.onCompleted: forceActiveFocus()
                }
                PushButton {
                    objectName: "limit-other"
                    visible: page.asking === "limit" || page.asking === "limit-from"
                    width: parent.width
                    height: Theme.px(60)
                    label: page.asking === "limit" ? qsTr("Set the minimum instead") : qsTr("Set the maximum instead")
                    onPushed: {
                        overlay.why = "";
                        page.asking = page.asking === "limit" ? "limit-from" : "limit";
                    }
                }
                PushButton {
                    visible: page.asking === "limit" || page.asking === "adjust"
                    width: parent.width
                    height: Theme.px(60)
                    label: page.asking === "limit" ? qsTr("Take personal limits away") : qsTr("Take from the player")
                    onPushed: {
                        overlay.why = page.asking === "limit" ? page.desk.stationHand.limitPlayer("") : page.desk.stationHand.adjust(amount.text, true);
                    }
                }
            }
        }
    }
}
