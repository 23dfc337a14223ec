"""Where things are on a console's screen of 1920 × 1080, asked of the real QML in a process of its own.

`python -m tests.end_to_end.map_of_the_console` prints JSON: [x, y] of the middle of each thing by its name.
"""

from __future__ import annotations

import json
import os
import sys

os.environ["QT_QPA_PLATFORM"] = "offscreen"

NAMES = ("next", "ball-spun", "link", "number-32", "tab-round", "tab-room")


def main() -> None:
    from PySide6.QtCore import QPointF
    from PySide6.QtTest import QTest

    from game_protocol.table import Phase
    from screen_kit.qml.application import Engine, make_application
    from table_screens.qml.application import open_console
    from table_screens.viewmodels.console_screen import ConsoleScreen
    from tests.table_screens.dealer import visible
    from tests.table_screens.paper_console import PaperConsole, picture, table

    make_application(["map"])
    engine = Engine()
    screen = ConsoleScreen(PaperConsole(picture(table=table(phase=Phase.CLOSED, deadline_ms=None))))
    window = open_console(engine, screen, width=1920, height=1080)
    QTest.qWaitForWindowExposed(window)
    seen = list(visible(window.contentItem()))
    items = {item.objectName(): item for item in seen if item.objectName() in NAMES}
    strip = next(item for item in seen if item.metaObject().className().startswith("ResultStrip"))
    items["newest-result"] = next(item for item in visible(strip) if item.property("newest"))
    middles = {name: item.mapToScene(QPointF(item.width() / 2, item.height() / 2)) for name, item in items.items()}
    sys.stdout.write(json.dumps({name: [round(at.x()), round(at.y())] for name, at in middles.items()}))
    screen.close()
    engine.close_windows()


if __name__ == "__main__":
    main()
