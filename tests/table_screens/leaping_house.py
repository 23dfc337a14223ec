"""A real server in a thread of its own, whose clock a test can put forward: twenty minutes pass in a moment."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from game_server.clock import SystemClock, Timer
from game_server.embedded import install, running
from game_server.settings import Settings
from tests.table_screens.house import House


@dataclass(eq=False)
class LeapingTimer:
    """Armed anew whenever the clock leaps."""

    when_ms: int
    callback: Callable[[], object]
    armed: Timer | None = None
    over: bool = False

    def cancel(self) -> None:
        self.over = True
        if self.armed is not None:
            self.armed.cancel()

    def fire(self) -> None:
        self.over = True
        self.callback()


class LeapingClock(SystemClock):
    """The machine's clock, and what it was put forward by."""

    def __init__(self) -> None:
        super().__init__()
        self._ahead_ms = 0
        self._timers: list[LeapingTimer] = []

    def now_ms(self) -> int:
        return super().now_ms() + self._ahead_ms

    def call_at(self, when_ms: int, callback: Callable[[], object]) -> LeapingTimer:
        timer = LeapingTimer(when_ms, callback)
        self._timers = [each for each in self._timers if not each.over] + [timer]
        self._arm(timer)
        return timer

    def leap(self, ms: int) -> None:
        """On the loop of whoever goes by this clock."""
        self._ahead_ms += ms
        for timer in self._timers:
            if timer.armed is not None and not timer.over:
                timer.armed.cancel()
                self._arm(timer)

    def _arm(self, timer: LeapingTimer) -> None:
        timer.armed = super().call_at(timer.when_ms, timer.fire)


@dataclass
class LeapingHouse(House):
    """Minutes pass when the test says so."""

    leap: Callable[[float], None] = field(kw_only=True)


@contextmanager
def leaping_house(folder: Path, stations: int = 4) -> Iterator[LeapingHouse]:
    database = folder / "house.sqlite"
    url = f"sqlite:///{database}"
    installed = asyncio.run(install(url, stations=stations, period_s=120))
    clock = LeapingClock()
    started: Future[tuple[str, asyncio.AbstractEventLoop, asyncio.Event]] = Future()

    async def serve() -> None:
        stop = asyncio.Event()
        async with running(Settings(database=url), clock=clock) as address:
            started.set_result((address, asyncio.get_running_loop(), stop))
            await stop.wait()

    thread = threading.Thread(target=asyncio.run, args=(serve(),), name="server")
    thread.start()
    address, loop, stop = started.result(timeout=60)

    def leap(minutes: float) -> None:
        leapt: Future[None] = Future()

        def act() -> None:
            clock.leap(round(minutes * 60_000))
            leapt.set_result(None)

        loop.call_soon_threadsafe(act)
        leapt.result(timeout=60)

    try:
        yield LeapingHouse(address, database, installed, folder, table="1", leap=leap)
    finally:
        loop.call_soon_threadsafe(stop.set)
        thread.join()
