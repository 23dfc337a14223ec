"""What the station's benchmarks run in processes of their own: an empty window, and a real station.

`python -m benchmarks._station_parts empty|station [CONFIG]` prints JSON at the first usable frame: when it was, by the
machine's clock, and the process's memory a moment later.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")

SETTLED_S = 1.0
"""After the first frame: what is loaded late is loaded by then."""
EMPTY = b"import QtQuick\nWindow { width: 1920; height: 1080; visible: true }"


def resident_bytes() -> int:
    """What the kernel calls resident (VmRSS)."""
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
    """`ats station` to its first frame with a table on it."""
    import asyncio

    from ats.station import leave_out_what_no_station_needs, run_station

    leave_out_what_no_station_needs()
    from ats_client.qml import stage
    from ats_client.station.configuration import read_configuration
    from ats_client.viewmodels.station_screen import StationScreen

    first: list[float] = []

    async def play(on: stage.Stage) -> None:
        show = asyncio.create_task(run_station(on, read_configuration(Path(config)), windowed=True))
        while not first:
            for window in on.engine.windows:
                screen = window.findChild(StationScreen)
                if screen is not None and screen.screen != "connecting":
                    drawn = asyncio.Event()
                    window.frameSwapped.connect(drawn.set)
                    window.update()
                    await drawn.wait()
                    first.append(time.time())
            await asyncio.sleep(0.002)
        await asyncio.sleep(SETTLED_S)
        tell(first[0])
        on.end()
        await show

    stage.run(play)


def tell(first_frame: float) -> None:
    sys.stdout.write(json.dumps({"first_frame": first_frame, "bytes": resident_bytes()}) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    if sys.argv[1] == "empty":
        empty()
    else:
        station(sys.argv[2])
