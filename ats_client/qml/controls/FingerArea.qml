// One finger at a time. The first one counts until it is lifted; a second finger or a palm changes nothing. Three contacts
// are a hand that was laid down: what the first of them touched is not meant.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.qml

MultiPointTouchArea {
    id: area

    // False while a finger is busy elsewhere on the screen.
    property bool free: true
    property int owner: -1

    signal began(real x, real y)
    signal moved(real x, real y)
    signal ended(real x, real y)
    signal lost
    signal hand

    maximumTouchPoints: 10
    mouseEnabled: true

    onPressed: points => {
        for (const point of points) {
            const palm = Math.max(point.ellipseDiameters.width, point.ellipseDiameters.height) > Theme.palm;
            if (area.owner === -1 && area.free && !palm) {
                area.owner = point.pointId;
                area.began(point.x, point.y);
            }
        }
    }
    onTouchUpdated: points => {
        if (points.length >= 3 && area.owner !== -1)
            area.hand();
    }
    onUpdated: points => {
        for (const point of points)
            if (point.pointId === area.owner)
                area.moved(point.x, point.y);
    }
    onReleased: points => {
        for (const point of points)
            if (point.pointId === area.owner) {
                area.owner = -1;
                area.ended(point.x, point.y);
            }
    }
    onCanceled: points => {
        for (const point of points)
            if (point.pointId === area.owner) {
                area.owner = -1;
                area.lost();
            }
    }
}
