// The time that is left: ring, number and words change together. When the ball has landed, the result stands here.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml
import screen_kit.qml.painting
import screen_kit.viewmodels

Item {
    id: view

    required property Countdown countdown
    required property Results results
    // What the last seconds say in words: the bets do not reach the table minimum.
    property string warning: ""
    // At a player's place: the amount this result won, or what came back of the stake.
    property string won: ""
    property string returned: ""
    readonly property bool pressing: countdown.stage === "last" || countdown.stage === "final"
    // The last five seconds are not only of another colour: the whole dial is lit.
    readonly property bool lit: countdown.stage === "final"
    readonly property color colour: pressing ? Theme.warning : Theme.brassBright
    readonly property real size: Math.min(width, height - Theme.px(76))

    Item {
        id: dial
        width: view.size
        height: view.size
        anchors.horizontalCenter: parent.horizontalCenter

        CountdownRing {
            anchors.fill: parent
            visible: view.results.outcome === ""
            fraction: view.countdown.fraction
            thickness: Math.max(4, view.size * 0.058)
            track: Theme.panelEdge
            bright: view.colour
        }

        Rectangle {
            objectName: "lastSeconds"
            visible: view.lit
            anchors.centerIn: parent
            width: view.size * 0.84
            height: width
            radius: width / 2
            color: Theme.warning
        }

        Column {
            anchors.centerIn: parent
            visible: view.results.outcome === ""
            width: parent.width * 0.7
            Words {
                width: parent.width
                text: view.countdown.seconds
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: view.size * 0.38
                font.weight: Font.Bold
                color: view.lit ? Theme.inkOnWarning : view.pressing ? Theme.warning : Theme.text
            }
            Words {
                width: parent.width
                text: qsTr("seconds")
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: Theme.tiny
                color: view.lit ? Theme.inkOnWarning : Theme.quiet
            }
        }

        NumberTile {
            anchors.centerIn: parent
            visible: view.results.outcome !== ""
            label: view.results.outcome
            colour: view.results.outcomeColour
            picture: view.results.outcomePicture
            size: view.size * 0.92
            textSize: view.size * 0.44
            framed: true
        }
    }

    Column {
        anchors.bottom: parent.bottom
        width: parent.width
        spacing: Theme.px(2)
        Words {
            width: parent.width
            text: view.results.outcome !== "" ? view.results.outcomeName : view.countdown.words
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.px(27)
            font.weight: Font.DemiBold
            color: view.pressing ? Theme.warning : Theme.text
        }
        Words {
            width: parent.width
            height: Theme.px(30)
            text: view.pressing ? view.warning : view.won !== "" ? qsTr("You won %1").arg(view.won) : view.returned
            minimumPixelSize: Theme.px(11)
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.body
            font.weight: Font.DemiBold
            color: view.pressing ? Theme.warning : view.won !== "" ? Theme.gold : Theme.quiet
        }
    }
}
