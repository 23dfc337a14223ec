// The jackpots of this table: what waits for the pit boss, every meter, and the viewer that sets what the display shows and says.
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
    readonly property JackpotDesk jackpots: desk.jackpots
    // What is being written: a message, or the words beside a prize.
    property string writing: ""

    function longer(steps: list<int>, now: int): int {
        return steps.find(step => step > now) ?? steps[0];
    }

    Column {
        id: left
        width: Math.round(parent.width * 0.52)
        height: parent.height
        spacing: Theme.px(10)

        Repeater {
            model: page.jackpots.prizes
            delegate: Rectangle {
                id: prize
                required property string key
                required property string title
                required property string detail
                width: left.width
                height: Theme.px(176)
                radius: Theme.radius
                color: Theme.warningGround
                border.color: Theme.brassBright
                border.width: Theme.px(3)
                Words {
                    x: Theme.px(20)
                    y: Theme.px(14)
                    width: parent.width - 2 * x
                    text: prize.title
                    font.pixelSize: Theme.large
                    font.weight: Font.Bold
                    color: Theme.gold
                }
                Words {
                    x: Theme.px(20)
                    y: Theme.px(58)
                    width: parent.width - 2 * x
                    text: prize.detail
                    font.pixelSize: Theme.small
                    color: Theme.quiet
                }
                Row {
                    x: Theme.px(20)
                    y: Theme.px(94)
                    width: parent.width - 2 * x
                    spacing: Theme.px(10)
                    PushButton {
                        objectName: "confirm-prize"
                        width: (parent.width - Theme.px(10)) * 0.6
                        height: Theme.px(66)
                        primary: true
                        label: qsTr("Confirm …")
                        onPushed: page.desk.jackpotHand.confirm(prize.key)
                    }
                    PushButton {
                        objectName: "decline-prize"
                        width: (parent.width - Theme.px(10)) * 0.4
                        height: Theme.px(66)
                        label: qsTr("Do not confirm …")
                        labelSize: Theme.small
                        onPushed: page.desk.jackpotHand.decline(prize.key)
                    }
                }
            }
        }
        // RR 8.3.9(b): goods are given at a convenient time.
        Repeater {
            model: page.jackpots.toHandOver
            delegate: Panel {
                id: goods
                required property string key
                required property string title
                required property string detail
                width: left.width
                height: Math.max(Theme.px(96), won.height + Theme.px(24))
                Column {
                    id: won
                    x: Theme.px(18)
                    anchors.verticalCenter: parent.verticalCenter
                    width: give.x - 2 * x
                    Paragraph {
                        width: parent.width
                        text: goods.title
                        font.weight: Font.DemiBold
                    }
                    Paragraph {
                        width: parent.width
                        text: goods.detail
                        font.pixelSize: Theme.small
                        color: Theme.quiet
                    }
                }
                PushButton {
                    id: give
                    objectName: "hand-over"
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.px(14)
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(220)
                    height: Theme.px(66)
                    label: qsTr("Handed over …")
                    labelSize: Theme.small
                    onPushed: page.desk.jackpotHand.handOver(goods.key)
                }
            }
        }
        Heading {
            width: parent.width
            height: Theme.px(32)
            text: page.jackpots.count > 0 ? qsTr("Meters of this table") : qsTr("This table plays for no jackpot")
        }
        ListView {
            id: meters
            width: parent.width
            height: left.height - y
            clip: true
            spacing: Theme.px(8)
            boundsBehavior: Flickable.StopAtBounds
            model: page.jackpots.meters
            delegate: Panel {
                id: meter
                required property string key
                required property string name
                required property string style
                required property string amount
                required property string detail
                required property string fault
                required property bool shown
                width: ListView.view.width - moreMeters.room
                height: Theme.px(110)
                Words {
                    x: Theme.px(18)
                    y: Theme.px(12)
                    width: amount.x - 2 * x
                    height: Theme.px(50)
                    text: meter.name
                    font.weight: Font.DemiBold
                }
                Words {
                    x: Theme.px(18)
                    y: Theme.px(64)
                    width: toggle.x - 2 * x
                    height: Theme.px(34)
                    text: meter.fault !== "" ? qsTr("Not offered: %1").arg(meter.fault) : meter.detail !== "" ? meter.style + " · " + meter.detail : meter.style
                    font.pixelSize: Theme.small
                    color: meter.fault !== "" ? Theme.warning : Theme.quiet
                }
                Words {
                    id: amount
                    anchors.right: toggle.left
                    anchors.rightMargin: Theme.px(16)
                    y: Theme.px(12)
                    height: Theme.px(50)
                    width: Theme.px(280)
                    horizontalAlignment: Text.AlignRight
                    text: meter.amount
                    font.pixelSize: Theme.px(38)
                    font.weight: Font.Bold
                    color: meter.fault !== "" ? Theme.textOff : Theme.gold
                }
                PushButton {
                    id: toggle
                    objectName: "toggle-" + meter.key
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.px(14)
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(180)
                    height: Theme.px(66)
                    label: meter.shown ? qsTr("On display") : qsTr("Hidden")
                    labelSize: Theme.small
                    border.color: meter.shown ? Theme.brassBright : Theme.buttonEdge
                    onPushed: page.jackpots.toggle(meter.key)
                }
            }
            ScrollMark {
                id: moreMeters
                area: meters
                ground: Theme.night
            }
        }
    }

    Panel {
        anchors.left: left.right
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        height: parent.height

        Flickable {
            id: viewed
            x: Theme.px(18)
            y: Theme.px(14)
            width: parent.width - 2 * x
            height: foot.y - y - Theme.px(10)
            contentHeight: viewer.height
            clip: true
            boundsBehavior: Flickable.StopAtBounds

            Column {
                id: viewer
                width: parent.width
                spacing: Theme.px(8)
                Heading {
                    width: parent.width
                    text: qsTr("Messages on the jackpot display, in turn")
                }
                Repeater {
                    model: page.jackpots.messages
                    delegate: Rectangle {
                        id: message
                        required property int place
                        required property string text
                        required property int seconds
                        width: viewer.width
                        height: Math.max(Theme.px(60), said.implicitHeight + Theme.px(16))
                        radius: Theme.px(8)
                        color: Theme.button
                        Paragraph {
                            id: said
                            x: Theme.px(14)
                            width: stands.x - 2 * x
                            height: parent.height
                            verticalAlignment: Text.AlignVCenter
                            text: message.text
                            font.pixelSize: Theme.small
                        }
                        PushButton {
                            id: stands
                            objectName: "seconds-" + message.place
                            anchors.right: remove.left
                            anchors.rightMargin: Theme.px(6)
                            width: Theme.px(100)
                            height: parent.height
                            label: qsTr("%1 s").arg(message.seconds)
                            labelSize: Theme.small
                            onPushed: page.jackpots.setSeconds(message.place, page.longer([5, 8, 15, 30, 60], message.seconds))
                        }
                        PushButton {
                            id: remove
                            objectName: "remove-" + message.place
                            anchors.right: parent.right
                            width: Theme.px(130)
                            height: parent.height
                            label: qsTr("Remove")
                            labelSize: Theme.small
                            onPushed: page.jackpots.removeMessage(message.place)
                        }
                    }
                }
                PushButton {
                    objectName: "message"
                    width: parent.width
                    height: Theme.px(60)
                    label: qsTr("Write a new message …")
                    labelSize: Theme.small
                    onPushed: page.writing = "message"
                }
                Item {
                    width: 1
                    height: Theme.px(8)
                }
                Heading {
                    width: parent.width
                    text: qsTr("Beside a prize that was won")
                }
                Rectangle {
                    width: parent.width
                    height: Theme.px(60)
                    radius: Theme.px(8)
                    color: Theme.button
                    Words {
                        x: Theme.px(14)
                        width: shows.x - 2 * x
                        height: parent.height
                        text: page.jackpots.winning !== "" ? page.jackpots.winning : qsTr("The display's own words")
                        font.pixelSize: Theme.small
                        color: page.jackpots.winning !== "" ? Theme.text : Theme.quiet
                    }
                    PushButton {
                        id: shows
                        objectName: "winning-seconds"
                        anchors.right: change.left
                        anchors.rightMargin: Theme.px(6)
                        width: Theme.px(100)
                        height: parent.height
                        label: qsTr("%1 s").arg(page.jackpots.winningSeconds)
                        labelSize: Theme.small
                        onPushed: page.jackpots.setWinningSeconds(page.longer([10, 20, 30, 60, 120], page.jackpots.winningSeconds))
                    }
                    PushButton {
                        id: change
                        objectName: "winning"
                        anchors.right: parent.right
                        width: Theme.px(130)
                        height: parent.height
                        label: qsTr("Write …")
                        labelSize: Theme.small
                        onPushed: page.writing = "winning"
                    }
                }
            }
            ScrollMark {
                area: viewed
            }
        }

        Row {
            id: foot
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(14)
            x: Theme.px(18)
            width: parent.width - 2 * x
            spacing: Theme.px(10)
            PushButton {
                width: (parent.width - Theme.px(10)) / 3
                height: Theme.px(66)
                label: qsTr("As it was")
                labelSize: Theme.small
                why: page.jackpots.isDraft ? "" : qsTr("Nothing is changed.")
                hint: page.hint
                onPushed: page.jackpots.forgetDraft()
            }
            PushButton {
                objectName: "show-on-display"
                width: (parent.width - Theme.px(10)) * 2 / 3
                height: Theme.px(66)
                primary: true
                label: qsTr("Change the display …")
                why: page.jackpots.isDraft ? "" : qsTr("Change something first.")
                hint: page.hint
                onPushed: page.desk.jackpotHand.showOnDisplay()
            }
        }
    }

    Loader {
        anchors.fill: parent
        anchors.margins: -Theme.gap
        active: page.writing !== ""
        sourceComponent: Card {
            desk: page.desk
            title: page.writing === "winning" ? qsTr("Beside a prize that was won") : qsTr("A new message")
            cardWidth: Theme.px(860)
            cardHeight: words.height + Theme.px(130)
            onClosed: page.writing = ""
            TextPad {
                id: words
                objectName: "text-pad"
                width: parent.width
                longest: 200
                mayBeEmpty: page.writing === "winning"
                text: page.writing === "winning" ? page.jackpots.winning : ""
                onEntered: text => {
                    if (page.writing === "winning")
                        page.jackpots.setWinning(text);
                    else
                        page.jackpots.addMessage(text);
                    page.writing = "";
                }
            }
        }
    }
}
