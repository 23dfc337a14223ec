// The table: what its sign says now and shall say, the length of the period, the notices on every station, opening and closing.
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
    readonly property SignDesk sign: desk.signDesk
    // What is being written: a bet kind (or "table") and one of its figures.
    property string kind: ""
    property string figure: ""
    property string name: ""

    function write(kind: string, figure: string, name: string) {
        page.kind = kind;
        page.figure = figure;
        page.name = name;
    }

    component Amount: Rectangle {
        id: amount
        required property string value
        required property bool differs
        signal picked
        radius: Theme.px(6)
        color: tap.pressed ? Theme.buttonPressed : Theme.button
        border.color: differs ? Theme.brassBright : Theme.buttonEdge
        border.width: differs ? Theme.hairline * 2 : Theme.hairline
        Accessible.role: Accessible.Button
        Accessible.name: value
        Words {
            anchors.fill: parent
            anchors.rightMargin: Theme.px(12)
            horizontalAlignment: Text.AlignRight
            text: amount.value
            font.pixelSize: Theme.small
            font.weight: amount.differs ? Font.Bold : Font.Normal
            color: amount.differs ? Theme.gold : Theme.text
        }
        TapHandler {
            id: tap
            gesturePolicy: TapHandler.ReleaseWithinBounds
            onTapped: amount.picked()
        }
    }

    Panel {
        id: limits
        width: Math.round(parent.width * 0.56)
        height: parent.height

        Row {
            id: names
            x: Theme.px(18)
            y: Theme.px(8)
            width: parent.width - 2 * x
            height: Theme.px(36)
            readonly property real cell: (width - first) / 3
            readonly property real first: Theme.px(170)
            Heading {
                width: names.first
                height: parent.height
                text: qsTr("Limits")
            }
            Repeater {
                model: [qsTr("Minimum"), qsTr("Maximum"), qsTr("Multiple")]
                delegate: Heading {
                    required property string modelData
                    width: names.cell
                    height: names.height
                    horizontalAlignment: Text.AlignRight
                    rightPadding: Theme.px(12)
                    text: modelData
                }
            }
        }
        ListView {
            id: kinds
            anchors.top: names.bottom
            anchors.bottom: foot.top
            anchors.bottomMargin: Theme.px(8)
            x: Theme.px(18)
            width: parent.width - 2 * x
            clip: true
            spacing: Theme.px(5)
            boundsBehavior: Flickable.StopAtBounds
            model: page.sign.kinds
            delegate: Row {
                id: line
                required property string key
                required property string name
                required property string minimum
                required property string maximum
                required property string multiple
                required property bool minimumDiffers
                required property bool maximumDiffers
                required property bool multipleDiffers
                width: ListView.view.width
                height: Math.max(Theme.px(44), Math.min(Theme.px(54), (kinds.height - 12 * kinds.spacing) / 13))
                Words {
                    width: names.first
                    height: parent.height
                    text: line.name
                    font.pixelSize: Theme.small
                }
                Amount {
                    objectName: "minimum-" + line.key
                    width: names.cell - Theme.px(8)
                    height: parent.height
                    value: line.minimum
                    differs: line.minimumDiffers
                    onPicked: page.write(line.key, "minimum", line.name)
                }
                Item {
                    width: Theme.px(8)
                    height: 1
                }
                Amount {
                    width: names.cell - Theme.px(8)
                    height: parent.height
                    value: line.maximum
                    differs: line.maximumDiffers
                    onPicked: page.write(line.key, "maximum", line.name)
                }
                Item {
                    width: Theme.px(8)
                    height: 1
                }
                Amount {
                    width: names.cell
                    height: parent.height
                    value: line.multiple
                    differs: line.multipleDiffers
                    onPicked: page.write(line.key, "multiple", line.name)
                }
            }
            ScrollMark {
                area: kinds
            }
        }
        Column {
            id: foot
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(14)
            x: Theme.px(18)
            width: parent.width - 2 * x
            spacing: Theme.px(10)
            Row {
                width: parent.width
                height: Theme.px(50)
                Words {
                    width: names.first + names.cell
                    height: parent.height
                    text: qsTr("All wagers together")
                    font.pixelSize: Theme.small
                }
                Amount {
                    objectName: "table-minimum"
                    width: names.cell - Theme.px(8)
                    height: parent.height
                    value: page.sign.tableMinimum
                    differs: page.sign.tableMinimumChanged
                    onPicked: page.write("table", "minimum", qsTr("All wagers together"))
                }
            }
            Paragraph {
                width: parent.width
                visible: page.sign.isDraft
                text: page.sign.whyNotDraft !== "" ? page.sign.whyNotDraft : page.sign.needsNotice && page.sign.anyChange ? qsTr("The notice must hang for %1 minutes first, unless every player agrees (rule %2).").arg(page.sign.noticeMinutes).arg(page.sign.noticeRule) : page.sign.needsNotice ? qsTr("A higher minimum: the notice must hang for %1 minutes first (rule %2).").arg(page.sign.noticeMinutes).arg(page.sign.noticeRule) : qsTr("No notice is needed; it holds from the next round.")
                font.pixelSize: Theme.small
                color: page.sign.whyNotDraft !== "" ? Theme.warning : Theme.quiet
            }
            Row {
                width: parent.width
                spacing: Theme.px(10)
                PushButton {
                    objectName: "all-agree"
                    visible: page.sign.mayAgree
                    width: (parent.width - Theme.px(20)) * 0.3
                    height: Theme.px(64)
                    label: qsTr("All agree …")
                    labelSize: Theme.small
                    why: page.sign.whyNotDraft
                    hint: page.hint
                    onPushed: page.desk.tableHand.changeSignAllAgree()
                }
                PushButton {
                    width: page.sign.mayAgree ? (parent.width - Theme.px(20)) * 0.22 : (parent.width - Theme.px(10)) / 3
                    labelSize: page.sign.mayAgree ? Theme.small : Theme.body
                    height: Theme.px(64)
                    label: qsTr("As it was")
                    why: page.sign.isDraft ? "" : qsTr("Nothing is changed.")
                    hint: page.hint
                    onPushed: page.sign.forgetDraft()
                }
                PushButton {
                    objectName: "change-sign"
                    width: page.sign.mayAgree ? (parent.width - Theme.px(20)) * 0.48 : (parent.width - Theme.px(10)) * 2 / 3
                    labelSize: page.sign.mayAgree ? Theme.small : Theme.body
                    height: Theme.px(64)
                    primary: true
                    label: page.sign.needsNotice ? qsTr("Announce the new limits …") : qsTr("Change the limits …")
                    why: page.sign.whyNotDraft
                    hint: page.hint
                    onPushed: page.desk.tableHand.changeSign()
                }
            }
        }
    }

    Column {
        id: right
        anchors.left: limits.right
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        height: parent.height
        spacing: Theme.gap

        Panel {
            width: parent.width
            height: says.height + Theme.px(30)
            Column {
                id: says
                x: Theme.px(18)
                y: Theme.px(14)
                width: parent.width - 2 * x
                spacing: Theme.px(6)
                Heading {
                    width: parent.width
                    text: qsTr("Every station's sign says now")
                }
                Paragraph {
                    width: parent.width
                    text: page.sign.sign
                    font.pixelSize: Theme.small
                    font.weight: Font.DemiBold
                    color: Theme.gold
                }
            }
        }

        Panel {
            width: parent.width
            height: Theme.px(146)
            Heading {
                x: Theme.px(18)
                y: Theme.px(12)
                text: qsTr("Wagering period, in seconds (rule %1)").arg(page.sign.periodRule)
            }
            Row {
                id: periods
                x: Theme.px(18)
                y: Theme.px(56)
                width: parent.width - 2 * x
                spacing: Theme.px(8)
                Repeater {
                    model: [15, 20, 25, 30, 40, 60]
                    delegate: PushButton {
                        required property int modelData
                        objectName: "period-" + modelData
                        width: (periods.width - 5 * periods.spacing) / 6
                        height: Theme.px(72)
                        label: modelData
                        primary: modelData === page.sign.period
                        why: modelData === page.sign.period ? qsTr("It is %1 seconds now.").arg(modelData) : ""
                        hint: page.hint
                        color: modelData === page.sign.period ? Theme.brassBright : pressed ? Theme.buttonPressed : Theme.button
                        Words {
                            anchors.fill: parent
                            visible: parent.primary
                            horizontalAlignment: Text.AlignHCenter
                            text: parent.label
                            font.weight: Font.DemiBold
                            color: Theme.inkOnBrass
                        }
                        onPushed: page.desk.tableHand.setPeriod(modelData)
                    }
                }
            }
        }

        Panel {
            width: parent.width
            height: right.height - y - closing.height - Theme.gap
            clip: true
            Heading {
                id: notices
                x: Theme.px(18)
                y: Theme.px(12)
                text: list.count > 0 ? qsTr("Notices on every station") : qsTr("No notice hangs on the stations")
            }
            ListView {
                id: list
                anchors.top: notices.bottom
                anchors.topMargin: Theme.px(8)
                anchors.bottom: parent.bottom
                x: Theme.px(18)
                width: parent.width - 2 * x
                clip: true
                spacing: Theme.px(10)
                boundsBehavior: Flickable.StopAtBounds
                model: page.sign.notices
                delegate: Column {
                    id: notice
                    required property int number
                    required property string kind
                    required property string text
                    required property string due
                    required property bool ready
                    width: ListView.view.width
                    spacing: Theme.px(6)
                    Paragraph {
                        width: parent.width
                        text: notice.text
                        font.weight: Font.Medium
                    }
                    Words {
                        width: parent.width
                        text: notice.due
                        font.pixelSize: Theme.small
                        color: notice.ready ? Theme.greenWord : Theme.quiet
                    }
                    Row {
                        width: parent.width
                        spacing: Theme.px(10)
                        PushButton {
                            objectName: "carry-out-" + notice.number
                            visible: notice.kind === "limits" || notice.kind === "closing"
                            width: parent.width * 0.6
                            label: notice.kind === "closing" ? qsTr("Close the table …") : qsTr("Change the limits …")
                            labelSize: Theme.small
                            why: notice.ready ? "" : qsTr("The notice has not hung long enough: %1.").arg(notice.due)
                            hint: page.hint
                            onPushed: page.desk.tableHand.carryOutNotice(notice.number)
                        }
                        PushButton {
                            objectName: "withdraw-" + notice.number
                            width: parent.width * 0.4 - Theme.px(10)
                            label: qsTr("Withdraw …")
                            labelSize: Theme.small
                            onPushed: page.desk.tableHand.withdrawNotice(notice.number)
                        }
                    }
                }
                ScrollMark {
                    area: list
                }
            }
        }

        Row {
            id: closing
            width: parent.width
            spacing: Theme.px(10)
            PushButton {
                objectName: "announce-closing"
                visible: page.sign.isOpen
                width: (parent.width - Theme.px(10)) / 2
                height: Theme.px(72)
                label: qsTr("Announce closure …")
                labelSize: Theme.small
                why: page.sign.closingAnnounced ? qsTr("The closure is announced already.") : ""
                hint: page.hint
                onPushed: page.desk.tableHand.announceClosing()
            }
            PushButton {
                objectName: "close-table"
                visible: page.sign.isOpen
                width: (parent.width - Theme.px(10)) / 2
                height: Theme.px(72)
                label: qsTr("Close table …")
                labelSize: Theme.small
                onPushed: page.desk.tableHand.closeTable()
            }
            PushButton {
                objectName: "open-table"
                visible: !page.sign.isOpen
                width: parent.width
                height: Theme.px(72)
                primary: true
                label: qsTr("Open table …")
                onPushed: page.desk.tableHand.openTable()
            }
        }
    }

    Loader {
        anchors.fill: parent
        anchors.margins: -Theme.gap
        active: page.kind !== ""
        sourceComponent: Card {
            id: overlay
            desk: page.desk
            property string why: ""
            title: page.name + " · " + (page.figure === "minimum" ? qsTr("minimum") : page.figure === "maximum" ? qsTr("maximum") : qsTr("multiple"))
            cardWidth: Theme.px(640)
            cardHeight: amount.height + Theme.px(190)
            onClosed: page.kind = ""
            Column {
                width: parent.width
                spacing: Theme.px(12)
                Paragraph {
                    width: parent.width
                    height: Theme.px(30)
                    text: overlay.why !== "" ? overlay.why : qsTr("This changes the draft only; nothing hangs on a station yet.")
                    font.pixelSize: Theme.small
                    color: overlay.why !== "" ? Theme.warning : Theme.quiet
                }
                AmountPad {
                    id: amount
                    objectName: "amount"
                    width: parent.width
                    sums: ["2.50", "5", "10", "25", "100", "500"]
                    onEntered: text => {
                        overlay.why = page.sign.setFigure(page.kind, page.figure, text);
                        if (overlay.why === "")
                            page.kind = "";
                    }
                    Component.onCompleted: forceActiveFocus()
                }
            }
        }
    }
}
