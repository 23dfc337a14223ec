// Lies over the whole console and watches every touch; while something settles, no touch gets past it.
import QtQuick
import screen_kit.qml

Item {
    id: shield

    PointHandler {
        onActiveChanged: {
            if (active)
                Settling.pressed();
            else
                Settling.released(point.position, Math.hypot(point.position.x - point.pressPosition.x, point.position.y - point.pressPosition.y) > Theme.dragStarts);
        }
    }

    MultiPointTouchArea {
        objectName: "settling"
        readonly property bool whole: Settling.everywhere
        visible: whole || Settling.there
        x: whole ? 0 : Settling.place.x - Theme.sameTap
        y: whole ? 0 : Settling.place.y - Theme.sameTap
        width: whole ? shield.width : 2 * Theme.sameTap
        height: whole ? shield.height : 2 * Theme.sameTap
        mouseEnabled: true
    }
}
