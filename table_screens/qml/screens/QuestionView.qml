// One order at a time: the sentence that names what will happen, and the button that does it. Whose PIN it needs is asked here.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml
import screen_kit.qml.controls
import table_screens.qml.controls
import table_screens.viewmodels

Card {
    id: view

    required property real band
    readonly property QuestionCard question: desk.question
    readonly property bool busy: question.step === "under-way"
    readonly property bool needsPerson: question.step === "needs-person"
    property string reason: question.reason
    property bool writing: false

    title: question.title
    warning: question.grave || question.step === "not-done" || question.step === "unknown"
    closable: false
    atFoot: true
    cardWidth: Theme.px(900)
    cardHeight: lines.height + Theme.px(120) + view.band

    Keys.onEscapePressed: view.desk.dismiss()
    Component.onCompleted: if (!needsPerson)
        forceActiveFocus()

    // Each step puts other buttons under the finger that took the one before.
    readonly property string shown: question.number + " " + question.step
    onShownChanged: Settling.moved()

    Column {
        id: lines
        width: parent.width
        spacing: Theme.px(20)

        Row {
            width: parent.width
            spacing: Theme.px(26)
            NumberTile {
                id: tile
                visible: view.question.outcome !== ""
                label: view.question.outcome
                colour: view.question.outcomeColour
                size: Theme.px(150)
                framed: true
            }
            Paragraph {
                objectName: "sentence"
                width: parent.width - (tile.visible ? tile.width + parent.spacing : 0)
                anchors.verticalCenter: parent.verticalCenter
                text: view.question.text
                font.pixelSize: Theme.large
                font.weight: Font.Medium
            }
        }

        Paragraph {
            objectName: "why"
            width: parent.width
            visible: text !== ""
            text: view.question.why
            color: Theme.warning
        }

        // Two different numbers: somebody looks again and says which.
        Row {
            visible: view.question.sensor !== ""
            width: parent.width
            spacing: Theme.px(14)
            PushButton {
                objectName: "as-sensor"
                width: (parent.width - Theme.px(14)) / 2
                height: Theme.px(100)
                label: view.question.sensorName
                detail: qsTr("as the sensor read")
                onPushed: view.desk.roundHand.decide(view.question.sensor)
            }
            PushButton {
                objectName: "as-dealer"
                width: (parent.width - Theme.px(14)) / 2
                height: Theme.px(100)
                label: view.question.dealerName
                detail: qsTr("as you saw")
                onPushed: view.desk.roundHand.decide(view.question.dealer)
            }
        }

        Column {
            visible: view.question.wantsReason && !view.needsPerson
            width: parent.width
            spacing: Theme.px(10)
            Heading {
                width: parent.width
                text: qsTr("Why? It is recorded with your name.")
            }
            Flow {
                width: parent.width
                spacing: Theme.px(10)
                Repeater {
                    model: view.question.reasons
                    delegate: PushButton {
                        required property string modelData
                        required property int index
                        objectName: "reason-" + index
                        width: Math.min(lines.width, Math.max(Theme.px(260), modelData.length * Theme.px(11.5) + Theme.px(40)))
                        label: modelData
                        labelSize: Theme.small
                        border.color: view.reason === modelData ? Theme.brassBright : Theme.buttonEdge
                        border.width: view.reason === modelData ? Theme.px(3) : Theme.hairline
                        onPushed: {
                            view.reason = modelData;
                            view.writing = false;
                        }
                    }
                }
                PushButton {
                    objectName: "reason-other"
                    width: Theme.px(240)
                    label: qsTr("Another reason …")
                    labelSize: Theme.small
                    onPushed: {
                        view.reason = "";
                        view.writing = true;
                        words.forceActiveFocus();
                    }
                }
            }
            Rectangle {
                visible: view.writing
                width: parent.width
                height: Theme.px(60)
                radius: Theme.px(10)
                color: Theme.panel
                border.color: Theme.brassBright
                border.width: Theme.hairline * 2
                TextInput {
                    id: words
                    objectName: "reason"
                    anchors.fill: parent
                    anchors.margins: Theme.px(14)
                    color: Theme.text
                    font.pixelSize: Theme.body
                    maximumLength: 200
                    validator: OneLine {}
                    clip: true
                    onTextChanged: if (view.writing)
                        view.reason = text
                    Accessible.role: Accessible.EditableText
                    Accessible.name: qsTr("Reason")
                }
            }
            LetterPad {
                visible: view.writing
                width: parent.width
                onTyped: letter => words.insert(words.cursorPosition, letter)
                onErased: words.remove(Math.max(0, words.cursorPosition - 1), words.cursorPosition)
            }
        }

        Column {
            visible: view.needsPerson
            width: parent.width
            spacing: Theme.px(12)
            Paragraph {
                objectName: "needed"
                width: parent.width
                text: qsTr("%1 They allow it with their own number and PIN; you stay signed in.").arg(view.question.needed)
                color: Theme.gold
            }
            Loader {
                width: parent.width
                active: view.needsPerson
                sourceComponent: StaffPad {
                    id: approver
                    objectName: "approver"
                    label: qsTr("Allow")
                    onEntered: (number, pin) => {
                        view.desk.allow(number, pin);
                        approver.clear(); // who comes next may be somebody else
                    }
                    Component.onCompleted: forceActiveFocus()
                }
            }
        }
    }

    // Always here, whatever is asked: in the band where no page has a choice.
    Row {
        id: answers
        anchors.bottom: parent.bottom
        anchors.bottomMargin: -Theme.px(18)
        width: parent.width
        height: view.band - Theme.px(16)
        spacing: Theme.px(14)
        PushButton {
            objectName: "dismiss"
            width: (parent.width - parent.spacing) * 0.38
            height: parent.height
            label: view.question.step === "not-done" ? qsTr("Close") : qsTr("Cancel")
            why: view.busy ? qsTr("It has been sent.") : ""
            hint: view.hint
            onPushed: view.desk.dismiss()
        }
        PushButton {
            objectName: "set-aside"
            visible: view.needsPerson
            width: (parent.width - parent.spacing) * 0.62
            height: parent.height
            label: qsTr("Let it wait beside the game")
            onPushed: view.desk.setAside()
        }
        PushButton {
            objectName: "confirm"
            visible: view.question.button !== "" && !view.needsPerson
            width: (parent.width - parent.spacing) * 0.62
            height: parent.height
            primary: true
            labelSize: Theme.large
            label: view.busy ? qsTr("Asking the server …") : view.question.step === "unknown" || view.question.step === "not-done" ? qsTr("Ask again") : view.question.button
            why: view.busy ? qsTr("It has been sent.") : !view.desk.connected ? qsTr("There is no link to the server.") : view.question.wantsReason && view.reason.trim() === "" ? qsTr("Choose or write a reason first.") : ""
            hint: view.hint
            onPushed: view.desk.confirm(view.reason)
        }
    }
}
