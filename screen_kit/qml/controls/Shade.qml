// A colour of the game as it lies on the felt: a little lighter above, darker below, under the light that falls on it.
import QtQuick
import screen_kit.qml

Gradient {
    id: shade

    property color dye
    property color light: Theme.clear

    GradientStop {
        position: 0
        color: Qt.tint(Qt.lighter(shade.dye, 1.12), shade.light)
    }
    GradientStop {
        position: 0.5
        color: Qt.tint(shade.dye, shade.light)
    }
    GradientStop {
        position: 1
        color: Qt.tint(Qt.darker(shade.dye, 1.18), shade.light)
    }
}
