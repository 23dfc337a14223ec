// What was won goes from the winning number to the balance: five chips, one after the other. The balance is right already:
// this is only joy, and it ends at once when bets can be placed again.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

Item {
    id: layer

    required property StationScreen station
    required property FeltView felt
    required property Item balance
    property point start: Qt.point(0, 0)
    property point end: Qt.point(0, 0)
    property bool flying: false

    objectName: "floating"
    enabled: false

    Repeater {
        model: layer.flying ? 5 : 0
        delegate: Image {
            id: chip
            required property int index
            property real way: 0
            objectName: "winnings"
            x: layer.start.x + (layer.end.x - layer.start.x) * way - width / 2
            y: layer.start.y + (layer.end.y - layer.start.y) * way * way - height / 2
            visible: way > 0 && way < 1
            source: layer.felt.chip < 8 ? "" : "image://chips/" + Math.round(layer.felt.chip) + "/" + layer.station.tray.selected + "/" + encodeURIComponent(layer.station.tray.selectedLabel)
            SequentialAnimation {
                running: true
                PauseAnimation {
                    duration: 60 * chip.index
                }
                NumberAnimation {
                    target: chip
                    property: "way"
                    to: 1
                    duration: Theme.slow * 2
                    easing.type: Easing.InOutQuad
                }
                ScriptAction {
                    script: if (chip.index === 4)
                        layer.flying = false
                }
            }
        }
    }

    Connections {
        target: layer.station.lastSpin
        function onWon(outcome: string) {
            const spot = layer.station.felt.winningSpot(outcome);
            layer.start = layer.felt.mapToItem(layer, layer.felt.originX + spot.x * layer.felt.squareWidth, layer.felt.originY + spot.y * layer.felt.squareHeight);
            layer.end = layer.balance.mapToItem(layer, layer.balance.width * 0.6, layer.balance.height * 0.2);
            layer.flying = false;
            layer.flying = true;
        }
    }
    Connections {
        target: layer.station.countdown
        function onStageChanged() {
            if (layer.station.countdown.seconds > 0)
                layer.flying = false;
        }
    }
}
