// A corrected result (RR 9.4) on the stage: what was and what is, the account before and after. It stays until it was seen,
// and takes no touch at first: a finger may be on its way to what it covers.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

Rectangle {
    id: card
    objectName: "correction"

    required property CorrectionView correction
    readonly property real third: (width - Theme.px(40)) / 3

    radius: Theme.radius
    color: Theme.card
    border.color: Theme.warning
    border.width: Theme.hairline * 1.5

    MultiPointTouchArea {
        anchors.fill: parent
        mouseEnabled: true
    }

    component Figure: Column {
        id: figure
        property string name: ""
        property string amount: ""
        property color colour: Theme.text
        width: card.third * 0.36
        Words {
            width: parent.width
            text: figure.name
            font.pixelSize: Theme.tiny
            color: Theme.quiet
        }
        Words {
            width: parent.width
            text: figure.amount
            font.pixelSize: Theme.large
            font.weight: Font.DemiBold
            color: figure.colour
        }
    }

    // --- was, is
    Item {
        x: Theme.px(22)
        y: Theme.px(12)
        width: card.third * 0.98
        height: parent.height - Theme.px(24)
        Words {
            id: title
            width: parent.width
            text: qsTr("Result corrected")
            font.pixelSize: Theme.body
            font.weight: Font.Bold
            color: Theme.warning
        }
        Words {
            anchors.right: parent.right
            width: parent.width * 0.4
            height: title.height
            text: card.correction.round
            horizontalAlignment: Text.AlignRight
            font.pixelSize: Theme.tiny
            color: Theme.quiet
        }
        Row {
            anchors.bottom: parent.bottom
            width: parent.width
            spacing: Theme.px(10)
            readonly property real tile: Math.min(Theme.px(70), card.height - title.height - Theme.px(34))
            readonly property real rest: (width - 2 * tile - arrow.width - 4 * spacing) / 2
            NumberTile {
                size: parent.tile
                label: card.correction.was
                colour: card.correction.wasColour
                opacity: 0.6
                Rectangle {
                    anchors.centerIn: parent
                    width: parent.width * 1.2
                    height: Theme.px(3)
                    rotation: -45
                    color: Theme.redWord
                }
            }
            Words {
                width: parent.rest
                height: parent.tile
                text: card.correction.wasName
                color: Theme.quiet
                font.pixelSize: Theme.small
            }
            Words {
                id: arrow
                width: Theme.px(30)
                height: parent.tile
                text: "→"
                color: Theme.gold
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: Theme.large
            }
            NumberTile {
                size: parent.tile
                label: card.correction.now
                colour: card.correction.nowColour
                framed: true
            }
            Words {
                width: parent.rest
                height: parent.tile
                text: card.correction.nowName
                font.pixelSize: Theme.small
                font.weight: Font.DemiBold
            }
        }
    }

    // --- before, change, after
    Item {
        x: card.third + Theme.px(50)
        y: Theme.px(12)
        width: card.third * 1.15
        height: parent.height - Theme.px(24)
        Row {
            width: parent.width
            Figure {
                name: qsTr("Balance before")
                amount: card.correction.before
            }
            Figure {
                name: qsTr("Change")
                amount: card.correction.change
                colour: card.correction.less ? Theme.redWord : Theme.greenWord
            }
            Figure {
                name: qsTr("Balance after")
                amount: card.correction.after
            }
        }
        Column {
            anchors.bottom: parent.bottom
            width: parent.width
            Words {
                width: parent.width
                text: card.correction.hadReturned
                font.pixelSize: Theme.tiny
                color: Theme.quiet
            }
            Words {
                width: parent.width
                text: card.correction.returns
                font.pixelSize: Theme.tiny
            }
        }
    }

    PushButton {
        objectName: "seenIt"
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(18)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(Theme.px(200), card.third * 0.6)
        height: Math.min(Theme.px(114), card.height - Theme.px(28))
        label: qsTr("I have seen it")
        primary: true
        blocked: patience.running
        onPushed: card.correction.seen()
    }

    Timer {
        id: patience
        interval: Theme.settling
        running: true
    }

    NumberAnimation on opacity {
        from: 0.2
        to: 1
        duration: Theme.calm
    }
}
