// A state the player cannot change, told plainly over the game: a title, a sentence, and an amount where money waits.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml
import screen_kit.qml.controls

Overlay {
    id: notice

    property string sentence: ""
    property string amount: ""
    property string more: ""
    // Something to look at meanwhile.
    property Component picture: null

    closable: false
    cardHeight: lines.height + Theme.px(126)

    Column {
        id: lines
        width: parent.width
        spacing: Theme.px(16)

        Text {
            width: parent.width
            text: notice.sentence
            wrapMode: Text.WordWrap
            color: Theme.text
            font.pixelSize: Theme.body
            lineHeight: 1.25
            textFormat: Text.PlainText
            renderType: Text.NativeRendering
        }
        Loader {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: status === Loader.Ready
            sourceComponent: notice.picture
        }
        Words {
            visible: notice.amount !== ""
            width: parent.width
            text: notice.amount
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.px(84)
            font.weight: Font.Bold
            color: Theme.gold
        }
        Text {
            visible: text !== ""
            width: parent.width
            text: notice.more
            wrapMode: Text.WordWrap
            color: Theme.quiet
            font.pixelSize: Theme.small
            textFormat: Text.PlainText
            renderType: Text.NativeRendering
        }
    }
}
