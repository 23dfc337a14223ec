// The last spin and what it meant for this player. It stays up through the next period.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

Panel {
    id: card

    required property LastSpinView spin

    implicitHeight: lines.height + Theme.px(28)

    Column {
        id: lines
        anchors.centerIn: parent
        width: parent.width - Theme.px(24)
        spacing: Theme.px(6)

        Words {
            width: parent.width
            text: card.spin.title !== "" ? card.spin.title : qsTr("Last spin")
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.tiny
            color: Theme.quiet
        }
        NumberTile {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: card.spin.outcome !== ""
            label: card.spin.outcome
            colour: card.spin.colour
            picture: card.spin.picture
            size: Theme.px(70)
            framed: true
        }
        Words {
            width: parent.width
            text: card.spin.title !== "" ? card.spin.name : qsTr("You have not bet yet")
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.small
            font.weight: Font.DemiBold
        }
        Words {
            width: parent.width
            visible: card.spin.title !== ""
            text: card.spin.meant
            minimumPixelSize: Theme.px(11)
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.body
            font.weight: Font.DemiBold
            color: card.spin.isWin ? Theme.gold : Theme.quiet
        }
        Words {
            width: parent.width
            visible: text !== ""
            text: card.spin.mark
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.small
            font.weight: Font.DemiBold
            color: Theme.warning
        }
    }
}
