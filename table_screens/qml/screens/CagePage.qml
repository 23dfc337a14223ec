// The cage: a ticket is looked up and paid over the counter (rule 6.6.1(b)); what corrections left owed is settled (rule 9.4).
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml
import screen_kit.qml.controls
import table_screens.qml.controls
import table_screens.viewmodels

Item {
    id: page

    required property ConsoleScreen desk
    property Hint hint: null
    readonly property CageDesk cage: desk.cage
    // A scanner types into whatever has the keyboard: the number, whenever nothing lies over the page.
    readonly property bool counting: cage.isOpen && desk.question.step === ""
    onCountingChanged: if (counting)
        number.forceActiveFocus()

    Component.onCompleted: page.desk.cageHand.open()
    Component.onDestruction: page.desk.cageHand.close()

    Panel {
        id: counter
        width: Math.min(Theme.px(560), (parent.width - Theme.gap) * 0.5)
        height: parent.height
        visible: page.cage.isOpen
        clip: true

        Column {
            id: ticket
            x: Theme.px(22)
            y: Theme.px(16)
            width: parent.width - 2 * x
            spacing: Theme.px(12)
            Heading {
                width: parent.width
                text: qsTr("Pay a ticket")
            }
            DigitPad {
                id: number
                objectName: "ticket-number"
                width: parent.width
                focus: true
                label: page.cage.busy ? qsTr("Looking …") : qsTr("Look up")
                onEntered: text => page.desk.cageHand.lookUp(text)
                onEdited: page.desk.cageHand.forget()
                Component.onCompleted: forceActiveFocus()
            }
        }
        Column {
            id: known
            anchors.top: ticket.bottom
            anchors.topMargin: Theme.px(14)
            x: ticket.x
            width: ticket.width
            spacing: Theme.px(4)
            Words {
                objectName: "ticket-amount"
                width: parent.width
                visible: page.cage.found
                text: page.cage.amount
                font.pixelSize: Theme.huge
                font.weight: Font.DemiBold
                color: page.cage.payable ? Theme.gold : Theme.textOff
            }
            Repeater {
                model: page.cage.facts
                delegate: Row {
                    id: fact
                    required property string key
                    required property string value
                    width: known.width
                    height: Theme.px(30)
                    Words {
                        width: parent.width * 0.34
                        height: parent.height
                        text: fact.key
                        font.pixelSize: Theme.small
                        color: Theme.quiet
                    }
                    Words {
                        width: parent.width * 0.66
                        height: parent.height
                        text: fact.value
                        font.pixelSize: Theme.small
                    }
                }
            }
            Paragraph {
                objectName: "ticket-why"
                width: parent.width
                visible: text !== ""
                text: page.cage.found ? page.cage.ticketWhy : page.cage.why
                color: Theme.warning
                font.pixelSize: Theme.small
                font.weight: Font.Medium
            }
        }
        PushButton {
            objectName: "pay-ticket"
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(18)
            x: ticket.x
            width: ticket.width
            height: Theme.px(76)
            primary: true
            label: page.cage.payable ? qsTr("Pay %1").arg(page.cage.amount) : qsTr("Pay")
            why: page.cage.payable ? "" : page.cage.found ? page.cage.ticketWhy : qsTr("Look the ticket up first.")
            hint: page.hint
            onPushed: page.desk.cageHand.payTicket()
        }
    }

    Item {
        anchors.left: counter.right
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        height: parent.height
        visible: page.cage.isOpen
        Heading {
            id: title
            width: parent.width
            height: Theme.px(48)
            text: page.cage.noDebts ? qsTr("Nothing is owed at this table") : qsTr("Owed after a correction")
        }
        ListView {
            id: list
            objectName: "debts"
            anchors.top: title.bottom
            anchors.bottom: parent.bottom
            width: parent.width
            clip: true
            spacing: Theme.px(10)
            boundsBehavior: Flickable.StopAtBounds
            model: page.cage.debts
            delegate: Panel {
                id: debt
                required property string key
                required property string title
                required property string text
                required property string since
                required property bool isOwed
                required property int index
                width: ListView.view.width - more.room
                height: lines.height + buttons.height + Theme.px(44)
                Column {
                    id: lines
                    x: Theme.px(20)
                    y: Theme.px(14)
                    width: parent.width - 2 * x
                    spacing: Theme.px(4)
                    Words {
                        width: parent.width
                        text: debt.title
                        font.weight: Font.DemiBold
                        color: debt.isOwed ? Theme.gold : Theme.warning
                    }
                    Paragraph {
                        width: parent.width
                        text: debt.text
                        font.pixelSize: Theme.small
                    }
                    Words {
                        width: parent.width
                        text: debt.since
                        font.pixelSize: Theme.tiny
                        color: Theme.quiet
                    }
                }
                Row {
                    id: buttons
                    anchors.bottom: parent.bottom
                    anchors.bottomMargin: Theme.px(14)
                    x: lines.x
                    width: lines.width
                    height: Theme.px(60)
                    spacing: Theme.px(10)
                    PushButton {
                        objectName: "pay-debt-" + debt.index
                        visible: debt.isOwed
                        width: parent.width
                        height: parent.height
                        label: qsTr("Pay out …")
                        labelSize: Theme.small
                        onPushed: page.desk.cageHand.pay(debt.key)
                    }
                    PushButton {
                        objectName: "take-back-" + debt.index
                        visible: !debt.isOwed
                        width: (parent.width - parent.spacing) / 2
                        height: parent.height
                        label: qsTr("Paid back …")
                        labelSize: Theme.small
                        onPushed: page.desk.cageHand.takeBack(debt.key)
                    }
                    PushButton {
                        objectName: "write-off-" + debt.index
                        visible: !debt.isOwed
                        width: (parent.width - parent.spacing) / 2
                        height: parent.height
                        label: qsTr("Write off …")
                        labelSize: Theme.small
                        onPushed: page.desk.cageHand.writeOff(debt.key)
                    }
                }
            }
            ScrollMark {
                id: more
                area: list
                ground: Theme.night
            }
        }
    }

    Words {
        anchors.centerIn: parent
        visible: !page.cage.isOpen && page.cage.needed === ""
        text: page.cage.why !== "" ? page.cage.why : qsTr("Opening the cage …")
        color: page.cage.why !== "" ? Theme.warning : Theme.quiet
    }

    Loader {
        anchors.fill: parent
        active: !page.cage.isOpen && page.cage.needed !== ""
        sourceComponent: Panel {
            anchors.fill: parent
            Column {
                anchors.centerIn: parent
                width: Math.min(parent.width - 2 * Theme.gap, Theme.px(560))
                spacing: Theme.px(14)
                Heading {
                    width: parent.width
                    text: qsTr("Cage")
                }
                Paragraph {
                    width: parent.width
                    text: qsTr("%1 They may open it for you with their number and PIN.").arg(page.cage.needed)
                }
                StaffPad {
                    objectName: "approver"
                    width: parent.width
                    label: qsTr("Open")
                    onEntered: (number, pin) => page.desk.cageHand.allow(number, pin)
                    Component.onCompleted: forceActiveFocus()
                }
            }
        }
    }
}
