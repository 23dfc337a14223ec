// Undo, clear, repeat, double; and beside them, as high as all of these, the favourites.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

Item {
    id: bar

    required property StationScreen station
    required property PlayerFinger finger
    required property Hint hint
    property int columns: 2
    readonly property real spacing: Theme.px(10)
    readonly property int lines: 4 / columns
    readonly property real cellWidth: (width - spacing * columns) / (columns + 1)
    readonly property real cellHeight: (height - spacing * (lines - 1)) / lines

    signal favouritesWanted

    component Action: PushButton {
        width: bar.cellWidth
        height: bar.cellHeight
        hint: bar.hint
        blocked: bar.finger.busy
    }

    Grid {
        columns: bar.columns
        spacing: bar.spacing

        Action {
            objectName: "undo"
            label: qsTr("Undo")
            why: bar.station.whyNotUndo
            onPushed: bar.station.undo()
        }
        Action {
            objectName: "clear"
            label: qsTr("Clear")
            why: bar.station.whyNotClear
            onPushed: bar.station.clear()
        }
        Action {
            objectName: "repeat"
            label: qsTr("Repeat")
            why: bar.station.whyNotRepeat
            onPushed: bar.station.repeat()
        }
        Action {
            objectName: "double"
            label: qsTr("Double")
            why: bar.station.whyNotDouble
            onPushed: bar.station.double()
        }
    }

    Action {
        objectName: "favouritesButton"
        anchors.right: parent.right
        height: bar.height
        label: qsTr("Favourites")
        labelSize: Theme.small
        detail: bar.station.favourites.count
        onPushed: bar.favouritesWanted()
    }
}
