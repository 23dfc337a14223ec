// One view of the table: large and to be touched, or small and only to be seen. It is the same items either way.
import QtQuick

Item {
    id: sight

    required property string name
    required property bool large
    required property rect box
    property Glance glance: null

    x: large || !glance ? box.x : glance.x + glance.picture.x
    y: large || !glance ? box.y : glance.y + glance.picture.y
    z: large ? 1 : 2
    width: box.width
    height: box.height
    transformOrigin: Item.TopLeft
    scale: large || !glance ? 1 : glance.picture.width / Math.max(1, box.width)
    enabled: large
    clip: true
}
