// The technician's way in, in plain sight: shown while nobody plays here, or while the link is lost.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.qml
import ats_client.qml.controls
import ats_client.viewmodels

Item {
    id: corner

    required property StationScreen station
    signal wanted

    anchors.fill: parent
    z: 1000
    visible: station.screen !== "game" || !station.connected

    PushButton {
        objectName: "staff"
        anchors.left: parent.left
        anchors.bottom: parent.bottom
        anchors.margins: Theme.gap
        width: Theme.px(120)
        height: Theme.px(52)
        label: qsTr("Staff")
        labelSize: Theme.small
        onPushed: corner.wanted()
    }
}
