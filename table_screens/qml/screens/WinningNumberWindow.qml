// The winning number display, over the table: nothing on it is smaller than can be read from eight metres.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.qml
import ats_client.qml.controls
import ats_client.qml.painting
import table_screens.viewmodels

Window {
    id: window

    required property WinningNumber board
    property bool fullScreen: false
    // On a screen of 43 inches half a millimetre is a pixel: the smallest letter stands some 30 mm high.
    readonly property real least: Theme.px(56)

    width: fullScreen ? Screen.width : 1920 // where no window manager makes it as large as the screen
    height: fullScreen ? Screen.height : 1080
    visible: true
    visibility: fullScreen ? Window.FullScreen : Window.Windowed
    color: Theme.night
    title: qsTr("Winning number")

    Binding {
        target: Theme
        property: "unit"
        value: Math.min(window.width / 1920, window.height / 1080)
    }

    Item {
        anchors.centerIn: parent
        width: Theme.px(1920)
        height: Theme.px(1080)

        Words {
            x: Theme.px(50)
            y: Theme.px(22)
            width: Theme.px(900)
            text: window.board.tableName !== "" ? qsTr("%1 · %2").arg(window.board.tableName).arg(window.board.gameTitle) : ""
            font.pixelSize: window.least
            font.weight: Font.DemiBold
            color: Theme.gold
        }
        Words {
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(50)
            y: Theme.px(22)
            text: window.board.clock
            font.pixelSize: window.least
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
                visible: window.board.number !== ""
                color: Theme.boxColours[window.board.colour] ?? Theme.trackInside
                border.color: window.board.isNew ? Theme.brassBright : Theme.buttonEdge
                border.width: window.board.isNew ? Theme.px(12) : Theme.px(3)
                opacity: window.board.connected ? 1 : 0.4
                Text {
                    anchors.centerIn: parent
                    text: window.board.number
                    color: window.board.colour === "ivory" ? Theme.inkOnIvory : Theme.text
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
                text: window.board.name
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
                    id: ring
                    visible: window.board.countdown.seconds > 0
                    width: Theme.px(230)
                    height: width
                    fraction: window.board.countdown.fraction
                    thickness: Theme.px(18)
                    track: Theme.panelEdge
                    bright: window.board.countdown.stage === "open" ? Theme.brassBright : Theme.warning
                    Words {
                        anchors.fill: parent
                        horizontalAlignment: Text.AlignHCenter
                        text: window.board.countdown.seconds
                        font.pixelSize: Theme.px(110)
                        font.weight: Font.Bold
                        color: window.board.countdown.stage === "open" ? Theme.text : Theme.warning
                    }
                }
                Column {
                    anchors.verticalCenter: parent.verticalCenter
                    x: ring.visible ? Theme.px(270) : 0
                    width: parent.width - x
                    Words {
                        width: parent.width
                        text: window.board.countdown.seconds > 0 ? window.board.countdown.words : window.board.phase
                        font.pixelSize: Theme.px(96)
                        font.weight: Font.DemiBold
                        color: window.board.countdown.stage === "last" || window.board.countdown.stage === "final" ? Theme.warning : Theme.text
                    }
                    Text {
                        visible: text !== ""
                        width: parent.width
                        text: window.board.detail
                        wrapMode: Text.WordWrap
                        maximumLineCount: 2
                        font.pixelSize: window.least
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
                    model: window.board.results.strip
                    delegate: NumberTile {
                        required property bool newest
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
                    model: window.board.counts
                    delegate: Column {
                        id: row
                        required property string key
                        required property string count
                        width: counts.cell
                        Words {
                            width: parent.width
                            text: row.key
                            font.pixelSize: window.least
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
            color: window.board.connected ? Theme.nightEdge : Theme.warningGround

            Words {
                x: Theme.px(50)
                height: parent.height
                width: Theme.px(1160)
                text: !window.board.connected ? qsTr("No link: this may be out of date") : window.board.notice !== "" ? window.board.notice : window.board.sign
                font.pixelSize: Theme.px(62)
                font.weight: Font.DemiBold
                color: window.board.connected && window.board.notice === "" ? Theme.gold : Theme.warning
            }
            Words {
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(50)
                height: parent.height
                width: Theme.px(640)
                horizontalAlignment: Text.AlignRight
                text: window.board.sample
                font.pixelSize: window.least
                color: Theme.quiet
            }
        }
    }
}
