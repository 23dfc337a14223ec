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
    readonly property real full: symbol ? medal.width * 0.56 : wide ? Math.min(height * 0.4, Theme.px(30)) : Math.min(width * 0.38, height * 0.32)
    // A zero is as high as the whole felt: its label moves up, still in the middle.
    readonly property bool column: height > width * 2 && !symbol
    // The outermost zero is round on the left, and so is its light.
    property real leftmost: 0
    readonly property bool rounded: column && boxX === leftmost

    x: boxX * squareWidth
    y: boxY * squareHeight
    width: boxWidth * squareWidth
    height: boxHeight * squareHeight

    Rectangle {
        anchors.fill: parent
        anchors.margins: 1
        visible: face.light !== ""
        readonly property bool won: face.light === "won"
        color: won ? Theme.wonFill : Theme.aimedFill
        border.color: won ? Theme.brassBright : Theme.aimedEdge
        border.width: Theme.px(3)
        radius: Theme.px(3)
        topLeftRadius: face.rounded ? curve : radius
        bottomLeftRadius: topLeftRadius
        readonly property real curve: Math.min(width * 0.7, height / 2)
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
        // Where the label goes when chips stand in the middle. A number goes to the point that is equally far from the
        // chips in the middle, on the lines and on the corners of its square; a zero goes upwards, the label of a wide
        // box to the left. It shrinks as far as it must to stay clear of them all.
        readonly property real capHeight: font.pixelSize * 0.74
        readonly property real room: face.wide ? face.width / 2 - face.chip * 0.66 - Theme.px(12) : Math.hypot(face.width, face.height) / 4 - face.chip / 2
        readonly property real shrunk: face.symbol ? 1 : face.column ? 0.8 : face.wide ? Math.min(1, room / Math.max(1, implicitWidth)) : Math.min(0.7, room / Math.max(1, Math.hypot(implicitWidth, capHeight) / 2))
        readonly property real asideX: face.column ? (face.width - width * shrunk) / 2 : face.wide ? Theme.px(6) + Math.max(0, room - width * shrunk) / 2 : (face.width / 2 - width * shrunk) / 2
        readonly property real asideY: face.column ? face.height / 2 - face.chip * 0.9 - height * shrunk : face.wide ? (face.height - height * shrunk) / 2 : (face.height / 2 - height * shrunk) / 2
        readonly property real homeX: (face.width - width) / 2
        readonly property real homeY: face.symbol ? medal.y + (medal.height - height) / 2 : (face.height - height) / 2
        property real aside: face.taken && !face.symbol ? 1 : 0
        width: implicitWidth
        height: implicitHeight
        x: homeX + (asideX - homeX) * aside
        y: homeY + (asideY - homeY) * aside
        scale: 1 + (shrunk - 1) * aside
        transformOrigin: Item.TopLeft
        text: face.label
        color: face.colour === "ivory" ? Theme.inkOnIvory : Theme.text
        font.pixelSize: Math.max(8, face.full)
        font.weight: Font.DemiBold
        textFormat: Text.PlainText

        Behavior on aside {
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
