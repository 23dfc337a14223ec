// A whole station: the screen its state asks for, and what may lie over it.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

Rectangle {
    id: view

    required property StationScreen station
    property string video: ""
    // One of these, or none.
    property string page: ""
    readonly property var files: ({
            "limits": "LimitCard.qml",
            "language": "LanguageMenu.qml",
            "help": "HelpPage.qml",
            "recall": "RecallPage.qml",
            "statistics": "StatisticsPage.qml",
            "cash-out": "CashOutQuestion.qml",
            "jackpot": "JackpotWonCard.qml"
        })
    readonly property real headerHeight: Theme.px(66)
    readonly property bool playing: station.screen === "game"

    color: Theme.night

    // RR 8.3.9: shown at once at the winning station, over whatever was open.
    readonly property string won: station.jackpots.waiting

    onPlayingChanged: page = playing && won !== "" ? "jackpot" : ""
    onWonChanged: {
        if (won !== "")
            page = "jackpot";
        else if (page === "jackpot" && station.jackpots.prizeTitle === "")
            page = "";
    }

    // The next visitor finds nothing open, and the house's colours.
    Connections {
        target: view.station
        function onVisitEnded(): void {
            view.page = "";
            reasons.active = false;
            Theme.highContrast = false;
        }
    }

    // The question dies with the moment in which it could be answered.
    readonly property bool canCashOut: station.whyNotCashOut === ""
    onCanCashOutChanged: if (!canCashOut && page === "cash-out")
        page = ""

    Loader {
        id: game
        anchors.fill: parent
        active: view.playing
        sourceComponent: GameScreen {
            objectName: "game"
            station: view.station
            video: view.video
            onLimitsWanted: view.page = "limits"
            onLanguageWanted: view.page = "language"
            onHelpWanted: view.page = "help"
            onCashOutWanted: view.page = "cash-out"
            drawer: view.page === "favourites"
            onFavouritesWanted: view.page = drawer ? "" : "favourites"
            onStatisticsWanted: view.page = "statistics"
            onRecallWanted: {
                view.station.openRecall();
                view.page = "recall";
            }
        }
    }

    Loader {
        anchors.fill: parent
        active: view.station.screen === "attract"
        sourceComponent: AttractScreen {
            objectName: "attract"
            station: view.station
            video: view.video
            onLimitsWanted: view.page = "limits"
            onLanguageWanted: view.page = "language"
            onHelpWanted: view.page = "help"
        }
    }

    Loader {
        anchors.fill: parent
        active: ["connecting", "out-of-service", "diagnostics"].includes(view.station.screen)
        sourceComponent: ServiceScreen {
            objectName: "service"
            station: view.station
        }
    }

    // A page is read from its file when it is asked for, beside the game: most players never open most of them.
    Loader {
        id: pages
        readonly property string shown: view.station.veil === "" && view.page in view.files ? view.page : ""
        // A player reads while the next period runs: time and money stay in sight.
        readonly property bool beside: ["recall", "statistics", "help", "limits"].includes(shown) && game.item !== null
        anchors.fill: parent
        anchors.topMargin: view.headerHeight
        anchors.rightMargin: beside ? (game.item as GameScreen).rightOfPages : 0
        anchors.bottomMargin: beside ? (game.item as GameScreen).belowPages : 0
        asynchronous: true
        onShownChanged: {
            if (shown === "")
                source = "";
            else
                setSource(view.files[shown], {
                    "station": view.station,
                    "hint": reasons
                });
        }
    }
    Connections {
        target: pages.item as Overlay
        function onClosed(): void {
            view.page = "";
        }
    }

    Loader {
        anchors.fill: parent
        anchors.topMargin: view.headerHeight
        active: view.station.veil !== "" && (view.playing || view.station.screen === "attract")
        sourceComponent: StateVeil {
            objectName: "veil"
            station: view.station
            place: seeThrough && game.item ? (game.item as GameScreen).stage : Qt.rect(0, 0, 0, 0)
        }
    }

    Hint {
        id: reasons
    }
}
