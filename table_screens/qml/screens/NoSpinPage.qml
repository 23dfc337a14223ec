// The reasons for a no spin, each with its rule. Picking one asks once more before anything happens.
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

    signal closed

    Words {
        id: title
        width: parent.width - back.width
        height: Theme.px(56)
        text: qsTr("No spin: why?")
        font.pixelSize: Theme.large
        font.weight: Font.DemiBold
        color: Theme.gold
    }
    PushButton {
        id: back
        anchors.right: parent.right
        width: Theme.px(180)
        height: Theme.px(56)
        label: qsTr("Back")
        onPushed: page.closed()
    }

    Grid {
        id: grid
        anchors.top: title.bottom
        anchors.topMargin: Theme.gap
        width: parent.width
        columns: 2
        spacing: Theme.gap
        readonly property real cell: (width - spacing) / 2

        Repeater {
            model: page.desk.board.reasons
            delegate: PushButton {
                id: reason
                required property string key
                required property string rule
                required property string text
                objectName: "reason-" + key
                width: grid.cell
                height: Theme.px(112)
                label: ""
                hint: page.hint
                Accessible.name: rule + " " + text
                onPushed: page.desk.roundHand.noSpin(key)

                Column {
                    anchors.verticalCenter: parent.verticalCenter
                    x: Theme.px(22)
                    width: parent.width - 2 * x
                    spacing: Theme.px(4)
                    Words {
                        width: parent.width
                        text: reason.rule
                        font.pixelSize: Theme.small
                        color: reason.usable ? Theme.gold : Theme.textOff
                    }
                    Paragraph {
                        width: parent.width
                        text: reason.text
                        font.weight: Font.Medium
                        color: reason.usable ? Theme.text : Theme.textOff
                    }
                }
            }
        }
    }
}
