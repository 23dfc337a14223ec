// [Cash-Out] asks once: how much, and how it is paid.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

Overlay {
    id: question
    objectName: "question"

    required property StationScreen station

    title: qsTr("Cash out %1?").arg(station.meter.cashOut)
    cardHeight: lines.height + Theme.px(122)

    Column {
        id: lines
        width: parent.width
        spacing: Theme.px(24)

        Text {
            width: parent.width
            text: question.station.meter.betting ? qsTr("Chips on the felt come back to you first. Your visit at this station ends.") : qsTr("Your visit at this station ends.")
            wrapMode: Text.WordWrap
            color: Theme.text
            font.pixelSize: Theme.body
            textFormat: Text.PlainText
        }
        Row {
            width: parent.width
            spacing: Theme.px(16)
            PushButton {
                objectName: "toTicket"
                width: (parent.width - parent.spacing) / 2
                height: Theme.px(110)
                label: qsTr("Print a ticket")
                labelSize: Theme.px(26)
                primary: usable
                why: question.station.whyNoTicket
                hint: question.hint
                onPushed: {
                    question.station.cashOut("ticket");
                    question.closed();
                }
            }
            PushButton {
                objectName: "toDealer"
                width: (parent.width - parent.spacing) / 2
                height: Theme.px(110)
                label: qsTr("Paid by the dealer")
                labelSize: Theme.px(26)
                why: question.station.whyNoDealer
                hint: question.hint
                onPushed: {
                    question.station.cashOut("dealer");
                    question.closed();
                }
            }
        }
        PushButton {
            objectName: "keepPlaying"
            width: parent.width
            height: Theme.px(70)
            label: qsTr("Keep playing")
            onPushed: question.closed()
        }
    }
}
