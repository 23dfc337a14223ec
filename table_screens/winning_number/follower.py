"""The table as the winning number display knows it; without a screen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from random import Random

from game_protocol.errors import AskingFailed
from game_protocol.event_stream import Told
from game_protocol.table import LookAtDisplay, TableView
from game_rules.game import Game
from game_rules.library import load_game
from screen_kit.clock import Clock
from screen_kit.following import Events, follow, needed_release
from screen_kit.server_time import ServerTime
from screen_kit.table_news import after
from screen_kit.watched import Watched
from table_screens.display_link import DisplayLink


@dataclass(frozen=True)
class Shown:
    """A table, and whether it is certainly as shown."""

    table: TableView | None = None
    game: Game | None = None
    connected: bool = False
    needed_release: str = ""
    """The server's release, where this display does not understand it."""


class TableFollower:
    """`run` it as a task; `watch` hears every change."""

    def __init__(self, link: DisplayLink, clock: Clock, chance: Random) -> None:
        self._link = link
        self._clock = clock
        self._chance = chance
        self._time = ServerTime(clock)
        self._showing = Watched(Shown())

    @property
    def shown(self) -> Shown:
        return self._showing.picture

    def watch(self, changed: Callable[[Shown], None]) -> Callable[[], None]:
        return self._showing.watch(changed)

    def seconds_left(self) -> float:
        return self._time.seconds_left(self.shown.table)

    def seconds_until(self, server_ms: int) -> float:
        """Until a moment of the server's clock; 0 when it has passed."""
        return self._time.seconds_until(server_ms)

    async def run(self) -> None:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(follow(self, self._clock, self._chance))
            tasks.create_task(self._time.keep(self._link))

    # --- following

    def known(self) -> int | None:
        return None if self.shown.table is None else self.shown.table.event_id

    async def look(self) -> int:
        asked_s = self._clock.monotonic_s()
        view = await self._link.do(LookAtDisplay(table=self._link.table))
        self._time.sampled(asked_s, self._clock.monotonic_s(), view.now_ms)
        self._showing.show(table=view, game=load_game(view.game))
        return view.event_id

    def listen(self, after_event: int | None) -> AbstractAsyncContextManager[Events[Told]]:
        return self._link.events(after_event)

    def heard(self, told: Told) -> bool:
        known = self.shown.table
        table = None if known is None else after(known, told.id, told.event)
        if table is not None:
            self._showing.show(table=table)
        return table is not None

    def connected(self) -> None:
        self._showing.show(connected=True, needed_release="")

    def lost(self, why: AskingFailed) -> None:
        self._showing.show(connected=False, needed_release=needed_release(why))
