// A tired hand taps twice. What has just come to lie under the finger takes no touch for a moment, and a second tap
// in the place of the first is the same tap. Cards and pages say when something moved; SettlingShield does the rest.
pragma Singleton
import QtQuick
import screen_kit.qml

Item {
    // Nothing takes a touch: something lies where something else lay.
    readonly property bool everywhere: all.running
    // Nothing takes a touch where the last tap was.
    readonly property bool there: one.running
    property point place: Qt.point(0, 0)
    // The finger that is down struck a key, which may be struck twice: 11 is a number.
    property bool onKey: false

    function moved() {
        all.restart();
    }

    function pressed() {
        onKey = false;
    }

    function released(at: point, dragged: bool) {
        if (dragged || onKey)
            return;
        place = at;
        one.restart();
    }

    Timer {
        id: all
        interval: Theme.settling
    }
    Timer {
        id: one
        interval: Theme.settling
    }
}
