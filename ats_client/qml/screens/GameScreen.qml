// The game: wheel and results, felt, countdown, and the player's money. Wide screens have three columns, squarish ones
// the felt across the whole width with the rest below it.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.qml.controls
import ats_client.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

Item {
    id: screen

    required property StationScreen station
    property string video: ""
    readonly property bool tall: width < height * 1.5
    readonly property real gap: Theme.gap
    readonly property real headerHeight: Theme.px(66)
    readonly property real footerHeight: Theme.px(tall ? 236 : 190)
    readonly property real sideWidth: Theme.px(tall ? 250 : 300)
    readonly property real rightWidth: Theme.px(230)
    readonly property real stripHeight: tall ? Theme.px(270) : 0
    // Below the header: the strip of the felt that never holds a bet; its left end is left to staff.
    readonly property rect stage: Qt.rect(board.x + Theme.px(150), board.y - header.height + board.stage.y, board.width - Theme.px(164), board.stage.height)
    // What a page beside the game leaves free: the countdown, and the money.
    readonly property real rightOfPages: tall ? 0 : rightWidth + 2 * gap
    readonly property real belowPages: footerHeight + (tall ? stripHeight + gap : 0)
    property alias felt: board.view
    property alias finger: finger

    signal limitsWanted
    signal languageWanted
    signal helpWanted
    signal recallWanted
    signal favouritesWanted
    signal cashOutWanted

    HeaderBar {
        id: header
        width: parent.width
        height: screen.headerHeight
        station: screen.station
        hint: hint
        blocked: finger.dragging
        onLimitsWanted: screen.limitsWanted()
        onLanguageWanted: screen.languageWanted()
        onHelpWanted: screen.helpWanted()
    }

    FeltBoard {
        id: board
        objectName: "board"
        station: screen.station
        finger: finger
        trackHeight: Theme.px(screen.tall ? 150 : 164)
        x: screen.tall ? screen.gap : screen.sideWidth + 2 * screen.gap
        y: header.height + screen.gap
        width: screen.tall ? screen.width - 2 * screen.gap : screen.width - screen.sideWidth - screen.rightWidth - 4 * screen.gap
        height: screen.height - header.height - screen.footerHeight - screen.stripHeight - (screen.tall ? 3 : 2) * screen.gap
    }

    // --- the wheel and what it has done
    WheelView {
        id: wheel
        wheel: screen.station.wheel
        video: screen.video
        x: screen.gap
        y: screen.tall ? board.y + board.height + screen.gap : header.height + screen.gap
        width: screen.sideWidth
        height: screen.tall ? screen.stripHeight : screen.sideWidth + Theme.px(70)
    }
    ResultStrip {
        id: strip
        results: screen.station.results
        columns: screen.tall ? 10 : 5
        x: screen.tall ? wheel.x + wheel.width + 1.5 * screen.gap : screen.gap
        y: screen.tall ? wheel.y : wheel.y + wheel.height + screen.gap
        width: screen.tall ? screen.width - screen.sideWidth - 2 * screen.rightWidth - 6 * screen.gap : screen.sideWidth
    }
    Statistics {
        results: screen.station.results
        x: strip.x
        y: strip.y + strip.height + screen.gap
        width: screen.tall ? strip.width * 0.6 - screen.gap : strip.width
        height: screen.tall ? wheel.y + wheel.height - y : Math.min(implicitHeight, footer.y - screen.gap - y)
    }

    // --- time, and what just happened
    CountdownView {
        id: countdown
        objectName: "countdown"
        countdown: screen.station.countdown
        results: screen.station.results
        warning: screen.station.meter.missing
        won: screen.station.lastSpin.wonNow
        returned: screen.station.lastSpin.returnedNow
        x: screen.tall ? screen.width - 2 * screen.rightWidth - 2 * screen.gap : screen.width - screen.rightWidth - screen.gap
        y: screen.tall ? wheel.y : header.height + screen.gap
        width: screen.rightWidth
        height: screen.tall ? screen.stripHeight : screen.rightWidth + Theme.px(84)
    }
    LastSpinCard {
        id: lastSpin
        spin: screen.station.lastSpin
        x: screen.width - screen.rightWidth - screen.gap
        y: screen.tall ? wheel.y : countdown.y + countdown.height + screen.gap
        width: screen.rightWidth
        height: !screen.tall ? implicitHeight : jackpots.visible ? screen.stripHeight - jackpots.height - screen.gap : screen.stripHeight
    }
    VisitCard {
        id: visit
        meter: screen.station.meter
        brief: screen.tall || screen.station.jackpots.count > 1
        x: screen.tall ? strip.x + strip.width * 0.6 : lastSpin.x
        y: screen.tall ? strip.y + strip.height + screen.gap : lastSpin.y + lastSpin.height + screen.gap
        width: screen.tall ? strip.width * 0.4 : screen.rightWidth
        height: screen.tall ? wheel.y + wheel.height - y : implicitHeight
        onLookBack: screen.recallWanted()
    }

    JackpotCard {
        id: jackpots
        objectName: "jackpots"
        jackpots: screen.station.jackpots
        x: lastSpin.x
        // Not by its own height, which on a wide screen goes by where it begins.
        readonly property real lowHeight: Theme.px(70)
        y: screen.tall ? wheel.y + wheel.height - lowHeight : visit.y + visit.height + screen.gap
        width: screen.rightWidth
        height: screen.tall ? lowHeight : Math.min(implicitHeight, footer.y - screen.gap - y)
    }

    // --- the player's chips and money
    Rectangle {
        id: footer
        y: screen.height - height
        width: screen.width
        height: screen.footerHeight
        color: Theme.nightEdge
        Rectangle {
            width: parent.width
            height: 1
            color: Theme.panelEdge
        }

        ChipTray {
            id: tray
            objectName: "tray"
            station: screen.station
            finger: finger
            x: screen.gap
            y: Theme.px(10)
            width: screen.tall ? parent.width * 0.5 : Theme.px(760)
            height: screen.tall ? parent.height * 0.5 : parent.height - Theme.px(16)
        }
        ActionBar {
            id: actions
            station: screen.station
            finger: finger
            hint: hint
            x: screen.tall ? screen.gap : tray.x + tray.width + 1.5 * screen.gap
            y: screen.tall ? tray.y + tray.height + Theme.px(4) : Theme.px(18)
            columns: screen.tall ? 4 : 2
            width: screen.tall ? tray.width : Theme.px(420)
            height: parent.height - y - Theme.px(18)
            onFavouritesWanted: screen.favouritesWanted()
        }
        MeterView {
            id: meter
            meter: screen.station.meter
            betting: screen.station.countdown.seconds > 0
            x: actions.x + actions.width + 2 * screen.gap
            y: Theme.px(12)
            width: cashOut.x - x - 2 * screen.gap
            height: parent.height - Theme.px(24)
        }
        PushButton {
            id: cashOut
            objectName: "cashOut"
            anchors.right: parent.right
            anchors.rightMargin: screen.gap
            y: Theme.px(18)
            width: Theme.px(220)
            height: parent.height - Theme.px(36)
            label: qsTr("CASH OUT")
            labelSize: Theme.large
            detail: screen.station.meter.cashOut
            primary: screen.station.meter.worthPaying
            hint: hint
            why: screen.station.whyNotCashOut
            blocked: finger.busy
            onPushed: screen.cashOutWanted()
        }
    }

    PlayerFinger {
        id: finger
        anchors.fill: parent
        station: screen.station
        felt: board.view
        hint: hint
    }
    DragLayer {
        anchors.fill: parent
        station: screen.station
        finger: finger
    }
    Homeward {
        anchors.fill: parent
        station: screen.station
        felt: board.view
        balance: meter
    }
    Winnings {
        anchors.fill: parent
        station: screen.station
        felt: board.view
        balance: meter
    }
    Hint {
        id: hint
    }

    Connections {
        target: screen.station
        function onVisitEnded(): void {
            finger.cancel();
            hint.active = false;
            board.racetrackWanted = true;
        }
    }
}
