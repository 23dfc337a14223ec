// Asks before something happens and says what will happen; it asks twice before something grave.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml
import screen_kit.qml.controls

Rectangle {
    id: veil

    property string question: ""
    property string second: ""
    property string action: ""
    property bool isSecond: false

    signal confirmed(string action)

    function ask(action: string, question: string, second: string) {
        veil.action = action;
        veil.question = question;
        veil.second = second;
        veil.isSecond = false;
        no.forceActiveFocus();
    }
    function close() {
        question = "";
    }
    function yes() {
        if (second !== "" && !isSecond) {
            isSecond = true;
            no.forceActiveFocus();
            return;
        }
        const what = action;
        close();
        confirmed(what);
    }

    objectName: "question"
    visible: question !== ""
    color: Theme.veil

    // Nothing below takes a touch while a question is open.
    MouseArea {
        anchors.fill: parent
        preventStealing: true
    }

    Panel {
        anchors.centerIn: parent
        width: Math.min(parent.width - 4 * Theme.gap, Theme.px(860))
        height: column.height + 4 * Theme.gap

        Column {
            id: column
            anchors.centerIn: parent
            width: parent.width - 4 * Theme.gap
            spacing: Theme.px(28)

            Text {
                objectName: "questionText"
                width: parent.width
                text: veil.isSecond ? veil.second : veil.question
                wrapMode: Text.WordWrap
                color: veil.isSecond ? Theme.warning : Theme.text
                font.pixelSize: Theme.large
                textFormat: Text.PlainText
            }
            Row {
                spacing: Theme.px(24)
                PushButton {
                    id: no
                    objectName: "no"
                    width: Theme.px(300)
                    height: Theme.px(76)
                    label: qsTr("No, go back")
                    onPushed: veil.close()
                }
                PushButton {
                    objectName: "yes"
                    width: Theme.px(300)
                    height: Theme.px(76)
                    label: qsTr("Yes")
                    primary: true
                    onPushed: veil.yes()
                }
            }
        }
    }
}
