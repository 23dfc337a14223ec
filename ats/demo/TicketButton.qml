// The last printed ticket: in the printer's chute to be taken, then in the pocket to be put back in.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml
import screen_kit.qml.controls

PushButton {
    id: ticket

    required property real unit
    required property string amount
    required property bool inChute
    readonly property bool there: amount !== ""

    function px(size: real): real {
        return Math.max(1, Math.round(size * unit));
    }

    width: px(232)
    height: px(76)
    radius: px(4)
    label: ""
    color: there ? Theme.chipInlay : Theme.buttonOff
    border.color: activeFocus ? Theme.focusEdge : inChute ? Theme.brassBright : Theme.buttonEdge
    border.width: inChute ? px(3) : 1
    Accessible.name: there ? inChute ? qsTr("Take the ticket of %1").arg(amount) : qsTr("Put the ticket of %1 back in").arg(amount) : qsTr("No ticket yet")

    Column {
        anchors.verticalCenter: parent.verticalCenter
        x: ticket.px(14)
        width: parent.width - 2 * x
        Words {
            width: parent.width
            text: !ticket.there ? qsTr("No ticket yet") : ticket.inChute ? qsTr("Take the ticket") : qsTr("Ticket %1").arg(ticket.amount)
            font.pixelSize: ticket.px(21)
            font.weight: Font.Bold
            color: ticket.there ? Theme.inkOnIvory : Theme.textOff
        }
        Words {
            width: parent.width
            visible: ticket.inChute
            text: ticket.amount
            font.pixelSize: ticket.px(19)
            color: Theme.inkOnIvory
        }
        Row {
            visible: ticket.there && !ticket.inChute
            spacing: ticket.px(3)
            Repeater {
                model: [4, 2, 6, 2, 3, 6, 2, 4, 2, 2, 6, 3, 2, 4, 6, 2]
                delegate: Rectangle {
                    required property int modelData
                    width: ticket.px(modelData)
                    height: ticket.px(24)
                    color: Theme.inkOnIvory
                }
            }
        }
    }
}
