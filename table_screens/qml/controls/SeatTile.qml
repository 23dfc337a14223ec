// A station on the map: its number, its state in a word and a colour, and the money the state is about.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml

Rectangle {
    id: tile

    required property int number
    required property string seat
    required property string word
    required property string money
    required property bool chosen
    readonly property bool calls: seat === "hand-pay" || seat === "uncertain" || seat === "attendant"
    readonly property bool troubled: seat === "fault" || seat === "lost"
    readonly property bool away: seat === "out-of-service" || seat === "leaving"
    readonly property color ink: calls ? Theme.inkOnWarning : troubled ? Theme.warning : away ? Theme.textOff : seat === "free" ? Theme.quiet : Theme.text

    signal pushed

    radius: Theme.px(8)
    color: calls ? Theme.warning : troubled ? Theme.warningGround : away ? Theme.buttonOff : seat === "frozen" ? Theme.blue : seat === "idle" ? Theme.amberBox : seat === "cashing-out" ? Theme.purple : seat === "wagering" ? Theme.green : seat === "open" ? Theme.button : Theme.panel
    border.color: chosen || activeFocus ? Theme.focusEdge : troubled ? Theme.warning : seat === "open" ? Theme.brass : Theme.panelEdge
    border.width: chosen || activeFocus ? Theme.px(3) : Theme.hairline
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: number + " " + word + " " + money
    Accessible.onPressAction: tile.pushed()
    Keys.onSpacePressed: tile.pushed()
    Keys.onReturnPressed: tile.pushed()

    component Line: Text {
        x: Theme.px(9)
        width: tile.width - Theme.px(16)
        color: tile.ink
        textFormat: Text.PlainText
        renderType: Text.NativeRendering
        elide: Text.ElideRight
    }

    Line {
        y: tile.height * 0.08
        text: tile.number > 0 ? tile.number : ""
        font.pixelSize: Math.min(Theme.large, tile.height * 0.38)
        font.weight: Font.Bold
    }
    Line {
        y: tile.height * 0.12
        horizontalAlignment: Text.AlignRight
        text: tile.money
        font.pixelSize: Math.min(Theme.small, tile.height * 0.28)
        font.weight: Font.DemiBold
    }
    Line {
        anchors.bottom: parent.bottom
        anchors.bottomMargin: tile.height * 0.1
        text: tile.word
        font.pixelSize: Math.min(Theme.tiny, tile.height * 0.23)
        font.weight: tile.calls || tile.troubled ? Font.DemiBold : Font.Normal
    }
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: tile.pushed()
    }
}
