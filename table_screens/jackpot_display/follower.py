"""The jackpots of a table as their display knows them; without a screen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from random import Random

from game_protocol.errors import AskingFailed
from game_protocol.jackpot_client import JackpotBoard
from game_protocol.jackpots import JackpotMeters, LookAtMeters
from screen_kit.clock import Clock
from screen_kit.following import Events, follow, needed_release
from screen_kit.server_time import ServerTime
from screen_kit.watched import Watched


class MeterFollower:
    """`run` it as a task; `watch` hears every board. Each is the whole board, so none is ever missed."""

    def __init__(self, link: JackpotBoard, clock: Clock, chance: Random) -> None:
        self._link = link
        self._clock = clock
        self._chance = chance
        self._time = ServerTime(clock)
        self._showing: Watched[JackpotMeters | None] = Watched(None)
        self.needed_release = ""
        """The server's release, where this display does not understand it."""

    @property
    def board(self) -> JackpotMeters | None:
        return self._showing.picture

    def watch(self, changed: Callable[[JackpotMeters | None], None]) -> Callable[[], None]:
        return self._showing.watch(changed)

    def now_ms(self) -> float:
        """Our own clock: what figures run by."""
        return self._clock.monotonic_s() * 1000

    def age_ms(self) -> float | None:
        """How old the amounts are, by the server's clock; None while nothing is known."""
        if self.board is None or self._time.offset is None:
            return None
        return self._time.offset.server_ms(self._clock.monotonic_s()) - self.board.as_of_ms

    async def run(self) -> None:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._time.keep(self._link))
            tasks.create_task(follow(self, self._clock, self._chance))

    # --- following

    def known(self) -> None:
        """Boards have no numbers, and nothing is missed between two of them."""

    async def look(self) -> None:
        self.heard(await self._link.do(LookAtMeters(table=self._link.table)))

    def listen(self, _after: int | None) -> AbstractAsyncContextManager[Events[JackpotMeters]]:
        return self._link.live()

    def heard(self, board: JackpotMeters) -> bool:
        self._showing.become(board)
        return True

    def connected(self) -> None:
        self.needed_release = ""

    def lost(self, why: AskingFailed) -> None:
        """How old the amounts are is seen by their age."""
        self.needed_release = needed_release(why)
