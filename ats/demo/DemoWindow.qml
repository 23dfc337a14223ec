// The demonstration's frame: one station, or a grid of them, each with a strip for notes and tickets that is no part
// of the product.
pragma ComponentBehavior: Bound
import QtQuick
import ats.demo
import ats_client.qml
import ats_client.qml.controls
import ats_client.qml.screens

Window {
    id: window

    required property list<Seat> seats
    readonly property int columns: Math.ceil(Math.sqrt(seats.length))
    readonly property int lines: Math.ceil(seats.length / columns)
    readonly property real cellWidth: width / columns
    readonly property real cellHeight: height / lines
    readonly property real stripHeight: 52
    readonly property real stationHeight: cellHeight - stripHeight
    readonly property bool tall: cellWidth < stationHeight * 1.5

    width: Math.min(1920, Screen.desktopAvailableWidth)
    height: Math.min(1132, Screen.desktopAvailableHeight)
    visible: true
    color: Theme.night
    title: qsTr("Demonstration: pretended money")

    Binding {
        target: Theme
        property: "unit"
        value: window.tall ? Math.min(window.cellWidth / 1600, window.stationHeight / 1280) : Math.min(window.cellWidth / 1920, window.stationHeight / 1080)
    }

    Grid {
        columns: window.columns
        Repeater {
            model: window.seats
            delegate: Column {
                id: cell
                required property Seat modelData
                width: window.cellWidth

                StationView {
                    width: window.cellWidth
                    height: window.stationHeight
                    station: cell.modelData.screen
                    clip: true
                }
                Rectangle {
                    width: window.cellWidth
                    height: window.stripHeight
                    color: Theme.warningGround
                    border.color: Theme.warning
                    border.width: 1
                    Row {
                        anchors.centerIn: parent
                        spacing: 8
                        Words {
                            height: 40
                            text: qsTr("Demonstration")
                            color: Theme.warning
                            font.pixelSize: 16
                        }
                        Repeater {
                            model: [5, 20, 50, 100]
                            delegate: PushButton {
                                required property int modelData
                                objectName: "note-" + modelData
                                width: 84
                                height: 40
                                labelSize: 16
                                label: qsTr("Note %1").arg(modelData)
                                onPushed: cell.modelData.insertNote(modelData)
                            }
                        }
                        PushButton {
                            objectName: "buyIn"
                            width: 150
                            height: 40
                            labelSize: 16
                            label: qsTr("Dealer adds 500")
                            onPushed: cell.modelData.buyIn(500)
                        }
                        PushButton {
                            width: 110
                            height: 40
                            labelSize: 16
                            label: qsTr("Take ticket")
                            visible: cell.modelData.ticketInChute
                            onPushed: cell.modelData.takeTicket()
                        }
                        PushButton {
                            width: 120
                            height: 40
                            labelSize: 16
                            label: qsTr("Insert ticket")
                            visible: cell.modelData.hasTicket && !cell.modelData.ticketInChute
                            onPushed: cell.modelData.insertTicket()
                        }
                    }
                }
            }
        }
    }
}
