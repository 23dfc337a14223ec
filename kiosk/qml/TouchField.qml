// The whole screen under fingers: nine points to hit, or a field to draw on.
pragma ComponentBehavior: Bound
import QtQuick
import kiosk.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

Rectangle {
    id: field

    required property Diagnostics diagnostics
    // nine · draw
    property string mode: "nine"
    readonly property bool done: mode === "nine" && diagnostics.aimX < 0

    signal closed

    objectName: "touchField"
    color: Theme.night

    // The points of the last test may still be there when this field opens.
    property bool begun: false
    Component.onCompleted: begun = !done
    onDoneChanged: {
        if (!done)
            begun = true;
        else if (begun)
            field.closed();
    }

    Canvas {
        id: canvas
        property var strokes: []
        anchors.fill: parent
        visible: field.mode === "draw"
        onPaint: {
            const pen = getContext("2d");
            pen.fillStyle = Theme.brassBright;
            for (const point of strokes)
                pen.fillRect(point.x - 4, point.y - 4, 8, 8);
            strokes = [];
        }
    }

    MultiPointTouchArea {
        anchors.fill: parent
        mouseEnabled: true
        onPressed: touchPoints => {
            field.diagnostics.fingers(count());
            if (field.mode === "draw")
                draw(touchPoints);
        }
        // The place where the finger came down counts. We report it when it lifts: the last point closes this field.
        onReleased: touchPoints => {
            if (field.mode === "nine")
                field.diagnostics.touched(touchPoints[0].startX, touchPoints[0].startY, field.width, field.height);
        }
        onUpdated: touchPoints => {
            field.diagnostics.fingers(count());
            if (field.mode === "draw")
                draw(touchPoints);
        }
        function count(): int {
            return [first, second, third, fourth, fifth].filter(point => point.pressed).length;
        }
        function draw(touchPoints: var) {
            for (const point of touchPoints)
                canvas.strokes.push(Qt.point(point.x, point.y));
            canvas.requestPaint();
        }
        touchPoints: [
            TouchPoint {
                id: first
            },
            TouchPoint {
                id: second
            },
            TouchPoint {
                id: third
            },
            TouchPoint {
                id: fourth
            },
            TouchPoint {
                id: fifth
            }
        ]
    }

    Item {
        visible: field.mode === "nine" && !field.done
        x: field.diagnostics.aimX * field.width
        y: field.diagnostics.aimY * field.height
        Rectangle {
            anchors.centerIn: parent
            width: Theme.px(90)
            height: Theme.hairline * 2
            color: Theme.brassBright
        }
        Rectangle {
            anchors.centerIn: parent
            width: Theme.hairline * 2
            height: Theme.px(90)
            color: Theme.brassBright
        }
        Rectangle {
            anchors.centerIn: parent
            width: Theme.px(44)
            height: width
            radius: width / 2
            color: Theme.clear
            border.color: Theme.text
            border.width: Theme.hairline * 2
        }
    }

    Words {
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height * 0.27
        text: field.mode === "nine" ? qsTr("Touch the middle of the cross") : qsTr("Draw with one finger, then lay two or more on the screen")
        font.pixelSize: Theme.large
        color: Theme.quiet
    }
    PushButton {
        objectName: "closeTouch"
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height * 0.66
        width: Theme.px(260)
        label: qsTr("Stop")
        onPushed: field.closed()
    }
}
