// Jackpots: those of this table, all of the house, and the groups of tables with the signs of what will change.
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
    // table · office · groups
    property string part: "table"

    // Meters of other tables, and signs that go up there, are told at no event of this table.
    Timer {
        interval: 1000
        repeat: true
        running: true
        triggeredOnStart: true
        onTriggered: page.desk.jackpotHand.look()
    }

    Row {
        id: parts
        width: parent.width
        spacing: Theme.px(8)
        Repeater {
            model: [["table", qsTr("This table")], ["office", qsTr("All jackpots")], ["groups", qsTr("Groups and signs")]]
            delegate: TabButton {
                required property var modelData
                objectName: "jackpots-" + modelData[0]
                width: (parts.width - 2 * parts.spacing) / 3
                label: modelData[1]
                chosen: page.part === modelData[0]
                color: chosen ? Theme.buttonPressed : Theme.button
                onPushed: page.part = modelData[0]
            }
        }
    }

    Loader {
        anchors.top: parts.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: parent.bottom
        width: parent.width
        sourceComponent: page.part === "office" ? office : page.part === "groups" ? groups : table
    }

    Component {
        id: table
        JackpotTablePage {
            desk: page.desk
            hint: page.hint
        }
    }
    Component {
        id: office
        JackpotOfficePage {
            desk: page.desk
            hint: page.hint
        }
    }
    Component {
        id: groups
        JackpotGroupPage {
            desk: page.desk
            hint: page.hint
        }
    }
}
