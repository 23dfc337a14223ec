// The window of the jackpot meter display. It says to the Theme how large a design pixel is on this screen.
import QtQuick
import screen_kit.qml
import table_screens.viewmodels

Window {
    id: window

    required property JackpotDisplay board
    property bool fullScreen: false

    width: fullScreen ? Screen.width : 1920 // where no window manager makes it as large as the screen
    height: fullScreen ? Screen.height : 1080
    visible: true
    visibility: fullScreen ? Window.FullScreen : Window.Windowed
    color: Theme.night
    title: qsTr("Jackpots")

    Binding {
        target: Theme
        property: "unit"
        value: Math.min(window.width / 1920, window.height / 1080)
    }

    JackpotDisplayView {
        anchors.fill: parent
        board: window.board
    }
}
