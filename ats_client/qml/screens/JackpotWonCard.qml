// A jackpot was won at this very station: what, how much, and what happens now. It can be put away; play goes on.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.qml.controls
import ats_client.viewmodels

Notice {
    objectName: "jackpotWon"

    required property StationScreen station

    closable: true
    title: station.jackpots.prizeTitle
    amount: station.jackpots.prizeAmount
    sentence: station.jackpots.prizeSentence
}
