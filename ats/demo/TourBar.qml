// The bar over the tour: four views, one line that says what to try, who deals, and the way out.
pragma ComponentBehavior: Bound
import QtQuick
import ats.demo
import screen_kit.qml
import screen_kit.qml.controls

Rectangle {
    id: bar

    required property Tour tour
    required property list<string> names
    required property real unit
    required property bool tall

    function px(size: real): real {
        return Math.max(1, Math.round(size * unit));
    }
    function nameOf(name: string): string {
        return name === "player" ? qsTr("Player") : name === "dealer" ? qsTr("Dealer") : name === "displays" ? qsTr("Displays") : qsTr("Technician");
    }

    color: Theme.nightEdge

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: bar.px(2)
        color: Theme.brass
    }
    Words {
        id: title
        visible: !bar.tall
        x: bar.px(22)
        height: parent.height
        width: visible ? bar.px(180) : 0
        text: qsTr("Demonstration")
        font.pixelSize: bar.px(23)
        font.weight: Font.DemiBold
        color: Theme.gold
    }
    Rectangle {
        id: tabs
        anchors.verticalCenter: parent.verticalCenter
        x: bar.tall ? bar.px(12) : title.x + title.width + bar.px(16)
        width: bar.px(600)
        height: bar.px(52)
        radius: bar.px(12)
        color: Theme.night
        border.color: Theme.panelEdge
        border.width: 1
        Row {
            anchors.fill: parent
            anchors.margins: bar.px(3)
            Repeater {
                model: bar.names
                delegate: PushButton {
                    id: tab
                    required property string modelData
                    objectName: "view-" + modelData
                    width: parent.width / 4
                    height: parent.height
                    label: bar.nameOf(modelData)
                    labelSize: bar.px(22)
                    primary: bar.tour.view === modelData
                    radius: bar.px(10)
                    color: primary ? Theme.brassBright : pressed ? Theme.buttonPressed : Theme.clear
                    border.color: activeFocus ? Theme.focusEdge : Theme.clear
                    onPushed: bar.tour.show(modelData)
                }
            }
        }
    }
    Column {
        anchors.verticalCenter: parent.verticalCenter
        x: tabs.x + tabs.width + bar.px(24)
        width: buttons.x - x - bar.px(16)
        Words {
            objectName: "hint"
            width: parent.width
            text: bar.tour.hint.replace(/<b>/g, `<b><font color="${Theme.gold}">`).replace(/<\/b>/g, "</font></b>")
            textFormat: Text.StyledText
            font.pixelSize: bar.px(22)
            font.weight: Font.Medium
        }
        Words {
            objectName: "whoDeals"
            width: parent.width
            text: bar.tour.whoDeals
            font.pixelSize: bar.px(18)
            color: bar.tour.stepsBack || bar.tour.cableOut ? Theme.warning : Theme.quiet
        }
    }
    Row {
        id: buttons
        anchors.right: parent.right
        anchors.rightMargin: bar.px(12)
        anchors.verticalCenter: parent.verticalCenter
        spacing: bar.px(8)
        PushButton {
            objectName: "letDeal"
            visible: bar.tour.stepsBack
            width: bar.px(170)
            height: bar.px(50)
            radius: bar.px(10)
            labelSize: bar.px(21)
            label: qsTr("Let it deal")
            primary: true
            onPushed: bar.tour.letDeal()
        }
        PushButton {
            objectName: "startAgain"
            width: bar.px(136)
            height: bar.px(50)
            radius: bar.px(10)
            labelSize: bar.px(21)
            label: qsTr("Start again")
            onPushed: bar.tour.startAgain()
        }
        PushButton {
            objectName: "leave"
            width: bar.px(108)
            height: bar.px(50)
            radius: bar.px(10)
            labelSize: bar.px(21)
            label: qsTr("Leave")
            onPushed: bar.tour.leave()
        }
    }
}
