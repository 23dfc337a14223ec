"""The stage: asyncio on Qt's event loop, so that a station and its window live in one thread and nothing waits."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import qasync
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication

from screen_kit.qml.application import Engine, make_application
from screen_kit.qml.collector import Collector

SIGNALS_HEARD_EVERY_MS = 200
"""Python hears a signal only while Python runs; a quiet Qt loop would keep a SIGTERM waiting."""


class NoDisplay(Exception):
    """There is no screen to draw on, or none any more; the text says which."""


def check_display() -> None:
    """Raises NoDisplay. Qt itself would abort the whole process without a word a player's staff could use."""
    if os.environ.get("QT_QPA_PLATFORM"):
        return
    wayland, x11 = os.environ.get("WAYLAND_DISPLAY"), os.environ.get("DISPLAY")
    if wayland and (Path(os.environ.get("XDG_RUNTIME_DIR", "/")) / wayland).exists():
        return
    if not x11:
        raise NoDisplay("there is no display: neither WAYLAND_DISPLAY nor DISPLAY is set")
    number = x11.rpartition(":")[2].partition(".")[0]
    if x11.startswith(":") and not Path(f"/tmp/.X11-unix/X{number}").exists():  # noqa: S108 - where X servers listen
        raise NoDisplay(f"there is no display: nothing answers at DISPLAY={x11}")


class Stage:
    """One process's application, engine and loop."""

    def __init__(self) -> None:
        self.app: QGuiApplication = make_application(["ats"])
        self.app.setQuitOnLastWindowClosed(False)
        self.engine = Engine()
        self._ended = asyncio.Event()

    def end(self) -> None:
        """The show is over: `ended` returns."""
        self._ended.set()

    async def ended(self) -> None:
        await self._ended.wait()


def run(play: Callable[[Stage], Awaitable[None]]) -> None:
    """Runs `play` on a stage until it returns; windows closed by hand and SIGINT or SIGTERM end the stage.

    Raises NoDisplay when the display goes away meanwhile: Qt then leaves its loop, and nothing can be ended in order.
    """
    make_application(["ats"])
    loop = qasync.QEventLoop(QGuiApplication.instance())
    asyncio.set_event_loop(loop)
    # qasync leaves these out: without them an abandoned event stream is torn down in the middle of the collector.
    hooks = sys.get_asyncgen_hooks()
    sys.set_asyncgen_hooks(finalizer=lambda stream: loop.call_soon_threadsafe(loop.create_task, stream.aclose()))
    stage = Stage()
    stage.app.lastWindowClosed.connect(stage.end)
    collector = Collector()
    heard = QTimer()
    heard.timeout.connect(collector.look)
    heard.start(SIGNALS_HEARD_EVERY_MS)
    before = {number: signal.signal(number, lambda *_: stage.end()) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        with collector, loop:
            playing = asyncio.ensure_future(play(stage), loop=loop)
            try:
                loop.run_until_complete(playing)
            except RuntimeError:
                if playing.done():
                    raise
                raise NoDisplay("the display has gone") from None
            heard.stop()
            stage.engine.close_windows()
    finally:
        sys.set_asyncgen_hooks(*hooks)
        for number, handler in before.items():
            signal.signal(number, handler)
