// Shift totals and the other reports, on the screen and as a file.
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
    readonly property ReportSheet report: desk.report

    Grid {
        id: names
        width: parent.width
        columns: 6
        spacing: Theme.px(8)
        readonly property var reports: [["shifts", qsTr("Shift totals")], ["meters", qsTr("Meters")], ["rounds", qsTr("Rounds")], ["stations", qsTr("Stations")], ["balances", qsTr("Balances")], ["tickets", qsTr("Tickets")], ["refused-tickets", qsTr("Refused tickets")], ["cage", qsTr("Counter")], ["debts", qsTr("Owed")], ["claims", qsTr("Claims")], ["jackpots", qsTr("Jackpots")], ["prizes", qsTr("Prizes")]]
        Repeater {
            model: names.reports
            delegate: TabButton {
                required property var modelData
                objectName: "report-" + modelData[0]
                width: (names.width - 5 * names.spacing) / 6
                label: modelData[1]
                chosen: page.report.name === modelData[0]
                color: chosen ? Theme.buttonPressed : Theme.button
                onPushed: page.desk.askReport(modelData[0])
            }
        }
    }

    Panel {
        id: sheet
        anchors.top: names.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: foot.top
        anchors.bottomMargin: Theme.gap
        width: parent.width
        clip: true

        Paragraph {
            anchors.centerIn: parent
            width: parent.width * 0.6
            horizontalAlignment: Text.AlignHCenter
            visible: text !== ""
            text: page.report.why !== "" ? page.report.why : page.report.name === "" ? qsTr("Choose a report.") : page.report.busy ? qsTr("Asking the server …") : page.report.needed === "" && list.count === 0 ? qsTr("There is nothing in this report yet.") : ""
            color: page.report.why !== "" ? Theme.warning : Theme.quiet
        }

        Flickable {
            id: table
            anchors.fill: parent
            anchors.margins: Theme.px(18)
            clip: true
            contentWidth: Math.max(width, total * Theme.px(12.5))
            contentHeight: height
            boundsBehavior: Flickable.StopAtBounds
            flickableDirection: Flickable.HorizontalFlick
            readonly property real total: page.report.weights.reduce((sum, weight) => sum + weight + 2, 0)

            function cell(place: int): real {
                return contentWidth * (page.report.weights[place] + 2) / Math.max(1, total);
            }

            Row {
                id: headings
                height: Theme.px(44)
                Repeater {
                    model: page.report.headings
                    delegate: Words {
                        required property string modelData
                        required property int index
                        width: table.cell(index)
                        height: headings.height
                        rightPadding: Theme.px(14)
                        horizontalAlignment: page.report.figures[index] ? Text.AlignRight : Text.AlignLeft
                        text: modelData
                        font.pixelSize: Theme.small
                        color: Theme.quiet
                    }
                }
            }
            ListView {
                id: list
                anchors.top: headings.bottom
                width: table.contentWidth
                height: table.height - headings.height
                clip: true
                boundsBehavior: Flickable.StopAtBounds
                model: page.report.lines
                delegate: Rectangle {
                    id: line
                    required property var cells
                    required property int index
                    width: table.contentWidth
                    height: Theme.px(42)
                    radius: Theme.px(4)
                    color: index % 2 ? Theme.clear : Theme.nightEdge
                    Row {
                        height: parent.height
                        Repeater {
                            model: line.cells
                            delegate: Words {
                                required property string modelData
                                required property int index
                                width: table.cell(index)
                                height: line.height
                                leftPadding: Theme.px(6)
                                rightPadding: Theme.px(14)
                                horizontalAlignment: page.report.figures[index] ? Text.AlignRight : Text.AlignLeft
                                text: modelData
                                font.pixelSize: Theme.small
                            }
                        }
                    }
                }
                ScrollMark {
                    area: list
                }
            }
        }
    }

    Row {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.px(64)
        spacing: Theme.gap
        PushButton {
            objectName: "save-report"
            width: Theme.px(300)
            height: parent.height
            label: qsTr("Save as CSV")
            why: list.count > 0 ? "" : qsTr("There is no report on the screen.")
            hint: page.hint
            onPushed: page.desk.saveReport()
        }
        Words {
            width: parent.width - x
            height: parent.height
            text: page.report.saved !== "" ? qsTr("Saved: %1").arg(page.report.saved) : page.report.made !== "" ? qsTr("%1, made %2").arg(page.report.title).arg(page.report.made) : ""
            font.pixelSize: Theme.small
            color: page.report.saved !== "" ? Theme.greenWord : Theme.quiet
        }
    }

    Loader {
        anchors.fill: parent
        anchors.margins: -Theme.gap
        active: page.report.needed !== ""
        sourceComponent: Card {
            desk: page.desk
            title: page.report.title
            cardWidth: Theme.px(620)
            cardHeight: pad.height + Theme.px(210)
            onClosed: page.desk.closeReport()
            Column {
                width: parent.width
                spacing: Theme.px(14)
                Paragraph {
                    width: parent.width
                    text: qsTr("%1 They may show it to you with their number and PIN.").arg(page.report.needed)
                }
                StaffPad {
                    id: pad
                    objectName: "approver"
                    width: parent.width
                    label: qsTr("Show")
                    onEntered: (number, pin) => page.desk.allowReport(number, pin)
                    Component.onCompleted: forceActiveFocus()
                }
            }
        }
    }
}
