// The felt a finger plays on: FeltView, the racetrack below it, and the reasons that stand at bets.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

Item {
    id: board

    required property StationScreen station
    property PlayerFinger finger: null
    property alias view: view
    property alias stage: stage
    property bool racetrackWanted: true
    readonly property bool racetrackShown: racetrackWanted && station.racetrack.available
    property real trackHeight: Theme.px(168)
    // Where the stage lies if not below the layout: at a wheel game every row of the felt may hold a bet.
    property rect elsewhere: Qt.rect(0, 0, 0, 0)
    readonly property bool hushed: station.noMoreBets
    property real dim: hushed ? 1 : 0
    Behavior on dim {
        NumberAnimation {
            duration: Theme.calm
        }
    }

    FeltView {
        id: view
        objectName: "felt"
        anchors.fill: parent
        felt: board.station.felt
        stacks: board.station.stacks
        lifted: board.finger && board.finger.mode === "stack" ? board.finger.source : ""
        dim: board.dim
        reserve: board.racetrackShown ? board.trackHeight + Theme.px(8) : 0
    }

    FingerArea {
        objectName: "feltArea"
        anchors.fill: parent
        free: board.finger !== null && !board.finger.busy
        onBegan: (x, y) => {
            const at = mapToItem(board.finger, x, y);
            board.finger.touchFelt(at.x, at.y);
        }
        onMoved: (x, y) => {
            const at = mapToItem(board.finger, x, y);
            board.finger.move(at.x, at.y);
        }
        onEnded: (x, y) => {
            const at = mapToItem(board.finger, x, y);
            board.finger.release(at.x, at.y);
        }
        onTapped: (x, y) => {
            const at = mapToItem(board.finger, x, y);
            board.finger.tapFelt(at.x, at.y);
        }
        onLost: board.finger.cancel()
        onHand: board.finger.handLaidDown()
    }

    Loader {
        active: board.racetrackShown
        visible: !(stage.visible || corrected.active || (staged.active && !staged.overLayout && staged.what !== "call")) || !stage.fits
        opacity: 1 - board.dim * 0.5
        anchors.bottom: parent.bottom
        anchors.bottomMargin: view.margin
        anchors.horizontalCenter: parent.horizontalCenter
        width: view.squareWidth * view.felt.across
        height: board.trackHeight
        sourceComponent: RacetrackView {
            station: board.station
            finger: board.finger
        }
    }

    // In the free corner below the columns: the racetrack comes and goes, the squares take its room.
    PushButton {
        objectName: "racetrack"
        visible: board.station.racetrack.available
        x: view.originX + (view.felt.left + view.felt.across - 1) * view.squareWidth + Theme.px(5)
        y: view.originY + (view.felt.top + view.felt.down) * view.squareHeight - height
        width: view.squareWidth - Theme.px(5)
        height: Math.max(Theme.px(46), view.squareHeight * 0.5)
        label: qsTr("Racetrack")
        labelSize: Theme.tiny
        opacity: 1 - board.dim * 0.5
        blocked: board.finger !== null && board.finger.busy
        onPushed: board.racetrackWanted = !board.racetrackWanted
    }

    StageCard {
        id: stage
        station: board.station
        felt: view
        elsewhere: board.elsewhere
        z: 30
    }

    // Beside what came back: the call, then what the result brought. The next period takes each of them away.
    Loader {
        id: staged
        objectName: "floating"
        readonly property Win win: board.station.win
        readonly property string what: stage.visible ? "" : win.kind !== "" ? win.kind : board.hushed ? "call" : ""
        readonly property bool overLayout: what === "win" && !win.onStage
        active: what !== ""
        x: overLayout ? view.originX + win.left * view.squareWidth + Theme.px(6) : stage.x
        y: overLayout ? view.originY + win.top * view.squareHeight + Theme.px(6) : stage.y
        width: overLayout ? (win.right - win.left) * view.squareWidth - Theme.px(12) : stage.width
        height: overLayout ? (win.bottom - win.top) * view.squareHeight - Theme.px(12) : stage.height
        z: 30
        enabled: false
        sourceComponent: what === "win" ? won : what === "returned" ? returned : call
    }
    Component {
        id: won
        WinCard {
            win: board.station.win
        }
    }
    Component {
        id: returned
        ReturnedCard {
            win: board.station.win
        }
    }
    Component {
        id: call
        CallBanner {
            station: board.station
        }
    }

    Loader {
        id: corrected
        active: board.station.correction.there
        x: stage.x
        y: stage.y + (stage.height - height) / 2
        width: stage.width
        height: Math.min(stage.height, Theme.px(190))
        z: 35
        sourceComponent: CorrectionCard {
            correction: board.station.correction
        }
    }

    Repeater {
        model: board.station.sayings.bubbles
        delegate: Bubble {
            felt: view
        }
    }
}
