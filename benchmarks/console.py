"""The dealer's console: a hundred stations on the map while all of them place bets, on the software renderer."""

from __future__ import annotations

import os
from collections.abc import Callable
from time import perf_counter

from benchmarks import Measurement, benchmark

FRAME_MS = 1000 / 60
SECONDS = 3.0
STATIONS = 100
SHEETS_A_SECOND = 400
"""Each player places four chips a second, as in the last seconds of a busy period."""


@benchmark
def map_of_a_hundred() -> dict[str, Measurement]:
    """The cost of a frame while every station bets: events taken in, changed tiles drawn. A frame has 16.7 ms."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QCoreApplication
    from PySide6.QtQuick import QQuickItem

    from game_protocol.event_stream import Told
    from game_protocol.events import SheetAccepted
    from screen_kit.qml.application import Engine, make_application
    from table_screens.qml.application import open_console
    from table_screens.viewmodels.console_screen import ConsoleScreen
    from tests.table_screens.paper_console import PaperConsole, full_room, picture

    make_application(["benchmark"])
    engine = Engine()
    console = PaperConsole(picture(room=full_room(STATIONS)))
    screen = ConsoleScreen(console)
    window = open_console(engine, screen, width=1920, height=1080)
    view = window.findChild(QQuickItem, "console")
    assert view is not None
    view.setProperty("page", "room")
    frames = 0

    def drawn() -> None:
        nonlocal frames
        frames += 1

    window.frameSwapped.connect(drawn)
    _settle(lambda: frames > 1)
    number, busiest, spent, begun, counted = 90_000, 0.0, 0.0, perf_counter(), frames
    while perf_counter() - begun < SECONDS:
        started = perf_counter()
        due = int((started - begun) * SHEETS_A_SECOND) - (number - 90_000)
        for _ in range(due):
            number += 1
            sheet = SheetAccepted(
                round=1042, station=number % STATIONS + 1, version=number, total=number * 250 % 20_000 + 500
            )
            console.heard(Told(number, sheet))
        screen._again()
        before = frames
        window.update()
        while frames == before:
            QCoreApplication.processEvents()
        took = (perf_counter() - started) * 1000
        spent += took
        busiest = max(busiest, took)
    drawn_frames = frames - counted
    screen.close()
    engine.close_windows()
    return {
        "mean": Measurement(spent / drawn_frames / FRAME_MS, "frames", limit=1, ratio=True),
        "worst": Measurement(busiest, "ms"),
        "frames_a_second": Measurement(drawn_frames / SECONDS, "/s", limit=60, at_least=True),
    }


def _settle(done: Callable[[], bool]) -> None:
    """Lets the window's first frames pass; they are not measured."""
    from PySide6.QtCore import QCoreApplication

    while not done():
        QCoreApplication.processEvents()
