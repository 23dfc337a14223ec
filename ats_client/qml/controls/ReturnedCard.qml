// Less came back than was staked: said plainly on the stage, without gold, rays or the sound of a win.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

Rectangle {
    id: card
    objectName: "returnedCard"

    required property Win win

    color: Theme.card
    radius: Theme.radius
    border.color: Theme.buttonEdge
    border.width: Theme.hairline

    NumberTile {
        id: tile
        x: Theme.px(28)
        anchors.verticalCenter: parent.verticalCenter
        size: Math.min(Theme.px(90), card.height * 0.6)
        label: card.win.outcome
        colour: card.win.colour
        picture: card.win.picture
    }
    Column {
        x: tile.x + tile.width + Theme.px(26)
        width: card.width - x - Theme.px(28)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(4)
        Words {
            width: parent.width
            text: card.win.title
            font.pixelSize: Math.min(Theme.px(42), card.height * 0.28)
            font.weight: Font.DemiBold
        }
        Words {
            width: parent.width
            text: card.win.story
            font.pixelSize: Math.min(Theme.small, card.height * 0.15)
            color: Theme.quiet
        }
    }
}
