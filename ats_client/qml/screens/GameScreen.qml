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
    // The favourites lie beside the felt. The call closes them: from then on the wheel is what counts.
    property bool drawer: false
    readonly property bool drawerShown: drawer && station.veil === ""
    readonly property bool tall: width < height * 1.5
    readonly property real gap: Theme.gap
    readonly property real headerHeight: Theme.px(66)
    readonly property real footerHeight: Theme.px(tall ? 236 : 190)
    // At a wheel game the wheel is the hero: it has the left third, all the time.
    readonly property bool hero: !station.wheel.isRoulette
    readonly property real sideWidth: Theme.px(hero ? (tall ? 560 : 620) : tall ? 250 : 300)
    readonly property real rightWidth: Theme.px(230)
    readonly property real stripHeight: tall ? Theme.px(270) : 0
    // Below the header: the strip of the felt that never holds a bet; its left end is left to staff.
    readonly property real stageLeft: hero ? 0 : Theme.px(150)
    readonly property rect stage: Qt.rect(board.x + board.stage.x + stageLeft, board.y - header.height + board.stage.y, board.stage.width - stageLeft, board.stage.height)
    // Below the hero, where a wheel game's results stand.
    readonly property rect underHero: Qt.rect(gap - board.x, (tall ? lower : wheel.y + wheel.height + gap) - board.y, tall ? strip.width : sideWidth, tall ? stripHeight : footer.y - gap - wheel.y - wheel.height - gap)
    // Where a squarish screen's lower strip begins.
    readonly property real lower: board.y + board.height + gap
    // The wheel grows while it decides, and until its result has been read.
    property bool grown: false
    property real growth: grown ? 1 : 0
    property real grownRadius: 0
    readonly property bool decides: station.noMoreBets && !hero
    readonly property bool open: station.countdown.seconds > 0
    onDecidesChanged: if (decides) {
        grownRadius = freeRadius();
        grown = true;
        if (drawer)
            favouritesWanted();
    }
    // Chips that are only now laid out keep clear of it too.
    readonly property int stacks: board.view.stackCount
    onStacksChanged: Qt.callLater(keepClear)
    function keepClear(): void {
        if (decides)
            grownRadius = Math.min(grownRadius, freeRadius());
    }
    onOpenChanged: if (open)
        grown = false

    // As large as it may be without hiding a chip, or coming near one.
    function freeRadius(): real {
        const least = restSize / 2, clear = board.view.chip * 0.62 + Theme.px(20);
        for (let radius = Theme.px(tall ? 215 : 262); radius > least; radius -= 4) {
            const x = gap + radius - board.x, y = (tall ? lower + stripHeight - radius : board.y + Theme.px(10) + radius) - board.y;
            if (board.view.nearestStack(x, y) - clear >= radius)
                return radius;
        }
        return least;
    }
    readonly property real restSize: tall ? stripHeight - Theme.px(66) : sideWidth
    function between(rest: real, large: real): real {
        return Math.round(rest + (large - rest) * growth);
    }

    Behavior on growth {
        NumberAnimation {
            id: growing
            duration: Theme.slow
            easing.type: Easing.OutCubic
        }
    }
    Timer {
        interval: Theme.resultRead
        running: screen.grown && !screen.decides
        onTriggered: screen.grown = false
    }

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
    signal statisticsWanted
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
        trackHeight: Theme.px(screen.tall ? 196 : 270)
        elsewhere: screen.hero ? screen.underHero : Qt.rect(0, 0, 0, 0)
        z: 1
        x: screen.tall && !screen.hero ? screen.gap : screen.sideWidth + 2 * screen.gap
        y: header.height + screen.gap
        width: screen.tall ? screen.width - x - screen.gap : screen.width - screen.sideWidth - screen.rightWidth - 4 * screen.gap
        height: screen.height - header.height - screen.footerHeight - screen.stripHeight - (screen.tall ? 3 : 2) * screen.gap
    }

    // --- the wheel and what it has done
    WheelView {
        id: wheel
        z: 2
        visible: !screen.drawerShown
        wheel: screen.station.wheel
        video: screen.video
        wordsShown: !screen.hero && screen.growth === 0
        changing: growing.running
        x: screen.gap
        y: screen.tall && !screen.hero ? screen.between(screen.lower, screen.lower + screen.stripHeight - 2 * screen.grownRadius) : header.height + screen.gap + screen.between(0, Theme.px(10))
        width: screen.between(screen.sideWidth, 2 * screen.grownRadius)
        height: screen.hero ? (screen.tall ? board.height : screen.sideWidth) : screen.between(screen.tall ? screen.stripHeight : screen.sideWidth + Theme.px(70), 2 * screen.grownRadius)
    }
    ResultStrip {
        id: strip
        results: screen.station.results
        visible: !screen.drawerShown
        columns: screen.hero && !screen.tall ? 12 : screen.tall ? 10 : 5
        most: screen.hero && !screen.tall ? 12 : !screen.tall && screen.grown ? 10 : 20
        x: screen.tall && !screen.hero ? wheel.x + wheel.width + 1.5 * screen.gap : screen.gap
        y: screen.tall ? screen.lower : wheel.y + wheel.height + screen.gap
        width: screen.tall ? countdown.x - x - 1.5 * screen.gap : screen.sideWidth
    }
    Statistics {
        id: statistics
        results: screen.station.results
        visible: height >= Theme.px(60) && !screen.drawerShown
        x: strip.x
        y: strip.y + strip.height + screen.gap
        width: screen.tall ? strip.width * 0.6 - screen.gap : screen.sideWidth
        height: screen.tall ? screen.lower + screen.stripHeight - y : Math.min(implicitHeight, footer.y - screen.gap - y)
    }

    // All of what has been counted is one touch away.
    Item {
        id: counted
        objectName: "statistics"
        visible: statistics.visible
        x: statistics.x
        y: statistics.y
        width: statistics.width
        height: statistics.height
        Words {
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(14)
            height: Math.min(parent.height, Theme.px(44))
            text: "›"
            font.pixelSize: Theme.large
            font.weight: Font.Bold
            color: Theme.gold
        }
        TapHandler {
            gesturePolicy: TapHandler.ReleaseWithinBounds
            enabled: !finger.busy
            onTapped: screen.statisticsWanted()
        }
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
        y: screen.tall ? screen.lower : header.height + screen.gap
        width: screen.rightWidth
        height: screen.tall ? screen.stripHeight : screen.rightWidth + Theme.px(84)
    }
    LastSpinCard {
        id: lastSpin
        visible: !bets.visible
        spin: screen.station.lastSpin
        x: screen.width - screen.rightWidth - screen.gap
        y: screen.tall ? screen.lower : countdown.y + countdown.height + screen.gap
        width: screen.rightWidth
        height: !screen.tall ? implicitHeight : jackpots.visible ? screen.stripHeight - jackpots.height - screen.gap : screen.stripHeight
    }
    BetsPanel {
        id: bets
        bets: screen.station.bets
        x: lastSpin.x
        y: lastSpin.y
        width: lastSpin.width
        height: screen.tall ? lastSpin.height : (jackpots.visible ? jackpots.y : visit.y) - screen.gap - y
    }
    VisitCard {
        id: visit
        visible: !(screen.tall && screen.drawerShown)
        meter: screen.station.meter
        brief: screen.tall || screen.station.jackpots.count > 1
        x: screen.tall ? strip.x + strip.width * 0.6 : lastSpin.x
        // At the foot of its column: the list of bets above it comes and goes, the button keeps its place.
        y: screen.tall ? strip.y + strip.height + screen.gap : footer.y - screen.gap - height
        width: screen.tall ? strip.width * 0.4 : screen.rightWidth
        height: screen.tall ? screen.lower + screen.stripHeight - y : implicitHeight
        onLookBack: screen.recallWanted()
    }

    JackpotCard {
        id: jackpots
        objectName: "jackpots"
        jackpots: screen.station.jackpots
        x: lastSpin.x
        readonly property real lowHeight: Theme.px(70)
        // Just above the visit, so that the list of bets has the room between.
        y: (screen.tall ? screen.lower + screen.stripHeight : visit.y - screen.gap) - height
        width: screen.rightWidth
        height: screen.tall ? lowHeight : Math.min(implicitHeight, visit.y - lastSpin.y - lastSpin.height - 2 * screen.gap)
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
            opacity: 1 - board.dim * 0.5
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
            detail: screen.station.noMoreBets ? qsTr("after this spin") : screen.station.meter.cashOut
            primary: screen.station.meter.worthPaying
            hint: hint
            why: screen.station.whyNotCashOut
            blocked: finger.busy
            onPushed: screen.cashOutWanted()
        }
    }

    Loader {
        z: 3
        active: screen.drawerShown
        y: screen.tall ? screen.lower : header.height
        width: screen.tall ? countdown.x - screen.gap : screen.sideWidth + 1.5 * screen.gap
        height: screen.tall ? screen.stripHeight + screen.gap * 0.6 : footer.y - y
        sourceComponent: FavouritesDrawer {
            station: screen.station
            hint: hint
            columns: screen.tall ? 4 : screen.hero ? 2 : 1
            blocked: finger.busy
            onClosed: screen.favouritesWanted()
        }
    }

    PlayerFinger {
        z: 5
        id: finger
        anchors.fill: parent
        station: screen.station
        felt: board.view
        hint: hint
    }
    DragLayer {
        z: 5
        anchors.fill: parent
        station: screen.station
        finger: finger
    }
    Homeward {
        z: 5
        anchors.fill: parent
        station: screen.station
        felt: board.view
        balance: meter
    }
    Winnings {
        z: 5
        anchors.fill: parent
        station: screen.station
        felt: board.view
        balance: meter
    }
    Hint {
        id: hint
        // What could not be done a moment ago may be possible now.
        readonly property string phase: screen.station.wheel.phase

        z: 50
        onPhaseChanged: active = false
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
