// The felt with its chips: cloth, boxes, stacks. It only shows; FeltBoard lets a finger play on it.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml
import screen_kit.viewmodels

Item {
    id: view

    required property Felt felt
    required property var stacks
    property string lifted: ""
    // Room left free below the boxes, for the racetrack.
    property real reserve: 0
    property real margin: Theme.px(18)
    property real tallest: Theme.px(150)
    // How far the cloth and its boxes have sunk into the dark; chips keep their light.
    property real dim: 0

    readonly property real squareWidth: Math.floor(Math.min((width - 2 * margin) / Math.max(1, felt.across), felt.isRoulette ? Theme.px(130) : Theme.px(120)))
    readonly property real squareHeight: Math.floor(Math.min((height - 2 * margin - reserve) / Math.max(1, felt.down), felt.isRoulette ? Math.min(tallest, squareWidth * 1.62) : Theme.px(134)))
    readonly property real originX: Math.round((width - felt.across * squareWidth) / 2 - felt.left * squareWidth)
    readonly property real originY: Math.round((height - reserve - felt.down * squareHeight) / 2 - felt.top * squareHeight)
    readonly property real chip: Math.round(felt.isRoulette ? Math.min(squareWidth * 0.5, squareHeight * 0.42) : Math.min(Theme.px(78), squareHeight * 0.6))

    readonly property alias stackCount: piles.count

    // How many stacks would be hidden by something that lies there.
    function stacksUnder(left: real, top: real, wide: real, high: real): int {
        let count = 0;
        for (let at = 0; at < piles.count; at++) {
            const across = originX + piles.itemAt(at).x - left, down = originY + piles.itemAt(at).y - top;
            if (across > -chip / 2 && across < wide + chip / 2 && down > -chip / 2 && down < high + chip / 2)
                count++;
        }
        return count;
    }

    // How far from a point the middle of the nearest stack is.
    function nearestStack(x: real, y: real): real {
        let least = Infinity;
        for (let at = 0; at < piles.count; at++)
            least = Math.min(least, Math.hypot(originX + piles.itemAt(at).x - x, originY + piles.itemAt(at).y - y));
        return least;
    }

    // Under the woven cloth, and seen only around its edge: it can be round, and a picture laid side by side cannot.
    Rectangle {
        id: edge
        anchors.fill: parent
        radius: Theme.radius * 1.4
        border.color: Theme.brass
        border.width: Math.max(1, Math.round(Theme.hairline * 1.5))
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Theme.feltTop
            }
            GradientStop {
                position: 1
                color: Theme.feltBottom
            }
        }
    }

    Image {
        function written(colour: color): string {
            return String(colour).slice(1);
        }
        anchors.fill: parent
        anchors.margins: Math.ceil(edge.radius * 0.3) + edge.border.width
        fillMode: Image.TileHorizontally
        source: height > 0 ? "image://cloth/" + Math.ceil(height) + "/" + written(Theme.feltTop) + "/" + written(Theme.feltBottom) : ""
    }

    Item {
        x: view.originX
        y: view.originY

        Repeater {
            model: view.felt.boxes
            delegate: view.felt.isRoulette ? number : symbol
        }
    }

    Component {
        id: number
        BoxFace {
            squareWidth: view.squareWidth
            squareHeight: view.squareHeight
            chip: view.chip
            leftmost: view.felt.left
        }
    }

    Component {
        id: symbol
        SymbolFace {
            squareWidth: view.squareWidth
            squareHeight: view.squareHeight
            chip: view.chip
        }
    }

    Rectangle {
        objectName: "hush"
        visible: opacity > 0
        opacity: view.dim
        anchors.fill: parent
        anchors.margins: edge.border.width
        radius: edge.radius
        color: Theme.hush
    }

    Item {
        x: view.originX
        y: view.originY

        Repeater {
            id: piles
            model: view.stacks
            delegate: Stack {
                x: Math.round(spotX * view.squareWidth)
                y: Math.round(spotY * view.squareHeight)
                diameter: view.chip
                room: apart * view.squareWidth
                lifted: view.lifted === key
            }
        }
    }
}
