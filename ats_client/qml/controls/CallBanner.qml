// *No more bets*, seen as it is heard: it slides over the stage, stands for a moment and goes up into the message line.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

Item {
    id: banner
    objectName: "call"

    required property StationScreen station
    property real way: 0
    property real rise: 0

    opacity: Math.min(1, way * 1.4) * (1 - rise)
    transform: Translate {
        x: -banner.width * 0.35 * (1 - banner.way)
        y: -banner.rise * banner.height * 1.2
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop {
                position: 0
                color: Theme.night
            }
            GradientStop {
                position: 0.5
                color: Theme.callGlow
            }
            GradientStop {
                position: 1
                color: Theme.night
            }
        }
    }
    Repeater {
        model: 2
        delegate: Rectangle {
            required property int index
            y: index * (banner.height - height)
            width: banner.width
            height: Theme.px(2.4)
            gradient: Gradient {
                orientation: Gradient.Horizontal
                GradientStop {
                    position: 0
                    color: Theme.clear
                }
                GradientStop {
                    position: 0.5
                    color: Theme.brassBright
                }
                GradientStop {
                    position: 1
                    color: Theme.clear
                }
            }
        }
    }

    Column {
        anchors.centerIn: parent
        width: parent.width - Theme.px(48)
        spacing: Theme.px(2)
        Words {
            width: parent.width
            text: qsTr("No more bets")
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Math.min(Theme.px(82), banner.height * 0.44)
            font.weight: Font.Bold
        }
        Words {
            objectName: "betsStand"
            width: parent.width
            text: banner.station.betsStand
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Math.min(Theme.px(27), banner.height * 0.19)
            font.weight: Font.DemiBold
            color: Theme.gold
        }
    }

    SequentialAnimation {
        running: true
        NumberAnimation {
            target: banner
            property: "way"
            to: 1
            duration: Theme.calm
            easing.type: Easing.OutCubic
        }
        PauseAnimation {
            duration: Theme.callStands
        }
        NumberAnimation {
            target: banner
            property: "rise"
            to: 1
            duration: Theme.calm
            easing.type: Easing.InCubic
        }
    }
}
