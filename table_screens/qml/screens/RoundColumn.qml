// The round, always in sight: the same countdown as on the stations, where the round is, and the one thing that comes next.
import QtQuick
import screen_kit.qml
import screen_kit.qml.controls
import table_screens.qml.controls
import table_screens.viewmodels

Panel {
    id: column

    required property ConsoleScreen desk
    property Hint hint: null
    readonly property RoundPanel round: desk.round
    // A card never takes the round away from the dealer; only what is on its way to the server is waited for.
    readonly property string busy: desk.question.step === "under-way" ? qsTr("It has been sent.") : ""

    signal noSpinWanted

    Words {
        id: title
        x: Theme.px(20)
        y: Theme.px(14)
        width: parent.width - 2 * x
        text: column.round.title
        font.pixelSize: Theme.body
        color: Theme.quiet
        horizontalAlignment: Text.AlignHCenter
    }

    CountdownView {
        id: dial
        anchors.top: title.bottom
        anchors.topMargin: Theme.px(12)
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width - Theme.px(80), Theme.px(270))
        height: width + Theme.px(76)
        countdown: column.desk.countdown
        results: column.desk.results
    }

    Paragraph {
        id: detail
        anchors.top: dial.bottom
        anchors.topMargin: Theme.px(-26)
        x: Theme.px(20)
        width: parent.width - 2 * x
        horizontalAlignment: Text.AlignHCenter
        text: column.round.warning ? column.round.phase + ". " + column.round.detail : column.round.detail
        color: column.round.warning ? Theme.warning : Theme.quiet
        font.pixelSize: Theme.small
    }

    Column {
        id: actions
        anchors.top: detail.bottom
        anchors.topMargin: Theme.px(18)
        x: Theme.px(20)
        width: parent.width - 2 * x
        spacing: Theme.px(12)

        PushButton {
            objectName: "next"
            blocked: fresh.running
            width: parent.width
            height: Theme.px(100)
            label: column.round.nextLabel
            labelSize: Theme.px(32)
            primary: true
            why: column.busy || column.round.whyNotNext
            hint: column.hint
            onPushed: column.desk.roundHand.next()
            Moment {
                id: fresh
                of: column.round.nextAction
            }
        }
        Row {
            width: parent.width
            spacing: Theme.px(12)
            PushButton {
                objectName: "ball-spun"
                width: (parent.width - Theme.px(12)) / 2
                height: Theme.px(72)
                label: column.desk.board.isRoulette ? (column.round.ballSpun ? qsTr("Ball is spun") : qsTr("Ball spun")) : (column.round.ballSpun ? qsTr("Wheel is spun") : qsTr("Wheel spun"))
                why: column.busy || column.round.whyNotBall
                hint: column.hint
                onPushed: column.desk.roundHand.ballSpun()
            }
            PushButton {
                objectName: "no-spin"
                width: (parent.width - Theme.px(12)) / 2
                height: Theme.px(72)
                label: qsTr("No spin …")
                why: column.busy || column.round.whyNotNoSpin
                hint: column.hint
                onPushed: column.noSpinWanted()
            }
        }
    }

    Column {
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(18)
        x: Theme.px(20)
        width: parent.width - 2 * x
        spacing: Theme.px(10)

        Paragraph {
            visible: text !== ""
            width: parent.width
            text: column.round.unconfirmed
            color: Theme.warning
            font.pixelSize: Theme.small
        }
        Paragraph {
            visible: text !== ""
            width: parent.width
            text: column.round.contradicts
            color: Theme.warning
            font.pixelSize: Theme.small
        }
        Figure {
            width: parent.width
            name: column.round.spinTitle !== "" ? column.round.spinTitle : qsTr("For the house")
            value: column.round.spinResult
            size: Theme.px(38)
            colour: column.round.spinLost ? Theme.redWord : Theme.greenWord
        }
        Row {
            width: parent.width
            visible: column.round.spinTitle !== ""
            Figure {
                width: parent.width / 2
                name: qsTr("Stakes")
                value: column.round.spinStakes
                size: Theme.body
            }
            Figure {
                width: parent.width / 2
                name: qsTr("Paid to players")
                value: column.round.spinReturned
                size: Theme.body
            }
        }
        Rectangle {
            width: parent.width
            height: Theme.hairline
            color: Theme.panelEdge
        }
        Row {
            width: parent.width
            Figure {
                width: parent.width / 2
                name: qsTr("On the felt")
                value: column.round.onFelt
            }
            Figure {
                width: parent.width / 2
                name: qsTr("Betting")
                value: column.round.wagering
                size: Theme.body
            }
        }
    }
}
