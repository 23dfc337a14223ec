// What the last spins were: chances, numbers on the felt and around the wheel, and the results in their order. How many were
// counted stands above all of it.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

Overlay {
    id: page
    objectName: "statisticsPage"

    required property StationScreen station
    readonly property StatisticsView counted: station.statistics
    readonly property real gap: Theme.px(18)
    readonly property real barsWidth: counted.isRoulette ? inside.width * 0.29 : inside.width
    readonly property real tileSize: Math.floor((inside.width - 49 * Theme.px(3)) / 50)

    title: qsTr("Spins counted: %1").arg(counted.counted)
    cardWidth: width - 2 * Theme.gap
    cardHeight: height - 2 * Theme.gap
    Component.onCompleted: counted.read(true)
    Component.onDestruction: counted.read(false)

    Item {
        id: inside
        anchors.fill: parent

        Row {
            id: spans
            spacing: Theme.px(10)
            Repeater {
                model: page.counted.spans
                delegate: PushButton {
                    required property int modelData
                    objectName: "span-" + modelData
                    width: Theme.px(130)
                    height: Theme.px(48)
                    label: qsTr("Last %1").arg(modelData)
                    labelSize: Theme.small
                    border.color: page.counted.span === modelData ? Theme.brassBright : Theme.buttonEdge
                    border.width: page.counted.span === modelData ? Theme.px(2.4) : Theme.hairline
                    onPushed: page.counted.choose(modelData)
                }
            }
        }
        Words {
            x: spans.width + Theme.px(24)
            width: parent.width - x
            height: spans.height
            text: qsTr("Past spins say nothing about the next one.")
            color: Theme.quiet
            font.pixelSize: Theme.small
        }

        // --- chances
        Grid {
            id: bars
            y: spans.height + page.gap
            width: page.barsWidth
            height: sequence.y - y - page.gap
            flow: Grid.TopToBottom
            columns: page.counted.isRoulette ? 1 : lines.count > 9 ? 2 : 1
            rows: Math.ceil(lines.count / columns)
            columnSpacing: Theme.px(40)
            readonly property real line: height / Math.max(1, rows)
            Repeater {
                id: lines
                model: page.counted.bars
                delegate: Item {
                    id: bar
                    required property string group
                    required property string name
                    required property int count
                    required property real share
                    required property string colour
                    required property string picture
                    objectName: "bar"
                    width: (bars.width - (bars.columns - 1) * bars.columnSpacing) / bars.columns
                    height: bars.line
                    Rectangle {
                        visible: bar.group !== ""
                        width: parent.width
                        height: 1
                        color: Theme.panelEdge
                    }
                    NumberTile {
                        visible: bar.picture !== ""
                        anchors.verticalCenter: parent.verticalCenter
                        size: Math.min(bar.height * 0.8, Theme.px(44))
                        label: ""
                        colour: bar.colour
                        picture: bar.picture
                    }
                    Words {
                        x: bar.picture !== "" ? Theme.px(56) : 0
                        width: parent.width * 0.4 - x
                        height: parent.height
                        text: bar.name
                        font.pixelSize: Math.min(Theme.small, bar.height * 0.6)
                    }
                    Rectangle {
                        x: parent.width * 0.42
                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.width * 0.46
                        height: Math.min(Theme.px(16), bar.height * 0.5)
                        radius: height / 2
                        color: Theme.panelEdge
                        Rectangle {
                            width: parent.width * bar.share
                            height: parent.height
                            radius: parent.radius
                            color: bar.colour === "red" ? Theme.redWord : bar.colour === "black" ? Theme.textOff : Theme.brass
                        }
                    }
                    Words {
                        anchors.right: parent.right
                        width: parent.width * 0.1
                        height: parent.height
                        text: bar.count
                        horizontalAlignment: Text.AlignRight
                        font.pixelSize: Math.min(Theme.small, bar.height * 0.6)
                        font.weight: Font.DemiBold
                    }
                }
            }
        }

        // --- on the felt
        Item {
            id: felt
            visible: page.counted.isRoulette
            x: page.barsWidth + page.gap * 2
            y: bars.y
            width: ring.x - x - page.gap
            height: bars.height
            readonly property real first: page.station.felt.left
            readonly property real cellWidth: Math.floor(width / (13 - first))
            readonly property real cellHeight: Math.floor(Math.min(cellWidth * 1.7, (height - Theme.px(34)) / 3))
            Words {
                width: parent.width
                height: Theme.px(28)
                text: qsTr("How often each number came")
                font.pixelSize: Theme.tiny
                color: Theme.quiet
            }
            Repeater {
                model: page.counted.heat
                delegate: Rectangle {
                    id: square
                    required property string label
                    required property string colour
                    required property int count
                    required property real heat
                    required property real boxX
                    required property real boxY
                    required property real boxWidth
                    required property real boxHeight
                    objectName: "heat"
                    x: (boxX - felt.first) * felt.cellWidth
                    y: Theme.px(34) + boxY * felt.cellHeight
                    width: boxWidth * felt.cellWidth + 1
                    height: boxHeight * felt.cellHeight + 1
                    color: Theme.boxColours[colour]
                    border.color: Theme.panelEdge
                    border.width: 1
                    Rectangle {
                        anchors.fill: parent
                        anchors.margins: 1
                        color: Theme.brassBright
                        opacity: square.heat * 0.62
                    }
                    Column {
                        anchors.centerIn: parent
                        width: parent.width - Theme.px(4)
                        Words {
                            width: parent.width
                            text: square.label
                            horizontalAlignment: Text.AlignHCenter
                            font.pixelSize: Math.min(Theme.tiny, felt.cellWidth * 0.36)
                            color: square.heat > 0.5 ? Theme.inkOnBrass : Theme.text
                        }
                        Words {
                            width: parent.width
                            text: square.count > 0 ? square.count : "–"
                            horizontalAlignment: Text.AlignHCenter
                            font.pixelSize: Math.min(Theme.body, felt.cellWidth * 0.48)
                            font.weight: Font.Bold
                            color: square.heat > 0.5 ? Theme.inkOnBrass : square.count > 0 ? Theme.gold : Theme.quiet
                        }
                    }
                }
            }
        }

        // --- around the wheel
        Item {
            id: ring
            visible: page.counted.isRoulette
            anchors.right: parent.right
            y: bars.y
            width: Math.min(bars.height, inside.width * 0.27)
            height: width
            readonly property real inner: width * 0.17
            readonly property real outer: width * 0.4
            Repeater {
                model: page.counted.isRoulette ? page.counted.heat : null
                delegate: Item {
                    id: ray
                    required property string label
                    required property string colour
                    required property int count
                    required property real heat
                    required property real turn
                    anchors.centerIn: parent
                    rotation: turn
                    Rectangle {
                        width: Math.max(2, ring.width * 0.024)
                        height: Math.max(2, (ring.outer - ring.inner) * ray.heat)
                        x: -width / 2
                        y: -ring.inner - height
                        radius: width * 0.2
                        color: ray.count > 0 ? Theme.brass : Theme.panelEdge
                        antialiasing: true
                    }
                    Rectangle {
                        width: Math.max(4, ring.width * 0.062)
                        height: width
                        x: -width / 2
                        y: -ring.width / 2
                        radius: width * 0.2
                        color: Theme.boxColours[ray.colour]
                        antialiasing: true
                        Words {
                            anchors.fill: parent
                            text: ray.label
                            horizontalAlignment: Text.AlignHCenter
                            renderType: Text.QtRendering
                            font.pixelSize: parent.width * 0.56
                            font.weight: Font.DemiBold
                        }
                    }
                }
            }
        }

        // --- in their order
        Grid {
            id: sequence
            anchors.bottom: parent.bottom
            width: parent.width
            columns: 50
            spacing: Theme.px(3)
            Repeater {
                model: page.counted.sequence
                delegate: NumberTile {
                    required property bool newest
                    required picture
                    size: page.tileSize
                    textSize: page.tileSize * 0.52
                    framed: newest
                }
            }
        }
    }
}
