// The tour of one table: a bar, one view large, the others small and alive, and below them the player's pretended money.
pragma ComponentBehavior: Bound
import QtQuick
import ats.demo
import kiosk.qml
import screen_kit.qml
import screen_kit.qml.controls
import table_screens.qml.screens

Rectangle {
    id: view

    required property Tour tour
    readonly property list<string> names: ["player", "dealer", "displays", "technician"]
    // A squarish window has the small views in a row, any other in a column.
    readonly property bool tall: width < height * 1.5
    readonly property real unit: Math.min(width / 1920, height / 1080)
    readonly property real gap: px(12)
    readonly property real columnWidth: tall ? 0 : px(318)
    readonly property real rowHeight: tall ? px(216) : 0
    // Every view is laid out for this box, whether it is shown large or small: they share one unit of the Theme.
    readonly property rect box: Qt.rect(gap, bar.height + gap, width - 2 * gap - (tall ? 0 : columnWidth + gap), height - bar.height - strip.height - 2 * gap - (tall ? rowHeight + gap : 0))

    function px(size: real): real {
        return Math.max(1, Math.round(size * unit));
    }

    // The place of a small view among the three, from the first view that is not large.
    function placeOf(name: string): int {
        return names.filter(each => each !== tour.view).indexOf(name);
    }

    color: Theme.night

    Binding {
        target: Theme
        property: "unit"
        value: view.box.width < view.box.height * 1.5 ? Math.min(view.box.width / 1600, view.box.height / 1280) : Math.min(view.box.width / 1920, view.box.height / 1080)
    }

    TourBar {
        id: bar
        width: parent.width
        height: view.px(68)
        unit: view.unit
        tour: view.tour
        names: view.names
        tall: view.tall
    }

    Words {
        id: meanwhile
        visible: !view.tall
        x: view.box.right + view.gap
        y: view.box.y
        width: view.columnWidth
        height: view.px(26)
        text: qsTr("At the same moment")
        font.pixelSize: view.px(19)
        color: Theme.quiet
    }

    Repeater {
        id: glances
        model: view.names
        delegate: Glance {
            required property string modelData
            readonly property int place: view.placeOf(modelData)
            readonly property real share: (view.box.height - meanwhile.height - view.px(6) - 2 * view.gap) / 3
            objectName: "glance-" + modelData
            visible: place >= 0
            x: view.tall ? view.box.x + place * (width + view.gap) : view.box.right + view.gap
            y: view.tall ? view.box.bottom + view.gap : meanwhile.y + meanwhile.height + view.px(6) + place * (height + view.gap)
            width: view.tall ? (view.box.width - 2 * view.gap) / 3 : view.columnWidth
            height: view.tall ? view.rowHeight : share
            unit: view.unit
            aspect: view.box.height / view.box.width
            beside: view.tall
            name: bar.nameOf(modelData)
            line: modelData === "player" ? view.tour.seats[view.tour.seatAt].glance : modelData === "dealer" ? view.tour.dealerLine : modelData === "displays" ? view.tour.displaysLine : view.tour.technicianLine
            onWanted: view.tour.show(modelData)
        }
    }

    // --- the views

    Sight {
        id: player
        objectName: "sight-player"
        name: "player"
        large: view.tour.view === name
        box: view.box
        glance: glances.count > 0 ? glances.itemAt(0) as Glance : null
        StationGrid {
            anchors.fill: parent
            tour: view.tour
        }
    }
    Sight {
        id: dealer
        objectName: "sight-dealer"
        name: "dealer"
        large: view.tour.view === name
        box: view.box
        glance: glances.count > 1 ? glances.itemAt(1) as Glance : null
        ConsoleView {
            anchors.fill: parent
            desk: view.tour.desk
        }
        // Whoever touches the console deals.
        Watcher {
            onTouched: view.tour.touchConsole()
        }
    }
    Sight {
        id: displays
        objectName: "sight-displays"
        name: "displays"
        large: view.tour.view === name
        box: view.box
        glance: glances.count > 2 ? glances.itemAt(2) as Glance : null
        DisplayWall {
            anchors.fill: parent
            tour: view.tour
        }
    }
    Sight {
        id: technician
        objectName: "sight-technician"
        name: "technician"
        large: view.tour.view === name
        box: view.box
        glance: glances.count > 3 ? glances.itemAt(3) as Glance : null
        DiagnosticsView {
            anchors.fill: parent
            diagnostics: view.tour.diagnostics
        }
    }
    Rectangle {
        x: view.box.x - 1
        y: view.box.y - 1
        z: 3
        width: view.box.width + 2
        height: view.box.height + 2
        color: Theme.clear
        border.color: Theme.panelEdge
        border.width: 1
    }

    MoneyStrip {
        id: strip
        anchors.bottom: parent.bottom
        width: parent.width
        height: view.px(104)
        unit: view.unit
        tour: view.tour
        hint: reasons
    }

    Ring {
        objectName: "ring"
        z: 4
        wanted: view.tour.ringed
        within: [player, dealer, displays, technician].find(sight => sight.large) ?? null
        strip: strip
        unit: view.unit
    }

    Hint {
        id: reasons
    }
}
