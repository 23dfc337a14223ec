// What follows a finger: the chip, the loupe above it, and the card that says what letting go would do.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.qml.painting
import ats_client.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

Item {
    id: layer

    required property StationScreen station
    required property PlayerFinger finger
    readonly property Aim aim: station.aim
    readonly property FeltView felt: finger.felt
    readonly property bool spotted: aim.betId !== ""
    readonly property real glassSize: Theme.px(196)
    // Loupe and card stay on the felt: the time beside it stays readable.
    readonly property real edge: felt.mapToItem(layer, felt.width, 0).x
    readonly property point spot: {
        const at = felt.mapToItem(layer, felt.originX + aim.spotX * felt.squareWidth, felt.originY + aim.spotY * felt.squareHeight);
        return Qt.point(at.x, at.y);
    }

    objectName: "floating"
    enabled: false

    // The chip as it would stand: seen at once when a finger touches a spot.
    Image {
        id: preview
        visible: layer.finger.busy && layer.finger.mode !== "held" && layer.spotted && layer.aim.chips !== ""
        x: Math.round(layer.spot.x - width / 2)
        y: Math.round(layer.spot.y - (height - layer.felt.chip * 0.65))
        opacity: 0.8
        source: visible ? "image://chips/" + layer.felt.chip + "/" + layer.aim.chips + "/" + encodeURIComponent(layer.aim.label) : ""
    }

    // Between spots the chip hangs at the finger.
    Image {
        id: hanging
        visible: layer.finger.dragging && !layer.spotted
        x: Math.round(layer.finger.atX - width / 2)
        y: Math.round(layer.finger.atY - height / 2 - Theme.px(30))
        source: visible ? "image://chips/" + Math.round(layer.felt.chip * 1.25) + "/" + layer.station.tray.selected + "/" + encodeURIComponent(layer.station.tray.selectedLabel) : ""
    }

    Item {
        id: glass
        visible: layer.finger.aiming && layer.spotted
        width: layer.glassSize
        height: width
        readonly property bool roomAbove: layer.finger.atY - height - Theme.px(44) > 0
        x: Math.round(Math.max(0, Math.min(layer.edge - width, roomAbove ? layer.finger.atX - width / 2 : layer.finger.atX + (layer.finger.atX > layer.width / 2 ? -width - Theme.px(60) : Theme.px(60)))))
        y: Math.round(roomAbove ? layer.finger.atY - height - Theme.px(44) : Math.max(0, layer.finger.atY - height / 2))

        Loupe {
            anchors.fill: parent
            felt: layer.station.felt
            spotX: glass.visible ? layer.aim.spotX : 0
            spotY: glass.visible ? layer.aim.spotY : 0
            squareWidth: layer.felt.squareWidth * 1.35
            squareHeight: layer.felt.squareHeight * (layer.felt.felt.isRoulette ? 1.1 : 0.8)
            ground: Theme.feltBottom
            brass: Theme.brassBright
            label: Theme.text
            darkLabel: Theme.inkOnIvory
            aimed: Theme.aimedFill
            colours: Theme.boxColours
        }

        Image {
            visible: layer.aim.chips !== "" && layer.finger.mode !== "held"
            readonly property real size: Math.round(layer.felt.chip * 1.25)
            x: Math.round((glass.width - width) / 2)
            y: Math.round(glass.height / 2 - (height - size * 0.65))
            source: glass.visible && visible ? "image://chips/" + size + "/" + layer.aim.chips + "/" + encodeURIComponent(layer.aim.label) : ""
        }
    }

    Rectangle {
        id: card
        visible: glass.visible
        // A card that is not seen has no words to lay out, whatever the finger touches.
        readonly property Aim told: visible ? layer.aim : null
        readonly property bool beside: glass.x + glass.width + width + Theme.px(12) < layer.edge
        x: Math.round(beside ? glass.x + glass.width + Theme.px(10) : glass.x - width - Theme.px(10))
        y: Math.round(Math.max(Theme.px(4), glass.y + Theme.px(20)))
        width: Math.max(title.implicitWidth, places.implicitWidth, pays.implicitWidth, why.implicitWidth, limits.visible ? limits.implicitWidth : 0, comes.implicitWidth, best.implicitWidth, worst.implicitWidth) + Theme.px(36)
        height: lines.height + Theme.px(26)
        radius: Theme.radius
        color: Theme.card
        border.color: Theme.brass
        border.width: Theme.hairline

        Column {
            id: lines
            anchors.verticalCenter: parent.verticalCenter
            x: Theme.px(18)
            spacing: Theme.px(4)

            Text {
                id: title
                textFormat: Text.PlainText
                text: card.told?.name ?? ""
                color: Theme.text
                font.pixelSize: Theme.body
                font.weight: Font.DemiBold
            }
            Text {
                id: places
                textFormat: Text.PlainText
                visible: layer.finger.mode !== "held"
                text: card.told?.places ?? ""
                color: Theme.text
                font.pixelSize: Theme.small
            }
            Text {
                id: pays
                textFormat: Text.PlainText
                text: !card.told ? "" : card.told.returns !== "" && layer.finger.mode !== "held" ? card.told.pays + " · " + card.told.returns : card.told.pays
                color: Theme.gold
                font.pixelSize: Theme.small
                font.weight: Font.DemiBold
            }
            Text {
                id: limits
                textFormat: Text.PlainText
                visible: layer.finger.mode === "held"
                text: card.told?.limits ?? ""
                color: Theme.quiet
                font.pixelSize: Theme.tiny
            }
            // The whole sheet: for the number under the finger, at best and at worst.
            Text {
                id: comes
                objectName: "comes"
                textFormat: Text.PlainText
                visible: text !== ""
                text: card.told?.comes ?? ""
                color: Theme.text
                font.pixelSize: Theme.small
                font.weight: Font.DemiBold
            }
            Text {
                id: best
                textFormat: Text.PlainText
                visible: text !== ""
                text: card.told?.best ?? ""
                color: Theme.quiet
                font.pixelSize: Theme.tiny
            }
            Text {
                textFormat: Text.PlainText
                id: worst
                visible: text !== ""
                text: card.told?.worst ?? ""
                color: Theme.quiet
                font.pixelSize: Theme.tiny
            }
            Text {
                id: why
                textFormat: Text.PlainText
                visible: text !== ""
                text: card.told?.why ?? ""
                color: Theme.warning
                font.pixelSize: Theme.small
                font.weight: Font.DemiBold
            }
        }
    }

    // A chip on its way back to the tray.
    Image {
        id: back
        visible: motion.running
        ParallelAnimation {
            id: motion
            NumberAnimation {
                id: backX
                target: back
                property: "x"
                duration: Theme.slow
                easing.type: Easing.InOutCubic
            }
            NumberAnimation {
                id: backY
                target: back
                property: "y"
                duration: Theme.slow
                easing.type: Easing.InOutCubic
            }
            NumberAnimation {
                target: back
                property: "opacity"
                from: 1
                to: 0.2
                duration: Theme.slow
            }
        }
    }

    function flyBack(x: real, y: real, chips: string, label: string) {
        back.source = "image://chips/" + layer.felt.chip + "/" + chips + "/" + encodeURIComponent(label);
        backX.from = x - back.width / 2;
        backX.to = Theme.px(120);
        backY.from = y - back.height / 2;
        backY.to = layer.height - Theme.px(120);
        motion.restart();
    }

    Connections {
        target: layer.finger
        function onWentBack(x: real, y: real) {
            layer.flyBack(x, y, layer.station.tray.selected, layer.station.tray.selectedLabel);
        }
    }
}
