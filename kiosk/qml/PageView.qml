// One page: its checks, its buttons, the result of the last one, and its lines.
pragma ComponentBehavior: Bound
import QtQuick
import kiosk.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

Item {
    id: view

    required property Diagnostics diagnostics
    required property Hint hint
    readonly property string page: diagnostics.page
    // The keys are on the screen: a station has no keyboard.
    readonly property bool typing: search.visible && words.activeFocus
    readonly property bool judges: ["display", "sound"].includes(diagnostics.page)

    signal wanted(string action, string question, string second)

    onPageChanged: {
        words.focus = false;
        words.text = "";
    }

    Words {
        id: title
        objectName: "title"
        width: parent.width
        text: view.diagnostics.title
        font.pixelSize: Theme.px(36)
        font.weight: Font.Bold
        color: Theme.gold
    }

    ListView {
        id: checks
        objectName: "checks"
        anchors.top: title.bottom
        anchors.topMargin: Theme.px(8)
        width: parent.width
        height: Math.min(contentHeight, parent.height * (lines.count > 0 ? 0.42 : 0.66))
        model: view.diagnostics.checks
        clip: true
        spacing: Theme.px(4)
        boundsBehavior: Flickable.StopAtBounds
        delegate: Panel {
            id: check

            required property string key
            required property string mark
            required property string detail
            readonly property bool isJudged: view.judges && !["Resolution", "Sound card"].includes(key)

            objectName: "check-" + key
            width: checks.width
            height: Math.max(Theme.px(isJudged ? 64 : 50), about.implicitHeight + Theme.px(16))

            VerdictMark {
                id: sign
                x: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(100)
                mark: check.mark
            }
            Words {
                id: name
                anchors.left: sign.right
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(240)
                text: check.key
                font.pixelSize: Theme.small
                font.weight: Font.DemiBold
            }
            Text {
                id: about
                anchors.left: name.right
                anchors.leftMargin: Theme.gap
                anchors.right: check.isJudged ? judge.left : parent.right
                anchors.rightMargin: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                text: check.detail
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                color: check.mark === "fail" ? Theme.redWord : Theme.text
                font.pixelSize: Theme.small
                textFormat: Text.PlainText
            }
            Row {
                id: judge
                visible: check.isJudged
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(8)
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.px(8)
                PushButton {
                    objectName: "right-" + check.key
                    width: Theme.px(110)
                    height: Theme.px(48)
                    label: qsTr("Right")
                    labelSize: Theme.small
                    onPushed: view.diagnostics.judged(check.key, true)
                }
                PushButton {
                    objectName: "wrong-" + check.key
                    width: Theme.px(110)
                    height: Theme.px(48)
                    label: qsTr("Not right")
                    labelSize: Theme.small
                    onPushed: view.diagnostics.judged(check.key, false)
                }
            }
        }
        ScrollMark {
            area: checks
            ground: Theme.night
        }
    }

    Flow {
        id: buttons
        anchors.top: checks.bottom
        anchors.topMargin: Theme.px(12)
        width: parent.width
        spacing: Theme.px(12)
        Repeater {
            model: view.diagnostics.actions
            delegate: PushButton {
                required property string key
                required why
                required property string question
                required property string second
                objectName: "action-" + key
                width: Math.max(Theme.px(220), Math.min(Theme.px(420), label.length * Theme.px(12) + Theme.px(40)))
                labelSize: Theme.small
                hint: view.hint
                blocked: view.diagnostics.busy
                onPushed: view.wanted(key, question, second)
            }
        }
    }

    Text {
        id: said
        objectName: "said"
        anchors.top: buttons.bottom
        anchors.topMargin: Theme.px(8)
        width: parent.width
        text: view.diagnostics.busy ? qsTr("One moment…") : view.diagnostics.said
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        color: Theme.warning
        font.pixelSize: Theme.small
        textFormat: Text.PlainText
    }

    Graph {
        id: graph
        objectName: "graph"
        anchors.top: said.bottom
        anchors.topMargin: Theme.px(8)
        width: parent.width
        height: visible ? Theme.px(150) : 0
        visible: view.diagnostics.graphName !== ""
        values: view.diagnostics.graph
        name: view.diagnostics.graphName
    }

    Rectangle {
        id: search
        anchors.top: graph.bottom
        anchors.topMargin: visible ? Theme.px(8) : 0
        width: parent.width
        height: visible ? Theme.px(52) : 0
        visible: view.diagnostics.searchable
        radius: Theme.px(10)
        color: Theme.panel
        border.color: words.activeFocus ? Theme.brassBright : Theme.buttonEdge
        border.width: Theme.hairline
        TextInput {
            id: words
            objectName: "search"
            anchors.fill: parent
            anchors.margins: Theme.px(12)
            verticalAlignment: TextInput.AlignVCenter
            color: Theme.text
            font.pixelSize: Theme.small
            clip: true
            activeFocusOnTab: true
            Accessible.role: Accessible.EditableText
            Accessible.name: qsTr("Search")
            onTextChanged: view.diagnostics.search(text)
            onAccepted: focus = false
        }
        Words {
            anchors.fill: words
            visible: words.text === ""
            text: qsTr("Search: every word you type must occur")
            color: Theme.textOff
            font.pixelSize: Theme.small
        }
        TapHandler {
            onTapped: words.forceActiveFocus()
        }
    }

    ListView {
        id: lines
        objectName: "lines"
        anchors.top: search.bottom
        anchors.topMargin: Theme.px(10)
        anchors.bottom: keys.visible ? keys.top : parent.bottom
        anchors.bottomMargin: keys.visible ? Theme.px(10) : 0
        width: parent.width
        model: view.diagnostics.lines
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        delegate: Item {
            id: line
            required property string name
            required property string text
            width: lines.width
            height: Math.max(Theme.px(30), told.implicitHeight + Theme.px(6))
            Words {
                width: Theme.px(380)
                anchors.verticalCenter: parent.verticalCenter
                text: line.name
                font.pixelSize: Theme.tiny
                color: Theme.quiet
            }
            Text {
                id: told
                anchors.left: parent.left
                anchors.leftMargin: Theme.px(394)
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: line.text
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                color: Theme.text
                font.pixelSize: Theme.tiny
                textFormat: Text.PlainText
            }
        }
        ScrollMark {
            area: lines
            ground: Theme.night
        }
    }

    Connections {
        target: view.diagnostics
        function onChanged() {
            if (!view.diagnostics.searchable && words.text !== "")
                words.text = "";
        }
    }

    KeyPad {
        id: keys
        objectName: "keys"
        anchors.bottom: parent.bottom
        width: Math.min(parent.width, Theme.px(1100))
        visible: view.typing
        spaceLabel: qsTr("Space")
        doneLabel: qsTr("Done")
        onTyped: letter => words.insert(words.cursorPosition, letter)
        onErased: words.remove(Math.max(0, words.cursorPosition - 1), words.cursorPosition)
        onDone: words.focus = false
    }
}
