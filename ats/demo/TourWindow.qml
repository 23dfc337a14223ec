// The demonstration's window. A table is put into it, and a fresh one when somebody wants to start again.
import QtQuick
import screen_kit.qml
import screen_kit.qml.controls

Window {
    id: window

    width: Math.min(1920, Screen.desktopAvailableWidth)
    height: Math.min(1080, Screen.desktopAvailableHeight)
    minimumWidth: 960
    minimumHeight: 600
    // A screen that is no larger than the window has no room for its frame: there it is maximized, not cut off below.
    visibility: Screen.desktopAvailableWidth > 1920 && Screen.desktopAvailableHeight > 1080 ? Window.Windowed : Window.Maximized
    color: Theme.night
    title: qsTr("Demonstration: pretended money")

    Words {
        anchors.centerIn: parent
        text: qsTr("Opening a table on this machine …")
        font.pixelSize: 30
        color: Theme.quiet
    }
}
