// The technician's button, in plain sight: shown while nobody plays here, or while the link is lost.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

Item {
    id: corner

    required property StationScreen station
    signal wanted

    z: 1000
    visible: station.screen !== "game" || !station.connected

    // Over the game it is on the strip below the layout, where no chip can be: neither on the felt nor in the tray.
    // At a wheel game it has the corner beside the wheel.
    readonly property bool besideWheel: overGame && !station.wheel.isRoulette
    readonly property bool overGame: station.screen === "game"
    readonly property bool tall: width < height * 1.5

    PushButton {
        objectName: "staff"
        x: !corner.overGame || corner.besideWheel ? Theme.gap : Theme.px(corner.tall ? 30 : 344)
        y: corner.besideWheel ? Theme.px(66) + Theme.gap : corner.height - height - (!corner.overGame ? Theme.gap : Theme.px(corner.tall ? 560 : 230))
        width: Theme.px(120)
        height: Theme.px(52)
        label: qsTr("Staff")
        labelSize: Theme.small
        onPushed: corner.wanted()
    }
}
