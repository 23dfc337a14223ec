// How long this visit has lasted, and how it stands: always there, never hidden. Opens the look back.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

Panel {
    id: card

    required property CreditMeter meter
    // One line for money in and net, where there is little height.
    property bool brief: false
    signal lookBack

    implicitHeight: lines.height + Theme.px(28)

    Column {
        id: lines
        anchors.centerIn: parent
        width: parent.width - Theme.px(24)
        spacing: Theme.px(5)

        Words {
            width: parent.width
            text: card.meter.visit !== "" ? qsTr("This visit %1").arg(card.meter.visit) : qsTr("This visit")
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.tiny
            color: Theme.quiet
        }
        Words {
            width: parent.width
            text: card.brief ? card.meter.moneyIn + " · " + card.meter.net : card.meter.moneyIn
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.small
        }
        Words {
            width: parent.width
            visible: !card.brief
            text: card.meter.net
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.small
        }
        PushButton {
            width: parent.width
            height: Theme.px(50)
            label: qsTr("My rounds")
            labelSize: Theme.small
            onPushed: card.lookBack()
        }
    }
}
