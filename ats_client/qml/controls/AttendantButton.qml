// Calls an attendant, or calls it off. Live in every state.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

PushButton {
    required property StationScreen station

    objectName: "attendant"
    width: Theme.px(178)
    height: Theme.px(48)
    label: station.attendantCalled ? qsTr("Attendant called") : qsTr("Attendant")
    labelSize: Theme.small
    primary: station.attendantCalled
    onPushed: station.attendant()
}
