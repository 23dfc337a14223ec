// Chips that came back go home to the balance, one after the other; a dashed ring marks where they stood while the sentence
// about it stands. The balance is right already.
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

    Repeater {
        model: layer.station.sayings.homeward
        delegate: Item {
            id: home
            objectName: "homeward"

            required property string key
            required property real spotX
            required property real spotY
            required property string chips
            required property string label
            required property string figure
            required property int delay
            readonly property point start: layer.felt.mapToItem(layer, layer.felt.originX + spotX * layer.felt.squareWidth, layer.felt.originY + spotY * layer.felt.squareHeight)
            readonly property point end: layer.balance.mapToItem(layer, layer.balance.width * 0.6, layer.balance.height * 0.2)
            property real way: 0

            // Where it stood.
            Image {
                x: home.start.x - width / 2
                y: home.start.y - height / 2
                width: Math.round(layer.felt.chip)
                height: width
                source: width < 8 ? "" : "image://pieces/place/" + width
            }

            // An arc: first aside, then down.
            Item {
                x: home.start.x + (home.end.x - home.start.x) * home.way
                y: home.start.y + (home.end.y - home.start.y) * home.way * home.way
                opacity: home.way < 1 ? 1 : 0

                Image {
                    id: chip
                    x: -Math.round(width / 2)
                    y: -Math.round(height - layer.felt.chip * 0.65)
                    source: layer.felt.chip < 8 ? "" : "image://chips/" + Math.round(layer.felt.chip) + "/" + home.chips + "/" + encodeURIComponent(home.label)
                }
                Rectangle {
                    objectName: "ridesAlong"
                    visible: home.figure !== ""
                    x: -width - layer.felt.chip * 0.6
                    y: -height / 2
                    width: figure.implicitWidth + Theme.px(16)
                    height: figure.implicitHeight + Theme.px(6)
                    radius: height / 2
                    color: Theme.card
                    border.color: Theme.brassBright
                    border.width: Theme.hairline
                    Words {
                        id: figure
                        anchors.centerIn: parent
                        text: home.figure
                        color: Theme.gold
                        font.pixelSize: Theme.tiny
                        font.weight: Font.DemiBold
                    }
                }
            }

            SequentialAnimation {
                running: true
                PauseAnimation {
                    duration: Theme.slow + home.delay
                }
                NumberAnimation {
                    target: home
                    property: "way"
                    to: 1
                    duration: Theme.slow * 2
                    easing.type: Easing.InCubic
                }
            }
        }
    }
}
