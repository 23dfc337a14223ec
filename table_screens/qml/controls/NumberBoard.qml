// The board of results: every number or symbol once, where the layout has it. One tap means one number.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml
import screen_kit.qml.controls
import table_screens.viewmodels

Item {
    id: view

    required property OutcomeBoard board
    property string why: ""
    property Hint hint: null
    // Another number to mark, where the board chooses something else than the running result.
    property string marked: ""
    property bool marks: true
    readonly property real gap: Theme.px(6)
    readonly property real cellWidth: width / Math.max(1, board.across)
    readonly property real cellHeight: Math.min(height / Math.max(1, board.down), cellWidth * 2.4)

    signal tapped(string outcome)

    Repeater {
        model: view.board.numbers
        delegate: Rectangle {
            id: box
            required property string key
            required property string label
            required property string colour
            required property real boxX
            required property real boxY
            required property real boxWidth
            required property real boxHeight
            required property string mark
            readonly property string shown: view.marked === key ? "chosen" : view.marks ? mark : ""
            readonly property bool usable: view.why === ""

            objectName: "number-" + key
            x: Math.round((boxX - view.board.left) * view.cellWidth)
            y: Math.round((boxY - view.board.top) * view.cellHeight)
            width: Math.round(boxWidth * view.cellWidth - view.gap)
            height: Math.round(boxHeight * view.cellHeight - view.gap)
            radius: Theme.px(8)
            readonly property color full: Theme.boxColours[colour] ?? Theme.trackInside
            // A board that takes no number now is darker; its figures stay as readable as ever.
            color: usable || shown !== "" ? full : Qt.darker(full, colour === "ivory" ? 1.25 : 1.9)
            border.color: shown === "" ? Theme.buttonEdge : shown === "read" ? Theme.warning : Theme.brassBright
            border.width: shown === "" ? Theme.hairline : Theme.px(4)
            activeFocusOnTab: usable
            Accessible.role: Accessible.Button
            Accessible.name: label
            Accessible.onPressAction: push()

            function push() {
                if (usable)
                    view.tapped(key);
                else if (view.hint)
                    view.hint.say(box, view.why);
            }

            Text {
                anchors.centerIn: parent
                text: box.label
                color: box.colour === "ivory" ? Theme.inkOnIvory : Theme.text
                font.pixelSize: Math.min(box.width, box.height) * 0.46
                font.weight: Font.Bold
                textFormat: Text.PlainText
                renderType: Text.NativeRendering
            }
            Rectangle {
                anchors.fill: parent
                anchors.margins: -Theme.px(3)
                radius: parent.radius
                visible: box.activeFocus || tap.pressed
                color: Theme.clear
                border.color: Theme.focusEdge
                border.width: Theme.px(3)
            }
            Keys.onSpacePressed: push()
            Keys.onReturnPressed: push()
            TapHandler {
                id: tap
                gesturePolicy: TapHandler.ReleaseWithinBounds
                onTapped: box.push()
            }
        }
    }
}
