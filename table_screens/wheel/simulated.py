"""A wheel that is not there, for demonstrations: it spins when the period ends and stops where chance says."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

from game_protocol.table import Phase
from game_rules.wheel import Wheel
from screen_kit.clock import Clock
from table_screens.wheel.source import BallSeen, ResultRead, SourceReady, WheelNews

RUNS_S = 4.0
"""How long the ball runs; a real one takes longer, but nobody watches this one."""


class Simulated:
    """Every compartment is as likely as another. `chance` is handed in; it decides nothing a player paid for."""

    name = "simulated"

    def __init__(self, clock: Clock, chance: Random, runs_s: float = RUNS_S) -> None:
        self._wheel: Wheel | None = None
        self._clock = clock
        self._chance = chance
        self._runs_s = runs_s
        self._closed = asyncio.Event()

    def table_is(self, phase: Phase, wheel: Wheel) -> None:
        self._wheel = wheel
        if phase is Phase.CLOSED:
            self._closed.set()
        else:
            self._closed.clear()

    async def run(self, tell: Callable[[WheelNews], None]) -> None:
        tell(SourceReady())
        while True:
            await self._closed.wait()
            tell(BallSeen())
            await self._clock.sleep(self._runs_s)
            if self._closed.is_set() and self._wheel is not None:  # else it was a no spin meanwhile
                tell(ResultRead(self._chance.choice(self._wheel.labels)))
                self._closed.clear()
