// The map of the room: up to a hundred stations, each in one state. Tap one to see and do more.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml
import screen_kit.qml.controls
import table_screens.qml.controls
import table_screens.viewmodels

Item {
    id: page

    required property ConsoleScreen desk
    readonly property RoomMap room: desk.room
    readonly property bool narrow: width < Theme.px(1300)
    readonly property int columns: room.stations > 60 ? (narrow ? 8 : 10) : room.stations > 24 ? 8 : room.stations > 12 ? 6 : 4
    readonly property int rows: Math.max(1, Math.ceil(room.stations / columns))

    Grid {
        id: grid
        width: parent.width
        anchors.top: parent.top
        anchors.bottom: legend.top
        anchors.bottomMargin: Theme.gap
        columns: page.columns
        spacing: Theme.px(8)
        readonly property real cellWidth: Math.floor((width - (columns - 1) * spacing) / columns)
        readonly property real cellHeight: Math.min(Theme.px(120), Math.floor((height - (page.rows - 1) * spacing) / page.rows))

        Repeater {
            model: page.room.seats
            delegate: SeatTile {
                objectName: "seat-" + number
                width: grid.cellWidth
                height: grid.cellHeight
                onPushed: page.desk.stationHand.choose(number)
            }
        }
    }

    Flow {
        id: legend
        anchors.bottom: parent.bottom
        width: parent.width
        spacing: Theme.px(22)
        Words {
            height: Theme.px(32)
            text: page.room.summary
            font.weight: Font.DemiBold
        }
        Repeater {
            model: page.room.legend
            delegate: Row {
                id: kind
                required property string key
                required property string word
                required property int count
                visible: count > 0
                height: Theme.px(32)
                spacing: Theme.px(8)
                SeatTile {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(22)
                    height: width
                    radius: Theme.px(5)
                    number: 0
                    word: ""
                    money: ""
                    chosen: false
                    seat: kind.key
                    activeFocusOnTab: false
                    enabled: false
                    clip: true
                }
                Words {
                    height: parent.height
                    text: kind.word + " " + kind.count
                    font.pixelSize: Theme.small
                    color: Theme.quiet
                }
            }
        }
    }
}
