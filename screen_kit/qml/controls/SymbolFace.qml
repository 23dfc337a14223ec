// A box of a wheel game's felt: its symbol on a medal, and what it pays (BWM 2.2).
import QtQuick
import screen_kit.qml

FeltBox {
    id: face

    required property string odds

    color: light === "" ? Theme.clear : light === "won" ? Theme.wonFill : Theme.aimedFill

    Rectangle {
        id: medal
        width: Math.round(Math.min(face.width * 0.5, face.height * 0.3))
        height: width
        radius: width / 2
        x: Math.round((face.width - width) / 2)
        y: Math.round(face.height * 0.05)
        // A symbol's colour is on its medal, not on the whole box: eighteen bright boxes would not be a calm felt.
        color: Theme.boxColours[face.colour]
        border.color: Theme.brass
        border.width: Theme.px(2)

        Text {
            anchors.centerIn: parent
            text: face.label
            color: face.colour === "ivory" ? Theme.inkOnIvory : Theme.text
            font.pixelSize: Math.max(8, medal.width * 0.56)
            font.weight: Font.DemiBold
            textFormat: Text.PlainText
        }
    }

    Words {
        anchors.bottom: parent.bottom
        anchors.bottomMargin: face.height * 0.05
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: face.odds
        color: Theme.gold
        font.pixelSize: Math.min(Theme.large, face.width * 0.16)
        font.weight: Font.DemiBold
    }
}
