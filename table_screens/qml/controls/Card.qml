// What lies over a page and asks for something. It takes no touch before it has settled, and goes when the console is locked.
import QtQuick
import screen_kit.qml.controls
import table_screens.viewmodels

Overlay {
    id: card

    required property ConsoleScreen desk

    Component.onCompleted: Settling.moved()
    Component.onDestruction: Settling.moved()

    Connections {
        target: card.desk
        function onChanged() {
            if (card.desk.lock !== "")
                card.closed();
        }
    }
}
