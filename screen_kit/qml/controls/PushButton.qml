// A button. One that cannot be used now says why when it is touched.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml

Rectangle {
    id: button

    required property string label
    // Empty while the button can be used.
    property string why: ""
    property string detail: ""
    property Hint hint: null
    property bool primary: false
    property bool blocked: false
    property real labelSize: Theme.body
    readonly property bool usable: why === ""
    readonly property bool pressed: tap.pressed && usable

    signal pushed

    function push() {
        if (guard.running || blocked)
            return;
        guard.start();
        if (usable)
            button.pushed();
        else if (hint)
            hint.say(button, why);
    }

    // A finger was lifted from it; `contact` is how large it was.
    function touched(contact: size) {
        if (Math.max(contact.width, contact.height) <= Theme.palm && !Touches.several)
            button.push();
    }

    implicitHeight: Theme.touch
    implicitWidth: Theme.px(150)
    radius: Theme.radius
    color: !usable ? Theme.buttonOff : primary ? (pressed ? Theme.brassDark : Theme.brassBright) : (pressed ? Theme.buttonPressed : Theme.button)
    border.color: activeFocus ? Theme.focusEdge : primary && usable ? Theme.brass : Theme.buttonEdge
    border.width: activeFocus ? Theme.hairline * 2 : Theme.hairline
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: button.label
    Accessible.description: button.why
    Accessible.onPressAction: button.push()
    Keys.onSpacePressed: button.push()
    Keys.onReturnPressed: button.push()

    Column {
        anchors.centerIn: parent
        width: parent.width - Theme.px(16)
        Words {
            width: parent.width
            text: button.label
            font.pixelSize: button.labelSize
            font.weight: Font.DemiBold
            horizontalAlignment: Text.AlignHCenter
            color: !button.usable ? Theme.textOff : button.primary ? Theme.inkOnBrass : Theme.text
        }
        Words {
            width: parent.width
            visible: text !== ""
            text: button.detail
            font.pixelSize: Theme.body
            horizontalAlignment: Text.AlignHCenter
            color: !button.usable ? Theme.textOff : button.primary ? Theme.inkOnBrass : Theme.quiet
        }
    }

    // A second tap within this time is the same tap: a double tap never doubles twice.
    Timer {
        id: guard
        interval: Theme.doubleTapGuard
    }

    TapHandler {
        id: tap
        property bool counted: false
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: point => button.touched(point.ellipseDiameters)
        onPressedChanged: {
            counted = pressed;
            if (pressed)
                Touches.pressed();
            else
                Touches.released();
        }
        // A page may go while a finger still rests on it.
        Component.onDestruction: if (counted)
            Touches.released()
    }
}
