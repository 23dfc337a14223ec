// Balance, bet and last win. The figures are right at once.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.qml
import ats_client.viewmodels

Column {
    id: view

    required property CreditMeter meter

    component Line: Item {
        id: line
        property string name: ""
        property string figure: ""
        property real size: Theme.large
        property color colour: Theme.text
        property bool ruled: true
        width: view.width
        height: view.height / 3
        Words {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width * 0.36
            text: line.name
            font.pixelSize: Theme.small
            color: Theme.quiet
        }
        Words {
            anchors.verticalCenter: parent.verticalCenter
            anchors.right: parent.right
            width: parent.width * 0.62
            horizontalAlignment: Text.AlignRight
            text: line.figure
            font.pixelSize: line.size
            font.weight: Font.DemiBold
            color: line.colour
        }
        Rectangle {
            visible: line.ruled
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.panelEdge
        }
    }

    Line {
        name: qsTr("BALANCE")
        figure: view.meter.balance
        size: Theme.huge
    }
    Line {
        name: qsTr("BET")
        figure: view.meter.bet
    }
    Line {
        name: qsTr("LAST WIN")
        figure: view.meter.lastWin
        colour: Theme.gold
        ruled: false
    }
}
