// Nobody is playing: what this is, what it takes, and what the wheel has done.
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

    signal limitsWanted
    signal languageWanted
    signal helpWanted

    HeaderBar {
        id: header
        width: parent.width
        height: Theme.px(66)
        station: screen.station
        hint: hint
        onLimitsWanted: screen.limitsWanted()
        onLanguageWanted: screen.languageWanted()
        onHelpWanted: screen.helpWanted()
    }

    WheelView {
        id: wheel
        wheel: screen.station.wheel
        video: screen.video
        wordsShown: false
        width: Math.round(Math.min(screen.width * 0.42, screen.height * 0.68) * (screen.tall && screen.station.jackpots.count > 0 ? 0.9 : 1))
        height: width
        x: Math.round(screen.tall ? (screen.width - width) / 2 : screen.width * 0.07)
        y: Math.round(screen.tall ? header.height + Theme.px(30) : header.height + (screen.height - header.height - height) / 2)
    }

    Column {
        x: screen.tall ? Theme.px(120) : wheel.x + wheel.width + screen.width * 0.06
        y: screen.tall ? wheel.y + wheel.height + Theme.px(30) : header.height + (screen.height - header.height - height) / 2
        width: screen.width - x - Theme.px(screen.tall ? 120 : 100)
        spacing: Theme.px(22)

        Words {
            width: parent.width
            text: screen.station.placard.gameTitle
            font.pixelSize: Theme.px(76)
            font.weight: Font.Bold
            color: Theme.gold
            horizontalAlignment: screen.tall ? Text.AlignHCenter : Text.AlignLeft
        }
        Words {
            width: parent.width
            text: screen.station.insert
            font.pixelSize: Theme.px(38)
            font.weight: Font.DemiBold
            horizontalAlignment: screen.tall ? Text.AlignHCenter : Text.AlignLeft
        }
        Words {
            width: parent.width
            text: screen.station.notes !== "" ? qsTr("Notes: %1").arg(screen.station.notes) : qsTr("No notes are taken right now")
            color: Theme.quiet
            horizontalAlignment: screen.tall ? Text.AlignHCenter : Text.AlignLeft
        }
        Words {
            width: parent.width
            text: screen.station.wheel.phase + (screen.station.countdown.seconds > 0 ? " · " + screen.station.countdown.seconds : "")
            font.pixelSize: Theme.large
            color: Theme.text
            horizontalAlignment: screen.tall ? Text.AlignHCenter : Text.AlignLeft
        }
        ResultStrip {
            width: Math.min(parent.width, Theme.px(760))
            anchors.horizontalCenter: screen.tall ? parent.horizontalCenter : undefined
            visible: !empty
            columns: 10
            results: screen.station.results
        }
        JackpotCard {
            jackpots: screen.station.jackpots
            columns: 3
            width: Math.min(parent.width, Theme.px(760))
            anchors.horizontalCenter: screen.tall ? parent.horizontalCenter : undefined
        }
    }

    Hint {
        id: hint
    }
}
