// Which table, by which sign, who stands here, what time it is, and whether the server is heard.
import QtQuick
import screen_kit.qml
import screen_kit.qml.controls
import table_screens.qml.controls
import table_screens.viewmodels

Rectangle {
    id: header

    required property ConsoleScreen desk

    signal alertsWanted

    color: Theme.nightEdge

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hairline
        color: Theme.panelEdge
    }

    Row {
        id: who
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(22)
        height: parent.height
        spacing: Theme.px(26)
        Words {
            height: parent.height
            text: header.desk.tableName
            font.pixelSize: Theme.large
            font.weight: Font.DemiBold
            color: Theme.gold
        }
        Words {
            height: parent.height
            text: header.desk.gameTitle
            color: Theme.quiet
        }
    }
    Paragraph {
        objectName: "sign"
        anchors.left: who.right
        anchors.leftMargin: Theme.px(26)
        anchors.right: linkAndPerson.left
        anchors.rightMargin: Theme.px(20)
        height: parent.height
        text: header.desk.sign
        font.pixelSize: Theme.px(19)
        font.weight: Font.Medium
        verticalAlignment: Text.AlignVCenter
    }

    Row {
        id: linkAndPerson
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(14)
        height: parent.height
        spacing: Theme.px(20)

        Row {
            height: parent.height
            spacing: Theme.px(8)
            Rectangle {
                objectName: "link"
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(14)
                height: width
                radius: width / 2
                color: header.desk.connected ? Theme.linkUp : Theme.linkDown
            }
            Words {
                height: parent.height
                text: header.desk.connected ? qsTr("Server") : header.desk.needsRelease !== "" ? header.desk.needsRelease : qsTr("No link")
                font.pixelSize: Theme.small
                color: header.desk.connected ? Theme.quiet : Theme.warning
            }
        }
        Words {
            height: parent.height
            visible: header.desk.person !== ""
            text: qsTr("%1, %2").arg(header.desk.person).arg(header.desk.role)
            font.weight: Font.Medium
        }
        PushButton {
            objectName: "lock"
            anchors.verticalCenter: parent.verticalCenter
            visible: header.desk.lock === ""
            width: Theme.px(110)
            height: Theme.px(48)
            label: qsTr("Lock")
            labelSize: Theme.small
            onPushed: header.desk.lockScreen()
        }
        Words {
            height: parent.height
            text: header.desk.clock
            font.pixelSize: Theme.large
            font.weight: Font.DemiBold
        }
    }
}
