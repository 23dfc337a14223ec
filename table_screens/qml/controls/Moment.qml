// Runs for a moment after its value has changed: what a button means now is not what the finger came down for.
import QtQuick
import screen_kit.qml

Timer {
    required property var of

    interval: Theme.settling
    onOfChanged: restart()
}
