// The wheel panel: the drawn wheel with the ball, or the video of the real one, and the phase in words.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.qml.painting
import ats_client.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

Item {
    id: panel

    required property WheelPanel wheel
    // A file or a stream; empty for the drawn wheel.
    property string video: ""
    property bool wordsShown: true
    readonly property real size: Math.min(width, height - (wordsShown ? Theme.px(66) : 0))

    Item {
        id: drawn
        width: panel.size
        height: panel.size
        anchors.horizontalCenter: parent.horizontalCenter

        WheelFace {
            objectName: "wheelFace"
            anchors.fill: parent
            visible: !camera.seen
            rotation: panel.wheel.isRoulette || panel.wheel.restsAt < 0 ? 0 : -panel.wheel.restsAt
            panel: panel.wheel
            wood: Theme.wood
            brass: Theme.brass
            bowl: Theme.bowl
            label: Theme.text
            darkLabel: Theme.inkOnIvory
            colours: Theme.boxColours
        }

        // The ball: it runs on the rim while the wheel decides, then lies in its compartment.
        Item {
            id: arm
            anchors.fill: parent
            visible: panel.wheel.isRoulette && !camera.seen && (panel.wheel.spinning || panel.wheel.restsAt >= 0)
            rotation: panel.wheel.restsAt >= 0 ? panel.wheel.restsAt : orbit.angle

            Image {
                readonly property real out: panel.wheel.restsAt >= 0 ? 0.655 : 0.915
                width: Math.max(8, Math.round(panel.size * 0.052))
                height: width
                source: "image://pieces/ball/" + width
                x: (arm.width - width) / 2
                y: arm.height / 2 * (1 - out) - height / 2
            }
        }

        // A wheel game's indicator stands still above the rim, and the winning section is turned to it.
        Image {
            visible: !panel.wheel.isRoulette && !camera.seen
            width: Math.round(panel.size * 0.1)
            height: width
            source: visible && width > 0 ? "image://pieces/pointer/" + width : ""
            x: (drawn.width - width) / 2
            y: -height * 0.12
        }

        NumberAnimation {
            id: orbit
            property real angle: 0
            target: orbit
            property: "angle"
            from: 360
            to: 0
            duration: Theme.orbit
            loops: Animation.Infinite
            running: panel.wheel.spinning && !camera.seen
        }

        Loader {
            id: camera
            readonly property bool seen: status === Loader.Ready && (item as WheelFilm).playing
            anchors.fill: parent
            active: panel.video !== ""
            sourceComponent: WheelFilm {
                objectName: "wheelFilm"
                source: panel.video
            }
        }
    }

    Column {
        visible: panel.wordsShown
        anchors.bottom: parent.bottom
        width: parent.width
        Words {
            width: parent.width
            text: panel.wheel.phase
            font.pixelSize: Theme.body
            font.weight: Font.DemiBold
            horizontalAlignment: Text.AlignHCenter
        }
        Words {
            width: parent.width
            text: panel.wheel.detail
            color: Theme.quiet
            font.pixelSize: Theme.tiny
            horizontalAlignment: Text.AlignHCenter
        }
    }
}
