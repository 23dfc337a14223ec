// One finger leads: it counts until it is lifted, and may drag. Another that only taps meanwhile counts as a tap of its own:
// two fingers in quick turns lose none. Three contacts, or one as wide as a palm, are a hand that was laid down: nothing of
// it is meant until all are lifted.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml

MultiPointTouchArea {
    id: area

    // False while a finger is busy elsewhere on the screen.
    property bool free: true
    property int owner: -1
    property bool handDown: false
    // Where the others came down, by their id.
    property var others: ({})

    signal began(real x, real y)
    signal moved(real x, real y)
    signal ended(real x, real y)
    signal tapped(real x, real y)
    signal lost
    signal hand

    maximumTouchPoints: 10
    mouseEnabled: true

    onPressed: points => {
        for (const point of points) {
            const palm = Math.max(point.ellipseDiameters.width, point.ellipseDiameters.height) > Theme.palm;
            if (palm || area.handDown)
                continue;
            if (area.owner === -1 && area.free) {
                area.owner = point.pointId;
                area.began(point.x, point.y);
            } else if (area.owner !== -1) {
                area.others[point.pointId] = Qt.point(point.x, point.y);
            }
        }
    }
    onTouchUpdated: points => {
        area.handDown = points.length >= 3 || (area.handDown && points.length > 0);
        if (!area.handDown)
            return;
        area.others = ({});
        if (area.owner !== -1)
            area.hand();
    }
    onUpdated: points => {
        for (const point of points) {
            const from = area.others[point.pointId];
            if (point.pointId === area.owner)
                area.moved(point.x, point.y);
            else if (from && Math.hypot(point.x - from.x, point.y - from.y) > Theme.dragStarts)
                delete area.others[point.pointId];
        }
    }
    onReleased: points => {
        for (const point of points) {
            if (point.pointId === area.owner) {
                area.owner = -1;
                area.ended(point.x, point.y);
            } else if (area.others[point.pointId]) {
                delete area.others[point.pointId];
                area.tapped(point.x, point.y);
            }
        }
    }
    onCanceled: points => {
        for (const point of points) {
            delete area.others[point.pointId];
            if (point.pointId === area.owner) {
                area.owner = -1;
                area.lost();
            }
        }
    }
}
