// Something that lies over the game: the game is dimmed, touches do not reach it, the header stays live.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml

Item {
    id: overlay

    default property alias content: inside.data
    property string title: ""
    property real cardWidth: Theme.px(760)
    property real cardHeight: inside.childrenRect.height + heading.height + Theme.px(70)
    property bool closable: true
    property bool warning: false
    // What the player should go on seeing, bets above all, is dimmed less and the card keeps to the top.
    property bool seeThrough: false
    // Where the card lies, if not in the middle: over no chip, no money and no time.
    property rect place: Qt.rect(0, 0, 0, 0)
    readonly property bool placed: place.width > 0
    // The card stands on the lower edge and grows upwards, so that its last row never moves.
    property bool atFoot: false
    // Where a button that cannot be pushed says why.
    property Hint hint: null

    signal closed

    Rectangle {
        anchors.fill: parent
        color: overlay.seeThrough ? Theme.thinVeil : Theme.veil
    }

    // Swallows every touch beside the card; one beside it closes what may be closed.
    MultiPointTouchArea {
        anchors.fill: parent
        mouseEnabled: true
        onReleased: points => {
            const at = points[0];
            if (overlay.closable && !card.contains(mapToItem(card, at.x, at.y)))
                overlay.closed();
        }
    }

    Rectangle {
        id: card
        objectName: "card"
        x: overlay.placed ? overlay.place.x : (parent.width - width) / 2
        y: overlay.placed ? overlay.place.y : overlay.atFoot ? parent.height - height : overlay.seeThrough ? Theme.px(40) : (parent.height - height) / 2
        width: overlay.placed ? overlay.place.width : Math.min(overlay.cardWidth, overlay.width - 2 * Theme.gap)
        height: overlay.placed ? overlay.place.height : Math.min(overlay.cardHeight, overlay.height - 2 * Theme.gap)
        radius: Theme.radius * 1.4
        color: Theme.card
        border.color: overlay.warning ? Theme.warning : Theme.brass
        border.width: Theme.hairline * 1.5

        Words {
            id: heading
            x: Theme.px(32)
            y: Theme.px(overlay.placed ? 10 : 22)
            width: parent.width - Theme.px(64) - (overlay.closable ? close.width + Theme.px(20) : 0)
            height: Theme.px(52)
            text: overlay.title
            font.pixelSize: Theme.large
            font.weight: Font.DemiBold
            color: overlay.warning ? Theme.warning : Theme.gold
        }
        PushButton {
            id: close
            objectName: "close"
            visible: overlay.closable
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: Theme.px(18)
            width: Theme.px(130)
            height: Theme.px(54)
            label: qsTr("Close")
            labelSize: Theme.small
            onPushed: overlay.closed()
        }
        Item {
            id: inside
            x: Theme.px(32)
            y: heading.y + heading.height + Theme.px(overlay.placed ? 0 : 16)
            width: parent.width - Theme.px(64)
            height: parent.height - y - Theme.px(26)
        }
    }
}
