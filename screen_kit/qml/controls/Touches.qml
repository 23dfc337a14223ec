// How many buttons are held down right now: a palm that lands on several pushes none of them.
pragma Singleton
import QtQuick

Item {
    property int down: 0
    // From the second button on, until all are let go.
    property bool several: false

    function pressed() {
        down += 1;
        if (down > 1)
            several = true;
    }

    function released() {
        down -= 1;
        if (down === 0)
            several = false;
    }
}
