// Entering a result: tap the number, read the sentence, confirm it. Below: the last results.
import QtQuick
import screen_kit.qml
import screen_kit.qml.controls
import table_screens.qml.controls
import table_screens.viewmodels

Item {
    id: page

    required property ConsoleScreen desk
    property Hint hint: null
    readonly property RoundPanel round: desk.round
    readonly property real below: Theme.px(170)

    Row {
        id: line
        width: parent.width
        height: Theme.px(40)
        spacing: Theme.px(20)
        Words {
            height: parent.height
            text: page.round.whyNotNumber === "" ? page.desk.board.isRoulette ? qsTr("Tap the number in which the ball rests") : qsTr("Tap the symbol at the indicator") : page.round.whyNotNumber
            color: page.round.whyNotNumber === "" ? Theme.gold : Theme.quiet
            font.weight: Font.Medium
        }
        Words {
            height: parent.height
            text: page.round.reading !== "" ? qsTr("%1 read %2").arg(page.round.source).arg(page.round.reading) : page.round.source
            color: page.round.reading !== "" ? Theme.warning : Theme.quiet
            font.pixelSize: Theme.small
        }
        Words {
            height: parent.height
            visible: text !== ""
            text: page.round.trouble
            color: Theme.warning
            font.pixelSize: Theme.small
        }
    }

    NumberBoard {
        id: board
        anchors.top: line.bottom
        anchors.topMargin: Theme.px(8)
        anchors.bottom: lower.top
        anchors.bottomMargin: Theme.gap
        width: parent.width
        board: page.desk.board
        why: page.round.whyNotNumber
        hint: page.hint
        onTapped: outcome => page.desk.roundHand.number(outcome)
    }

    Panel {
        id: lower
        anchors.bottom: parent.bottom
        width: parent.width
        height: page.below
        ResultStrip {
            x: Theme.px(18)
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - 2 * x - Theme.px(340)
            columns: 10
            results: page.desk.results
        }
        Statistics {
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(14)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(310)
            border.width: 0
            results: page.desk.results
        }
    }
}
