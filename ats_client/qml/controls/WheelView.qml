// The wheel panel: the drawn wheel with the ball, or the video of the real one, and the phase in words.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.qml.painting
import ats_client.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

Item {
    id: view

    required property WheelPanel wheel
    // A file or a stream; empty for the drawn wheel.
    property string video: ""
    property bool wordsShown: true
    // While the wheel grows or shrinks it is only scaled; it is painted anew at its new size.
    property bool changing: false
    readonly property real size: Math.min(width, height - (wordsShown ? Theme.px(66) : 0))
    readonly property real turned: wheel.rotor

    property real sharp: size
    onChangingChanged: sharpen()
    onSizeChanged: sharpen()
    function sharpen(): void {
        if (!changing)
            sharp = size;
    }

    Item {
        id: drawn
        objectName: "wheel"
        width: view.size
        height: view.size
        anchors.horizontalCenter: parent.horizontalCenter

        Item {
            id: seen
            visible: !camera.seen
            width: view.sharp
            height: view.sharp
            anchors.centerIn: parent
            scale: view.size / Math.max(1, view.sharp)

            WheelFace {
                objectName: "wheelFace"
                panel: view.wheel
                wood: Theme.wood
                brass: Theme.brass
                bowl: Theme.bowl
                label: Theme.text
                darkLabel: Theme.inkOnIvory
                colours: Theme.boxColours
                anchors.fill: parent
                piece: view.wheel.isRoulette ? "bowl" : "big"
                rotation: view.wheel.isRoulette ? 0 : view.turned
            }

            Loader {
                active: view.wheel.isRoulette
                anchors.centerIn: parent
                width: Math.round(seen.width * 0.86)
                height: width
                rotation: view.turned
                sourceComponent: WheelFace {
                    objectName: "wheelRotor"
                    panel: view.wheel
                    wood: Theme.wood
                    brass: Theme.brass
                    bowl: Theme.bowl
                    label: Theme.text
                    darkLabel: Theme.inkOnIvory
                    colours: Theme.boxColours
                    piece: "rotor"
                }
            }

            // The ball: it runs on the rim while the wheel decides, then lies in its compartment.
            Loader {
                active: view.wheel.isRoulette && (view.wheel.spinning || view.wheel.restsAt >= 0)
                anchors.fill: parent
                sourceComponent: Item {
                    // What it leaves behind: the faster, the longer.
                    Repeater {
                        model: view.wheel.moving && view.wheel.trail > 0 ? 16 : 0
                        delegate: Item {
                            required property int index
                            anchors.fill: parent
                            rotation: view.wheel.ball + view.wheel.trail * (index + 1) / 16
                            opacity: 0.3 * Math.pow(1 - index / 16, 2)
                            Ball {}
                        }
                    }
                    Item {
                        objectName: "ball"
                        anchors.fill: parent
                        rotation: view.wheel.ball
                        Ball {}
                    }
                }
            }

            // A wheel game's tongue stands still above the rim; every peg lifts it a little as it passes.
            Loader {
                active: !view.wheel.isRoulette
                anchors.fill: parent
                sourceComponent: Item {
                    Image {
                        objectName: "tongue"
                        readonly property real step: view.wheel.section
                        readonly property real past: (((view.turned + step / 2) % step) + step) % step / step
                        width: Math.round(seen.width * 0.085)
                        height: width
                        source: width < 8 ? "" : "image://pieces/pointer/" + width
                        x: (seen.width - width) / 2
                        y: -height * 0.3
                        transformOrigin: Item.Top
                        rotation: view.wheel.moving ? 14 * Math.max(0, 1 - past * 2.5) : 0
                    }
                }
            }
        }

        Loader {
            id: camera
            readonly property bool seen: status === Loader.Ready && (item as WheelFilm).playing
            anchors.fill: parent
            active: view.video !== ""
            sourceComponent: WheelFilm {
                objectName: "wheelFilm"
                source: view.video
            }
        }
    }

    component Ball: Image {
        width: Math.max(8, Math.round(seen.width * 0.046))
        height: width
        source: "image://pieces/ball/" + width
        x: (seen.width - width) / 2
        y: seen.height / 2 * (1 - view.wheel.out) - height / 2
    }

    FrameAnimation {
        running: view.wheel.moving && view.visible
        onTriggered: view.wheel.look()
    }

    Column {
        visible: view.wordsShown
        anchors.bottom: parent.bottom
        width: parent.width
        Words {
            width: parent.width
            text: view.wheel.phase
            font.pixelSize: Theme.body
            font.weight: Font.DemiBold
            horizontalAlignment: Text.AlignHCenter
        }
        Words {
            width: parent.width
            text: view.wheel.detail
            color: Theme.quiet
            font.pixelSize: Theme.tiny
            horizontalAlignment: Text.AlignHCenter
        }
    }
}
