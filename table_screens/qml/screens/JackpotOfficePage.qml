// Every jackpot of the house; the chosen one as a form, to be opened, changed, taken out of operation or closed.
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
    readonly property JackpotOffice office: desk.jackpotOffice
    // The line of the form that is being written.
    property string line: ""
    property string lineName: ""
    property string written: ""
    property string lineText: ""

    Item {
        id: left
        width: Math.round(parent.width * 0.38)
        height: parent.height

        ListView {
            id: names
            objectName: "jackpot-list"
            width: parent.width
            height: fresh.y - Theme.px(10)
            clip: true
            spacing: Theme.px(8)
            boundsBehavior: Flickable.StopAtBounds
            model: page.office.jackpots
            delegate: Rectangle {
                id: row
                required property string key
                required property string name
                required property string detail
                required property string amount
                required property string fault
                required property bool closed
                required property bool chosen
                objectName: "jackpot-" + key
                width: ListView.view.width - moreNames.room
                height: Theme.px(88)
                radius: Theme.radius
                color: chosen ? Theme.button : Theme.panel
                border.color: activeFocus ? Theme.focusEdge : chosen ? Theme.brassBright : Theme.panelEdge
                border.width: chosen ? Theme.hairline * 2 : Theme.hairline
                activeFocusOnTab: true
                Accessible.role: Accessible.Button
                Accessible.name: row.name
                Keys.onSpacePressed: page.office.choose(row.key)
                Keys.onReturnPressed: page.office.choose(row.key)
                Words {
                    x: Theme.px(16)
                    y: Theme.px(10)
                    width: amount.x - 2 * x
                    height: Theme.px(40)
                    text: row.name
                    font.weight: Font.DemiBold
                    color: row.closed ? Theme.textOff : Theme.text
                }
                Words {
                    x: Theme.px(16)
                    y: Theme.px(50)
                    width: parent.width - 2 * x
                    height: Theme.px(30)
                    text: row.fault !== "" ? qsTr("Not offered: %1").arg(row.fault) : row.detail
                    font.pixelSize: Theme.small
                    color: row.fault !== "" ? Theme.warning : Theme.quiet
                }
                Words {
                    id: amount
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.px(16)
                    y: Theme.px(10)
                    width: Theme.px(210)
                    height: Theme.px(40)
                    horizontalAlignment: Text.AlignRight
                    text: row.amount
                    font.pixelSize: Theme.large
                    font.weight: Font.Bold
                    color: row.closed || row.fault !== "" ? Theme.textOff : Theme.gold
                }
                TapHandler {
                    gesturePolicy: TapHandler.ReleaseWithinBounds
                    onTapped: page.office.choose(row.key)
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
            objectName: "new-jackpot"
            anchors.bottom: parent.bottom
            width: parent.width
            height: Theme.px(72)
            label: qsTr("A new jackpot")
            onPushed: page.office.choose("new")
        }
    }

    Panel {
        anchors.left: left.right
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        height: parent.height

        Paragraph {
            anchors.centerIn: parent
            visible: page.office.chosen === ""
            text: qsTr("Choose a jackpot, or write a new one.")
            color: Theme.quiet
        }
        Words {
            id: title
            visible: page.office.chosen !== ""
            x: Theme.px(18)
            y: Theme.px(12)
            width: parent.width - 2 * x
            text: page.office.title
            font.pixelSize: Theme.large
            font.weight: Font.DemiBold
            color: Theme.gold
        }
        Paragraph {
            id: state
            anchors.top: title.bottom
            anchors.topMargin: Theme.px(4)
            x: Theme.px(18)
            width: parent.width - 2 * x
            text: page.office.state
            font.pixelSize: Theme.small
            color: page.office.faulty ? Theme.warning : Theme.quiet
        }
        GridView {
            id: lines
            anchors.top: state.bottom
            anchors.topMargin: Theme.px(10)
            anchors.bottom: foot.top
            anchors.bottomMargin: Theme.px(10)
            x: Theme.px(18)
            width: parent.width - 2 * x + Theme.px(10)
            clip: true
            cellWidth: width / 2
            cellHeight: Theme.px(86)
            boundsBehavior: Flickable.StopAtBounds
            model: page.office.lines
            delegate: Item {
                id: line
                required property string key
                required property string name
                required property string value
                required property string written
                required property string text
                required property bool differs
                required property bool fixed
                width: lines.cellWidth
                height: lines.cellHeight
                Rectangle {
                    objectName: "line-" + line.key
                    width: parent.width - Theme.px(10)
                    height: parent.height - Theme.px(8)
                    radius: Theme.px(8)
                    color: line.fixed ? Theme.buttonOff : tap.pressed ? Theme.buttonPressed : Theme.button
                    border.color: activeFocus ? Theme.focusEdge : line.differs ? Theme.brassBright : Theme.buttonEdge
                    border.width: line.differs || activeFocus ? Theme.hairline * 2 : Theme.hairline
                    activeFocusOnTab: true
                    Accessible.role: Accessible.Button
                    Accessible.name: line.name
                    function write() {
                        if (line.fixed) {
                            page.hint?.say(this, page.office.closed ? qsTr("The jackpot is closed.") : qsTr("A jackpot keeps its style: close it and open another."));
                            return;
                        }
                        page.lineName = line.name;
                        page.written = line.written;
                        page.lineText = line.text;
                        page.line = line.key;
                    }
                    Keys.onSpacePressed: write()
                    Keys.onReturnPressed: write()
                    Words {
                        x: Theme.px(14)
                        y: Theme.px(8)
                        width: parent.width - 2 * x
                        text: line.name
                        font.pixelSize: Theme.tiny
                        color: Theme.quiet
                    }
                    Words {
                        x: Theme.px(14)
                        y: Theme.px(34)
                        width: parent.width - 2 * x
                        text: line.value !== "" ? line.value : "–"
                        font.weight: line.differs ? Font.Bold : Font.Medium
                        color: line.fixed ? Theme.textOff : line.differs ? Theme.gold : Theme.text
                    }
                    TapHandler {
                        id: tap
                        gesturePolicy: TapHandler.ReleaseWithinBounds
                        onTapped: parent.write()
                    }
                }
            }
            ScrollMark {
                area: lines
            }
        }
        Column {
            id: foot
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(14)
            x: Theme.px(18)
            width: parent.width - 2 * x
            spacing: Theme.px(10)
            visible: page.office.chosen !== "" && !page.office.closed
            Row {
                width: parent.width
                spacing: Theme.px(10)
                visible: !page.office.isNew
                PushButton {
                    objectName: "operate"
                    width: (parent.width - Theme.px(10)) / 2
                    height: Theme.px(64)
                    label: page.office.faulty ? qsTr("Back into operation …") : qsTr("Out of operation …")
                    labelSize: Theme.small
                    onPushed: page.desk.jackpotHand.operate()
                }
                PushButton {
                    objectName: "close-jackpot"
                    width: (parent.width - Theme.px(10)) / 2
                    height: Theme.px(64)
                    label: qsTr("Close, with notice …")
                    labelSize: Theme.small
                    onPushed: page.desk.jackpotGroups.beginClosing(page.office.chosen)
                }
            }
            Row {
                width: parent.width
                spacing: Theme.px(10)
                PushButton {
                    width: (parent.width - Theme.px(10)) / 3
                    height: Theme.px(64)
                    label: page.office.isNew ? qsTr("Begin again") : qsTr("As it was")
                    labelSize: Theme.small
                    why: page.office.isDraft ? "" : qsTr("Nothing is changed.")
                    hint: page.hint
                    onPushed: page.office.asItWas()
                }
                PushButton {
                    objectName: "write-down"
                    width: (parent.width - Theme.px(10)) * 2 / 3
                    height: Theme.px(64)
                    primary: true
                    label: page.office.isNew ? qsTr("Open the jackpot …") : qsTr("Change it when it is won …")
                    why: page.office.why
                    hint: page.hint
                    onPushed: page.desk.jackpotHand.writeDown()
                }
            }
        }
    }

    Loader {
        anchors.fill: parent
        anchors.margins: -Theme.gap
        active: page.line !== ""
        sourceComponent: FormLine {
            desk: page.desk
            office: page.office
            line: page.line
            title: page.lineName
            written: page.written
            was: page.lineText
            onClosed: page.line = ""
        }
    }

    Loader {
        anchors.fill: parent
        anchors.margins: -Theme.gap
        active: page.desk.jackpotGroups.kind === "close"
        sourceComponent: JackpotChange {
            desk: page.desk
            hint: page.hint
        }
    }
}
