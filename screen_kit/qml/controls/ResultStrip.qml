// The last twenty results, newest first.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml
import screen_kit.viewmodels

Item {
    id: strip

    required property Results results
    property int columns: 5
    // Of the twenty, as many as there is room for.
    property int most: 20
    readonly property bool empty: tiles.count === 0
    readonly property real cell: Math.floor((width - (columns - 1) * Theme.px(7)) / columns)

    implicitHeight: title.height + Theme.px(6) + grid.height

    Words {
        id: title
        width: parent.width
        text: qsTr("Last results")
        font.pixelSize: Theme.small
        color: Theme.quiet
    }

    Grid {
        id: grid
        anchors.top: title.bottom
        anchors.topMargin: Theme.px(6)
        columns: strip.columns
        spacing: Theme.px(7)

        Repeater {
            id: tiles
            model: strip.results.strip
            delegate: NumberTile {
                required property bool newest
                required property int index
                required picture
                visible: index < strip.most
                size: strip.cell
                height: Math.min(strip.cell, Theme.px(46))
                textSize: Math.min(strip.cell, Theme.px(46)) * 0.48
                framed: newest
            }
        }
    }
}
