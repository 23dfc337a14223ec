// The one window of a station: the boot screen is put into it first, then the station itself. It says to the Theme how
// large a design pixel is on this screen.
import QtQuick
import screen_kit.qml

Window {
    id: window

    property bool fullScreen: false

    width: fullScreen ? Screen.width : 1920 // where no window manager makes it as large as the screen
    height: fullScreen ? Screen.height : 1080
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
}
