// Who may sign in: added, changed, unlocked and dismissed by a pit boss.
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
    readonly property StaffDesk staff: desk.staff
    property bool naming: false

    Component.onCompleted: page.desk.staffHand.open()
    Component.onDestruction: page.desk.staffHand.close()

    Item {
        id: left
        width: Math.round(parent.width * 0.36)
        height: parent.height
        visible: page.staff.isOpen

        ListView {
            id: names
            objectName: "people"
            width: parent.width
            height: fresh.y - Theme.px(10)
            clip: true
            spacing: Theme.px(8)
            boundsBehavior: Flickable.StopAtBounds
            model: page.staff.people
            delegate: Rectangle {
                id: row
                required property string key
                required property string name
                required property string role
                required property bool locked
                required property bool chosen
                objectName: "person-" + key
                width: ListView.view.width - more.room
                height: Theme.px(82)
                radius: Theme.radius
                color: chosen ? Theme.button : Theme.panel
                border.color: activeFocus ? Theme.focusEdge : chosen ? Theme.brassBright : Theme.panelEdge
                border.width: chosen ? Theme.hairline * 2 : Theme.hairline
                activeFocusOnTab: true
                Accessible.role: Accessible.Button
                Accessible.name: row.name
                Keys.onSpacePressed: page.staff.choose(row.key)
                Keys.onReturnPressed: page.staff.choose(row.key)
                Words {
                    x: Theme.px(16)
                    y: Theme.px(8)
                    width: parent.width - 2 * x
                    height: Theme.px(38)
                    text: row.name
                    font.weight: Font.DemiBold
                }
                Words {
                    x: Theme.px(16)
                    y: Theme.px(46)
                    width: parent.width - 2 * x
                    height: Theme.px(28)
                    text: row.locked ? qsTr("%1 · %2 · locked").arg(row.key).arg(row.role) : qsTr("%1 · %2").arg(row.key).arg(row.role)
                    font.pixelSize: Theme.small
                    color: row.locked ? Theme.warning : Theme.quiet
                }
                TapHandler {
                    gesturePolicy: TapHandler.ReleaseWithinBounds
                    onTapped: page.staff.choose(row.key)
                }
            }
            ScrollMark {
                id: more
                area: names
                ground: Theme.night
            }
        }
        PushButton {
            id: fresh
            objectName: "new-person"
            anchors.bottom: parent.bottom
            width: parent.width
            height: Theme.px(72)
            label: qsTr("Somebody new")
            onPushed: page.staff.choose("new")
        }
    }

    Panel {
        id: form
        anchors.left: left.right
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        height: parent.height
        visible: page.staff.isOpen

        Paragraph {
            anchors.centerIn: parent
            visible: page.staff.chosen === ""
            text: qsTr("Choose somebody, or add somebody new.")
            color: Theme.quiet
        }

        Column {
            id: lines
            visible: page.staff.chosen !== ""
            x: Theme.px(18)
            y: Theme.px(14)
            width: parent.width - 2 * x
            spacing: Theme.px(12)

            Row {
                width: parent.width
                spacing: Theme.px(12)
                PushButton {
                    objectName: "name"
                    width: (parent.width - parent.spacing) * 0.64
                    height: Theme.px(70)
                    label: page.staff.name !== "" ? page.staff.name : qsTr("Name …")
                    onPushed: page.naming = true
                }
                Words {
                    objectName: "number"
                    width: (parent.width - parent.spacing) * 0.36
                    height: Theme.px(70)
                    text: page.staff.number !== "" ? qsTr("Number %1").arg(page.staff.number) : qsTr("Number –")
                    color: Theme.gold
                    font.weight: Font.DemiBold
                }
            }
            Grid {
                id: roles
                columns: 2
                spacing: Theme.px(8)
                width: parent.width
                Repeater {
                    model: page.staff.roles
                    delegate: PushButton {
                        required property var modelData
                        objectName: "role-" + modelData[0]
                        width: (roles.width - roles.spacing) / 2
                        height: Theme.px(56)
                        label: modelData[1].charAt(0).toUpperCase() + modelData[1].slice(1)
                        labelSize: Theme.small
                        border.color: page.staff.role === modelData[0] ? Theme.brassBright : Theme.buttonEdge
                        border.width: page.staff.role === modelData[0] ? Theme.px(3) : Theme.hairline
                        onPushed: page.staff.writeRole(modelData[0])
                    }
                }
            }
            Row {
                id: pads
                width: parent.width
                spacing: Theme.px(16)
                readonly property real half: page.staff.isNew ? (width - spacing) / 2 : width
                NumberKeys {
                    objectName: "number-keys"
                    visible: page.staff.isNew
                    width: pads.half
                    title: qsTr("Staff number")
                    shown: page.staff.number
                    onStruck: digit => page.staff.strikeNumber(digit)
                }
                NumberKeys {
                    objectName: "pin-keys"
                    width: pads.half
                    title: page.staff.isNew ? qsTr("First PIN") : qsTr("New PIN")
                    shown: "•".repeat(page.staff.pinLength)
                    onStruck: digit => page.staff.strikePin(digit)
                }
            }
        }

        Grid {
            id: acts
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(14)
            x: Theme.px(18)
            width: parent.width - 2 * x
            columns: 2
            spacing: Theme.px(10)
            visible: page.staff.chosen !== ""
            readonly property real half: (width - spacing) / 2
            PushButton {
                objectName: "unlock"
                visible: !page.staff.isNew
                width: acts.half
                height: Theme.px(60)
                label: qsTr("Unlock …")
                labelSize: Theme.small
                why: page.staff.locked ? "" : qsTr("This number is not locked.")
                hint: page.hint
                onPushed: page.desk.staffHand.unlock()
            }
            PushButton {
                objectName: "dismiss-person"
                visible: !page.staff.isNew
                width: acts.half
                height: Theme.px(60)
                label: qsTr("Dismiss …")
                labelSize: Theme.small
                why: page.staff.whyNotDismiss
                hint: page.hint
                onPushed: page.desk.staffHand.dismiss()
            }
            PushButton {
                objectName: "set-pin"
                visible: !page.staff.isNew
                width: acts.half
                height: Theme.px(60)
                label: qsTr("Set the PIN …")
                labelSize: Theme.small
                why: page.staff.whyNotPin
                hint: page.hint
                onPushed: page.desk.staffHand.setPin()
            }
            PushButton {
                objectName: "write-person"
                width: page.staff.isNew ? acts.width : acts.half
                height: Theme.px(60)
                primary: true
                label: page.staff.isNew ? qsTr("Add …") : qsTr("Change …")
                why: page.staff.whyNotWrite
                hint: page.hint
                onPushed: page.desk.staffHand.writeDown()
            }
        }
    }

    Words {
        anchors.centerIn: parent
        visible: !page.staff.isOpen && page.staff.needed === ""
        text: page.staff.why !== "" ? page.staff.why : qsTr("Opening the list …")
        color: page.staff.why !== "" ? Theme.warning : Theme.quiet
    }

    Loader {
        anchors.fill: parent
        active: !page.staff.isOpen && page.staff.needed !== ""
        sourceComponent: Panel {
            anchors.fill: parent
            Column {
                anchors.centerIn: parent
                width: Math.min(parent.width - 2 * Theme.gap, Theme.px(560))
                spacing: Theme.px(14)
                Heading {
                    width: parent.width
                    text: qsTr("Staff")
                }
                Paragraph {
                    width: parent.width
                    text: qsTr("%1 They may open it here with their number and PIN.").arg(page.staff.needed)
                }
                Paragraph {
                    width: parent.width
                    visible: text !== ""
                    text: page.staff.why
                    color: Theme.warning
                }
                StaffPad {
                    id: approver
                    objectName: "approver"
                    width: parent.width
                    label: qsTr("Open")
                    onEntered: (number, pin) => {
                        page.desk.staffHand.allow(number, pin);
                        approver.clear();
                    }
                    Component.onCompleted: forceActiveFocus()
                }
            }
        }
    }

    Loader {
        anchors.fill: parent
        anchors.margins: -Theme.gap
        active: page.naming
        sourceComponent: Card {
            id: card
            desk: page.desk
            title: qsTr("Name")
            cardWidth: Theme.px(860)
            cardHeight: pad.height + Theme.px(130)
            onClosed: page.naming = false
            TextPad {
                id: pad
                objectName: "text-pad"
                width: parent.width
                text: page.staff.name
                longest: 60
                onEntered: text => {
                    page.staff.writeName(text);
                    page.naming = false;
                }
            }
        }
    }
}
