"""A real server on a loopback port with a real database, a dealer, and stations that play at it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import SystemRandom
from shutil import copyfile
from time import time
from typing import TypeVar
from uuid import uuid4

from ats_client.station.cabinet import Fittings
from ats_client.station.journal import Journal
from ats_client.station.picture import Picture
from ats_client.station.station import Station
from game_protocol.errors import RefusedByServer
from game_protocol.problems import Problem
from game_protocol.retry import BackOff, until_answered
from game_protocol.rounds import EnterOutcome, OpenRound, ReadOutcome
from game_protocol.seat import BuyIn
from game_protocol.staff_client import StaffClient
from game_protocol.station_client import StationClient
from game_rules.game import Role
from game_server.audit.run import audit
from game_server.embedded import PIN, ROULETTE, STAFF, Installation, install, running
from game_server.settings import Settings
from game_server.storage.database import Database
from screen_kit.clock import MachineClock
from tests.dealing import no_more_bets

TABLE = "1"
NEXT_TABLE = "2"
PATIENCE_S = 20.0
"""Only a test that has failed waits so long."""


Answer = TypeVar("Answer")


async def answered(ask: Callable[[], Awaitable[Answer]]) -> Answer:
    """Asks as a client does, again until there is an answer: a busy machine is not a failure."""
    return await until_answered(ask, BackOff(), SystemRandom(), asyncio.sleep)


@dataclass
class RealHouse:
    server: str
    installed: Installation
    staff: list[StaffClient] = field(default_factory=list)

    def client(self, number: int = 1, table: str = TABLE) -> StationClient:
        seat = self.installed.station(number, table)
        return StationClient(self.server, seat.station_id, seat.key)

    def person(self, role: Role) -> StaffClient:
        person = StaffClient(self.server, TABLE, STAFF[role], PIN)
        self.staff.append(person)
        return person

    @asynccontextmanager
    async def station(
        self, number: int = 1, fittings: Fittings | None = None, journal: Path | None = None
    ) -> AsyncIterator[Station]:
        async with self.client(number) as link:
            station = Station(
                link,
                MachineClock(),
                SystemRandom(),
                None if journal is None else Journal.open(journal),
                fittings or Fittings(),
            )
            running = asyncio.create_task(station.run())
            try:
                await shows(station, lambda picture: picture.link.connected)
                yield station
            finally:
                running.cancel()
                await asyncio.gather(running, return_exceptions=True)


@dataclass
class Dealer:
    """Runs rounds as a dealer does."""

    client: StaffClient
    round: int = 0

    async def opens(self) -> None:
        self.round = (await self.client.do(OpenRound(table=self.client.table))).round

    async def closes(self) -> None:
        await no_more_bets(self.client, self.round)

    async def calls(self, outcome: str) -> None:
        """Enters and confirms; like a console, once more when the stations' second to confirm is over (RR 3.6)."""
        try:
            await self.client.do(ReadOutcome(table=self.client.table, round=self.round, outcome=outcome))
        except RefusedByServer as refusal:
            if refusal.problem is not Problem.NOT_CONFIRMED:
                raise
            may_at_ms = refusal.refused.detail["may_at_ms"]
            assert isinstance(may_at_ms, int)
            await asyncio.sleep(max(0.0, may_at_ms / 1000 - time()) + 0.01)
            await self.client.do(ReadOutcome(table=self.client.table, round=self.round, outcome=outcome))
        await self.client.do(EnterOutcome(table=self.client.table, round=self.round, outcome=outcome))

    async def sells(self, station: int, cents: int) -> None:
        sale = BuyIn(table=self.client.table, station=station, id=uuid4().hex, amount=cents)
        await answered(lambda: self.client.do(sale))


def installation(directory: Path, stations: int = 2) -> Installation:
    """A new house's database; making one takes a second or two, so tests play on copies of it."""
    tables = dict.fromkeys((TABLE, NEXT_TABLE), ROULETTE)
    return asyncio.run(install(f"sqlite:///{directory}/house.sqlite", tables=tables, stations=stations, period_s=60))


@asynccontextmanager
async def real_house(installed: Installation, directory: Path) -> AsyncIterator[RealHouse]:
    """At the end the auditor goes over the books: every test here ends with a ledger that adds up."""
    database = f"sqlite:///{directory}/house.sqlite"
    await asyncio.to_thread(copyfile, *(name.removeprefix("sqlite:///") for name in (installed.database, database)))
    async with running(Settings(database=database)) as server:
        house = RealHouse(server, installed)
        try:
            yield house
        finally:
            for person in house.staff:
                await person.aclose()
    books = Database(database)
    try:
        findings = await audit(books)
    finally:
        await books.dispose()
    assert not findings.problems, findings.problems


async def shows(station: Station, wanted: Callable[[Picture], bool]) -> Picture:
    """The first picture that is as wanted: now, or as soon as the station paints it."""
    if wanted(station.picture):
        return station.picture
    seen: asyncio.Future[Picture] = asyncio.get_running_loop().create_future()

    def look(picture: Picture) -> None:
        if not seen.done() and wanted(picture):
            seen.set_result(picture)

    stop = station.watch(look)
    try:
        return await asyncio.wait_for(seen, PATIENCE_S)
    except TimeoutError:
        seen_last = station.picture
        raise AssertionError(f"never shown; at last {seen_last.state}, {seen_last.phase}, {seen_last.said}") from None
    finally:
        stop()
