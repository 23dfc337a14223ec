// One stack of chips, standing exactly on its spot: the item has no size, its origin is the spot.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.qml

Item {
    id: stack

    required property string key
    required property real spotX
    required property real spotY
    required property string chips
    required property string label
    required property string standing
    required property string fate
    required property string winnings
    property real diameter: 40
    // The stack that a finger is dragging is seen under the finger, only faintly here.
    property bool lifted: false

    z: spotY
    opacity: lifted ? 0.25 : fate === "lost" ? 0.28 : standing === "placing" ? 0.62 : standing === "leaving" ? 0.3 : 1

    Behavior on opacity {
        NumberAnimation {
            duration: Theme.calm
            easing.type: Easing.OutCubic
        }
    }

    Rectangle {
        visible: stack.fate === "won"
        width: stack.diameter * 1.34
        height: width
        radius: width / 2
        x: -width / 2
        y: -height / 2
        color: Theme.wonFill
        border.color: Theme.brassBright
        border.width: Theme.px(3)
    }

    Image {
        x: -Math.round(width / 2)
        y: -Math.round(height - stack.diameter * 0.65)
        source: stack.diameter < 8 ? "" : "image://chips/" + Math.round(stack.diameter) + "/" + stack.chips + "/" + encodeURIComponent(stack.label)
    }

    Loader {
        active: stack.standing !== "solid" && patience.done
        sourceComponent: Image {
            x: -width / 2
            y: -height / 2
            width: stack.diameter * 1.24
            height: width
            sourceSize: Qt.size(width, height)
            source: Theme.asset("pending-ring.svg")
            RotationAnimator on rotation {
                from: 0
                to: 360
                duration: Theme.turn
                loops: Animation.Infinite
            }
        }
    }

    Timer {
        id: patience
        property bool done: false
        interval: Theme.ringPatience
        running: stack.standing !== "solid"
        onRunningChanged: if (running)
            done = false
        onTriggered: done = true
    }

    Rectangle {
        objectName: "floating"
        visible: stack.winnings !== ""
        // Below the chips; in the wide boxes at the foot of the felt beside them, where there is room.
        readonly property bool beside: !stack.key.includes("-") || stack.key.startsWith("dozen")
        x: beside ? stack.diameter * 0.72 : -width / 2
        y: beside ? -height / 2 : stack.diameter * 0.56
        width: won.implicitWidth + Theme.px(14)
        height: won.implicitHeight + Theme.px(4)
        radius: height / 2
        color: Theme.card
        border.color: Theme.brassBright
        border.width: Theme.hairline
        Text {
            id: won
            anchors.centerIn: parent
            text: stack.winnings
            color: Theme.gold
            font.pixelSize: Theme.tiny
            font.weight: Font.DemiBold
            renderType: Text.NativeRendering
        }
    }
}
