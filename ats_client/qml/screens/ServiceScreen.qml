// No play here now: connecting for the first time, out of service, or a technician at work.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.qml.controls
import ats_client.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

Item {
    id: screen

    required property StationScreen station
    readonly property string kind: station.screen

    Column {
        anchors.centerIn: parent
        width: Math.min(parent.width - 4 * Theme.gap, Theme.px(1100))
        spacing: Theme.px(26)

        Words {
            width: parent.width
            text: screen.kind === "out-of-service" ? qsTr("This station is out of service") : screen.kind === "diagnostics" ? qsTr("Technician's test. Not for play.") : screen.station.needsRelease !== "" ? screen.station.needsRelease : qsTr("Connecting to the table…")
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.px(58)
            font.weight: Font.Bold
            color: screen.kind === "connecting" && screen.station.needsRelease === "" ? Theme.gold : Theme.warning
        }
        Text {
            width: parent.width
            text: screen.kind === "out-of-service" ? screen.station.leftHere !== "" ? qsTr("Your money is safe. Please call an attendant.") : qsTr("Please use another station, or call an attendant.") : screen.kind === "diagnostics" ? qsTr("No money is taken or paid while a technician is testing this station.") : screen.station.needsRelease !== "" ? qsTr("Please use another station, or call an attendant.") : qsTr("Play begins as soon as the table answers.")
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignHCenter
            color: Theme.text
            font.pixelSize: Theme.px(28)
            textFormat: Text.PlainText
        }
        Text {
            width: parent.width
            visible: text !== ""
            text: screen.kind === "out-of-service" ? screen.station.leftHere : ""
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignHCenter
            color: Theme.gold
            font.pixelSize: Theme.huge
            font.weight: Font.DemiBold
            textFormat: Text.PlainText
        }
        Words {
            width: parent.width
            text: screen.station.placard.stationNumber + (screen.station.placard.tableName !== "" ? " · " + screen.station.placard.tableName : "")
            horizontalAlignment: Text.AlignHCenter
            color: Theme.quiet
        }
        AttendantButton {
            anchors.horizontalCenter: parent.horizontalCenter
            station: screen.station
            width: Theme.px(340)
            height: Theme.px(90)
            labelSize: Theme.px(28)
        }
    }
}
