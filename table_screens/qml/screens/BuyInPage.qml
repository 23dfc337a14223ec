// A buy-in by the station's number: number, amount and what is tendered on one page, and one question at its foot (rule 6.2.1).
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
    readonly property BuyInDesk buyIn: desk.buyIn
    property string why: ""
    readonly property real half: (width - Theme.gap) / 2

    // The next player's money begins with an empty page.
    Connections {
        target: page.buyIn
        function onChanged() {
            if (page.buyIn.station === "")
                amount.clear();
        }
    }

    Panel {
        width: page.half
        height: parent.height
        Column {
            x: Theme.px(22)
            y: Theme.px(16)
            width: parent.width - 2 * x
            spacing: Theme.px(14)
            Heading {
                width: parent.width
                text: qsTr("Station")
            }
            NumberKeys {
                objectName: "station-keys"
                width: parent.width
                columns: 3
                keyHeight: Theme.px(76)
                title: qsTr("Number")
                shown: page.buyIn.station
                onStruck: digit => page.buyIn.strike(digit)
            }
            Paragraph {
                objectName: "about"
                width: parent.width
                text: page.buyIn.about
                color: page.buyIn.why !== "" && page.buyIn.station !== "" ? Theme.warning : Theme.quiet
                font.weight: Font.Medium
            }
        }
    }

    Panel {
        x: page.half + Theme.gap
        width: page.half
        height: parent.height
        Column {
            x: Theme.px(22)
            y: Theme.px(16)
            width: parent.width - 2 * x
            spacing: Theme.px(14)
            Heading {
                width: parent.width
                text: qsTr("What the player gives you (rule 6.2.1)")
            }
            Row {
                id: tenders
                width: parent.width
                spacing: Theme.px(8)
                Repeater {
                    model: page.buyIn.tenders
                    delegate: PushButton {
                        required property var modelData
                        objectName: "tender-" + modelData[0]
                        width: (tenders.width - 2 * tenders.spacing) / 3
                        height: Theme.px(58)
                        label: modelData[1].charAt(0).toUpperCase() + modelData[1].slice(1)
                        labelSize: Theme.small
                        border.color: page.buyIn.tender === modelData[0] ? Theme.brassBright : Theme.buttonEdge
                        border.width: page.buyIn.tender === modelData[0] ? Theme.px(3) : Theme.hairline
                        onPushed: page.buyIn.take(modelData[0])
                    }
                }
            }
            AmountPad {
                id: amount
                objectName: "amount"
                width: parent.width
                focus: true
                label: qsTr("Continue")
                onEntered: text => page.why = page.buyIn.credit(text)
                onTextChanged: page.why = ""
                Component.onCompleted: forceActiveFocus()
            }
            Paragraph {
                objectName: "amount-why"
                width: parent.width
                text: page.why
                color: Theme.warning
            }
        }
    }
}
