// The player's bets as a list once no more can be placed, and what of them won. What does not fit is counted in one line.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

Panel {
    id: panel
    objectName: "yourBets"

    required property BetsCard bets
    readonly property real line: Theme.px(31)
    readonly property real head: Theme.px(46)
    readonly property real foot: bets.stakes !== "" ? line + Theme.px(8) : 0
    readonly property int room: Math.max(1, Math.floor((height - head - foot - Theme.px(14)) / line))
    readonly property int listed: lines.count <= room ? lines.count : room - 1

    visible: bets.title !== ""

    component Line: Item {
        id: one
        required property string name
        required property string amount
        property color colour: Theme.text
        x: Theme.px(14)
        width: panel.width - 2 * x
        height: panel.line
        Words {
            width: parent.width * 0.6
            height: parent.height
            text: one.name
            font.pixelSize: Theme.tiny
            font.weight: Font.DemiBold
            color: one.colour
        }
        Words {
            anchors.right: parent.right
            width: parent.width * 0.4
            height: parent.height
            text: one.amount
            horizontalAlignment: Text.AlignRight
            font.pixelSize: Theme.tiny
            font.weight: Font.DemiBold
            color: one.colour
        }
    }

    Item {
        x: Theme.px(14)
        width: parent.width - 2 * x
        height: panel.head
        Words {
            width: parent.width * 0.5
            height: parent.height
            text: panel.bets.title
            font.pixelSize: Theme.small
            color: Theme.quiet
        }
        Words {
            anchors.right: parent.right
            width: parent.width * 0.5
            height: parent.height
            horizontalAlignment: Text.AlignRight
            text: panel.bets.total
            font.pixelSize: Theme.body
            font.weight: Font.DemiBold
            color: Theme.gold
        }
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.buttonEdge
        }
    }

    Column {
        y: panel.head + Theme.px(4)
        width: parent.width
        Repeater {
            id: lines
            model: panel.bets.lines
            delegate: Line {
                required property int index
                required property string key
                visible: index < panel.listed
            }
        }
        Line {
            visible: lines.count > panel.listed
            name: qsTr("%1 more").arg(lines.count - panel.listed)
            amount: ""
            colour: Theme.quiet
        }
    }

    Line {
        visible: panel.bets.stakes !== ""
        y: panel.height - height - Theme.px(6)
        name: qsTr("Stakes back")
        amount: panel.bets.stakes
        colour: Theme.quiet
    }
}
