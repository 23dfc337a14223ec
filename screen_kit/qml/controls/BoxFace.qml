// A box of the roulette felt with its label, which steps aside when chips stand in the middle of the box.
import QtQuick
import screen_kit.qml

FeltBox {
    id: face

    required property bool taken
    required property real chip
    required property real leftmost
    readonly property bool wide: width > height * 1.3
    // A zero is as high as the whole felt: its label moves up, still in the middle.
    readonly property bool column: height > width * 2

    gradient: Shades.of(colour, light)
    // The outermost zero is round on the left.
    topLeftRadius: column && boxX === leftmost ? Math.min(width * 0.7, height / 2) : 0
    bottomLeftRadius: topLeftRadius

    Text {
        id: word

        // Where the label goes when chips stand in the middle. A number goes to the point that is equally far from the
        // chips in the middle, on the lines and on the corners of its square; a zero goes upwards, the label of a wide
        // box to the left. It shrinks as far as it must to stay clear of them all.
        function shrunk(): real {
            if (face.column)
                return 0.8;
            return face.wide ? Math.min(1, room() / Math.max(1, width)) : Math.min(0.7, room() / Math.max(1, Math.hypot(width, font.pixelSize * 0.74) / 2));
        }
        function room(): real {
            return face.wide ? face.width * 0.44 - face.chip * 0.66 : Math.hypot(face.width, face.height) / 4 - face.chip / 2;
        }
        function asideX(): real {
            if (face.wide)
                return face.width * 0.03 + Math.max(0, room() - width * shrunk()) / 2;
            return ((face.column ? face.width : face.width / 2) - width * shrunk()) / 2;
        }
        function asideY(): real {
            if (face.column)
                return face.height / 2 - face.chip * 0.9 - height * shrunk();
            return ((face.wide ? face.height : face.height / 2) - height * shrunk()) / 2;
        }

        property real aside: face.taken ? 1 : 0
        x: (face.width - width) / 2 * (1 - aside) + (aside > 0 ? asideX() * aside : 0)
        y: (face.height - height) / 2 * (1 - aside) + (aside > 0 ? asideY() * aside : 0)
        scale: aside > 0 ? 1 + (shrunk() - 1) * aside : 1
        transformOrigin: Item.TopLeft
        text: face.label
        color: Theme.text
        font.pixelSize: Math.max(8, face.wide ? Math.min(face.height * 0.4, Theme.px(30)) : Math.min(face.width * 0.38, face.height * 0.32))
        font.weight: Font.DemiBold
        textFormat: Text.PlainText

        Behavior on aside {
            NumberAnimation {
                duration: Theme.quick
                easing.type: Easing.OutCubic
            }
        }
    }
}
