// The jackpots of this table: as many meters as there is room for, the others in turn.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

Panel {
    id: card

    required property JackpotsView jackpots
    readonly property real lineHeight: Theme.px(52)
    property int columns: 1
    readonly property int fits: columns * Math.max(1, Math.floor((height - Theme.px(8)) / lineHeight))
    readonly property int turns: Math.ceil(jackpots.count / fits)
    property int turn: 0

    function next() {
        turn = turns > 1 ? (turn + 1) % turns : 0;
    }

    visible: jackpots.count > 0
    implicitHeight: Math.min(Math.ceil(jackpots.count / columns), 2) * lineHeight + Theme.px(12)
    onTurnsChanged: turn = 0

    Grid {
        id: grid
        anchors.centerIn: parent
        width: parent.width - Theme.px(20)
        columns: card.columns

        Repeater {
            model: card.jackpots.meters
            delegate: Item {
                id: meter
                required property int index
                required property string title
                required property string amount
                required property bool offered
                required property bool news
                visible: Math.floor(index / card.fits) === card.turn
                width: grid.width / card.columns
                height: card.lineHeight

                Words {
                    y: Theme.px(2)
                    width: parent.width
                    text: meter.title
                    horizontalAlignment: Text.AlignHCenter
                    font.pixelSize: Theme.tiny
                    font.weight: meter.news ? Font.DemiBold : Font.Normal
                    color: meter.news ? Theme.gold : Theme.quiet
                }
                Words {
                    y: Theme.px(21)
                    width: parent.width
                    text: meter.amount
                    horizontalAlignment: Text.AlignHCenter
                    font.pixelSize: meter.offered ? Theme.px(25) : Theme.small
                    font.weight: Font.DemiBold
                    color: meter.offered ? Theme.gold : Theme.quiet
                }
            }
        }
    }

    Timer {
        interval: Theme.turnOver
        repeat: true
        running: card.visible && card.turns > 1
        onTriggered: card.next()
    }
}
