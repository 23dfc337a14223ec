"""The server's clock, handed in: real time in a casino, virtual time in a simulation."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    """Milliseconds since 1970, UTC; never goes back while the server runs."""

    def now_ms(self) -> int: ...

    def call_at(self, when_ms: int, callback: Callable[[], object]) -> Timer:
        """Calls once, at that moment or a little after it, never before."""
        ...

    async def sleep(self, seconds: float) -> None: ...


class SystemClock:
    """The wall clock as it was at the start, and the monotonic clock since: somebody who sets the machine's
    time in the middle of a wagering period makes it neither longer nor shorter."""

    def __init__(self) -> None:
        self._start_ns = time.time_ns() - time.monotonic_ns()

    def now_ms(self) -> int:
        return (self._start_ns + time.monotonic_ns()) // 1_000_000

    def call_at(self, when_ms: int, callback: Callable[[], object]) -> Timer:
        # One millisecond more than the difference: now_ms is rounded down, and early would be wrong.
        delay_s = max(0, when_ms - self.now_ms() + 1) / 1000
        return asyncio.get_running_loop().call_later(delay_s, callback)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
