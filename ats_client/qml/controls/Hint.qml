// Says why a control cannot be used, just above it, for three seconds.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.qml

Rectangle {
    id: hint

    function say(beside: Item, why: string) {
        sentence.text = why;
        const place = beside.mapToItem(hint.parent, beside.width / 2, 0);
        hint.x = Math.max(Theme.gap, Math.min(hint.parent.width - width - Theme.gap, place.x - width / 2));
        hint.y = place.y > height + Theme.px(10) ? place.y - height - Theme.px(8) : place.y + beside.height + Theme.px(8);
        visible = true;
        gone.restart();
    }

    objectName: "floating"
    visible: false
    z: 50
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
        wrapMode: Text.WordWrap
        color: Theme.warning
        font.pixelSize: Theme.small
        font.weight: Font.Medium
        textFormat: Text.PlainText
        renderType: Text.NativeRendering
    }

    Timer {
        id: gone
        interval: Theme.reasonStands
        onTriggered: hint.visible = false
    }
}
