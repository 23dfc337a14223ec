// Values as bars from oldest to newest, with the largest named.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml
import screen_kit.qml.controls

Panel {
    id: graph

    required property list<var> values
    required property string name
    readonly property real largest: Math.max(1, ...values)

    Words {
        id: title
        x: Theme.gap
        y: Theme.px(8)
        text: graph.name + qsTr(" · largest %1").arg(graph.largest.toFixed(1))
        font.pixelSize: Theme.tiny
        color: Theme.quiet
    }
    Row {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.top: title.bottom
        anchors.margins: Theme.px(10)
        spacing: 1
        Repeater {
            model: graph.values
            delegate: Item {
                id: bar
                required property real modelData
                width: Math.max(2, (parent.width - graph.values.length) / Math.max(20, graph.values.length))
                height: parent.height
                Rectangle {
                    anchors.bottom: parent.bottom
                    width: parent.width
                    height: Math.max(1, parent.height * bar.modelData / graph.largest)
                    color: Theme.brass
                }
            }
        }
    }
}
