// Over everything while nobody, or nobody who is still there, is signed in. The table goes on behind it.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml
import screen_kit.qml.controls
import table_screens.qml.controls
import table_screens.viewmodels

Rectangle {
    id: view

    required property ConsoleScreen desk

    color: desk.ready ? Theme.veil : Theme.night

    MultiPointTouchArea {
        anchors.fill: parent
        mouseEnabled: true
    }

    Rectangle {
        anchors.centerIn: parent
        width: Theme.px(620)
        height: lines.height + Theme.px(80)
        radius: Theme.radius * 1.4
        color: Theme.card
        border.color: Theme.brass
        border.width: Theme.hairline * 1.5

        Column {
            id: lines
            anchors.centerIn: parent
            width: parent.width - Theme.px(80)
            spacing: Theme.px(18)

            Words {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: view.desk.ready ? view.desk.tableName : qsTr("Dealer's console")
                font.pixelSize: Theme.huge
                font.weight: Font.DemiBold
                color: Theme.gold
            }
            Paragraph {
                objectName: "lock-words"
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: view.desk.refused !== "" ? view.desk.refused : view.desk.lockWords
                color: view.desk.refused !== "" ? Theme.warning : Theme.quiet
            }
            StaffPad {
                objectName: "pad"
                width: parent.width
                busy: view.desk.signingIn
                onEntered: (number, pin) => view.desk.signIn(number, pin)
                Component.onCompleted: forceActiveFocus()
            }
            Row {
                id: languages
                width: parent.width
                spacing: Theme.px(10)
                Repeater {
                    model: view.desk.languages
                    delegate: PushButton {
                        required property var modelData
                        objectName: "language-" + modelData.code
                        width: (languages.width - 2 * languages.spacing) / 3
                        height: Theme.px(52)
                        label: modelData.name
                        labelSize: Theme.small
                        border.color: view.desk.language === modelData.code ? Theme.brassBright : Theme.buttonEdge
                        onPushed: view.desk.speak(modelData.code)
                    }
                }
            }
        }
    }
}
