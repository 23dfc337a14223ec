// A dashed ring around the control that the bar names. It is looked for by its name twice a second, since pages come and go.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml

Item {
    id: ring

    required property string wanted
    required property Item within
    required property Item strip
    required property real unit
    readonly property real dash: Math.max(6, Math.round(12 * unit))

    function find(item: Item, name: string): Item {
        if (item.objectName === name)
            return item;
        for (const child of item.children) {
            const found = child.visible ? ring.find(child, name) : null;
            if (found)
                return found;
        }
        return null;
    }
    function look() {
        const found = wanted === "" ? null : find(strip, wanted) ?? (within ? find(within, wanted) : null);
        visible = found !== null;
        if (!found)
            return;
        const margin = Math.round(5 * unit);
        const place = found.mapToItem(ring.parent, 0, 0, found.width, found.height);
        x = place.x - margin;
        y = place.y - margin;
        width = place.width + 2 * margin;
        height = place.height + 2 * margin;
    }

    visible: false
    onWantedChanged: look()
    onWithinChanged: look()

    Timer {
        interval: 500
        running: true
        repeat: true
        triggeredOnStart: true
        onTriggered: ring.look()
    }
    Repeater {
        model: 4
        delegate: Item {
            id: side
            required property int index
            readonly property bool across: index < 2
            readonly property real length: across ? ring.width : ring.height
            x: index === 3 ? ring.width - 3 : 0
            y: index === 1 ? ring.height - 3 : 0
            Repeater {
                model: Math.ceil(side.length / (2 * ring.dash))
                delegate: Rectangle {
                    required property int index
                    readonly property real from: index * 2 * ring.dash
                    readonly property real size: Math.min(ring.dash, side.length - from)
                    x: side.across ? from : 0
                    y: side.across ? 0 : from
                    width: side.across ? size : 3
                    height: side.across ? 3 : size
                    color: Theme.focusEdge
                }
            }
        }
    }
}
