// The stations of the table: one alone, or several in a grid, each laid out for the whole box and shown smaller.
pragma ComponentBehavior: Bound
import QtQuick
import ats.demo
import ats_client.qml.screens
import kiosk.qml
import screen_kit.qml

Rectangle {
    id: grid

    required property Tour tour
    readonly property int columns: Math.ceil(Math.sqrt(tour.seats.length))
    readonly property int lines: Math.ceil(tour.seats.length / columns)
    readonly property real part: 1 / columns

    color: Theme.night

    Repeater {
        model: grid.tour.seats
        delegate: Item {
            id: place
            required property Seat modelData
            required property int index
            x: (index % grid.columns) * grid.width * grid.part
            y: (grid.height - grid.lines * grid.height * grid.part) / 2 + Math.floor(index / grid.columns) * grid.height * grid.part
            width: grid.width
            height: grid.height
            transformOrigin: Item.TopLeft
            scale: grid.part
            clip: true

            StationView {
                anchors.fill: parent
                station: place.modelData.screen
            }
            StaffButton {
                anchors.fill: parent
                station: place.modelData.screen
                visible: place.index === 0 && (station.screen !== "game" || !station.connected)
                onWanted: grid.tour.show("technician")
            }
            // Notes go to the station that was touched last.
            Rectangle {
                anchors.fill: parent
                visible: grid.tour.seats.length > 1
                color: Theme.clear
                border.color: place.index === grid.tour.seatAt ? Theme.brassBright : Theme.panelEdge
                border.width: 2 * grid.columns
            }
            Watcher {
                onTouched: grid.tour.sitAt(place.index)
            }
        }
    }
}
