// Says why a control cannot be used, just above it, for three seconds. Between sentences there is nothing of it: words
// that nobody sees would have their font loaded.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml

Loader {
    id: hint

    property string why: ""

    function say(beside: Item, why: string) {
        hint.why = why;
        active = true;
        const place = beside.mapToItem(hint.parent, beside.width / 2, 0);
        hint.x = Math.max(Theme.gap, Math.min(hint.parent.width - width - Theme.gap, place.x - width / 2));
        hint.y = place.y > height + Theme.px(10) ? place.y - height - Theme.px(8) : place.y + beside.height + Theme.px(8);
        gone.restart();
    }

    objectName: "floating"
    active: false
    z: 50
    sourceComponent: Rectangle {
        width: Math.min(sentence.implicitWidth + Theme.px(36), Theme.px(620))
        height: sentence.implicitHeight + Theme.px(22)
        radius: Theme.px(10)
        color: Theme.warningGround
        border.color: Theme.warning
        border.width: Theme.hairline

        Text {
            id: sentence
            anchors.centerIn: parent
            width: Math.min(implicitWidth, Theme.px(584))
            text: hint.why
            wrapMode: Text.WordWrap
            color: Theme.warning
            font.pixelSize: Theme.small
            font.weight: Font.DemiBold
            textFormat: Text.PlainText
            renderType: Text.NativeRendering
        }
    }

    Timer {
        id: gone
        interval: Theme.reasonStands
        onTriggered: hint.active = false
    }
}
