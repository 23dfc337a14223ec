// The window of one station. It says to the Theme how large a design pixel is on this screen.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.qml
import ats_client.viewmodels

Window {
    id: window

    required property StationScreen station
    property string video: ""
    property bool fullScreen: false

    width: 1920
    height: 1080
    visible: true
    visibility: fullScreen ? Window.FullScreen : Window.Windowed
    color: Theme.night
    title: qsTr("Station")

    // A squarish screen has its own arrangement, drawn for 1600 × 1280.
    readonly property bool tall: width < height * 1.5

    Binding {
        target: Theme
        property: "unit"
        value: window.tall ? Math.min(window.width / 1600, window.height / 1280) : Math.min(window.width / 1920, window.height / 1080)
    }

    StationView {
        anchors.fill: parent
        station: window.station
        video: window.video
    }
}
