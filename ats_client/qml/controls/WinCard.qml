// A win, as large as it was. Its amount is complete at once; only the light moves.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

Rectangle {
    id: card
    objectName: "winCard"

    required property Win win
    readonly property bool wide: width > height * 1.9
    // A small win is told in smaller letters.
    readonly property real loud: [0.7, 0.86, 1][win.grade]
    // The card on its way out shows what it showed.
    property string amount: ""
    property string story: ""
    property string title: ""

    color: Theme.card
    radius: Theme.radius
    border.color: Theme.brassBright
    border.width: Theme.hairline * (1 + win.grade * 0.5)
    Component.onCompleted: {
        amount = win.amount;
        story = win.story;
        title = win.title;
    }

    Item {
        anchors.fill: parent
        anchors.margins: card.border.width
        clip: true
        visible: card.win.grade > 0
        Image {
            objectName: "rays"
            readonly property real size: Math.ceil(Math.hypot(card.width, card.height))
            anchors.centerIn: parent
            width: size
            height: size
            opacity: card.win.grade === 2 ? 1 : 0.5
            sourceSize.width: 256
            source: "image://pieces/rays/512"
            RotationAnimator on rotation {
                from: 0
                to: 360
                duration: Theme.raysTurn
                loops: Animation.Infinite
            }
        }
    }

    NumberTile {
        id: tile
        label: card.win.outcome
        colour: card.win.colour
        picture: card.win.picture
        size: Math.min(Theme.px(108) * card.loud, card.height * (card.wide ? 0.62 : 0.26))
        framed: true
        x: card.wide ? Theme.px(40) : (card.width - width) / 2
        y: card.wide ? (card.height - height) / 2 : card.height * 0.07
    }
    Column {
        x: card.wide ? tile.x + tile.width + Theme.px(20) : Theme.px(14)
        y: card.wide ? (card.height - height) / 2 : tile.y + tile.height + Theme.px(8)
        width: card.width - x - Theme.px(card.wide ? 40 : 14)
        Words {
            width: parent.width
            text: card.title
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Math.min(Theme.px(38) * card.loud, card.height * (card.wide ? 0.17 : 0.12))
            font.weight: Font.DemiBold
        }
        Words {
            objectName: "wonLarge"
            width: parent.width
            text: card.amount
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Math.min(Theme.px(104) * card.loud, card.height * (card.wide ? 0.42 : 0.26))
            font.weight: Font.Bold
            font.features: ({
                    "tnum": 0
                })
            color: Theme.gold
        }
        Words {
            width: parent.width
            text: card.story
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Math.min(Theme.small, card.height * (card.wide ? 0.12 : 0.075))
        }
    }

    NumberAnimation on scale {
        from: 0.94
        to: 1
        duration: Theme.slow
        easing.type: Easing.OutCubic
    }
}
