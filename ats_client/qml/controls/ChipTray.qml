// The chip tray: touch one to choose it, or drag it to a spot.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

Item {
    id: tray

    required property StationScreen station
    required property PlayerFinger finger
    readonly property real cell: width / Math.max(1, repeater.count)
    readonly property real diameter: Math.round(Math.min(cell * 0.86, height * 0.7))
    // Only then are all chips counted, and a chip's size known; pictures of another size would be kept for nothing.
    property bool laidOut: false
    Component.onCompleted: laidOut = true

    Row {
        id: row
        anchors.fill: parent

        Repeater {
            id: repeater
            model: tray.station.tray.chips
            delegate: Item {
                id: cell
                required property string key
                required property string label
                required property bool selected
                required property string why
                width: tray.cell
                height: tray.height

                Rectangle {
                    anchors.centerIn: chip
                    visible: cell.selected
                    width: tray.diameter * 1.13
                    height: width
                    radius: width / 2
                    color: Theme.clear
                    border.color: Theme.brassBright
                    border.width: Theme.px(4)
                }

                Image {
                    id: chip
                    anchors.horizontalCenter: parent.horizontalCenter
                    anchors.verticalCenter: parent.verticalCenter
                    anchors.verticalCenterOffset: -Theme.px(10)
                    opacity: cell.why === "" ? 1 : 0.38
                    source: !tray.laidOut || tray.diameter < 8 ? "" : "image://chips/" + tray.diameter + "/" + cell.key + "/" + encodeURIComponent(cell.label)
                }

                Words {
                    anchors.bottom: parent.bottom
                    width: parent.width
                    height: Theme.px(26)
                    text: cell.why
                    font.pixelSize: Theme.tiny * 0.9
                    horizontalAlignment: Text.AlignHCenter
                    color: Theme.quiet
                }
            }
        }
    }

    FingerArea {
        anchors.fill: parent
        free: !tray.finger.busy
        onBegan: (x, y) => {
            const at = mapToItem(tray.finger, x, y);
            const key = tray.station.tray.keyAt(Math.floor(x / tray.cell));
            if (key !== "")
                tray.finger.touchChip(key, at.x, at.y);
        }
        onMoved: (x, y) => {
            const at = mapToItem(tray.finger, x, y);
            tray.finger.move(at.x, at.y);
        }
        onEnded: (x, y) => {
            const at = mapToItem(tray.finger, x, y);
            tray.finger.release(at.x, at.y);
        }
        onLost: tray.finger.cancel()
        onHand: tray.finger.handLaidDown()
    }
}
