// The racetrack: touch a number for it and its neighbours, or a series for its chips. Placed when the finger is lifted.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.qml.painting
import ats_client.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

Item {
    id: track

    objectName: "track"

    required property StationScreen station
    required property PlayerFinger finger
    readonly property Racetrack racetrack: station.racetrack
    readonly property real band: Math.max(Theme.px(50), height * 0.31)

    TrackCloth {
        anchors.fill: parent
        racetrack: track.racetrack
        band: track.band
        textSize: Math.min(Theme.px(21), track.band * 0.42)
        inside: Theme.trackInside
        brass: Theme.brass
        label: Theme.text
        colours: Theme.boxColours
    }

    FingerArea {
        id: area
        anchors.fill: parent
        free: track.finger !== null && !track.finger.busy

        function target(x: real, y: real): string {
            return track.racetrack.numberAt(x, y, width, height, track.band);
        }

        onBegan: (x, y) => {
            const number = target(x, y);
            if (number === "")
                return;
            if (track.station.whyNotPlace !== "")
                track.finger.hint.say(track, track.station.whyNotPlace);
            else
                track.racetrack.aim(number);
        }
        onMoved: (x, y) => {
            if (track.racetrack.aimed !== "")
                track.racetrack.aim(target(x, y));
        }
        onEnded: (x, y) => {
            if (track.racetrack.aimed !== "" && track.station.whyNotPlace === "")
                track.racetrack.place(target(x, y));
            track.racetrack.away();
        }
        onTapped: (x, y) => {
            if (track.station.whyNotPlace === "")
                track.racetrack.place(target(x, y));
        }
        onLost: track.racetrack.away()
        onHand: track.racetrack.away()
    }

    Row {
        id: inside
        anchors.centerIn: parent
        height: track.height - 2 * track.band - Theme.px(10)
        spacing: Theme.px(12)

        PushButton {
            objectName: "neighbours"
            height: inside.height
            width: Theme.px(190)
            label: qsTr("Neighbours ± %1").arg(track.racetrack.neighbours)
            labelSize: Theme.tiny
            hint: track.finger ? track.finger.hint : null
            why: track.station.whyNotPlace
            blocked: track.finger !== null && track.finger.busy
            onPushed: track.racetrack.moreNeighbours()
        }

        Repeater {
            model: track.racetrack.hasSeries ? ["voisins", "orphelins", "tiers"] : []
            delegate: PushButton {
                required property string modelData
                height: inside.height
                width: Theme.px(180)
                label: modelData === "voisins" ? qsTr("Voisins · 9 chips") : modelData === "orphelins" ? qsTr("Orphelins · 5 chips") : qsTr("Tiers · 6 chips")
                labelSize: Theme.tiny
                hint: track.finger ? track.finger.hint : null
                why: track.station.whyNotPlace
                blocked: track.finger !== null && track.finger.busy
                onPushed: track.racetrack.place(modelData)
            }
        }

        Words {
            height: inside.height
            width: Theme.px(250)
            text: track.racetrack.cost
            color: Theme.gold
            font.pixelSize: Theme.small
            horizontalAlignment: Text.AlignHCenter
        }
    }
}
