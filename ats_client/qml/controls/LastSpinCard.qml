// The last spin and what it meant for this player. It stays up through the next period.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.qml
import ats_client.viewmodels

Panel {
    id: card

    required property Results results

    implicitHeight: lines.height + Theme.px(28)

    Column {
        id: lines
        anchors.centerIn: parent
        width: parent.width - Theme.px(24)
        spacing: Theme.px(6)

        Words {
            width: parent.width
            text: card.results.lastTitle !== "" ? card.results.lastTitle : qsTr("Last spin")
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.tiny
            color: Theme.quiet
        }
        NumberTile {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: card.results.lastOutcome !== ""
            label: card.results.lastOutcome
            colour: card.results.lastColour
            picture: card.results.lastPicture
            size: Theme.px(70)
            framed: true
        }
        Words {
            width: parent.width
            text: card.results.lastTitle !== "" ? card.results.lastName : qsTr("You have not bet yet")
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.small
            font.weight: Font.DemiBold
        }
        Words {
            width: parent.width
            visible: card.results.lastTitle !== ""
            text: card.results.lastMeant
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.body
            font.weight: Font.DemiBold
            color: card.results.lastIsWin ? Theme.gold : Theme.quiet
        }
        Words {
            width: parent.width
            visible: text !== ""
            text: card.results.lastMark
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.small
            font.weight: Font.DemiBold
            color: Theme.warning
        }
    }
}
