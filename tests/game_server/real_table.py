"""A house over a real database, in this process, with a clock the test moves."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from itertools import count
from typing import Any, TypeVar

from sqlalchemy import select, text

from game_protocol.act import Act
from game_protocol.rounds import EnterOutcome, OpenRound, ReadOutcome
from game_protocol.seat import BuyIn
from game_protocol.sign import ChangePeriod
from game_protocol.station import SheetAck, SheetPut
from game_protocol.table import CloseCause
from game_server.chance import Chance, SystemChance
from game_server.house import House
from game_server.settings import Settings, TicketsAt
from game_server.storage import schema
from game_server.storage.database import Database, migrate
from game_server.storage.setup import create_station, create_table
from game_server.tables import accounts, notices, rounds, settlement, sheets
from game_server.tables.rows import row_of
from game_server.tables.state import TableState
from game_server.tables.work import NOTHING_NEEDED, Needs, Work
from game_server.tables.writer import Writer
from tests.game_server.hand_clock import HandClock

Answer = TypeVar("Answer")
ROULETTE = "rapid-roulette-single-zero"


async def install(url: str, tables: Mapping[str, str] | None = None, stations: int = 3) -> None:
    """A database with open tables and their stations."""
    await asyncio.to_thread(migrate, url)
    database = Database(url)
    async with database.writing() as connection:
        for table, game in (tables or {"1": ROULETTE}).items():
            await create_table(connection, table, game, now_ms=0, is_open=True)
            for number in range(1, stations + 1):
                await create_station(connection, table, number, f"ats-{table}-{number}", now_ms=0)
    await database.dispose()


@asynccontextmanager
async def opened(
    url: str,
    clock: HandClock,
    *,
    chance: Chance | None = None,
    address: str = "http://127.0.0.1:1",
    tickets_at: TicketsAt = TicketsAt.TABLE,
) -> AsyncIterator[House]:
    settings = replace(Settings(), database=url, address=address, tickets_at=tickets_at)
    house = House(settings, clock, chance or SystemChance())
    try:
        await house.floor.open()
        yield house
    finally:
        await house.floor.shut()
        await house.database.dispose()


@dataclass
class RealTable:
    """Asks a table's writer as `game_server.http.doing` does."""

    house: House
    clock: HandClock
    id: str = "1"

    def __post_init__(self) -> None:
        self._ids = count(1)

    @property
    def writer(self) -> Writer:
        return self.house.floor.writer(self.id)

    async def ask(self, apply: Callable[..., Answer], *arguments: object, needs: Needs = NOTHING_NEEDED) -> Answer:
        def bound(table: TableState, work: Work) -> Answer:
            return apply(table, work, *arguments)

        key = next((each.request_key() for each in arguments if isinstance(each, Act)), None)
        if key is not None:
            needs = replace(needs, requests=(key,))
        return await self.writer.ask(bound, "a test", needs)

    async def buy_in(self, station: int, cents: int) -> None:
        named = f"b-{next(self._ids)}-{self.clock.now_ms()}"
        await self.ask(accounts.buy_in, BuyIn(table=self.id, station=station, id=named, amount=cents))

    async def open(self, period_s: int = 30) -> int:
        await self.ask(notices.change_period, ChangePeriod(table="1", period_s=period_s))
        return (await self.ask(rounds.open_round, OpenRound(table="1"))).round

    async def put(self, station: int, wagers: dict[str, int], version: int = 1) -> SheetAck:
        number = self.writer.state.round.number if self.writer.state.round else 0
        asked = SheetPut(round=number, version=version, wagers=wagers)
        return await self.ask(sheets.put, station, asked, self.clock.now_ms())

    async def close(self) -> None:
        number = self.writer.state.round.number if self.writer.state.round else 0
        await self.ask(rounds.end_period, number, CloseCause.DEALER)

    async def settle(self, outcome: str) -> None:
        number = self.writer.state.round.number if self.writer.state.round else 0
        await self.ask(rounds.read_outcome, ReadOutcome(table="1", round=number, outcome=outcome))
        await self.ask(settlement.enter_outcome, EnterOutcome(table="1", round=number, outcome=outcome))

    async def event(self, kind: str) -> None:
        """Waits until the table has told of something."""
        listener = self.writer.hub.join(None)
        try:
            while f"event: {kind}\n".encode() not in await listener.frames_after(0):
                pass
        finally:
            self.writer.hub.leave(listener)


def picture(table: TableState) -> object:
    """Everything about a table that a restart must bring back."""
    things: list[Any] = [table, *table.stations.values(), *table.notices.values(), *table.alerts.values()]
    things += table.debts.values()
    things += [station.session for station in table.stations.values() if station.session]
    things += [station.cash_out for station in table.stations.values() if station.cash_out]
    on_felt = {}
    if table.round is not None:
        things += [table.round, *(table.round.sheets[number] for number in sorted(table.round.sheets))]
        on_felt = {number: placed.on_felt for number, placed in table.round.sheets.items()}
    cards = {number: station.last_spin for number, station in table.stations.items()}
    balances = {name: cents for name, cents in table.books.balances().items() if cents}
    return (
        [row_of(thing, table.id) for thing in things],
        list(table.history),
        cards,
        balances,
        on_felt,
        table.last_ticket,
    )


async def check_books(url: str) -> None:
    """The ledger sums to nothing, every account is the sum of its entries, the chains hold; from the tables alone."""
    database = Database(url)
    async with database.reading() as connection:
        total = (await connection.execute(text("SELECT COALESCE(SUM(cents), 0) FROM entries"))).scalar_one()
        assert total == 0
        sums = dict((await connection.execute(text("SELECT account, SUM(cents) FROM entries GROUP BY account"))).all())
        kept = dict((await connection.execute(text("SELECT name, cents FROM accounts"))).all())
        assert {name: int(cents) for name, cents in sums.items() if cents} == {n: c for n, c in kept.items() if c}
        for head in (await connection.execute(select(schema.chains))).all():
            previous, number = "0" * 64, 0
            journal = select(schema.journal).where(schema.journal.c.chain == head.chain)
            for row in (await connection.execute(journal.order_by(schema.journal.c.number))).all():
                assert row.number == number + 1, "no event is missing"
                said = [previous, row.chain, row.number, row.at_ms, row.by, row.kind, row.body]
                words = json.dumps(said, ensure_ascii=False, separators=(",", ":"))
                assert row.hash == hashlib.sha256(words.encode()).hexdigest()
                previous, number = row.hash, row.number
            assert (head.number, head.hash) == (number, previous)
        caused = "SELECT count(*) FROM transfers t LEFT JOIN journal j ON j.chain = t.chain AND j.number = t.event"
        orphans = (await connection.execute(text(f"{caused} WHERE j.number IS NULL"))).scalar_one()
        assert orphans == 0, "every movement has the event that caused it"
    await database.dispose()
