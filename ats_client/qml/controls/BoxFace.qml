// A box of the felt: its light and its label. The label steps aside when chips stand in the middle of the box.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.qml

Item {
    id: face

    required property string key
    required property string label
    required property string odds
    required property real boxX
    required property real boxY
    required property real boxWidth
    required property real boxHeight
    required property string colour
    required property bool taken
    required property string light
    property real squareWidth: 1
    property real squareHeight: 1
    property real chip: 40

    readonly property bool symbol: odds !== ""
    readonly property bool wide: width > height * 1.3 && !symbol
    readonly property real full: symbol ? medal.width * 0.56 : wide ? Math.min(height * 0.4, Theme.px(30)) : Math.min(width * 0.42, height * 0.32)
    // A zero is as high as the whole felt: its label moves up, still in the middle.
    readonly property bool column: height > width * 2 && !symbol

    x: boxX * squareWidth
    y: boxY * squareHeight
    width: boxWidth * squareWidth
    height: boxHeight * squareHeight

    Rectangle {
        anchors.fill: parent
        anchors.margins: 1
        visible: face.light !== ""
        color: face.light === "won" ? Theme.wonFill : Theme.aimedFill
        border.color: face.light === "won" ? Theme.brassBright : Theme.aimedEdge
        border.width: Theme.px(3)
        radius: Theme.px(3)
    }

    Rectangle {
        id: medal
        visible: face.symbol
        width: Math.round(Math.min(face.width * 0.5, face.height * 0.3))
        height: width
        radius: width / 2
        x: Math.round((face.width - width) / 2)
        y: Math.round(face.height * 0.05)
        color: face.symbol ? Theme.boxColours[face.colour] : Theme.clear
        border.color: Theme.brass
        border.width: Theme.px(2)
    }

    Text {
        id: word
        readonly property real aside: face.symbol ? 1 : face.wide ? Math.min(1, (face.width / 2 - face.chip * 0.66 - Theme.px(8)) / Math.max(1, implicitWidth)) : Math.min(0.66, (face.width / 2 - Theme.px(7)) / Math.max(1, implicitWidth), (face.height / 2 - face.chip * 0.42) / Math.max(1, implicitHeight) + 0.24)
        width: implicitWidth
        height: implicitHeight
        x: face.symbol ? medal.x + (medal.width - width) / 2 : face.column ? (face.width - width * scale) / 2 : face.taken && !face.wide ? Theme.px(5) : face.wide && face.taken ? Math.max(Theme.px(4), (face.width / 2 - face.chip * 0.6 - width * aside) / 2) : (face.width - width) / 2
        y: face.symbol ? medal.y + (medal.height - height) / 2 : face.column && face.taken ? face.height / 2 - face.chip * 0.95 - height * aside : face.taken && !face.wide ? Theme.px(2) : (face.height - height) / 2
        scale: face.taken && !face.symbol ? aside : 1
        transformOrigin: face.wide ? Item.Left : Item.TopLeft
        text: face.label
        color: face.colour === "ivory" ? Theme.inkOnIvory : Theme.text
        font.pixelSize: face.full
        font.weight: Font.DemiBold
        textFormat: Text.PlainText

        Behavior on x {
            NumberAnimation {
                duration: Theme.quick
                easing.type: Easing.OutCubic
            }
        }
        Behavior on y {
            NumberAnimation {
                duration: Theme.quick
                easing.type: Easing.OutCubic
            }
        }
        Behavior on scale {
            NumberAnimation {
                duration: Theme.quick
                easing.type: Easing.OutCubic
            }
        }
    }

    Words {
        visible: face.symbol
        anchors.bottom: parent.bottom
        anchors.bottomMargin: face.height * 0.05
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: face.odds
        color: Theme.gold
        font.pixelSize: Math.min(Theme.large, face.width * 0.16)
        font.weight: Font.Medium
    }
}
