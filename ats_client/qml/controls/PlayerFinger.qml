// What the player's finger is doing with chips, from touching to letting go. Places are in this item's coordinates.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

Item {
    id: finger

    required property StationScreen station
    required property FeltView felt
    required property Hint hint

    // "" · "touch" on a spot · "held" there · "aim" with the chosen chip · "stack" being moved · "tray" · "chip" from it
    property string mode: ""
    property string source: ""
    property real startX: 0
    property real startY: 0
    property real atX: 0
    property real atY: 0
    readonly property real reach: Math.max(Theme.px(20), 14)
    readonly property bool busy: mode !== ""
    readonly property bool dragging: mode === "aim" || mode === "stack" || mode === "chip"
    readonly property bool aiming: dragging || mode === "held"

    // Chips that go back to where they came from, for the motion only.
    signal wentBack(real x, real y)

    function touchFelt(x: real, y: real) {
        if (busy)
            return;
        if (station.whyNotPlace !== "") {
            place.x = x;
            place.y = y;
            hint.say(place, station.whyNotPlace);
            return;
        }
        begin("touch", x, y);
        source = look();
        if (source === "")
            finish();
        else
            held.restart();
    }

    // A second finger tapped while the first was down: a chip of its own, unless the first drags one.
    function tapFelt(x: real, y: real) {
        if (dragging || mode === "tray" || station.whyNotPlace !== "")
            return;
        const at = mapToItem(felt, x, y);
        const bet = station.aim.spotAt((at.x - felt.originX) / felt.squareWidth, (at.y - felt.originY) / felt.squareHeight, reach / felt.squareWidth, reach / felt.squareHeight);
        if (bet !== "")
            station.place(bet);
    }

    function touchChip(key: string, x: real, y: real) {
        if (busy)
            return;
        station.tray.choose(key);
        begin("tray", x, y);
    }

    function move(x: real, y: real) {
        if (!busy)
            return;
        atX = x;
        atY = y;
        const far = Math.hypot(x - startX, y - startY) > Theme.dragStarts;
        if (far && (mode === "touch" || mode === "held")) {
            held.stop();
            mode = station.aim.occupied ? "stack" : "aim";
            if (mode === "aim")
                source = "";
        } else if (far && mode === "tray") {
            if (station.whyNotPlace !== "") {
                place.x = x;
                place.y = y;
                hint.say(place, station.whyNotPlace);
                finish();
                return;
            }
            mode = "chip";
        }
        if (dragging)
            look();
    }

    function release(x: real, y: real) {
        if (!busy)
            return;
        atX = x;
        atY = y;
        const bet = dragging ? look() : "";
        if (mode === "touch")
            station.place(source);
        else if (mode === "aim" && bet !== "")
            station.place(bet);
        else if (mode === "chip" && bet !== "")
            station.place(bet);
        else if (mode === "chip")
            wentBack(x, y);
        else if (mode === "stack" && bet === "") {
            station.takeOff(source);
            wentBack(x, y);
        } else if (mode === "stack" && bet !== source)
            station.move(source, bet);
        finish();
    }

    function cancel() {
        if (mode === "chip" || mode === "stack")
            wentBack(atX, atY);
        finish();
    }

    // A drag under way goes on: the hand that rests beside it is the dragging one's own.
    function handLaidDown() {
        if (!dragging)
            finish();
    }

    function begin(how: string, x: real, y: real) {
        mode = how;
        startX = atX = x;
        startY = atY = y;
    }

    function finish() {
        held.stop();
        mode = "";
        source = "";
        station.aim.away();
    }

    // Asks what the finger means where it is now; gives the bet or nothing.
    function look(): string {
        const at = mapToItem(felt, atX, atY);
        return station.aim.over((at.x - felt.originX) / felt.squareWidth, (at.y - felt.originY) / felt.squareHeight, reach / felt.squareWidth, reach / felt.squareHeight, mode === "stack" ? source : "");
    }

    Item {
        id: place
        width: 1
        height: 1
    }

    Timer {
        id: held
        interval: Theme.holdStill
        onTriggered: {
            finger.mode = "held";
            finger.station.aim.weigh();
        }
    }

    // The period may end in the middle of a drag: the chips go back, nothing is placed.
    Connections {
        target: finger.station
        function onChanged() {
            if (finger.busy && finger.mode !== "tray" && finger.station.whyNotPlace !== "")
                finger.cancel();
        }
    }
}
