// A change that needs its sign first: which jackpot it concerns, how long the sign stands, and what it comes to.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml
import screen_kit.qml.controls
import table_screens.qml.controls
import table_screens.viewmodels

Card {
    id: overlay

    readonly property JackpotGroups groups: desk.jackpotGroups
    readonly property string kind: groups.kind

    title: kind === "add" ? qsTr("Play for another jackpot") : kind === "close" ? qsTr("Close a jackpot") : qsTr("Leave or change the jackpot")
    cardWidth: Theme.px(900)
    cardHeight: column.height + Theme.px(130)
    // No button "Close" beside a question about closing.
    closable: false
    onClosed: groups.forgetChange()

    Column {
        id: column
        width: parent.width
        spacing: Theme.px(12)
        Heading {
            width: parent.width
            text: overlay.kind === "add" ? qsTr("For which one?") : overlay.kind === "close" ? qsTr("Which meters take its value? (rule 8.3.6)") : qsTr("Choose one to play for instead, or none")
        }
        GridView {
            id: grid
            objectName: "option-list"
            width: parent.width
            height: Math.min(Math.ceil(count / 2) * cellHeight, Theme.px(400))
            visible: count > 0
            clip: true
            cellWidth: Math.floor(width / 2)
            cellHeight: Theme.px(96)
            boundsBehavior: Flickable.StopAtBounds
            model: overlay.groups.options
            delegate: Item {
                id: option
                required property string key
                required property string name
                required property string detail
                required property bool chosen
                width: grid.cellWidth
                height: grid.cellHeight
                PushButton {
                    objectName: "option-" + option.key
                    width: parent.width - Theme.px(8)
                    height: parent.height - Theme.px(8)
                    label: option.name
                    labelSize: Theme.small
                    detail: option.detail
                    primary: option.chosen
                    onPushed: overlay.groups.pick(option.key)
                }
            }
            ScrollMark {
                area: grid
            }
        }
        Heading {
            width: parent.width
            text: qsTr("How long the sign stands first, in minutes")
        }
        Row {
            id: minutes
            width: parent.width
            spacing: Theme.px(8)
            Repeater {
                model: [0, 5, 10, 20, 30, 60]
                delegate: PushButton {
                    required property int modelData
                    objectName: "minutes-" + modelData
                    width: (minutes.width - 5 * minutes.spacing) / 6
                    height: Theme.px(64)
                    label: modelData
                    primary: modelData === overlay.groups.minutes
                    onPushed: overlay.groups.setMinutes(modelData)
                }
            }
        }
        Paragraph {
            width: parent.width
            text: overlay.groups.sentence
            font.weight: Font.DemiBold
        }
        Row {
            width: parent.width
            spacing: Theme.px(10)
            PushButton {
                objectName: "change-nothing"
                width: (parent.width - Theme.px(10)) / 3
                height: Theme.px(72)
                label: qsTr("Change nothing")
                labelSize: Theme.small
                onPushed: overlay.groups.forgetChange()
            }
            PushButton {
                objectName: "announce-change"
                width: (parent.width - Theme.px(10)) * 2 / 3
                height: Theme.px(72)
                primary: true
                label: qsTr("Show the sign …")
                why: overlay.groups.whyNotChange
                hint: overlay.hint
                onPushed: overlay.desk.jackpotHand.announce()
            }
        }
    }
}
