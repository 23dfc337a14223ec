// A player's claim (RR 9.5): what is claimed, then what was done about it. Both ready-made, or in the dealer's own words.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml
import screen_kit.qml.controls
import table_screens.qml.controls

Card {
    id: card

    // The round as it was when the claim was begun: the game goes on meanwhile.
    property int round: 0
    property string claimed: ""
    readonly property bool considered: claimed !== ""
    readonly property var ready: considered ? [qsTr("Looked back: the outcome is right"), qsTr("The outcome was corrected"), qsTr("The wagers were void"), qsTr("The supervisor was called")] : [qsTr("A wrong outcome was entered"), qsTr("The station failed"), qsTr("A wager is missing"), qsTr("A payment is wrong")]

    function say(words: string) {
        if (considered) {
            desk.stationHand.claim(round, claimed, words);
            return;
        }
        claimed = words;
        pad.text = "";
        Settling.moved();
    }

    title: qsTr("Claim at %1, round %2").arg(desk.card.title).arg(round)
    cardWidth: Theme.px(900)
    cardHeight: lines.height + Theme.px(120)
    Component.onCompleted: round = desk.card.claimRound

    Column {
        id: lines
        width: parent.width
        spacing: Theme.px(12)
        Heading {
            width: parent.width
            text: card.considered ? qsTr("What was done?") : qsTr("What does the player claim?")
        }
        Grid {
            width: parent.width
            columns: 2
            spacing: Theme.px(10)
            Repeater {
                model: card.ready
                delegate: PushButton {
                    required property string modelData
                    required property int index
                    objectName: "claim-" + index
                    width: (lines.width - Theme.px(10)) / 2
                    label: modelData
                    labelSize: Theme.small
                    onPushed: card.say(modelData)
                }
            }
        }
        TextPad {
            id: pad
            width: parent.width
            longest: 200
            onEntered: text => card.say(text)
        }
    }
}
