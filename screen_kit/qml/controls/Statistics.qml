// What the last spins were, of a stated number of them. Past spins say nothing about the next one.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml
import screen_kit.viewmodels

Panel {
    id: panel

    required property Results results
    readonly property bool colours: results.red !== ""

    implicitHeight: lines.height + Theme.px(26)

    Column {
        id: lines
        x: Theme.px(16)
        width: parent.width - Theme.px(32)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(7)

        Words {
            width: parent.width
            text: panel.results.sample
            font.pixelSize: Theme.tiny
            color: Theme.quiet
        }
        Row {
            visible: panel.colours
            width: parent.width
            Words {
                width: parent.width * 0.36
                text: panel.results.red
                font.pixelSize: Theme.small
                font.weight: Font.DemiBold
                color: Theme.redWord
            }
            Words {
                width: parent.width * 0.38
                text: panel.results.black
                font.pixelSize: Theme.small
                font.weight: Font.DemiBold
                horizontalAlignment: Text.AlignHCenter
            }
            Words {
                width: parent.width * 0.26
                text: panel.results.zero
                font.pixelSize: Theme.small
                font.weight: Font.DemiBold
                horizontalAlignment: Text.AlignRight
                color: Theme.greenWord
            }
        }
        Row {
            visible: panel.colours
            width: parent.width
            height: Theme.px(10)
            Rectangle {
                width: parent.width * panel.results.redShare
                height: parent.height
                color: Theme.red
            }
            Rectangle {
                width: parent.width * (1 - panel.results.redShare - panel.results.zeroShare)
                height: parent.height
                color: Theme.buttonEdge
            }
            Rectangle {
                width: parent.width * panel.results.zeroShare
                height: parent.height
                color: Theme.linkUp
            }
        }
        Row {
            visible: panel.results.hot !== "" || panel.results.cold !== ""
            width: parent.width
            Words {
                width: parent.width / 2
                text: panel.results.hot !== "" ? qsTr("Hot %1").arg(panel.results.hot) : ""
                font.pixelSize: Theme.tiny
            }
            Words {
                width: parent.width / 2
                text: panel.results.cold !== "" ? qsTr("Cold %1").arg(panel.results.cold) : ""
                font.pixelSize: Theme.tiny
                horizontalAlignment: Text.AlignRight
                color: Theme.quiet
            }
        }
    }
}
