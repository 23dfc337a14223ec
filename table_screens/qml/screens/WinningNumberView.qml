// The winning number display, over the table: nothing on it is smaller than can be read from eight metres.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml
import screen_kit.qml.controls
import table_screens.qml.controls
import screen_kit.qml.painting
import table_screens.viewmodels

Rectangle {
    id: view

    required property WinningNumber board
    // On a screen of 43 inches half a millimetre is a pixel: the smallest letter stands some 30 mm high.
    readonly property real least: Theme.px(56)

    color: Theme.night

    Item {
        anchors.centerIn: parent
        width: Theme.px(1920)
        height: Theme.px(1080)

        Words {
            x: Theme.px(50)
            y: Theme.px(22)
            width: Theme.px(900)
            text: view.board.tableName !== "" ? qsTr("%1 · %2").arg(view.board.tableName).arg(view.board.gameTitle) : ""
            font.pixelSize: view.least
            font.weight: Font.DemiBold
            color: Theme.gold
        }
        Words {
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(50)
            y: Theme.px(22)
            text: view.board.clock
            font.pixelSize: view.least
            font.weight: Font.DemiBold
        }

        Item {
            id: result
            x: Theme.px(50)
            y: Theme.px(120)
            width: Theme.px(720)
            height: Theme.px(800)

            Rectangle {
                id: tile
                objectName: "winning-number"
                width: Theme.px(620)
                height: width
                anchors.horizontalCenter: parent.horizontalCenter
                radius: width * 0.12
                visible: view.board.number !== ""
                color: Theme.boxColours[view.board.colour] ?? Theme.trackInside
                border.color: view.board.isNew ? Theme.brassBright : Theme.buttonEdge
                border.width: view.board.isNew ? Theme.px(12) : Theme.px(3)
                opacity: view.board.connected ? 1 : 0.4
                Loader {
                    active: view.board.picture !== ""
                    anchors.centerIn: parent
                    sourceComponent: Image {
                        source: "image://symbols/" + view.board.picture + "/" + Math.round(tile.width * 0.62)
                    }
                }
                Text {
                    visible: view.board.picture === ""
                    anchors.centerIn: parent
                    text: view.board.number
                    textFormat: Text.PlainText
                    color: view.board.colour === "ivory" ? Theme.inkOnIvory : Theme.text
                    font.pixelSize: tile.width * 0.66
                    font.weight: Font.Bold
                    renderType: Text.NativeRendering
                }
            }
            Words {
                anchors.top: tile.bottom
                anchors.topMargin: Theme.px(24)
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: view.board.name
                font.pixelSize: Theme.px(110)
                font.weight: Font.DemiBold
            }
        }

        Item {
            x: Theme.px(820)
            y: Theme.px(120)
            width: Theme.px(1050)
            height: Theme.px(800)

            Item {
                id: phase
                width: parent.width
                height: Theme.px(240)
                CountdownRing {
                    visible: view.board.countdown.seconds > 0
                    width: Theme.px(230)
                    height: width
                    fraction: view.board.countdown.fraction
                    thickness: Theme.px(18)
                    track: Theme.panelEdge
                    bright: view.board.countdown.stage === "open" ? Theme.brassBright : Theme.warning
                    Words {
                        anchors.fill: parent
                        horizontalAlignment: Text.AlignHCenter
                        text: view.board.countdown.seconds
                        font.pixelSize: Theme.px(110)
                        font.weight: Font.Bold
                        color: view.board.countdown.stage === "open" ? Theme.text : Theme.warning
                    }
                }
                Column {
                    anchors.verticalCenter: parent.verticalCenter
                    x: view.board.countdown.seconds > 0 ? Theme.px(270) : 0
                    width: parent.width - x
                    Words {
                        width: parent.width
                        text: view.board.countdown.seconds > 0 ? view.board.countdown.words : view.board.phase
                        font.pixelSize: Theme.px(96)
                        font.weight: Font.DemiBold
                        color: view.board.countdown.stage === "last" || view.board.countdown.stage === "final" ? Theme.warning : Theme.text
                    }
                    Text {
                        visible: text !== ""
                        width: parent.width
                        text: view.board.detail
                        textFormat: Text.PlainText
                        wrapMode: Text.WordWrap
                        maximumLineCount: 2
                        font.pixelSize: view.least
                        color: Theme.quiet
                        renderType: Text.NativeRendering
                    }
                }
            }

            Grid {
                id: strip
                y: Theme.px(262)
                columns: 7
                spacing: Theme.px(14)
                readonly property real cell: Math.floor((parent.width - 6 * spacing) / 7)
                Repeater {
                    model: view.board.results.strip
                    delegate: NumberTile {
                        required property bool newest
                        required picture
                        size: strip.cell
                        height: Theme.px(112)
                        textSize: Theme.px(70)
                        framed: newest
                    }
                }
            }

            Row {
                id: counts
                anchors.bottom: parent.bottom
                width: parent.width
                height: Theme.px(136)
                readonly property real cell: width / Math.max(1, each.count)
                Repeater {
                    id: each
                    model: view.board.counts
                    delegate: Column {
                        id: row
                        required property string key
                        required property string count
                        width: counts.cell
                        Words {
                            width: parent.width
                            text: row.key
                            font.pixelSize: view.least
                            color: Theme.quiet
                        }
                        Words {
                            width: parent.width
                            text: row.count
                            font.pixelSize: Theme.px(72)
                            font.weight: Font.Bold
                        }
                    }
                }
            }
        }

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: Theme.px(130)
            color: view.board.connected ? Theme.nightEdge : Theme.warningGround

            Words {
                x: Theme.px(50)
                height: parent.height
                width: Theme.px(1160)
                visible: !view.board.connected || view.board.needsRelease !== ""
                text: view.board.needsRelease !== "" ? view.board.needsRelease : qsTr("No link: this may be out of date")
                font.pixelSize: Theme.px(62)
                font.weight: Font.DemiBold
                color: Theme.warning
            }
            // s 66(1)(c): the sign always hangs here; a notice comes under it and does not take its place.
            Column {
                x: Theme.px(50)
                width: Theme.px(1160)
                anchors.verticalCenter: parent.verticalCenter
                visible: view.board.connected && view.board.needsRelease === ""
                spacing: Theme.px(4)
                Paragraph {
                    width: parent.width
                    text: view.board.sign
                    font.pixelSize: Theme.px(view.board.notice === "" ? 42 : 28)
                    font.weight: Font.DemiBold
                    color: Theme.gold
                }
                Words {
                    width: parent.width
                    visible: text !== ""
                    text: view.board.notice
                    font.pixelSize: Theme.px(34)
                    font.weight: Font.DemiBold
                    color: Theme.warning
                }
            }
            Words {
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(50)
                height: parent.height
                width: Theme.px(640)
                horizontalAlignment: Text.AlignRight
                text: view.board.sample
                font.pixelSize: view.least
                color: Theme.quiet
            }
        }
    }
}
