"""The table as the winning number display knows it; without a screen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, suppress
from dataclasses import dataclass, replace
from random import Random

from game_protocol.errors import AskingFailed
from game_protocol.event_stream import Told
from game_protocol.table import LookAtDisplay, Phase, TableView
from game_rules.game import Game
from game_rules.library import load_game
from screen_kit.clock import Clock
from screen_kit.server_time import ServerTime
from table_screens.display_link import DisplayLink
from table_screens.following import Events, follow, keep_time
from table_screens.table_news import after


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
        self._watchers: list[Callable[[Shown], None]] = []
        self._looking = asyncio.Event()
        self.shown = Shown()

    def watch(self, changed: Callable[[Shown], None]) -> Callable[[], None]:
        self._watchers.append(changed)
        return lambda: self._watchers.remove(changed)

    def seconds_left(self) -> float:
        table = self.shown.table
        if table is None or table.deadline_ms is None or table.phase is not Phase.BETTING:
            return 0.0
        return self._time.seconds_until(table.deadline_ms)

    async def run(self) -> None:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(follow(self, self._clock, self._chance))
            tasks.create_task(keep_time(self._time, self._link, self._clock))
            tasks.create_task(self._look_again())

    # --- following

    async def ready(self) -> None:
        """Nobody has to sign in to a display."""

    def signed_out(self) -> None:
        """There is no sign-in to lose."""

    async def look(self) -> int:
        asked_s = self._clock.monotonic_s()
        view = await self._link.do(LookAtDisplay(table=self._link.table))
        self._time.sampled(asked_s, self._clock.monotonic_s(), view.now_ms)
        self._show(table=view, game=load_game(view.game))
        return view.event_id

    def listen(self, after_event: int) -> AbstractAsyncContextManager[Events]:
        return self._link.events(after_event)

    def heard(self, told: Told) -> None:
        if self.shown.table is None:
            return
        table = after(self.shown.table, told.id, told.event)
        if table is None:
            self._looking.set()
        else:
            self._show(table=table)

    def linked(self, up: bool, needed_release: str = "") -> None:
        self._show(connected=up, needed_release=needed_release)

    async def _look_again(self) -> None:
        """Where an event does not say what the table looks like now."""
        while True:
            await self._looking.wait()
            self._looking.clear()
            with suppress(AskingFailed):  # the stream notices a lost link, and looks at everything anew
                await self.look()

    def _show(self, **changes: object) -> None:
        shown = replace(self.shown, **changes)  # type: ignore[arg-type]  # the names are Shown's own
        if shown != self.shown:
            self.shown = shown
            for changed in list(self._watchers):
                changed(shown)
