"""The processes of the station's benchmarks: an empty window, and a real station.

`python -m benchmarks._station_parts empty|station [CONFIG]` prints JSON: when the first frame was and, for a station,
the first usable one, by the machine's clock; and the process's memory a moment later.

A station's first frame is its boot screen with every step of the self-test named: a real screen, no splash, that says
what the station is doing and what is wrong, if anything is. The first usable frame has the table on it.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from PySide6.QtQuick import QQuickWindow

    from screen_kit.qml.stage import Stage

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")

SETTLED_S = 1.0
"""After the last of these frames; by then everything that loads late is loaded."""
EMPTY = b"import QtQuick\nWindow { width: 1920; height: 1080; visible: true }"


def resident_bytes() -> int:
    """The memory that the kernel calls resident (VmRSS)."""
    for line in Path("/proc/self/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise LookupError("no VmRSS in /proc/self/status")


def empty() -> None:
    from PySide6.QtCore import QTimer
    from PySide6.QtGui import QGuiApplication
    from PySide6.QtQml import QQmlApplicationEngine
    from PySide6.QtQuick import QQuickWindow

    app = QGuiApplication(["empty"])
    engine = QQmlApplicationEngine()
    engine.loadData(EMPTY)
    window = engine.rootObjects()[0]
    frames: list[float] = []

    def drawn() -> None:
        frames.append(time.time())
        if len(frames) == 1:
            QTimer.singleShot(int(SETTLED_S * 1000), app.quit)

    if isinstance(window, QQuickWindow):
        window.frameSwapped.connect(drawn)
    app.exec()
    tell(frames[0])


def station(config: str) -> None:
    """Runs the command `ats station` as a person does; this code only looks at its windows."""
    from ats import main
    from ats import station as command

    seen: dict[str, float] = {}

    def look(window: QQuickWindow) -> None:
        now = time.time()
        if "first_frame" not in seen and informs(window):
            seen["first_frame"] = now
        if "table" not in seen and shows_table(window):
            from PySide6.QtCore import QTimer

            seen["table"] = now
            QTimer.singleShot(int(SETTLED_S * 1000), end)

    def end() -> None:
        tell(**seen)
        os.kill(os.getpid(), signal.SIGTERM)

    async def watched(on: Stage, *words: Any, **options: Any) -> None:
        open_it = on.engine.open

        def opened(*words: Any, **properties: Any) -> QQuickWindow:
            window = open_it(*words, **properties)
            window.frameSwapped.connect(lambda: look(window))
            return window

        vars(on.engine)["open"] = opened
        await run_station(on, *words, **options)

    run_station = command.run_station
    vars(command)["run_station"] = watched
    sys.argv = ["ats", "station", "--config", config, "--windowed"]
    main.main()


def informs(window: QQuickWindow) -> bool:
    """The boot screen with every step of the self-test: it tells what the station does, and what is wrong with it."""
    from kiosk.viewmodels.self_test import SelfTestScreen

    test = window.findChild(SelfTestScreen)
    return test is not None and test.steps.rowCount() > 0


def shows_table(window: QQuickWindow) -> bool:
    """The station's own window, after the server has named its table: money can be put in."""
    from ats_client.viewmodels.station_screen import StationScreen

    screen = window.findChild(StationScreen)
    return screen is not None and screen.screen in ("attract", "game")


def tell(first_frame: float, **also: float) -> None:
    sys.stdout.write(json.dumps({"first_frame": first_frame, **also, "bytes": resident_bytes()}) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    if sys.argv[1] == "empty":
        empty()
    else:
        station(sys.argv[2])
