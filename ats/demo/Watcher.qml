// Lies over a view and sees every touch first, without keeping it from what is touched.
import QtQuick

Item {
    id: watcher

    signal touched

    anchors.fill: parent
    z: 2000

    PointHandler {
        acceptedButtons: Qt.AllButtons
        onActiveChanged: if (active)
            watcher.touched()
    }
}
