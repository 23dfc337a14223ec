// The two displays that hang over a table, side by side as on a wall.
pragma ComponentBehavior: Bound
import QtQuick
import ats.demo
import screen_kit.qml
import screen_kit.qml.controls
import table_screens.qml.screens

Rectangle {
    id: wall

    required property Tour tour
    readonly property real margin: Theme.px(34)
    // Of the wall's width: the number is the larger one, as over a real table.
    readonly property real numberPart: 0.61
    readonly property real metersPart: 1 - numberPart - 3 * margin / width

    color: Theme.nightEdge

    component Title: Words {
        height: Theme.px(64)
        font.pixelSize: Theme.px(36)
        font.weight: Font.DemiBold
        color: Theme.gold
    }
    component About: Text {
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.px(27)
        lineHeight: 1.15
        color: Theme.quiet
        textFormat: Text.PlainText
        renderType: Text.NativeRendering
    }
    // A display laid out for the whole wall and shown as large as its frame.
    component Framed: Rectangle {
        id: frame
        default property alias display: inside.data
        height: wall.height * width / wall.width
        color: Theme.night
        border.color: Theme.brass
        border.width: Theme.px(4)
        Item {
            id: inside
            x: Theme.px(4)
            y: Theme.px(4)
            width: wall.width
            height: wall.height
            transformOrigin: Item.TopLeft
            scale: (frame.width - 2 * x) / width
        }
    }

    Title {
        id: numberTitle
        anchors.bottom: number.top
        x: wall.margin
        width: number.width
        text: qsTr("Winning number display")
    }
    Framed {
        id: number
        x: wall.margin
        y: (wall.height - height - numberTitle.height - numberAbout.height) / 2 + numberTitle.height
        width: wall.width * wall.numberPart
        WinningNumberView {
            anchors.fill: parent
            board: wall.tour.board
        }
    }
    About {
        id: numberAbout
        anchors.top: number.bottom
        anchors.topMargin: Theme.px(16)
        x: wall.margin
        width: number.width
        text: qsTr("Over the table: the last result, the twenty before it, the phase and the limits. Nothing on it is smaller than can be read from eight metres.")
    }

    Title {
        id: metersTitle
        anchors.top: numberTitle.top
        anchors.left: meters.left
        width: meters.width
        text: qsTr("Jackpot meter display")
    }
    About {
        anchors.top: metersTitle.bottom
        anchors.left: meters.left
        width: meters.width
        text: qsTr("Beside it: every jackpot of the table to the cent, running with each wager, and the winner when there is one.")
    }
    Framed {
        id: meters
        anchors.bottom: number.bottom
        x: number.x + number.width + wall.margin
        width: wall.width * wall.metersPart
        JackpotDisplayView {
            anchors.fill: parent
            board: wall.tour.meters
        }
    }
}
