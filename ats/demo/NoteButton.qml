// A note to put in. It is drawn so that nobody takes it for a real one.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml
import screen_kit.qml.controls

PushButton {
    id: note

    required property real unit
    required property int dollars

    function px(size: real): real {
        return Math.max(1, Math.round(size * unit));
    }

    width: px(148)
    height: px(76)
    radius: px(6)
    label: ""
    color: Theme.notes[dollars]
    border.color: activeFocus ? Theme.focusEdge : Theme.noteEdge
    border.width: activeFocus ? 2 : 1
    opacity: usable ? 1 : 0.45
    scale: pressed ? 0.96 : 1
    Accessible.name: qsTr("Pretended note of %1").arg(dollars)

    Rectangle {
        anchors.fill: parent
        anchors.margins: note.px(5)
        radius: note.px(4)
        color: Theme.clear
        border.color: Theme.noteEdge
        border.width: 1
        opacity: 0.6
    }
    // A figure such as engravers cut, of a few turned ovals.
    Repeater {
        model: 6
        delegate: Rectangle {
            required property int index
            x: note.px(86)
            y: (note.height - height) / 2
            width: note.px(48)
            height: note.px(26)
            radius: height / 2
            rotation: index * 30
            color: Theme.clear
            border.color: Theme.noteEdge
            border.width: 1
            opacity: 0.55
            antialiasing: true
        }
    }
    Column {
        x: note.px(14)
        anchors.verticalCenter: parent.verticalCenter
        Words {
            text: note.dollars
            font.pixelSize: note.px(32)
            font.weight: Font.Bold
        }
        Words {
            text: qsTr("PRETEND")
            font.pixelSize: note.px(14)
            font.weight: Font.Bold
        }
    }
}
