// A whole station: the screen its state asks for, and what may lie over it.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.qml
import ats_client.qml.controls
import ats_client.viewmodels

Rectangle {
    id: view

    required property StationScreen station
    property string video: ""
    // "" · limits · language · help · recall · favourites · cash-out · jackpot
    property string page: ""
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
            onFavouritesWanted: view.page = "favourites"
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

    Loader {
        anchors.fill: parent
        anchors.topMargin: view.headerHeight
        active: view.page !== "" && view.station.veil === ""
        sourceComponent: view.page === "limits" ? limits : view.page === "language" ? language : view.page === "help" ? help : view.page === "recall" ? recall : view.page === "favourites" ? favourites : view.page === "jackpot" ? jackpot : cashOut
    }

    Loader {
        anchors.fill: parent
        anchors.topMargin: view.headerHeight
        active: view.station.veil !== "" && (view.playing || view.station.screen === "attract")
        sourceComponent: StateVeil {
            objectName: "veil"
            station: view.station
        }
    }

    Component {
        id: limits
        LimitCard {
            objectName: "limits"
            station: view.station
            onClosed: view.page = ""
        }
    }
    Component {
        id: language
        LanguageMenu {
            objectName: "languages"
            station: view.station
            onClosed: view.page = ""
        }
    }
    Component {
        id: help
        HelpPage {
            objectName: "helpPage"
            station: view.station
            onClosed: view.page = ""
        }
    }
    Component {
        id: recall
        RecallPage {
            objectName: "recall"
            station: view.station
            onClosed: view.page = ""
        }
    }
    Component {
        id: favourites
        FavouritesPage {
            objectName: "favourites"
            station: view.station
            hint: reasons
            onClosed: view.page = ""
        }
    }
    Component {
        id: jackpot
        JackpotWonCard {
            objectName: "jackpotWon"
            station: view.station
            onClosed: view.page = ""
        }
    }
    Component {
        id: cashOut
        CashOutQuestion {
            objectName: "question"
            station: view.station
            hint: reasons
            onClosed: view.page = ""
        }
    }

    Hint {
        id: reasons
    }
}
