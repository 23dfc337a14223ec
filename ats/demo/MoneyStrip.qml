// What a player has in the pocket, all of it pretended: notes, the last ticket; and two faults to try.
pragma ComponentBehavior: Bound
import QtQuick
import ats.demo
import screen_kit.qml
import screen_kit.qml.controls

Rectangle {
    id: strip

    required property Tour tour
    required property real unit
    property Hint hint: null
    readonly property Seat seat: tour.seats[tour.seatAt]

    function px(size: real): real {
        return Math.max(1, Math.round(size * unit));
    }

    color: Theme.nightEdge

    Connections {
        target: strip.seat
        function onSlotRefused(): void {
            if (strip.hint)
                strip.hint.say(words, strip.seat.refused);
        }
    }
    Rectangle {
        width: parent.width
        height: 1
        color: Theme.panelEdge
    }
    Column {
        id: words
        anchors.verticalCenter: parent.verticalCenter
        x: strip.px(20)
        width: strip.px(196)
        Words {
            width: parent.width
            text: qsTr("Put money in")
            font.pixelSize: strip.px(22)
            font.weight: Font.DemiBold
        }
        Words {
            width: parent.width
            text: qsTr("%1 · pretended").arg(strip.seat.name)
            font.pixelSize: strip.px(19)
            color: Theme.quiet
        }
    }
    Row {
        id: money
        anchors.verticalCenter: parent.verticalCenter
        x: words.x + words.width + strip.px(16)
        spacing: strip.px(12)
        Repeater {
            model: [5, 10, 20, 50, 100]
            delegate: NoteButton {
                required property int modelData
                objectName: "note-" + modelData
                unit: strip.unit
                dollars: modelData
                why: strip.seat.whyNoNote
                hint: strip.hint
                onPushed: strip.seat.insertNote(modelData)
            }
        }
        TicketButton {
            objectName: "ticket"
            unit: strip.unit
            amount: strip.seat.ticket
            inChute: strip.seat.inChute
            why: strip.seat.ticket === "" ? qsTr("Cash out first: then there is a ticket.") : strip.seat.inChute ? "" : strip.seat.whyNoTicket
            hint: strip.hint
            onPushed: strip.seat.inChute ? strip.seat.takeTicket() : strip.seat.insertTicket()
        }
    }
    Rectangle {
        anchors.right: acts.left
        anchors.rightMargin: strip.px(20)
        anchors.verticalCenter: parent.verticalCenter
        width: 1
        height: strip.px(64)
        color: Theme.panelEdge
    }
    Row {
        id: acts
        anchors.right: parent.right
        anchors.rightMargin: strip.px(16)
        anchors.verticalCenter: parent.verticalCenter
        spacing: strip.px(10)
        PushButton {
            objectName: "askCashOut"
            width: strip.px(186)
            height: strip.px(66)
            radius: strip.px(12)
            labelSize: strip.px(20)
            label: qsTr("Ask for cash out")
            why: strip.seat.whyNoCashOut
            hint: strip.hint
            onPushed: strip.seat.cashOut()
        }
        PushButton {
            objectName: "paper"
            width: strip.px(196)
            height: strip.px(66)
            radius: strip.px(12)
            labelSize: strip.px(20)
            label: strip.seat.hasPaper ? qsTr("Printer: no paper") : qsTr("Printer: load paper")
            onPushed: strip.seat.loadPaper(!strip.seat.hasPaper)
        }
        PushButton {
            objectName: "cable"
            width: strip.px(196)
            height: strip.px(66)
            radius: strip.px(12)
            labelSize: strip.px(20)
            primary: strip.tour.cableOut
            label: strip.tour.cableOut ? qsTr("Plug the cable in") : qsTr("Pull the cable")
            onPushed: strip.tour.cableOut ? strip.tour.plugCable() : strip.tour.pullCable()
        }
    }
}
