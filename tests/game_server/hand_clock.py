"""A clock that stands still until a test moves it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(eq=False)
class HandTimer:
    when_ms: int
    callback: Callable[[], object]
    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True


class HandClock:
    def __init__(self, start_ms: int = 1_800_000_000_000) -> None:
        self._now_ms = start_ms
        self._timers: list[HandTimer] = []

    def now_ms(self) -> int:
        return self._now_ms

    def call_at(self, when_ms: int, callback: Callable[[], object]) -> HandTimer:
        timer = HandTimer(when_ms, callback)
        self._timers.append(timer)
        if when_ms <= self._now_ms:
            asyncio.get_running_loop().call_soon(self._fire)
        return timer

    async def sleep(self, seconds: float) -> None:
        woken = asyncio.Event()
        self.call_at(self._now_ms + int(seconds * 1000), woken.set)
        await woken.wait()

    def advance(self, ms: int) -> None:
        self._now_ms += ms
        self._fire()

    def _fire(self) -> None:
        due = [timer for timer in self._timers if timer.when_ms <= self._now_ms]
        self._timers = [timer for timer in self._timers if timer not in due and not timer.cancelled]
        for timer in due:
            if not timer.cancelled:
                timer.callback()
