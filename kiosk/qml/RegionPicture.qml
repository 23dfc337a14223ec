// Every place on the felt that takes a touch, drawn from the layout that places the chips (GMNS 1.21.20).
pragma ComponentBehavior: Bound
import QtQuick
import kiosk.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

Rectangle {
    id: picture

    required property Diagnostics diagnostics
    readonly property var bounds: diagnostics.bounds
    readonly property real square: Math.min(cloth.width / (bounds[2] - bounds[0]), cloth.height / (bounds[3] - bounds[1]))

    signal closed

    objectName: "regionPicture"
    color: Theme.night

    // Nothing below reacts to a touch on this picture.
    MouseArea {
        anchors.fill: parent
        preventStealing: true
    }
    Words {
        id: title
        x: Theme.gap * 2
        y: Theme.gap
        text: qsTr("All %1 active regions of the felt: circles are boxes, crosses lie on lines").arg(picture.diagnostics.regions.length)
        color: Theme.gold
    }
    PushButton {
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        y: Theme.gap
        width: Theme.px(200)
        objectName: "closeRegions"
        label: qsTr("Back")
        onPushed: picture.closed()
    }
    Item {
        id: cloth
        anchors.fill: parent
        anchors.margins: Theme.gap * 2
        anchors.topMargin: Theme.px(100)

        Repeater {
            model: picture.diagnostics.boxes
            delegate: Rectangle {
                id: box
                required property var modelData
                x: (modelData.x - picture.bounds[0]) * picture.square
                y: (modelData.y - picture.bounds[1]) * picture.square
                width: modelData.w * picture.square
                height: modelData.h * picture.square
                color: Theme.boxColours[modelData.colour] ?? Theme.feltBottom
                border.color: Theme.brassDark
                border.width: Theme.hairline
                Words {
                    x: Theme.px(4)
                    y: Theme.px(2)
                    text: box.modelData.label
                    font.pixelSize: Theme.tiny
                    color: box.modelData.colour === "ivory" ? Theme.inkOnIvory : Theme.text
                }
            }
        }
        Repeater {
            model: picture.diagnostics.regions
            delegate: Words {
                required property var modelData
                x: (modelData.x - picture.bounds[0]) * picture.square - width / 2
                y: (modelData.y - picture.bounds[1]) * picture.square - height / 2
                text: modelData.line ? "×" : "○"
                font.pixelSize: Theme.px(modelData.line ? 18 : 30)
                color: modelData.line ? Theme.warning : Theme.brassBright
            }
        }
    }
}
