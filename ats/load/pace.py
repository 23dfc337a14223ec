"""How dealer and players of a load run wait for each other: by events, without sleeping."""

from __future__ import annotations

import asyncio
from collections import defaultdict


class Pace:
    """The pace of one table. It does not wait for players who come too late."""

    def __init__(self, players: int) -> None:
        self._begun: set[int] = set()
        self._placed: dict[int, _Roll] = defaultdict(lambda: _Roll(players))
        self._ready: dict[int, _Roll] = defaultdict(lambda: _Roll(players))
        self.confirming: dict[int, float] = {}
        """When the dealer confirmed the outcome of each round."""

    def begun(self, round_: int) -> None:
        """A player heard that a round was opened."""
        self._begun.add(round_)

    def placed(self, round_: int, station: int) -> None:
        self._placed[round_].here(station)

    def ready(self, round_: int, station: int) -> None:
        self._ready[round_].here(station)
        self._begun.discard(round_ - 2)
        self._placed.pop(round_ - 2, None)
        self._ready.pop(round_ - 2, None)
        self.confirming.pop(round_ - 2, None)

    async def players_have_placed(self, round_: int, patience_s: float) -> None:
        await self._placed[round_].everybody(patience_s)

    async def players_are_ready(self, round_: int, patience_s: float) -> None:
        """Waits until the players are ready for the next round, after one that they played."""
        if round_ in self._begun:
            await self._ready[round_].everybody(patience_s)


class _Roll:
    def __init__(self, expected: int) -> None:
        self._expected = expected
        self._here: set[int] = set()
        self._all = asyncio.Event()

    def here(self, station: int) -> None:
        self._here.add(station)
        if len(self._here) >= self._expected:
            self._all.set()

    async def everybody(self, patience_s: float) -> None:
        try:
            async with asyncio.timeout(patience_s):
                await self._all.wait()
        except TimeoutError:
            return
