// The printer's chute: a ticket comes out line by line while it is printed, and then waits to be taken.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml

Item {
    id: slot

    property bool printing: false
    // How far the ticket is out, 0 to 1. Nobody knows how far the real one is, so this begins anew until it is done.
    property real out: printing ? feed.progress : 1

    implicitWidth: Theme.px(380)
    implicitHeight: Theme.px(178)

    Rectangle {
        id: mouth
        width: parent.width
        height: Theme.px(18)
        radius: height / 2
        color: Theme.black
        border.color: Theme.brassDark
        border.width: Theme.hairline
    }

    Item {
        anchors.horizontalCenter: parent.horizontalCenter
        y: mouth.height / 2
        width: Theme.px(320)
        height: parent.height - y
        clip: true

        Rectangle {
            id: paper
            objectName: "paper"
            width: parent.width
            height: parent.height
            y: Math.round((slot.out - 1) * height)
            color: Theme.ivoryBox

            Column {
                x: Theme.px(24)
                y: Theme.px(26)
                spacing: Theme.px(10)
                Repeater {
                    model: [0.5, 0.8, 0.65]
                    delegate: Rectangle {
                        required property real modelData
                        width: (paper.width - Theme.px(48)) * modelData
                        height: Theme.px(7)
                        color: Theme.inkOnIvory
                        opacity: 0.55
                    }
                }
            }
            // The bar code, as every ticket has one.
            Row {
                x: Theme.px(24)
                anchors.bottom: parent.bottom
                anchors.bottomMargin: Theme.px(18)
                spacing: Theme.px(4)
                Repeater {
                    model: [3, 7, 3, 3, 9, 5, 3, 7, 3, 9, 3, 5, 7, 3, 3, 9, 3, 7, 5, 3, 9, 3, 3, 7]
                    delegate: Rectangle {
                        required property int modelData
                        width: Theme.px(modelData)
                        height: Theme.px(48)
                        color: Theme.inkOnIvory
                    }
                }
            }
        }
    }

    NumberAnimation {
        id: feed
        property real progress: 0
        target: feed
        property: "progress"
        from: 0
        to: 1
        duration: Theme.printed
        loops: Animation.Infinite
        running: slot.printing
    }
}
