// One stack of chips, standing exactly on its spot: the item has no size, its origin is the spot.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml

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
    required property string mark
    required property real apart
    property real diameter: 40
    // How wide what is written at the stack may be: half of it lies on each side.
    property real room: 0
    // The stack that a finger is dragging is seen under the finger, only faintly here.
    property bool lifted: false
    readonly property bool onTheWay: standing === "placing" || standing === "leaving"

    // Winners stand over the faded ones, and what is written at one over the chips below it.
    z: fate === "won" ? 100 - spotY : spotY
    opacity: lifted ? 0.25 : fate === "lost" ? 0.28 : standing === "placing" ? 0.62 : standing === "leaving" ? 0.3 : 1

    Behavior on opacity {
        NumberAnimation {
            duration: Theme.calm
            easing.type: Easing.OutCubic
        }
    }

    // A winner swells once.
    onFateChanged: if (fate === "won")
        swell.start()
    SequentialAnimation {
        id: swell
        NumberAnimation {
            target: stack
            property: "scale"
            to: 1.08
            duration: Theme.quick
            easing.type: Easing.OutCubic
        }
        NumberAnimation {
            target: stack
            property: "scale"
            to: 1
            duration: Theme.quick
            easing.type: Easing.InCubic
        }
    }

    // What marks a winner is made with the result: chips that are put down need none of it.
    Loader {
        active: stack.winnings !== ""
        sourceComponent: Rectangle {
            width: stack.diameter * 1.2
            height: width
            radius: width / 2
            x: -width / 2
            y: -height / 2
            color: Theme.wonFill
            border.color: Theme.brassBright
            border.width: Theme.px(3)
        }
    }

    // It came back: only its place is marked, with the amount.
    Loader {
        active: stack.standing === "returned"
        sourceComponent: Image {
            width: Math.round(stack.diameter * 1.15)
            height: width
            x: -width / 2
            y: -height / 2
            source: width < 8 ? "" : "image://pieces/place/" + width
            Words {
                anchors.centerIn: parent
                width: parent.width * 0.8
                text: stack.label
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: stack.diameter * 0.3
                font.weight: Font.DemiBold
            }
        }
    }

    Image {
        id: pile
        visible: stack.standing !== "returned"
        x: -Math.round(width / 2)
        y: -Math.round(height - stack.diameter * 0.65)
        source: stack.diameter < 8 ? "" : "image://chips/" + Math.round(stack.diameter) + "/" + stack.chips + "/" + encodeURIComponent(stack.label)
    }

    Loader {
        active: stack.onTheWay && patience.done
        sourceComponent: Image {
            x: -width / 2
            y: -height / 2
            width: stack.diameter * 1.24
            height: width
            source: "image://pieces/ring/" + Math.round(width)
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
        running: stack.onTheWay
        onRunningChanged: if (running)
            done = false
        onTriggered: done = true
    }

    // No more may lie here.
    Loader {
        active: stack.mark !== "" && stack.fate === ""
        sourceComponent: Rectangle {
            objectName: "floating"
            x: stack.diameter * 0.12
            y: -stack.diameter * 0.66
            width: full.implicitWidth + Theme.px(8)
            height: full.implicitHeight
            radius: height / 2
            color: Theme.warningGround
            border.color: Theme.warning
            border.width: 1
            Text {
                id: full
                objectName: "mark"
                anchors.centerIn: parent
                text: stack.mark
                color: Theme.warning
                font.pixelSize: Math.max(9, stack.diameter * 0.26)
                font.weight: Font.DemiBold
                textFormat: Text.PlainText
                renderType: Text.NativeRendering
            }
        }
    }

    // On the lower rim of its chips, where it hides neither their amount nor a number; as wide as the stacks beside it
    // allow. Streets and six-lines have the dozens close below them, so there it stands on the upper rim.
    Loader {
        active: stack.winnings !== ""
        sourceComponent: Rectangle {
            objectName: "floating"
            x: -width / 2
            readonly property bool above: stack.key.startsWith("street") || stack.key.startsWith("six-line")
            readonly property real rise: pile.height - stack.diameter * 1.3
            y: Math.round(above ? -stack.diameter * 0.24 - rise - height : stack.diameter * 0.24)
            width: won.width + Theme.px(10)
            height: won.implicitHeight + Theme.px(2)
            radius: height / 2
            color: Theme.card
            border.color: Theme.brassBright
            border.width: Theme.hairline
            Words {
                id: won
                objectName: "wonHere"
                anchors.centerIn: parent
                width: Math.min(implicitWidth, Math.max(0, stack.room - Theme.px(12)))
                text: stack.winnings
                color: Theme.gold
                font.pixelSize: Theme.tiny
                font.weight: Font.DemiBold
                horizontalAlignment: Text.AlignHCenter
            }
        }
    }
}
