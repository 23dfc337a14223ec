// A whole station: the screen its state asks for, and what may lie over it.
import QtQuick
import ats_client.qml
import ats_client.qml.controls
import ats_client.viewmodels

Rectangle {
    id: view

    required property StationScreen station
    property string video: ""

    color: Theme.night

    GameScreen {
        id: game
        anchors.fill: parent
        station: view.station
        video: view.video
    }
}
