// Looking back: the rounds of this visit, each with the felt as it was when the time was over.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

Overlay {
    id: page
    objectName: "recall"

    required property StationScreen station
    readonly property RecallView recall: station.recall

    title: qsTr("My rounds: looking back")
    cardWidth: width - 2 * Theme.gap
    cardHeight: height - 2 * Theme.gap

    ListView {
        id: list
        objectName: "rounds"
        width: Theme.px(460)
        height: parent.height
        clip: true
        spacing: Theme.px(8)
        model: page.recall.lines
        delegate: Rectangle {
            id: line
            required property string key
            required property bool isRound
            required property string when
            required property string title
            required property string label
            required property string colour
            required property string figures
            required property string mark
            required property bool chosen
            width: list.width - more.room
            height: isRound ? Theme.px(76) : Theme.px(48)
            radius: Theme.px(10)
            color: chosen ? Theme.buttonPressed : isRound ? Theme.button : Theme.clear
            border.color: chosen ? Theme.brassBright : Theme.panelEdge
            border.width: isRound ? Theme.hairline : 0

            NumberTile {
                id: tile
                visible: line.isRound
                x: Theme.px(12)
                anchors.verticalCenter: parent.verticalCenter
                size: Theme.px(52)
                label: line.label
                colour: line.colour
            }
            Column {
                anchors.verticalCenter: parent.verticalCenter
                x: line.isRound ? Theme.px(80) : Theme.px(16)
                width: parent.width - x - Theme.px(150)
                Words {
                    width: parent.width
                    text: line.title
                    font.pixelSize: Theme.small
                    font.weight: line.isRound ? Font.DemiBold : Font.Normal
                }
                Words {
                    visible: line.isRound
                    width: parent.width
                    text: line.when
                    font.pixelSize: Theme.tiny
                    color: Theme.quiet
                }
            }
            Column {
                anchors.verticalCenter: parent.verticalCenter
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(16)
                width: Theme.px(130)
                Words {
                    width: parent.width
                    text: line.figures
                    horizontalAlignment: Text.AlignRight
                    font.pixelSize: Theme.body
                    font.weight: Font.DemiBold
                }
                Words {
                    visible: text !== ""
                    width: parent.width
                    text: line.mark
                    horizontalAlignment: Text.AlignRight
                    font.pixelSize: Theme.tiny
                    color: Theme.warning
                }
            }
            TapHandler {
                enabled: line.isRound
                onTapped: page.recall.choose(line.key)
            }
        }
        ScrollMark {
            id: more
            area: list
            ground: Theme.card
        }
    }

    Words {
        visible: list.count === 0
        anchors.centerIn: parent
        text: qsTr("There are no rounds yet.")
        color: Theme.quiet
    }

    Column {
        x: list.width + Theme.px(20)
        width: parent.width - x
        visible: list.count > 0
        spacing: Theme.px(12)

        FeltView {
            width: parent.width
            height: list.height - Theme.px(70)
            felt: page.recall.felt
            stacks: page.recall.stacks
        }
        Words {
            width: parent.width
            height: Theme.px(56)
            text: page.recall.story
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.body
        }
    }
}
