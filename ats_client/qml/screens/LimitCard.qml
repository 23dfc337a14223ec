// The limit sign in full: minimum, maximum and step of every bet, with what it pays.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

Overlay {
    id: card
    objectName: "limits"

    required property StationScreen station

    title: station.placard.personalSign ? qsTr("Your limits") : qsTr("Limits at this table")
    cardWidth: Theme.px(1120)
    cardHeight: lines.height + Theme.px(130)

    component Cells: Row {
        id: cells
        property var texts: []
        property bool head: false
        width: card.cardWidth - Theme.px(64)
        height: Theme.px(head ? 36 : 42)
        Repeater {
            model: cells.texts
            delegate: Words {
                required property string modelData
                required property int index
                width: cells.width * [0.44, 0.17, 0.13, 0.14, 0.12][index]
                height: cells.height
                text: modelData
                horizontalAlignment: index === 0 ? Text.AlignLeft : Text.AlignRight
                font.pixelSize: cells.head ? Theme.tiny : Theme.body
                color: cells.head ? Theme.quiet : Theme.text
            }
        }
    }

    Flickable {
        id: scroll
        anchors.fill: parent
        contentHeight: lines.height
        clip: true

        Column {
            id: lines
            width: parent.width

            Cells {
                head: true
                texts: [qsTr("Bet"), qsTr("Pays"), qsTr("Minimum"), qsTr("Maximum"), qsTr("Step")]
            }
            Repeater {
                model: card.station.placard.limits
                delegate: Cells {
                    required property string name
                    required property string pays
                    required property string minimum
                    required property string maximum
                    required property string multiple
                    texts: [name, pays, minimum, maximum, multiple]
                }
            }
            Text {
                width: parent.width
                topPadding: Theme.px(14)
                text: qsTr("All your bets of a round together: at least %1. Below that they do not count and come back to you.").arg(card.station.placard.tableMinimum)
                wrapMode: Text.WordWrap
                color: Theme.quiet
                font.pixelSize: Theme.small
                textFormat: Text.PlainText
            }
        }
        ScrollMark {
            area: scroll
            ground: Theme.card
        }
    }
}
