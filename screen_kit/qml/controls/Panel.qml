// A quiet dark ground for a group of things.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml

Rectangle {
    color: Theme.panel
    radius: Theme.radius
    border.color: Theme.panelEdge
    border.width: Theme.hairline
}
