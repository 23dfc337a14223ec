"""Time, handed in: the machine's own, or one that a test or a simulation moves by hand."""

from __future__ import annotations

import asyncio
import heapq
import time
from itertools import count
from typing import Protocol


class Clock(Protocol):
    """Everything a screen asks of time."""

    def monotonic_s(self) -> float:
        """Rises evenly and cannot be set: every countdown and every wait goes by it."""

    def wall_ms(self) -> int:
        """Milliseconds since 1970, UTC; for records and tickets only, since anybody may set it."""

    async def sleep(self, seconds: float) -> None: ...


class MachineClock:
    """The machine's clocks. The monotonic one counts on while the machine sleeps, as the server's does."""

    def monotonic_s(self) -> float:
        return time.clock_gettime(time.CLOCK_BOOTTIME)

    def wall_ms(self) -> int:
        return time.time_ns() // 1_000_000

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class VirtualClock:
    """Stands still until told otherwise; those who sleep wake in the order of their moments."""

    def __init__(self, now_s: float = 1000.0) -> None:
        self.now_s = now_s
        self.wall_offset_ms = 1_790_000_000_000
        """The wall clock at monotonic zero; changing it is setting the clock."""
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self._order = count()

    def monotonic_s(self) -> float:
        return self.now_s

    def wall_ms(self) -> int:
        return int(self.now_s * 1000) + self.wall_offset_ms

    async def sleep(self, seconds: float) -> None:
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self.now_s + max(0.0, seconds), next(self._order), woken))
        await woken

    def next_wake_s(self) -> float | None:
        """When the next sleeper would wake; None while nobody sleeps."""
        while self._sleepers and self._sleepers[0][2].done():
            heapq.heappop(self._sleepers)
        return self._sleepers[0][0] if self._sleepers else None

    def jump_to(self, moment_s: float) -> None:
        """Moves on at once, as for a paused process: everybody due by then wakes only now."""
        self.now_s = max(self.now_s, moment_s)
        while (due := self.next_wake_s()) is not None and due <= self.now_s:
            heapq.heappop(self._sleepers)[2].set_result(None)

    async def advance(self, seconds: float) -> None:
        """Lets time pass, stopping at each sleeper's moment until those awake have nothing left to do."""
        end = self.now_s + seconds
        await breathe()
        while (due := self.next_wake_s()) is not None and due <= end:
            self.jump_to(due)
            await breathe()
        self.jump_to(end)
        await breathe()


async def breathe(turns: int = 20) -> None:
    """Gives the loop some turns, so that tasks that are ready come to rest."""
    for _ in range(turns):
        await asyncio.sleep(0)
