// The technician's window. It tells the Theme how large a design pixel is on this screen.
import QtQuick
import kiosk.viewmodels
import screen_kit.qml

Window {
    id: window

    required property Diagnostics diagnostics
    property bool fullScreen: false

    width: fullScreen ? Screen.width : 1920 // where no window manager makes it as large as the screen
    height: fullScreen ? Screen.height : 1080
    visible: true
    visibility: fullScreen ? Window.FullScreen : Window.Windowed
    color: Theme.night
    title: qsTr("Diagnostics")

    Binding {
        target: Theme
        property: "unit"
        value: Math.min(window.width / 1700, window.height / 1000)
    }

    DiagnosticsView {
        objectName: "diagnostics"
        anchors.fill: parent
        diagnostics: window.diagnostics
    }
}
