// The window of the winning number display. It says to the Theme how large a design pixel is on this screen.
import QtQuick
import screen_kit.qml
import table_screens.viewmodels

Window {
    id: window

    required property WinningNumber board
    property bool fullScreen: false

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

    WinningNumberView {
        anchors.fill: parent
        board: window.board
    }
}
