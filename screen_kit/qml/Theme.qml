// Every colour, size and duration of the station. Nothing else in the house writes a colour down.
pragma Singleton
import QtQuick

// An Item, though nothing of it is seen: handing Python a plain QtObject makes PySide build every class it knows,
// which costs a starting station 50 ms and 8 MB.
Item {
    id: theme

    // Set by the window: the high-contrast theme, and how large one design pixel is on this screen.
    property bool highContrast: false
    property real unit: 1

    function px(size: real): real {
        return Math.max(1, Math.round(size * theme.unit));
    }

    // --- grounds
    readonly property color night: highContrast ? "#000000" : "#0A100E"
    readonly property color nightEdge: highContrast ? "#000000" : "#111A17"
    readonly property color panel: highContrast ? "#000000" : "#121C19"
    readonly property color panelEdge: highContrast ? "#F4EFE4" : "#24322D"
    readonly property color veil: highContrast ? "#E6000000" : "#D6070B0A"
    readonly property color thinVeil: highContrast ? "#99000000" : "#80070B0A"
    // Lies over the felt while the wheel decides; the numbers below it stay readable.
    readonly property color hush: highContrast ? "#66000000" : "#5E070B0A"
    readonly property color callGlow: highContrast ? "#000000" : "#1B1A10"
    readonly property color card: highContrast ? "#000000" : "#0F1714"

    // --- felt and its lines
    readonly property color feltTop: highContrast ? "#04291C" : "#0B4F37"
    readonly property color feltBottom: highContrast ? "#031E15" : "#083A2A"
    readonly property color brass: highContrast ? "#F2D796" : "#C9A35B"
    readonly property color brassBright: highContrast ? "#FFE7AE" : "#E5C584"
    readonly property color brassDark: highContrast ? "#F2D796" : "#B08A45"
    // The racetrack's sectors, left to right.
    readonly property var sectors: [highContrast ? "#04291C" : "#0B5A3B", highContrast ? "#03231A" : "#064B36", highContrast ? "#232005" : "#3E3C17", highContrast ? "#06202C" : "#0D3A47"]
    readonly property color trackInside: highContrast ? "#021811" : "#073225"

    // --- the colours of the game
    readonly property color red: highContrast ? "#8E0F1B" : "#B3202C"
    readonly property color black: highContrast ? "#000000" : "#15171A"
    readonly property color green: highContrast ? "#005A34" : "#0E7A4B"
    readonly property color ivoryBox: "#EFE7D4"
    readonly property color blue: highContrast ? "#123C7A" : "#1F4E8F"
    readonly property color purple: highContrast ? "#43206B" : "#562C85"
    readonly property color amberBox: highContrast ? "#7A4700" : "#8A5410"
    // What the layouts' and wheels' colour names look like; the felt itself is no fill at all.
    readonly property var boxColours: ({
            "red": red,
            "black": black,
            "green": green,
            "ivory": ivoryBox,
            "blue": blue,
            "purple": purple,
            "amber": amberBox
        })

    // --- words
    readonly property color text: highContrast ? "#FFFFFF" : "#F4EFE4"
    readonly property color quiet: highContrast ? "#F4EFE4" : "#A9B5AF"
    readonly property color gold: highContrast ? "#FFE7AE" : "#E5C584"
    readonly property color inkOnBrass: "#1A1206"
    readonly property color inkOnIvory: "#15171A"
    readonly property color warning: highContrast ? "#FFC76B" : "#E8A33D"
    readonly property color inkOnWarning: "#1D1200"
    readonly property color warningGround: highContrast ? "#000000" : "#2A1B07"
    readonly property color redWord: highContrast ? "#FFB3B3" : "#F08A84"
    readonly property color greenWord: highContrast ? "#8CF0BC" : "#57C794"

    // --- controls
    readonly property color button: highContrast ? "#000000" : "#1B2723"
    readonly property color buttonPressed: highContrast ? "#3A3A3A" : "#2B3B35"
    readonly property color buttonEdge: highContrast ? "#F4EFE4" : "#3A4C45"
    readonly property color buttonOff: highContrast ? "#000000" : "#131B18"
    readonly property color textOff: highContrast ? "#C9C9C9" : "#84928B"
    readonly property color focusEdge: highContrast ? "#FFFFFF" : "#F4EFE4"
    readonly property color linkUp: "#3CC98A"
    readonly property color linkDown: warning

    // --- light
    readonly property color aimedFill: "#4DF4EFE4"
    readonly property color aimedEdge: "#FFF6DF"
    readonly property color wonFill: "#5CE5C584"
    readonly property color chipShadow: "#8C000000"
    readonly property color chipInlay: "#F7F2E7"
    readonly property color ringTrack: "#40F4EFE4"
    readonly property color clear: "#00000000"

    // --- the wheel
    readonly property color wood: highContrast ? "#2B1A0C" : "#3A2413"
    readonly property color bowl: "#0D0B09"
    readonly property color ballLight: "#FFFFFF"
    readonly property color ball: "#EDEAE2"
    readonly property color ballShade: "#8E8A80"
    readonly property color pointer: "#E5C584"
    readonly property color pointerEdge: "#4A3512"

    // --- the demonstration's pretended notes, by their value
    readonly property var notes: ({
            5: highContrast ? "#5B3370" : "#7A4B8C",
            10: highContrast ? "#1F4A85" : "#2F64A8",
            20: highContrast ? "#7E2420" : "#A23B36",
            50: highContrast ? "#5E470C" : "#80621A",
            100: highContrast ? "#14543A" : "#28704F"
        })
    readonly property color noteEdge: "#99F4EFE4"

    // Every word on its ground; the tests measure the contrast of each.
    readonly property var textPairs: [[text, night], [text, callGlow], [gold, callGlow], [text, nightEdge], [text, panel], [text, card], [text, feltTop], [text, feltBottom], [text, red], [text, black], [text, green], [text, blue], [text, purple], [text, amberBox], [text, trackInside], [text, sectors[0]], [text, sectors[1]], [text, sectors[2]], [text, sectors[3]], [gold, sectors[0]], [gold, sectors[1]], [gold, sectors[2]], [gold, sectors[3]], [text, button], [text, buttonPressed], [inkOnIvory, ivoryBox], [inkOnIvory, chipInlay], [quiet, night], [quiet, panel], [quiet, card], [quiet, nightEdge], [gold, night], [gold, panel], [gold, card], [gold, feltBottom], [inkOnBrass, brassBright], [inkOnBrass, brassDark], [warning, night], [warning, panel], [warning, warningGround], [inkOnWarning, warning], [redWord, panel], [greenWord, panel], [redWord, card], [greenWord, card], [warning, card], [textOff, buttonOff], [textOff, panel], [quiet, feltBottom], [text, notes[5]], [text, notes[10]], [text, notes[20]], [text, notes[50]], [text, notes[100]]]

    // --- sizes, in design pixels of a 1920 × 1080 screen
    readonly property real gap: px(14)
    readonly property real radius: px(12)
    readonly property real hairline: Math.max(1, px(1.4))
    readonly property real tiny: px(17)
    readonly property real small: px(20)
    readonly property real body: px(23)
    readonly property real large: px(30)
    readonly property real huge: px(44)
    readonly property real touch: px(60)

    // --- durations, in milliseconds
    readonly property int quick: 120
    readonly property int calm: 200
    readonly property int slow: 240
    readonly property int turn: 900
    readonly property int orbit: 2600
    readonly property int printed: 2400
    readonly property int holdStill: 500
    readonly property int doubleTapGuard: 300
    // What has just come to lie under a finger takes no touch for so long.
    readonly property int settling: 400
    readonly property int ringPatience: 150
    readonly property int reasonStands: 3000
    // *No more bets* stands so long, a result is read so long before the wheel goes back, the rays of a win turn once in so long.
    readonly property int callStands: 1600
    readonly property int resultRead: 1500
    readonly property int raysTurn: 20000
    readonly property int turnOver: 6000

    // --- touch
    readonly property real dragStarts: px(14)
    // A contact wider than this is a palm, not a finger.
    readonly property real palm: px(110)
    // A second tap this near to the first may be the same tap.
    readonly property real sameTap: px(60)
}
