// How to play, in half a minute, and where to turn.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

Overlay {
    id: page
    objectName: "helpPage"

    required property StationScreen station

    title: qsTr("How to play")
    cardWidth: Theme.px(1500)
    cardHeight: Math.min(height - 2 * Theme.gap, columns.height + Theme.px(130))

    component Chapter: Column {
        id: chapter
        property string name: ""
        property string text: ""
        width: (columns.width - columns.columnSpacing) / 2
        spacing: Theme.px(4)
        Words {
            width: parent.width
            text: chapter.name
            color: Theme.gold
            font.pixelSize: Theme.px(26)
            font.weight: Font.DemiBold
        }
        Text {
            width: parent.width
            text: chapter.text
            wrapMode: Text.WordWrap
            color: Theme.text
            font.pixelSize: Theme.body
            lineHeight: 1.2
            textFormat: Text.PlainText
        }
    }

    Flickable {
        id: text
        anchors.fill: parent
        contentHeight: columns.height
        clip: true

        Grid {
            id: columns
            width: parent.width - more.room
            columns: 2
            columnSpacing: Theme.px(40)
            rowSpacing: Theme.px(20)

            Chapter {
                name: qsTr("Place a bet")
                text: qsTr("Touch a chip, then touch a spot: a number, a line between numbers, or a box. Or drag a chip to the spot. Touch again to add another chip.")
            }
            Chapter {
                name: qsTr("Move it, take it off")
                text: qsTr("Drag a stack to another spot to move it, or off the felt to take it back. Undo goes back step by step, Clear takes everything off. Repeat places your last bets again; Favourites keeps some for this visit.")
            }
            Chapter {
                name: qsTr("What a bet pays")
                text: qsTr("Hold a finger still on a spot: it shows what the bet covers, what it pays, its limits, and what all your bets would bring back. Touch the limit sign for all limits.")
            }
            Chapter {
                name: qsTr("Time")
                text: qsTr("The ring shows the time left, %1 seconds unless the table says otherwise. The wheel or the dealer may end it early. At zero nothing can be placed or taken off.").arg(page.station.placard.period)
            }
            Chapter {
                name: qsTr("What counts")
                text: qsTr("Solid chips are confirmed by the table. Faint chips with a turning ring are still on their way. When the time is over, the screen shows exactly the bets that count.")
            }
            Chapter {
                name: qsTr("Below the minimum, above the maximum")
                text: qsTr("An amount below a bet's minimum is not placed. Above the maximum, or between two steps, the next lower amount is placed and the rest stays yours. All bets together must reach %1.").arg(page.station.placard.tableMinimum)
            }
            Chapter {
                name: qsTr("No spin, or a mistake")
                text: qsTr("If a spin does not count, every bet of it comes back. If a wrong result was entered, accounts are frozen for a moment and put right in front of you.")
            }
            Chapter {
                name: qsTr("Your money")
                text: qsTr("Insert a note or a ticket, or pay the dealer. Cash Out prints a ticket or calls the dealer. My rounds shows each round of this visit as it was.")
            }
            Chapter {
                name: qsTr("The rules, and complaints")
                text: qsTr("The full rules (%1) are there on request: call an attendant. You may ask for the pit boss about any decision, and then for the inspector on duty.").arg(page.station.placard.bookTitle)
            }
            Chapter {
                name: qsTr("Play within your limits")
                text: qsTr("“This visit” says how long you have played and how it stands. Past results say nothing about the next spin. If it is no longer fun, stop, and ask any attendant for help: it is confidential.")
            }
        }
        ScrollMark {
            id: more
            area: text
            ground: Theme.card
        }
    }
}
