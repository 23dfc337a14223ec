"""The jackpots of a table as their display knows them; without a screen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from game_protocol.errors import AskingFailed, WrongRelease
from game_protocol.jackpot_client import JackpotBoard
from game_protocol.jackpots import JackpotMeters
from game_protocol.log import Log
from screen_kit.clock import Clock
from screen_kit.server_time import ServerTime
from table_screens.following import keep_time

log = Log(__name__)

AGAIN_S = 0.25
"""A lost stream is asked for again at once, for after a second the amounts are marked."""


class MeterFollower:
    """`run` it as a task; `watch` hears every board. Each is the whole board, so none is ever missed."""

    def __init__(self, link: JackpotBoard, clock: Clock) -> None:
        self._link = link
        self._clock = clock
        self._time = ServerTime(clock)
        self._watchers: list[Callable[[JackpotMeters], None]] = []
        self.board: JackpotMeters | None = None
        self.needed_release = ""
        """The server's release, where this display does not understand it."""

    def watch(self, changed: Callable[[JackpotMeters], None]) -> Callable[[], None]:
        self._watchers.append(changed)
        return lambda: self._watchers.remove(changed)

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
            tasks.create_task(keep_time(self._time, self._link, self._clock))
            tasks.create_task(self._listen())

    async def _listen(self) -> None:
        down = False
        while True:
            try:
                async for board in self._link.live():
                    down, self.needed_release = False, ""
                    self._take(board)
            except AskingFailed as failure:
                if not down:
                    log.warning("the jackpots are not told any more", why=str(failure))
                down = True
                self.needed_release = failure.needed if isinstance(failure, WrongRelease) else ""
            await self._clock.sleep(AGAIN_S)

    def _take(self, board: JackpotMeters) -> None:
        if board != self.board:
            self.board = board
            for changed in list(self._watchers):
                changed(board)
