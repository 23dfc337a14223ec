// A row of a wheel game's felt, or half of one: the symbol on its medal, its name, how many sections of the wheel it has, and
// what it pays in the dark column in the middle (BWM 2.2, MWP 2.2). A whole row has its symbol at both ends, as the layout
// is printed, and is one place to touch.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml

FeltBox {
    id: face

    required property string key
    required property string odds
    required property string name
    required property string picture
    required property string share
    required property int sections
    required property int of
    required property string returns
    required property bool taken
    required property real chip
    readonly property bool whole: boxWidth > 5
    readonly property bool onRight: boxX > 0
    readonly property real column: squareWidth * 1.56
    readonly property real side: Math.round(height * 0.76)
    readonly property real edgeGap: height * 0.14
    // A small felt shows the symbols alone.
    readonly property bool brief: height < Theme.px(54)
    readonly property color dye: Theme.boxColours[colour]

    color: light === "" ? Theme.clear : light === "won" ? Theme.wonFill : Theme.aimedFill
    z: onRight ? 0 : 1

    component Dye: Rectangle {
        id: wash
        property bool mirrored: false
        y: face.border.width
        height: face.height - 2 * face.border.width
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop {
                position: wash.mirrored ? 1 : 0
                color: Qt.alpha(face.dye, face.light !== "" ? 0.5 : face.colour === "ivory" ? 0.4 : 0.85)
            }
            GradientStop {
                position: wash.mirrored ? 0 : 1
                color: Qt.alpha(face.dye, 0)
            }
        }
    }
    component Medal: Rectangle {
        y: (face.height - height) / 2
        width: face.side
        height: width
        radius: width / 2
        color: face.dye
        border.color: Theme.brass
        border.width: Math.max(1, Theme.px(2.4))
        Rectangle {
            anchors.centerIn: parent
            visible: !face.brief
            width: parent.width * 0.86
            height: width
            radius: width / 2
            color: Theme.clear
            border.color: Qt.alpha(Theme.brass, 0.45)
            border.width: 1
        }
        Image {
            anchors.centerIn: parent
            readonly property int size: Math.round(face.side * 0.56)
            source: size < 4 ? "" : "image://symbols/" + face.picture + "/" + size
        }
    }

    Dye {
        visible: !face.onRight
        x: face.border.width
        width: face.squareWidth * 2.4
    }
    Dye {
        visible: face.whole || face.onRight
        mirrored: true
        x: face.width - width - face.border.width
        width: face.squareWidth * 2.4
    }
    Medal {
        visible: !face.onRight
        x: face.edgeGap
    }
    Medal {
        visible: face.whole || face.onRight
        x: face.width - width - face.edgeGap
    }

    // Name and share, beside the first medal.
    Column {
        id: words
        visible: !face.brief
        readonly property real room: face.squareWidth * 5 - face.column / 2 - face.side - face.edgeGap * 2.4 - (face.whole ? Theme.px(10) : face.chip * 1.3)
        readonly property int align: face.onRight ? Text.AlignRight : Text.AlignLeft
        x: face.onRight ? face.width - face.side - face.edgeGap * 2.2 - width : face.side + face.edgeGap * 2.2
        width: room
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(2)
        Words {
            width: parent.width
            text: face.name
            horizontalAlignment: words.align
            font.pixelSize: Math.min(Theme.px(28), face.height * 0.26)
            font.weight: Font.DemiBold
        }
        Words {
            width: parent.width
            text: face.share
            horizontalAlignment: words.align
            font.pixelSize: Math.min(Theme.small, face.height * 0.19)
        }
        Image {
            readonly property int long: Math.round(Math.min(words.room, Theme.px(172)))
            anchors.right: face.onRight ? parent.right : undefined
            visible: face.height >= Theme.px(!face.whole && face.returns !== "" ? 118 : 80)
            source: long < 20 ? "" : "image://symbols/" + face.sections + "-" + face.of + "/" + long + "x" + Math.max(4, Math.round(Theme.px(9))) + "/" + String(Theme.gold).slice(1)
        }
        Words {
            visible: !face.whole && face.returns !== ""
            width: parent.width
            text: qsTr("returns %1").arg(face.returns)
            horizontalAlignment: words.align
            font.pixelSize: Math.min(Theme.small, face.height * 0.18)
            font.weight: Font.DemiBold
            color: Theme.gold
        }
    }

    // Across a whole row there is room for it beside the chips.
    Column {
        objectName: "returns"
        visible: face.whole && !face.brief && face.returns !== ""
        x: face.squareWidth * 6.3 + face.chip * 0.7
        width: face.width - x - face.side - face.edgeGap * 2.2
        anchors.verticalCenter: parent.verticalCenter
        Words {
            width: parent.width
            text: qsTr("returns")
            horizontalAlignment: Text.AlignRight
            font.pixelSize: Math.min(Theme.small, face.height * 0.18)
        }
        Words {
            width: parent.width
            text: face.returns
            horizontalAlignment: Text.AlignRight
            font.pixelSize: Math.min(Theme.large, face.height * 0.26)
            font.weight: Font.DemiBold
            color: Theme.gold
        }
    }

    // Where chips will stand.
    Image {
        visible: !face.taken && !face.brief
        width: Math.round(face.chip)
        height: width
        x: (face.whole ? 6.3 : face.onRight ? 1.3 : 3.7) * face.squareWidth - width / 2
        y: (face.height - height) / 2
        opacity: 0.4
        source: width < 8 ? "" : "image://pieces/place/" + width
    }

    // The odds: one column for both halves, drawn by the left one.
    Rectangle {
        visible: !face.onRight
        x: face.squareWidth * 5 - width / 2
        y: face.border.width
        width: face.column
        height: face.height - 2 * face.border.width
        color: Theme.trackInside
        Rectangle {
            width: Theme.hairline
            height: parent.height
            color: Theme.brass
        }
        Rectangle {
            anchors.right: parent.right
            width: Theme.hairline
            height: parent.height
            color: Theme.brass
        }
        Words {
            anchors.fill: parent
            anchors.margins: Theme.px(8)
            text: face.odds
            horizontalAlignment: Text.AlignHCenter
            color: Theme.gold
            font.pixelSize: Math.min(Theme.px(40), face.height * 0.36)
            font.weight: Font.DemiBold
        }
    }
}
