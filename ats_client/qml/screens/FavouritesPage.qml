// Favourites: chips kept for this visit, each as a small felt. A touch on one places it and the game is back.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

Overlay {
    id: page
    objectName: "favourites"

    required property StationScreen station
    readonly property int seconds: station.countdown.seconds
    // A felt is made of some sixty pieces, so one is made after the other: the page itself is there at once.
    property int drawn: 0

    // The time goes on: it must be seen here too.
    title: seconds > 0 ? qsTr("Favourites · %1 s").arg(seconds) : qsTr("Favourites")
    cardWidth: width - 2 * Theme.gap
    cardHeight: height - 2 * Theme.gap

    Timer {
        interval: 1
        repeat: true
        running: page.drawn < page.station.favourites.slots.length
        onTriggered: page.drawn += 1
    }

    Grid {
        id: grid
        anchors.fill: parent
        columns: 2
        spacing: Theme.px(18)

        Repeater {
            model: page.station.favourites.slots
            delegate: Panel {
                id: slot
                required property FavouriteSlot modelData
                objectName: "favourite-" + modelData.number
                width: (grid.width - grid.spacing) / 2
                height: (grid.height - grid.spacing) / 2

                function place() {
                    slot.modelData.place();
                    page.closed();
                }

                Loader {
                    id: small
                    active: slot.modelData.filled && slot.modelData.number < page.drawn
                    x: Theme.px(10)
                    y: Theme.px(10)
                    width: parent.width - 2 * x
                    height: foot.y - 2 * y
                    sourceComponent: FeltView {
                        felt: slot.modelData.felt
                        stacks: slot.modelData.stacks
                        margin: Theme.px(10)
                    }
                }
                Item {
                    anchors.fill: small
                    TapHandler {
                        enabled: slot.modelData.filled && page.station.whyNotPlace === ""
                        gesturePolicy: TapHandler.ReleaseWithinBounds
                        onTapped: slot.place()
                    }
                }
                Words {
                    visible: !slot.modelData.filled
                    anchors.centerIn: small
                    width: small.width - Theme.px(40)
                    horizontalAlignment: Text.AlignHCenter
                    text: qsTr("Free: keep the chips on the felt here, and place them again with one touch")
                    wrapMode: Text.WordWrap
                    color: Theme.quiet
                }

                Row {
                    id: foot
                    x: Theme.px(14)
                    y: parent.height - height - Theme.px(12)
                    width: parent.width - 2 * x
                    height: Theme.px(60)
                    spacing: Theme.px(12)

                    Column {
                        visible: slot.modelData.filled
                        width: parent.width - Theme.px(2 * 200) - 2 * parent.spacing
                        anchors.verticalCenter: parent.verticalCenter
                        Words {
                            width: parent.width
                            text: slot.modelData.total
                            font.weight: Font.DemiBold
                        }
                        Words {
                            width: parent.width
                            text: slot.modelData.bets
                            font.pixelSize: Theme.tiny
                            color: Theme.quiet
                        }
                    }
                    PushButton {
                        objectName: "forget-" + slot.modelData.number
                        visible: slot.modelData.filled
                        width: Theme.px(200)
                        height: parent.height
                        label: qsTr("Delete")
                        onPushed: slot.modelData.forget()
                    }
                    PushButton {
                        objectName: "place-" + slot.modelData.number
                        visible: slot.modelData.filled
                        width: Theme.px(200)
                        height: parent.height
                        primary: usable
                        label: qsTr("Place")
                        hint: page.hint
                        why: page.station.whyNotPlace
                        onPushed: slot.place()
                    }
                    PushButton {
                        objectName: "keep-" + slot.modelData.number
                        visible: !slot.modelData.filled
                        width: parent.width
                        height: parent.height
                        label: qsTr("Keep my chips here")
                        hint: page.hint
                        why: page.station.favourites.whyNotKeep
                        onPushed: slot.modelData.keep()
                    }
                }
            }
        }
    }
}
