// Undo, clear, repeat, double.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.qml
import ats_client.viewmodels

Grid {
    id: bar

    required property StationScreen station
    required property PlayerFinger finger
    required property Hint hint
    readonly property int lines: 4 / columns
    readonly property real cellWidth: (width - spacing * (columns - 1)) / columns
    readonly property real cellHeight: (height - spacing * (lines - 1)) / lines

    columns: 2
    spacing: Theme.px(10)

    component Action: PushButton {
        width: bar.cellWidth
        height: bar.cellHeight
        hint: bar.hint
        blocked: bar.finger.busy
    }

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
