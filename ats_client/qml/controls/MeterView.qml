// Balance, bet and last win. The figures are right at once.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

Item {
    id: view

    required property CreditMeter meter
    // False once the period is over: nothing can be added any more.
    property bool betting: true

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
        objectName: "balance"
        name: qsTr("BALANCE")
        figure: view.meter.balance
        size: Theme.huge
        ruled: !low.active
    }
    Line {
        visible: !low.active
        y: view.height / 3
        name: qsTr("BET")
        figure: view.meter.bet
    }
    Line {
        visible: !low.active
        y: view.height * 2 / 3
        name: qsTr("LAST WIN")
        figure: view.meter.lastWin
        colour: Theme.gold
        ruled: false
    }

    // RR 4.3.3: below the table minimum the bet says what is missing.
    Loader {
        id: low
        active: view.betting && view.meter.missing !== ""
        x: -Theme.px(10)
        y: view.height / 3 + Theme.px(2)
        width: view.width + Theme.px(20)
        height: view.height - y + Theme.px(4)
        sourceComponent: Rectangle {
            objectName: "missing"
            radius: Theme.px(10)
            color: Theme.warningGround
            border.color: Theme.warning
            border.width: Theme.hairline * 1.5
            Words {
                x: Theme.px(12)
                y: Theme.px(4)
                width: parent.width * 0.36
                height: parent.height * 0.4
                text: qsTr("BET")
                font.pixelSize: Theme.small
                color: Theme.warning
            }
            Words {
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(12)
                y: Theme.px(4)
                width: parent.width * 0.56
                height: parent.height * 0.4
                horizontalAlignment: Text.AlignRight
                text: view.meter.bet
                font.pixelSize: Theme.large
                font.weight: Font.DemiBold
                color: Theme.warning
            }
            Words {
                x: Theme.px(12)
                y: parent.height * 0.42
                width: parent.width - Theme.px(24)
                height: parent.height * 0.3
                text: view.meter.missing
                font.pixelSize: Theme.body
                font.weight: Font.DemiBold
                color: Theme.warning
            }
            Words {
                x: Theme.px(12)
                y: parent.height * 0.7
                width: parent.width - Theme.px(24)
                height: parent.height * 0.26
                text: view.meter.minimum
                font.pixelSize: Theme.tiny
            }
            NumberAnimation on opacity {
                from: 0
                to: 1
                duration: Theme.quick
            }
        }
    }
}
