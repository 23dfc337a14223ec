// One line of a jackpot's form: a text, an amount, a part of the turnover, or one of several.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml
import screen_kit.qml.controls
import table_screens.qml.controls
import table_screens.viewmodels

Card {
    id: overlay

    required property JackpotOffice office
    required property string line
    required property string written
    required property string was
    property string why: ""

    function write(text: string) {
        why = office.write(line, text);
        if (why === "")
            overlay.closed();
    }

    cardWidth: written === "text" ? Theme.px(860) : written === "choice" ? Theme.px(1000) : Theme.px(640)
    cardHeight: column.height + Theme.px(130)

    Column {
        id: column
        width: parent.width
        spacing: Theme.px(12)
        Paragraph {
            width: parent.width
            visible: overlay.written !== "choice"
            text: overlay.why !== "" ? overlay.why : qsTr("Nothing is done before the whole form is handed in.")
            font.pixelSize: Theme.small
            color: overlay.why !== "" ? Theme.warning : Theme.quiet
        }
        Loader {
            width: parent.width
            sourceComponent: overlay.written === "text" ? textPad : overlay.written === "choice" ? choices : amountPad
        }
    }

    Component {
        id: textPad
        TextPad {
            objectName: "text-pad"
            text: overlay.was
            longest: overlay.line === "goods" ? 200 : 80
            mayBeEmpty: overlay.line === "goods"
            onEntered: text => overlay.write(text)
        }
    }
    Component {
        id: amountPad
        AmountPad {
            objectName: "amount"
            text: overlay.was
            mayBeEmpty: ["prize", "ceiling", "expected-turnover"].includes(overlay.line)
            digits: overlay.written === "percent" ? 3 : 11
            decimals: overlay.written === "percent" ? 4 : 2
            sums: overlay.written === "percent" ? ["0", "0.25", "0.5", "1", "1.25", "2"] : ["100", "500", "1000", "5000", "10000", "50000"]
            onEntered: text => overlay.write(text)
            Component.onCompleted: forceActiveFocus()
        }
    }
    Component {
        id: choices
        GridView {
            id: grid
            readonly property int columns: overlay.line === "style" || overlay.line === "trigger" ? 1 : 3
            implicitHeight: Math.min(Math.ceil(count / columns) * cellHeight, Theme.px(620))
            clip: true
            cellWidth: Math.floor(width / columns)
            cellHeight: Theme.px(74)
            boundsBehavior: Flickable.StopAtBounds
            model: overlay.office.choicesFor(overlay.line)
            delegate: Item {
                id: choice
                required property var modelData
                width: grid.cellWidth
                height: grid.cellHeight
                PushButton {
                    objectName: "choice-" + choice.modelData[0]
                    width: parent.width - Theme.px(8)
                    height: parent.height - Theme.px(8)
                    label: choice.modelData[1]
                    labelSize: Theme.small
                    primary: choice.modelData[0] === overlay.was
                    onPushed: overlay.write(choice.modelData[0])
                }
            }
            ScrollMark {
                area: grid
                ground: Theme.card
            }
        }
    }
}
