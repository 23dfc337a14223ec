// What the last spins were, of a stated number of them. Past spins say nothing about the next one.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml
import screen_kit.viewmodels

Panel {
    id: panel

    required property Results results
    readonly property bool colours: results.red !== ""

    implicitHeight: lines.height + Theme.px(26)

    Column {
        id: lines
        x: Theme.px(16)
        width: parent.width - Theme.px(32)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(symbols.visible && symbols.small ? 2 : 7)

        Words {
            width: parent.width
            text: panel.results.sample
            font.pixelSize: Theme.tiny
            color: Theme.quiet
        }
        Row {
            visible: panel.colours
            width: parent.width
            Words {
                width: parent.width * 0.36
                text: panel.results.red
                font.pixelSize: Theme.small
                font.weight: Font.DemiBold
                color: Theme.redWord
            }
            Words {
                width: parent.width * 0.38
                text: panel.results.black
                font.pixelSize: Theme.small
                font.weight: Font.DemiBold
                horizontalAlignment: Text.AlignHCenter
            }
            Words {
                width: parent.width * 0.26
                text: panel.results.zero
                font.pixelSize: Theme.small
                font.weight: Font.DemiBold
                horizontalAlignment: Text.AlignRight
                color: Theme.greenWord
            }
        }
        Row {
            visible: panel.colours
            width: parent.width
            height: Theme.px(10)
            Rectangle {
                width: parent.width * panel.results.redShare
                height: parent.height
                color: Theme.red
            }
            Rectangle {
                width: parent.width * (1 - panel.results.redShare - panel.results.zeroShare)
                height: parent.height
                color: Theme.buttonEdge
            }
            Rectangle {
                width: parent.width * panel.results.zeroShare
                height: parent.height
                color: Theme.linkUp
            }
        }
        // A wheel game: how often each symbol came.
        Grid {
            id: symbols
            visible: tiles.count > 0
            width: parent.width
            // Many symbols, or a narrow place: smaller ones, as many in a row as have room for their counts.
            readonly property bool small: tiles.count > 9 || width < Theme.px(420)
            readonly property real tile: Theme.px(small ? 21 : 32)
            columns: Math.max(2, Math.min(9, Math.floor(width / (tile + Theme.px(26)))))
            rowSpacing: Theme.px(2)
            readonly property real cell: width / columns
            Repeater {
                id: tiles
                model: panel.results.counts
                delegate: Item {
                    id: count
                    required property string key
                    required property string colour
                    required property string picture
                    required property string count
                    width: symbols.cell
                    height: symbols.tile
                    NumberTile {
                        id: symbol
                        size: count.height
                        label: count.key
                        colour: count.colour
                        picture: count.picture
                    }
                    Words {
                        x: symbol.width + Theme.px(symbols.small ? 5 : 8)
                        width: parent.width - x
                        height: parent.height
                        text: count.count
                        font.pixelSize: symbols.small ? Theme.tiny : Theme.small
                        font.weight: Font.DemiBold
                    }
                }
            }
        }
        Row {
            visible: !symbols.visible && (panel.results.hot !== "" || panel.results.cold !== "")
            width: parent.width
            Words {
                width: parent.width / 2
                text: panel.results.hot !== "" ? qsTr("Hot %1").arg(panel.results.hot) : ""
                font.pixelSize: Theme.tiny
            }
            Words {
                width: parent.width / 2
                text: panel.results.cold !== "" ? qsTr("Cold %1").arg(panel.results.cold) : ""
                font.pixelSize: Theme.tiny
                horizontalAlignment: Text.AlignRight
                color: Theme.quiet
            }
        }
    }
}
