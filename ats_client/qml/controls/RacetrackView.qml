// The racetrack: touch a number or a sector. Beside it, what a number means, with how many neighbours, and what the touch
// costs. Placed when the finger is lifted, all or nothing.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.qml.painting
import ats_client.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

Item {
    id: view

    required property StationScreen station
    required property PlayerFinger finger
    readonly property Racetrack racetrack: station.racetrack
    readonly property Hint hint: finger ? finger.hint : null
    readonly property bool busy: finger !== null && finger.busy
    readonly property real deskWidth: Theme.px(300)

    Item {
        id: track
        objectName: "track"

        readonly property real band: Math.round(Math.max(Theme.px(50), height * 0.235))
        width: Math.round(parent.width - view.deskWidth - Theme.px(16))
        height: parent.height

        TrackCloth {
            anchors.fill: parent
            racetrack: view.racetrack
            band: track.band
            textSize: Math.min(Theme.px(24), track.band * 0.42)
            inside: Theme.trackInside
            sectors: Theme.sectors
            brass: Theme.brass
            label: Theme.text
            colours: Theme.boxColours
        }

        Repeater {
            model: view.racetrack.sectors
            delegate: Item {
                id: sector
                objectName: "sector-" + key
                required property string key
                required property string name
                required property string chips
                required property string price
                required property string placed
                readonly property rect area: view.racetrack.sectorArea(key, track.width, track.height, track.band)
                readonly property real line: height / 3.6
                x: area.x + Theme.px(4)
                y: area.y + Theme.px(4)
                width: area.width - Theme.px(8)
                height: area.height - Theme.px(8)

                Column {
                    anchors.centerIn: parent
                    width: parent.width
                    spacing: Theme.px(1)
                    Words {
                        width: parent.width
                        text: sector.name
                        horizontalAlignment: Text.AlignHCenter
                        font.pixelSize: Math.min(Theme.px(26), sector.line)
                        font.weight: Font.DemiBold
                    }
                    Words {
                        visible: sector.placed === ""
                        width: parent.width
                        text: sector.chips
                        horizontalAlignment: Text.AlignHCenter
                        font.pixelSize: Math.min(Theme.tiny, sector.line * 0.75)
                    }
                    Words {
                        visible: sector.placed === ""
                        width: parent.width
                        text: sector.price
                        horizontalAlignment: Text.AlignHCenter
                        font.pixelSize: Math.min(Theme.tiny, sector.line * 0.75)
                        font.weight: Font.DemiBold
                        color: Theme.gold
                    }
                    Rectangle {
                        visible: sector.placed !== ""
                        anchors.horizontalCenter: parent.horizontalCenter
                        width: Math.min(parent.width, said.implicitWidth + Theme.px(28))
                        height: Math.min(Theme.px(36), sector.line * 1.35)
                        radius: height / 2
                        color: Theme.card
                        border.color: Theme.brass
                        border.width: Theme.hairline
                        Words {
                            id: said
                            anchors.centerIn: parent
                            width: Math.min(implicitWidth, sector.width - Theme.px(12))
                            text: sector.placed
                            horizontalAlignment: Text.AlignHCenter
                            font.pixelSize: Math.min(Theme.tiny, sector.line * 0.72)
                            font.weight: Font.DemiBold
                        }
                    }
                }
            }
        }

        TrackLight {
            anchors.fill: parent
            visible: view.racetrack.aimed !== ""
            racetrack: view.racetrack
            band: track.band
            lit: view.racetrack.lit
            fill: Theme.aimedFill
            edge: Theme.aimedEdge
            line: Theme.px(3)
        }

        Repeater {
            model: view.racetrack.chips
            delegate: Image {
                objectName: "trackChip"
                required property string key
                required property string chips
                required property string label
                readonly property int size: Math.round(Math.min(Theme.px(32), track.band * 0.5))
                readonly property rect area: view.racetrack.chipArea(key, track.width, track.height, track.band)
                x: Math.round(area.x - width / 2)
                y: Math.round(area.y - (height - size * 0.65))
                source: size < 8 ? "" : "image://chips/" + size + "/" + chips + "/" + encodeURIComponent(label)
            }
        }

        FingerArea {
            anchors.fill: parent
            free: view.finger !== null && !view.busy

            function target(x: real, y: real): string {
                return view.racetrack.targetAt(x, y, width, height, track.band);
            }

            onBegan: (x, y) => {
                const touched = target(x, y);
                if (touched === "")
                    return;
                if (view.station.whyNotPlace !== "")
                    view.hint.say(track, view.station.whyNotPlace);
                else
                    view.racetrack.aim(touched);
            }
            onMoved: (x, y) => {
                if (view.racetrack.aimed !== "")
                    view.racetrack.aim(target(x, y));
            }
            onEnded: (x, y) => {
                if (view.racetrack.aimed !== "" && view.station.whyNotPlace === "")
                    view.racetrack.place(target(x, y));
                view.racetrack.away();
            }
            onTapped: (x, y) => {
                if (view.station.whyNotPlace === "")
                    view.racetrack.place(target(x, y));
            }
            onLost: view.racetrack.away()
            onHand: view.racetrack.away()
        }
    }

    Rectangle {
        id: desk
        x: parent.width - width
        width: view.deskWidth
        height: parent.height
        radius: Theme.radius
        color: Theme.trackInside
        border.color: Theme.brass
        border.width: Theme.hairline

        readonly property real pad: Theme.px(10)
        readonly property real line: (height - ways.height - middle.height - 4 * pad) / 3

        component Desk: PushButton {
            hint: view.hint
            why: view.station.whyNotPlace
            blocked: view.busy
        }

        // What a number means.
        Row {
            id: ways
            x: desk.pad
            y: desk.pad
            width: parent.width - 2 * desk.pad
            height: Math.min(Theme.px(48), desk.height * 0.2)
            spacing: Theme.px(6)
            Repeater {
                model: ["neighbours", "final", "complete"]
                delegate: Desk {
                    required property string modelData
                    objectName: modelData + "Way"
                    width: (ways.width - 2 * ways.spacing) * (modelData === "neighbours" ? 0.4 : 0.3)
                    height: ways.height
                    radius: Theme.px(8)
                    label: modelData === "neighbours" ? qsTr("Neighbours") : modelData === "final" ? qsTr("Final") : qsTr("Complete")
                    labelSize: Theme.px(16)
                    border.color: view.racetrack.way === modelData ? Theme.brassBright : Theme.buttonEdge
                    border.width: view.racetrack.way === modelData ? Theme.px(2.4) : Theme.hairline
                    onPushed: view.racetrack.go(modelData)
                }
            }
        }

        Item {
            id: middle
            x: desk.pad
            y: ways.y + ways.height + desk.pad
            width: parent.width - 2 * desk.pad
            height: Math.min(Theme.px(72), desk.height * 0.3)

            Desk {
                objectName: "fewerNeighbours"
                visible: view.racetrack.way === "neighbours"
                width: Theme.px(66)
                height: parent.height
                label: "−"
                labelSize: Theme.huge
                Accessible.name: qsTr("Fewer neighbours")
                onPushed: view.racetrack.fewer()
            }
            Desk {
                objectName: "moreNeighbours"
                visible: view.racetrack.way === "neighbours"
                anchors.right: parent.right
                width: Theme.px(66)
                height: parent.height
                label: "+"
                labelSize: Theme.huge
                Accessible.name: qsTr("More neighbours")
                onPushed: view.racetrack.more()
            }
            Words {
                objectName: "neighbourCount"
                visible: view.racetrack.way === "neighbours"
                anchors.centerIn: parent
                anchors.verticalCenterOffset: -Theme.px(8)
                text: view.racetrack.neighbours
                font.pixelSize: Math.min(Theme.huge, parent.height * 0.6)
                font.weight: Font.Bold
            }
            Words {
                visible: view.racetrack.way === "neighbours"
                anchors.bottom: parent.bottom
                anchors.horizontalCenter: parent.horizontalCenter
                width: parent.width - Theme.px(140)
                text: qsTr("on each side")
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: Theme.px(15)
                color: Theme.quiet
            }
            Words {
                visible: view.racetrack.way !== "neighbours"
                anchors.fill: parent
                text: view.racetrack.way === "final" ? qsTr("Touch a number: all with its last figure") : qsTr("Touch a number: every bet on it")
                wrapMode: Text.WordWrap
                horizontalAlignment: Text.AlignHCenter
                fontSizeMode: Text.Fit
                font.pixelSize: Theme.small
                color: Theme.quiet
            }
        }

        // What was touched, and what it costs.
        Column {
            x: desk.pad
            y: middle.y + middle.height + desk.pad
            width: parent.width - 2 * desk.pad
            Words {
                objectName: "called"
                width: parent.width
                height: desk.line
                text: view.racetrack.title
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: Math.min(Theme.small, desk.line * 0.8)
                font.weight: Font.DemiBold
            }
            Words {
                objectName: "cost"
                width: parent.width
                height: desk.line
                text: view.racetrack.cost
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: Math.min(Theme.small, desk.line * 0.8)
                font.weight: Font.DemiBold
                color: Theme.gold
            }
            Words {
                width: parent.width
                height: desk.line
                text: view.racetrack.pays !== "" ? view.racetrack.numbers + " · " + view.racetrack.pays : ""
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: Math.min(Theme.tiny, desk.line * 0.72)
                color: Theme.quiet
            }
        }
    }
}
