// A wrong result put right (rule 9.4): which round, what really fell, and what that means for every account, before it is done.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml
import screen_kit.qml.controls
import table_screens.qml.controls
import table_screens.viewmodels

Item {
    id: page

    required property ConsoleScreen desk
    property Hint hint: null
    readonly property CorrectionDesk correction: desk.correction
    property int chosen: correction.round
    // What "void" is about: the round that was chosen, or the one that runs where none was.
    readonly property int toVoid: chosen > 0 ? chosen : correction.runningRound
    readonly property string whyNotVoid: chosen > 0 ? "" : correction.whyNotInvalidate

    Column {
        id: rounds
        width: Theme.px(260)
        height: parent.height
        spacing: Theme.px(8)
        Heading {
            width: parent.width
            height: Theme.px(32)
            text: qsTr("1 · Which round?")
        }
        ListView {
            id: recentRounds
            width: parent.width
            height: rounds.height - y
            clip: true
            spacing: Theme.px(6)
            boundsBehavior: Flickable.StopAtBounds
            model: page.correction.recent
            delegate: Rectangle {
                id: recent
                required property int round
                required property string label
                required property string colour
                required property string name
                objectName: "correct-round-" + round
                width: ListView.view.width - moreRounds.room
                height: Theme.px(62)
                radius: Theme.px(8)
                color: page.chosen === round ? Theme.buttonPressed : Theme.button
                border.color: page.chosen === round ? Theme.brassBright : Theme.buttonEdge
                border.width: page.chosen === round ? Theme.hairline * 2 : Theme.hairline
                NumberTile {
                    x: Theme.px(8)
                    anchors.verticalCenter: parent.verticalCenter
                    size: Theme.px(46)
                    label: recent.label
                    colour: recent.colour
                }
                Words {
                    x: Theme.px(68)
                    width: parent.width - x - Theme.px(10)
                    height: parent.height
                    text: qsTr("Round %1").arg(recent.round)
                    font.pixelSize: Theme.small
                }
                TapHandler {
                    onTapped: {
                        page.desk.roundHand.forgetCorrection();
                        page.chosen = recent.round;
                    }
                }
            }
            ScrollMark {
                id: moreRounds
                area: recentRounds
                ground: Theme.night
            }
        }
    }

    Item {
        anchors.left: rounds.right
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        height: parent.height

        Heading {
            id: second
            width: parent.width
            height: Theme.px(32)
            text: page.chosen > 0 ? qsTr("2 · What really fell in round %1?").arg(page.chosen) : qsTr("2 · What really fell?")
        }
        NumberBoard {
            id: board
            anchors.top: second.bottom
            anchors.topMargin: Theme.px(8)
            width: parent.width
            height: Theme.px(page.desk.board.isRoulette ? 230 : 150)
            board: page.desk.board
            marks: false
            marked: page.correction.nowLabel
            why: page.chosen > 0 ? "" : qsTr("Choose the round first.")
            hint: page.hint
            onTapped: outcome => page.desk.roundHand.previewCorrection(page.chosen, outcome)
        }
        Heading {
            id: third
            anchors.top: board.bottom
            anchors.topMargin: Theme.px(10)
            width: parent.width
            height: Theme.px(32)
            text: page.correction.ready ? qsTr("3 · %1 instead of %2").arg(page.correction.now).arg(page.correction.was) : qsTr("3 · Before and after of every account")
        }
        Panel {
            id: sheet
            anchors.top: third.bottom
            anchors.topMargin: Theme.px(6)
            anchors.bottom: buttons.top
            anchors.bottomMargin: Theme.gap
            width: parent.width
            clip: true

            component Cell: Words {
                horizontalAlignment: Text.AlignRight
                height: parent.height
                width: parent.width / 6
                font.pixelSize: Theme.small
            }
            Row {
                id: names
                x: Theme.px(18)
                width: parent.width - 2 * x
                height: Theme.px(44)
                Cell {
                    text: qsTr("Station")
                    horizontalAlignment: Text.AlignLeft
                    color: Theme.quiet
                }
                Cell {
                    text: qsTr("Paid before")
                    color: Theme.quiet
                }
                Cell {
                    text: qsTr("Paid after")
                    color: Theme.quiet
                }
                Cell {
                    text: qsTr("Change")
                    color: Theme.quiet
                }
                Cell {
                    width: parent.width / 3
                    text: qsTr("Taken out, owed")
                    color: Theme.quiet
                }
            }
            ListView {
                id: changes
                anchors.top: names.bottom
                anchors.bottom: parent.bottom
                x: Theme.px(18)
                width: parent.width - 2 * x
                clip: true
                boundsBehavior: Flickable.StopAtBounds
                model: page.correction.lines
                delegate: Row {
                    id: line
                    required property int station
                    required property string before
                    required property string after
                    required property string change
                    required property bool gains
                    required property string owed
                    width: ListView.view.width
                    height: Theme.px(40)
                    Cell {
                        text: line.station
                        horizontalAlignment: Text.AlignLeft
                        font.weight: Font.DemiBold
                    }
                    Cell {
                        text: line.before
                    }
                    Cell {
                        text: line.after
                    }
                    Cell {
                        text: line.change
                        font.weight: Font.DemiBold
                        color: line.gains ? Theme.greenWord : Theme.redWord
                    }
                    Cell {
                        width: parent.width / 3
                        text: line.owed
                        color: Theme.warning
                    }
                }
                ScrollMark {
                    area: changes
                }
            }
            Paragraph {
                anchors.centerIn: parent
                width: parent.width * 0.7
                horizontalAlignment: Text.AlignHCenter
                visible: !page.correction.ready || page.correction.summary === qsTr("No account changes.")
                text: page.correction.why !== "" ? page.correction.why : page.correction.ready ? page.correction.summary : qsTr("Nothing is changed before you have seen it here.")
                color: page.correction.why !== "" ? Theme.warning : Theme.quiet
            }
        }
        Column {
            id: buttons
            anchors.bottom: parent.bottom
            width: parent.width
            spacing: Theme.px(10)
            Words {
                width: parent.width
                visible: text !== ""
                text: page.correction.summary
                font.weight: Font.Medium
            }
            Row {
                id: row
                width: parent.width
                spacing: Theme.px(10)
                // What is done here most has the most room.
                readonly property real cell: Math.floor((width - 4 * spacing) * 0.185)
                PushButton {
                    objectName: "freeze-all"
                    width: row.cell
                    height: Theme.px(72)
                    label: page.correction.frozen ? qsTr("Unfreeze all") : qsTr("Freeze all")
                    labelSize: Theme.small
                    onPushed: page.correction.frozen ? page.desk.roundHand.next() : page.desk.roundHand.freezeAll()
                }
                PushButton {
                    objectName: "invalidate-malfunction"
                    width: row.cell
                    height: Theme.px(72)
                    label: qsTr("Void: malfunction")
                    labelSize: Theme.small
                    why: page.whyNotVoid
                    detail: qsTr("round %1").arg(page.toVoid)
                    hint: page.hint
                    onPushed: page.desk.roundHand.invalidate(page.toVoid, "malfunction")
                }
                PushButton {
                    objectName: "invalidate-disruption"
                    width: row.cell
                    height: Theme.px(72)
                    label: qsTr("Void: disruption")
                    labelSize: Theme.small
                    why: page.whyNotVoid
                    detail: qsTr("round %1").arg(page.toVoid)
                    hint: page.hint
                    onPushed: page.desk.roundHand.invalidate(page.toVoid, "disruption")
                }
                PushButton {
                    objectName: "invalidate-fraud"
                    width: row.cell
                    height: Theme.px(72)
                    label: qsTr("Void: fraud")
                    labelSize: Theme.small
                    why: page.whyNotVoid
                    detail: qsTr("round %1").arg(page.toVoid)
                    hint: page.hint
                    onPushed: page.desk.roundHand.invalidate(page.toVoid, "fraud")
                }
                PushButton {
                    objectName: "correct"
                    width: row.width - x
                    height: Theme.px(72)
                    label: page.correction.ready && page.correction.nowLabel !== "" ? qsTr("Correct to %1").arg(page.correction.now) : qsTr("Correct")
                    primary: true
                    why: page.correction.ready && page.correction.nowLabel !== "" ? "" : qsTr("Choose the round and what really fell.")
                    hint: page.hint
                    onPushed: page.desk.roundHand.correct()
                }
            }
        }
    }
}
