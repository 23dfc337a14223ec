"""Where things are on a station's screen of 1920 × 1080, asked of the real QML in a process of its own.

`python -m tests.end_to_end.map_of_the_screen` prints JSON: chips by cents, spots by bet, buttons by name, [x, y] each.
"""

from __future__ import annotations

import json
import os
import sys

os.environ["QT_QPA_PLATFORM"] = "offscreen"


def main() -> None:
    from PySide6.QtTest import QTest

    from screen_kit.qml.application import Engine, make_application
    from tests.ats_client.pictures import picture
    from tests.ats_client.qml.player import Player

    make_application(["map"])
    engine = Engine()
    player = Player(engine, QTest.createTouchDevice(), picture(), (1920, 1080), 20.0)
    places = {
        "chips": {row.key: _xy(player.chip(row.key)) for row in player.screen.tray.chips.rows},
        "spots": {bet: _xy(player.spot(bet)) for bet in (player.hand.picture.game or sys.exit(1)).bets},
        "buttons": {name: _xy(player.middle(name)) for name in ("cashOut", "undo", "clear", "attendant")},
    }
    player.tap(player.middle("cashOut"))
    places["buttons"] |= {name: _xy(player.middle(name)) for name in ("toTicket", "toDealer", "keepPlaying")}
    player.screen.close()
    engine.close_windows()
    sys.stdout.write(json.dumps(places))


def _xy(point) -> list[int]:  # type: ignore[no-untyped-def]
    return [point.x(), point.y()]


if __name__ == "__main__":
    main()
