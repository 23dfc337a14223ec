"""A real server with a database of its own, players at its stations, and eyes on its ledger and journal."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from random import SystemRandom
from typing import Any
from uuid import uuid4

from ats_client.station.station import Station
from game_protocol.station import CashOut, CashOutAnswer, TicketNotPrinted
from game_protocol.station_client import StationClient
from game_rules.money import Money
from game_server.audit.run import audit
from game_server.embedded import ROULETTE, Installation
from game_server.storage.database import Database
from screen_kit.clock import MachineClock


@dataclass(frozen=True)
class Event:
    """A line of the journal."""

    kind: str
    by: str
    station: int | None
    body: dict[str, Any]


@dataclass
class House:
    server: str
    database: Path
    installed: Installation
    folder: Path
    table: str = "0"
    games: Mapping[str, str] = field(default_factory=dict)
    """Which game each table plays; where there is only one, nobody asks."""
    _used: int = 0

    def next_table(self, game: str) -> None:
        if game == ROULETTE:
            self._used += 1
            self.table = str(self._used)
        else:
            self.table = next(seat.table for seat in self.installed.stations if self.games[seat.table] == game)

    # --- players

    def client(self, station: int) -> StationClient:
        seat = self.installed.station(station, self.table)
        return StationClient(self.server, seat.station_id, seat.key)

    @asynccontextmanager
    async def player(self, station: int) -> AsyncIterator[Station]:
        """A real station without a screen, connected until the block ends."""
        async with self.client(station) as link:
            player = Station(link, MachineClock(), SystemRandom())
            running = asyncio.create_task(player.run())
            try:
                yield player
            finally:
                running.cancel()
                await asyncio.gather(running, return_exceptions=True)

    async def cashes_out(self, station: int, to: str) -> CashOutAnswer:
        async with self.client(station) as link:
            return await link.do(CashOut(id=uuid4().hex, to=to))  # type: ignore[arg-type]  # the test's own word

    async def ticket_fails(self, station: int, *, known: bool) -> None:
        """A cash-out to a ticket that did not come out; or nobody knows."""
        async with self.client(station) as link:
            answer = await link.do(CashOut(id=uuid4().hex, to="ticket"))
            await link.do(TicketNotPrinted(id=answer.id, known=known, reason="paper jam"))

    # --- the books

    def journal(self, *kinds: str) -> list[Event]:
        """What happened at this table, of these kinds, oldest first."""
        found = self._ask('SELECT kind, "by", station, body FROM journal WHERE chain = ? ORDER BY number', self.table)
        events = [Event(kind, by, station, json.loads(body)) for kind, by, station, body in found]
        return [event for event in events if not kinds or event.kind in kinds]

    def house_journal(self, *kinds: str) -> list[Event]:
        """What was decided for the whole house, of these kinds, oldest first."""
        found = self._ask("SELECT kind, \"by\", station, body FROM journal WHERE chain = 'house' ORDER BY number")
        events = [Event(kind, by, station, json.loads(body)) for kind, by, station, body in found]
        return [event for event in events if event.kind in kinds]

    def cents_of(self, account: str) -> int:
        """What lies in one account of the ledger."""
        ((cents,),) = self._ask("SELECT cents FROM accounts WHERE name = ?", account)
        return int(cents)

    def account(self, kind: str) -> Money:
        """The sum of this table's ledger accounts of a kind."""
        ((cents,),) = self._ask(
            "SELECT COALESCE(SUM(cents), 0) FROM accounts WHERE table_id = ? AND kind = ?", self.table, kind
        )
        return Money(cents)

    def total(self) -> Money:
        """Of all accounts of the house: nothing, always."""
        ((cents,),) = self._ask("SELECT SUM(cents) FROM accounts")
        return Money(cents or 0)

    def _ask(self, question: str, *values: object) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as connection:
            return connection.execute(question, values).fetchall()

    async def audit(self) -> list[str]:
        books = Database(f"sqlite:///{self.database}")
        try:
            return list((await audit(books)).problems)
        finally:
            await books.dispose()
