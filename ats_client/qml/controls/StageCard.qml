// The stage: the strip below the layout, which never holds a bet. What came back, and why, stands here for a moment. Where
// a layout leaves no such strip, it lies where it hides the fewest chips.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

Rectangle {
    id: stage
    objectName: "stage"

    required property StationScreen station
    required property FeltView felt
    // Where it lies if not below the layout.
    property rect elsewhere: Qt.rect(0, 0, 0, 0)
    readonly property bool away: elsewhere.width > 0
    readonly property real below: felt.originY + (felt.felt.top + felt.felt.down) * felt.squareHeight + Theme.px(6)
    readonly property real free: felt.height - below - Theme.px(10)
    readonly property bool fits: away || free >= Theme.px(110)
    readonly property real low: felt.height - height - Theme.px(10)
    readonly property bool high: !fits && felt.stackCount > 0 && felt.stacksUnder(x, low, width, height) > felt.stacksUnder(x, Theme.px(10), width, height)

    visible: station.sayings.stageText !== ""
    x: away ? elsewhere.x : Theme.px(14)
    y: away ? elsewhere.y : fits ? below : high ? Theme.px(10) : low
    width: away ? elsewhere.width : felt.width - 2 * x
    height: away ? elsewhere.height : fits ? free : Theme.px(150)
    radius: Theme.radius
    color: Theme.card
    border.color: Theme.brass
    border.width: Theme.hairline

    // Nothing that it hides can be touched through it.
    MultiPointTouchArea {
        anchors.fill: parent
        mouseEnabled: true
    }

    Column {
        anchors.centerIn: parent
        width: parent.width - Theme.px(60)
        spacing: Theme.px(4)
        Words {
            width: parent.width
            text: stage.station.sayings.stageTitle
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Math.min(Theme.px(52), stage.height * 0.36)
            font.weight: Font.Bold
        }
        Words {
            width: parent.width
            text: stage.station.sayings.stageText
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Math.min(Theme.large, stage.height * 0.2)
            font.weight: Font.DemiBold
            color: Theme.gold
        }
    }
}
