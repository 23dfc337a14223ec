// Favourites: a drawer beside the felt with the chips kept for this visit, each as a small felt. One touch places them, and
// the drawer stays: felt, time and money stay in sight.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

Rectangle {
    id: drawer
    objectName: "favourites"

    required property StationScreen station
    required property Hint hint
    property int columns: 1
    property bool blocked: false
    // A felt is made of some sixty pieces, so one is made after the other: the drawer itself is there at once.
    property int drawn: 0
    readonly property real pad: Theme.px(12)
    readonly property int lines: Math.ceil(station.favourites.slots.length / columns)

    signal closed

    color: Theme.night

    // Nothing that it hides can be touched through it.
    MultiPointTouchArea {
        anchors.fill: parent
        mouseEnabled: true
    }

    Timer {
        interval: 1
        repeat: true
        running: drawer.drawn < drawer.station.favourites.slots.length
        onTriggered: drawer.drawn += 1
    }

    Rectangle {
        anchors.right: parent.right
        width: Theme.hairline
        height: parent.height
        color: Theme.brass
    }

    Words {
        id: heading
        x: drawer.pad + Theme.px(6)
        width: parent.width - close.width - 3 * drawer.pad
        height: Theme.px(58)
        text: qsTr("Favourites")
        font.pixelSize: Theme.px(26)
        font.weight: Font.DemiBold
        color: Theme.gold
    }
    PushButton {
        id: close
        objectName: "closeDrawer"
        anchors.right: parent.right
        anchors.rightMargin: drawer.pad
        y: Theme.px(5)
        width: Theme.px(56)
        height: Theme.px(48)
        label: "×"
        labelSize: Theme.large
        Accessible.name: qsTr("Close")
        onPushed: drawer.closed()
    }

    Grid {
        id: grid
        x: drawer.pad
        y: heading.height + Theme.px(2)
        width: parent.width - 2 * x
        height: parent.height - y - Theme.px(8)
        columns: drawer.columns
        spacing: Theme.px(8)

        Repeater {
            model: drawer.station.favourites.slots
            delegate: Panel {
                id: slot
                required property FavouriteSlot modelData
                property bool deleting: false
                objectName: "favourite-" + modelData.number
                width: (grid.width - (drawer.columns - 1) * grid.spacing) / drawer.columns
                height: (grid.height - (drawer.lines - 1) * grid.spacing) / drawer.lines

                Words {
                    id: name
                    x: Theme.px(10)
                    y: Theme.px(4)
                    width: parent.width - 2 * x
                    height: Theme.px(24)
                    text: slot.modelData.title
                    font.pixelSize: Theme.tiny
                    font.weight: Font.DemiBold
                }
                Loader {
                    id: small
                    active: slot.modelData.filled && slot.modelData.number < drawer.drawn
                    x: Theme.px(8)
                    y: name.y + name.height + Theme.px(2)
                    width: parent.width - 2 * x
                    height: foot.y - y - Theme.px(5)
                    sourceComponent: FeltView {
                        felt: slot.modelData.felt
                        stacks: slot.modelData.stacks
                        margin: Theme.px(5)
                    }
                }
                Item {
                    anchors.fill: small
                    TapHandler {
                        enabled: slot.modelData.filled && drawer.station.whyNotPlace === ""
                        gesturePolicy: TapHandler.ReleaseWithinBounds
                        onTapped: slot.modelData.place()
                    }
                }
                Words {
                    visible: !slot.modelData.filled
                    x: Theme.px(14)
                    y: Theme.px(8)
                    width: parent.width - 2 * x
                    height: foot.y - y - Theme.px(6)
                    horizontalAlignment: Text.AlignHCenter
                    text: qsTr("Free: keep the chips on the felt here, and place them again with one touch")
                    wrapMode: Text.WordWrap
                    fontSizeMode: Text.Fit
                    font.pixelSize: Theme.small
                    color: Theme.quiet
                }

                Row {
                    id: foot
                    x: Theme.px(8)
                    y: parent.height - height - Theme.px(7)
                    width: parent.width - 2 * x
                    height: Theme.px(48)
                    spacing: Theme.px(8)

                    PushButton {
                        objectName: "place-" + slot.modelData.number
                        visible: slot.modelData.filled
                        width: parent.width - more.width - parent.spacing
                        height: parent.height
                        primary: usable
                        label: qsTr("Place %1").arg(slot.modelData.total)
                        labelSize: Theme.small
                        hint: drawer.hint
                        blocked: drawer.blocked
                        why: drawer.station.whyNotPlace
                        onPushed: slot.modelData.place()
                    }
                    // A favourite goes by two touches, the second not at once.
                    PushButton {
                        id: more
                        objectName: "forget-" + slot.modelData.number
                        visible: slot.modelData.filled
                        width: Theme.px(slot.deleting ? 110 : 60)
                        height: parent.height
                        label: slot.deleting ? qsTr("Delete") : "…"
                        labelSize: Theme.small
                        blocked: settling.running
                        onPushed: {
                            if (slot.deleting)
                                slot.modelData.forget();
                            else
                                settling.restart();
                            slot.deleting = !slot.deleting;
                        }
                    }
                    PushButton {
                        objectName: "keep-" + slot.modelData.number
                        visible: !slot.modelData.filled
                        width: parent.width
                        height: parent.height
                        label: qsTr("Keep my chips here")
                        labelSize: Theme.small
                        hint: drawer.hint
                        why: drawer.station.favourites.whyNotKeep
                        onPushed: slot.modelData.keep()
                    }
                }
                Timer {
                    id: settling
                    interval: Theme.settling
                }
                Timer {
                    interval: Theme.reasonStands
                    running: slot.deleting
                    onTriggered: slot.deleting = false
                }
            }
        }
    }

    NumberAnimation on opacity {
        from: 0.2
        to: 1
        duration: Theme.calm
    }
}
