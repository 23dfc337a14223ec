// Groups of tables and what they play for; beside them the signs that stand, and what may be done once they have.
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
    readonly property JackpotGroups groups: desk.jackpotGroups
    property bool naming: false

    Item {
        id: left
        width: Math.round(parent.width * 0.28)
        height: parent.height

        ListView {
            id: names
            objectName: "group-list"
            width: parent.width
            height: fresh.y - Theme.px(10)
            clip: true
            spacing: Theme.px(8)
            boundsBehavior: Flickable.StopAtBounds
            model: page.groups.groups
            delegate: Rectangle {
                id: row
                required property string key
                required property string name
                required property string tables
                required property string plays
                required property bool chosen
                objectName: "group-" + key
                width: ListView.view.width - moreNames.room
                height: Theme.px(118)
                radius: Theme.radius
                color: chosen ? Theme.button : Theme.panel
                border.color: activeFocus ? Theme.focusEdge : chosen ? Theme.brassBright : Theme.panelEdge
                border.width: chosen ? Theme.hairline * 2 : Theme.hairline
                activeFocusOnTab: true
                Accessible.role: Accessible.Button
                Accessible.name: row.name
                Keys.onSpacePressed: page.groups.choose(row.key)
                Keys.onReturnPressed: page.groups.choose(row.key)
                Column {
                    x: Theme.px(16)
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - 2 * x
                    spacing: Theme.px(2)
                    Words {
                        width: parent.width
                        text: row.name
                        font.weight: Font.DemiBold
                    }
                    Words {
                        width: parent.width
                        text: row.tables
                        font.pixelSize: Theme.small
                        color: Theme.quiet
                        elide: Text.ElideRight
                    }
                    Words {
                        width: parent.width
                        text: row.plays
                        font.pixelSize: Theme.small
                        color: Theme.gold
                        elide: Text.ElideRight
                    }
                }
                TapHandler {
                    gesturePolicy: TapHandler.ReleaseWithinBounds
                    onTapped: page.groups.choose(row.key)
                }
            }
            ScrollMark {
                id: moreNames
                area: names
                ground: Theme.night
            }
        }
        PushButton {
            id: fresh
            objectName: "new-group"
            anchors.bottom: parent.bottom
            width: parent.width
            height: Theme.px(72)
            label: qsTr("A new group")
            onPushed: {
                page.groups.choose("new");
                page.naming = true;
            }
        }
    }

    Panel {
        id: middle
        anchors.left: left.right
        anchors.leftMargin: Theme.gap
        width: Math.round(parent.width * 0.38)
        height: parent.height

        Paragraph {
            anchors.centerIn: parent
            width: parent.width * 0.7
            horizontalAlignment: Text.AlignHCenter
            visible: page.groups.chosen === ""
            text: qsTr("Choose a group, or put a new one together.")
            color: Theme.quiet
        }
        Column {
            id: group
            visible: page.groups.chosen !== ""
            x: Theme.px(18)
            y: Theme.px(12)
            width: parent.width - 2 * x
            spacing: Theme.px(8)
            Words {
                width: parent.width
                text: page.groups.title
                font.pixelSize: Theme.large
                font.weight: Font.DemiBold
                color: Theme.gold
            }
            Heading {
                width: parent.width
                visible: !page.groups.isNew
                text: page.groups.plays ? qsTr("Plays for") : qsTr("Plays for no jackpot")
            }
            Repeater {
                model: page.groups.playsFor
                delegate: PushButton {
                    required property string key
                    required property string name
                    objectName: "plays-" + key
                    width: group.width
                    height: Theme.px(60)
                    label: qsTr("%1: leave or change …").arg(name)
                    labelSize: Theme.small
                    onPushed: page.groups.beginRemoving(key)
                }
            }
            PushButton {
                objectName: "add-jackpot"
                visible: !page.groups.isNew
                width: parent.width
                height: Theme.px(60)
                label: qsTr("Play for another jackpot …")
                labelSize: Theme.small
                why: page.groups.isDraft ? qsTr("Make the group first.") : ""
                hint: page.hint
                onPushed: page.groups.beginAdding()
            }
            Heading {
                width: parent.width
                text: qsTr("Tables")
            }
        }
        GridView {
            id: tables
            objectName: "table-list"
            visible: page.groups.chosen !== ""
            anchors.top: group.bottom
            anchors.topMargin: Theme.px(6)
            anchors.bottom: make.top
            anchors.bottomMargin: Theme.px(10)
            x: Theme.px(18)
            width: parent.width - 2 * x
            clip: true
            cellWidth: Math.floor(width / 3)
            cellHeight: Theme.px(78)
            boundsBehavior: Flickable.StopAtBounds
            model: page.groups.tables
            delegate: Item {
                id: table
                required property string key
                required property string name
                required property bool belongs
                required property string elsewhere
                width: tables.cellWidth
                height: tables.cellHeight
                PushButton {
                    objectName: "table-" + table.key
                    width: parent.width - Theme.px(8)
                    height: parent.height - Theme.px(8)
                    label: table.name
                    labelSize: Theme.small
                    primary: table.belongs
                    why: table.elsewhere !== "" ? qsTr("It belongs to the group %1.").arg(table.elsewhere) : ""
                    hint: page.hint
                    onPushed: page.groups.toggle(table.key)
                }
            }
            ScrollMark {
                area: tables
            }
        }
        Row {
            id: make
            visible: page.groups.chosen !== ""
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(14)
            x: Theme.px(18)
            width: parent.width - 2 * x
            spacing: Theme.px(10)
            PushButton {
                width: (parent.width - Theme.px(10)) / 3
                height: Theme.px(64)
                label: qsTr("As it was")
                labelSize: Theme.small
                why: page.groups.isDraft ? "" : qsTr("Nothing is changed.")
                hint: page.hint
                onPushed: page.groups.asItWas()
            }
            PushButton {
                objectName: "make-group"
                width: (parent.width - Theme.px(10)) * 2 / 3
                height: Theme.px(64)
                primary: true
                label: qsTr("Make the group …")
                why: page.groups.why
                hint: page.hint
                onPushed: page.desk.jackpotHand.putGroupTogether()
            }
        }
    }

    Panel {
        anchors.left: middle.right
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        height: parent.height
        Heading {
            id: standing
            x: Theme.px(18)
            y: Theme.px(14)
            width: parent.width - 2 * x
            text: list.count > 0 ? qsTr("Signs of what will change") : qsTr("No sign of a change stands")
        }
        ListView {
            id: list
            anchors.top: standing.bottom
            anchors.topMargin: Theme.px(10)
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(14)
            x: Theme.px(18)
            width: parent.width - 2 * x
            clip: true
            spacing: Theme.px(18)
            boundsBehavior: Flickable.StopAtBounds
            model: page.groups.signs
            delegate: Column {
                id: sign
                required property int change
                required property string what
                required property string text
                required property string due
                required property bool ready
                width: ListView.view.width
                spacing: Theme.px(6)
                Paragraph {
                    width: parent.width
                    text: sign.what
                    font.weight: Font.DemiBold
                }
                Paragraph {
                    width: parent.width
                    text: qsTr("“%1”").arg(sign.text)
                    font.pixelSize: Theme.small
                    color: Theme.quiet
                }
                Words {
                    width: parent.width
                    text: sign.due
                    font.pixelSize: Theme.small
                    color: sign.ready ? Theme.greenWord : Theme.warning
                }
                Row {
                    width: parent.width
                    spacing: Theme.px(8)
                    PushButton {
                        objectName: "do-change-" + sign.change
                        width: parent.width * 0.55
                        label: qsTr("Do it …")
                        labelSize: Theme.small
                        primary: sign.ready
                        why: sign.ready ? "" : qsTr("The sign has not stood long enough: %1.").arg(sign.due)
                        hint: page.hint
                        onPushed: page.desk.jackpotHand.carryOut(sign.change)
                    }
                    PushButton {
                        objectName: "withdraw-change-" + sign.change
                        width: parent.width * 0.45 - Theme.px(8)
                        label: qsTr("Withdraw …")
                        labelSize: Theme.small
                        onPushed: page.desk.jackpotHand.withdraw(sign.change)
                    }
                }
            }
            ScrollMark {
                area: list
            }
        }
    }

    Loader {
        anchors.fill: parent
        anchors.margins: -Theme.gap
        active: page.groups.kind !== "" && page.groups.kind !== "close"
        sourceComponent: JackpotChange {
            desk: page.desk
            hint: page.hint
        }
    }
    Loader {
        anchors.fill: parent
        anchors.margins: -Theme.gap
        active: page.naming
        sourceComponent: Card {
            desk: page.desk
            title: qsTr("Name of the group")
            cardWidth: Theme.px(860)
            cardHeight: name.height + Theme.px(130)
            onClosed: page.naming = false
            TextPad {
                id: name
                objectName: "text-pad"
                width: parent.width
                onEntered: text => {
                    page.groups.setName(text);
                    page.naming = false;
                }
            }
        }
    }
}
