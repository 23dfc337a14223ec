"""Live meters: every table's board, read from the database twice a second and at once after a change made here.

A linked jackpot grows by other tables too, and those may belong to other processes: the database is where they meet.
Each reading carries its moment, so a display knows how old an amount is and marks it, in any failure.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial

from game_protocol.jackpots import JackpotMeter, JackpotMeters, JackpotsShown
from game_protocol.log import Log
from game_server.clock import Clock, Timer
from game_server.jackpots import signs
from game_server.jackpots.board import board_of, read_boards
from game_server.refusals import Refusal
from game_server.run_to_end import run_to_end
from game_server.storage.database import UNREACHABLE, Database
from game_server.tables.floor import Floor

log = Log(__name__)

EVERY_MS = 500
"""A display marks an amount that is older than a second: two readings may fail before that."""


class LiveBoards:
    """Run `run` as a task; `now` and `stream` give boards. It also puts up the signs the house announced."""

    def __init__(self, database: Database, clock: Clock, floor: Floor) -> None:
        self._database = database
        self._clock = clock
        self._floor = floor
        self._boards: dict[str, JackpotMeters] = {}
        self._as_of_ms = 0
        self._told: dict[str, list[JackpotMeter]] = {}
        self._wake = asyncio.Event()
        self._asked = False
        self._turned = asyncio.Event()
        self._timer: Timer | None = None
        self._closed = False

    def now(self, table: str) -> JackpotMeters:
        """A table that plays for no jackpot has an empty board."""
        return self._boards.get(table) or board_of(table, [], None, self._as_of_ms)

    def shown(self, table: str) -> JackpotsShown:
        """The same without the display's own matters, for the table's stations."""
        board = self.now(table)
        return JackpotsShown(as_of_ms=board.as_of_ms, meters=board.meters)

    def soon(self) -> None:
        """Something was changed in this process: every display shall see it at once."""
        self._asked = True
        self._wake.set()

    async def stream(self, table: str) -> AsyncIterator[bytes]:
        """Server-sent events without numbers: each is the whole board, so a missed one is never missed."""
        while not self._closed:
            turned = self._turned
            yield as_frame(self.now(table))
            await turned.wait()

    async def run(self) -> None:
        try:
            while True:
                self._timer = self._clock.call_at(self._clock.now_ms() + EVERY_MS, self._wake.set)
                await self._wake.wait()
                self._timer.cancel()
                self._wake.clear()
                asked, self._asked = self._asked, False
                try:
                    await run_to_end(self.refresh(asked))
                except UNREACHABLE as error:
                    log.warning("jackpots out of sight", error=type(error).__name__)
        finally:
            if self._timer is not None:
                self._timer.cancel()

    async def refresh(self, asked: bool = False) -> None:
        now_ms = self._clock.now_ms()
        async with self._database.reading() as connection:
            self._boards = await read_boards(connection, now_ms)
            up, down = await signs.to_put_up(connection), await signs.to_take_down(connection)
        self._as_of_ms = now_ms
        turned, self._turned = self._turned, asyncio.Event()
        turned.set()
        self._tell_stations(asked)
        await self._put_up_signs(up, down)

    def _tell_stations(self, anyway: bool) -> None:
        """Only news, so that a quiet station stays quiet. After a round or a prize `anyway`: a board that was read
        while that was written may bear an older moment than the round, and its stations have passed it over."""
        for table in self._floor.owned:
            shown = self.shown(table)
            before = self._told.get(table, [])
            if shown.meters != before or (anyway and before):
                self._told[table] = shown.meters
                self._floor.writer(table).hub.tell_stations(as_frame(shown))

    def close(self) -> None:
        """The server stops: streams end."""
        self._closed = True
        self._turned.set()

    async def _put_up_signs(self, up: list[signs.ToDo], down: list[signs.ToDo]) -> None:
        """At the tables this process writes for; other processes see to theirs."""
        for act, to_do in ((signs.put_up, up), (signs.take_down, down)):
            for sign in to_do:
                if sign.table in self._floor.owned:
                    try:
                        await self._floor.writer(sign.table).ask(partial(act, sign=sign), "server")
                    except Refusal as refusal:
                        log.warning("jackpot sign waits", table=sign.table, reason=str(refusal))


def as_frame(board: JackpotMeters | JackpotsShown) -> bytes:
    """As a server-sent event without a number."""
    return f"event: {board.kind}\ndata: {board.to_json()}\n\n".encode()
