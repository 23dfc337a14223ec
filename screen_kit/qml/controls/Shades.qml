// The colours of all roulette boxes, plain, aimed at and won: made once, where every box would make its own.
pragma Singleton
import QtQuick
import screen_kit.qml

Item {
    id: shades

    // Null for a box that is nothing but felt.
    function of(colour: string, light: string): Gradient {
        const lit = light === "" ? plain : light === "won" ? won : aimed;
        return lit[colour] ?? null;
    }

    readonly property var plain: ({
            "red": red,
            "black": black,
            "green": green
        })
    readonly property var aimed: ({
            "red": aimedRed,
            "black": aimedBlack,
            "green": aimedGreen
        })
    readonly property var won: ({
            "red": wonRed,
            "black": wonBlack,
            "green": wonGreen
        })

    readonly property Shade red: Shade {
        dye: Theme.red
    }
    readonly property Shade black: Shade {
        dye: Theme.black
    }
    readonly property Shade green: Shade {
        dye: Theme.green
    }
    readonly property Shade aimedRed: Shade {
        dye: Theme.red
        light: Theme.aimedFill
    }
    readonly property Shade aimedBlack: Shade {
        dye: Theme.black
        light: Theme.aimedFill
    }
    readonly property Shade aimedGreen: Shade {
        dye: Theme.green
        light: Theme.aimedFill
    }
    readonly property Shade wonRed: Shade {
        dye: Theme.red
        light: Theme.wonFill
    }
    readonly property Shade wonBlack: Shade {
        dye: Theme.black
        light: Theme.wonFill
    }
    readonly property Shade wonGreen: Shade {
        dye: Theme.green
        light: Theme.wonFill
    }
}
