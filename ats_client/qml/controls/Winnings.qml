// What was won flies from the winning number to the balance. The balance is right already: this is only joy.
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

    objectName: "floating"
    enabled: false

    Text {
        id: amount
        objectName: "winnings"
        visible: flight.running
        text: layer.station.lastSpin.wonNow
        color: Theme.gold
        font.pixelSize: Theme.huge
        font.weight: Font.Bold
        textFormat: Text.PlainText
    }

    SequentialAnimation {
        id: flight
        ParallelAnimation {
            NumberAnimation {
                id: across
                target: amount
                property: "x"
                duration: Theme.slow * 2
                easing.type: Easing.InOutCubic
            }
            NumberAnimation {
                id: down
                target: amount
                property: "y"
                duration: Theme.slow * 2
                easing.type: Easing.InOutCubic
            }
        }
        NumberAnimation {
            target: amount
            property: "opacity"
            from: 1
            to: 0
            duration: Theme.quick
        }
    }

    Connections {
        target: layer.station.lastSpin
        function onWon(outcome: string) {
            const spot = layer.station.felt.winningSpot(outcome);
            const start = layer.felt.mapToItem(layer, layer.felt.originX + spot.x * layer.felt.squareWidth, layer.felt.originY + spot.y * layer.felt.squareHeight);
            const end = layer.balance.mapToItem(layer, layer.balance.width - amount.width, 0);
            across.from = start.x - amount.width / 2;
            across.to = end.x;
            down.from = start.y - amount.height;
            down.to = end.y;
            amount.opacity = 1;
            flight.restart();
        }
    }
}
