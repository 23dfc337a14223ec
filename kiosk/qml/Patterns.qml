// Colours, gradients, a grid and grey over the whole screen; a tap shows the next.
pragma ComponentBehavior: Bound
import QtQuick

Rectangle {
    id: pattern

    readonly property var names: ["red", "green", "blue", "white", "black", "gradient", "grid", "burn-in"]
    property int shown: 0
    readonly property string name: names[shown]

    signal closed

    objectName: "patterns"
    // Pure channels on purpose: a tired or dead subpixel shows only against the full one.
    color: name === "red" ? Qt.rgba(1, 0, 0, 1) : name === "green" ? Qt.rgba(0, 1, 0, 1) : name === "blue" ? Qt.rgba(0, 0, 1, 1) : name === "white" ? Qt.rgba(1, 1, 1, 1) : name === "burn-in" ? Qt.rgba(0.5, 0.5, 0.5, 1) : Qt.rgba(0, 0, 0, 1)

    Column {
        anchors.fill: parent
        visible: pattern.name === "gradient"
        Repeater {
            model: [Qt.rgba(1, 1, 1, 1), Qt.rgba(1, 0, 0, 1), Qt.rgba(0, 1, 0, 1), Qt.rgba(0, 0, 1, 1)]
            delegate: Rectangle {
                id: stripe
                required property color modelData
                width: pattern.width
                height: pattern.height / 4
                gradient: Gradient {
                    orientation: Gradient.Horizontal
                    GradientStop {
                        position: 0
                        color: Qt.rgba(0, 0, 0, 1)
                    }
                    GradientStop {
                        position: 1
                        color: stripe.modelData
                    }
                }
            }
        }
    }
    Item {
        anchors.fill: parent
        visible: pattern.name === "grid"
        Repeater {
            model: 33
            delegate: Rectangle {
                required property int index
                x: Math.min(pattern.width - 1, index * pattern.width / 32)
                width: 1
                height: pattern.height
            }
        }
        Repeater {
            model: 19
            delegate: Rectangle {
                required property int index
                y: Math.min(pattern.height - 1, index * pattern.height / 18)
                width: pattern.width
                height: 1
            }
        }
    }
    // A MouseArea keeps the touch, so nothing below the pattern reacts.
    MouseArea {
        anchors.fill: parent
        onClicked: pattern.shown + 1 < pattern.names.length ? pattern.shown += 1 : pattern.closed()
    }
}
