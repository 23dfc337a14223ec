"""What is shown of a table is durable, and as of the event it is numbered with.

A station checks its balance event by event: a view that were ahead of its number would count an event twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import text

from game_protocol.phrases import Phrase
from game_protocol.problems import Problem
from game_protocol.rounds import OpenRound
from game_protocol.seat import BuyIn, LookAtSeat
from game_protocol.staff_client import StaffClient
from game_protocol.station import LookAtStation
from game_protocol.station_client import StationClient
from game_server.embedded import install
from game_server.refusals import Refusal
from game_server.storage.database import Database
from game_server.tables import accounts, rounds
from game_server.tables.state import TableState
from game_server.tables.work import Needs, Work
from tests.game_server.evening import SERVER, Evening, reopened
from tests.game_server.hand_clock import HandClock
from tests.game_server.real_table import RealTable, opened
from tests.game_server.real_table import install as install_table


@asynccontextmanager
async def nobody_can_commit(url: str) -> AsyncIterator[None]:
    """Somebody else writes, and takes a while."""
    database = Database(url)
    async with database.writing() as connection:
        if not database.is_sqlite:  # there the transaction itself keeps every other writer out
            await connection.execute(text("LOCK TABLE journal IN EXCLUSIVE MODE"))
        yield
    await database.dispose()


class Change:
    """Something asked of a table: `applied` once it is in memory, whether or not it is durable."""

    def __init__(self, apply: Callable[[TableState, Work], object]) -> None:
        self._apply = apply
        self._is_applied = asyncio.Event()

    def __call__(self, table: TableState, work: Work) -> object:
        try:
            return self._apply(table, work)
        finally:
            self._is_applied.set()

    async def applied(self) -> None:
        async with asyncio.timeout(20):
            await self._is_applied.wait()


@pytest.fixture
async def house(database_url: str) -> AsyncIterator[tuple[Evening, StationClient, StaffClient]]:
    installed = await install(database_url, stations=2)
    seat = installed.station(1)
    async with reopened(database_url, HandClock()) as running:
        station = StationClient(SERVER, seat.station_id, seat.key, transport=running.transport)
        await running.boss.do(BuyIn(table=running.boss.table, station=1, id="first", amount=100_00))
        await station.do(LookAtStation())
        yield running, station, running.boss


async def test_a_station_that_asks_while_money_is_being_written_sees_all_of_it_or_nothing(
    house: tuple[Evening, StationClient, StaffClient], database_url: str
) -> None:
    running, station, boss = house
    writer = running.app.state.house.floor.writer("1")
    before = writer.event_id
    second = BuyIn(table="1", station=1, id="second", amount=50_00)
    buy_in = Change(lambda table, work: accounts.buy_in(table, work, second))
    async with nobody_can_commit(database_url):
        buying = asyncio.create_task(writer.ask(buy_in, "a dealer", Needs(requests=(str(second.request_key()),))))
        await buy_in.applied()
        asked = [
            asyncio.create_task(station.do(LookAtStation())),
            asyncio.create_task(boss.do(LookAtSeat(table=boss.table, station=1))),
        ]
        await asyncio.wait(asked, timeout=0.2)
    await buying
    for view in await asyncio.gather(*asked):
        assert view.account is not None
        assert (view.account.balance, view.table.event_id > before) in {(100_00, False), (150_00, True)}


async def test_what_could_not_be_written_was_shown_to_nobody(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    clock = HandClock()
    await install_table(sqlite_url)
    async with opened(sqlite_url, clock) as house:
        table = RealTable(house, clock)
        await table.open()

        def lengthens_the_period_and_breaks(state: TableState, work: Work) -> None:
            state.period_s = 99
            work.others.append(text("INSERT INTO no_such_table VALUES (1)"))

        writer = table.writer
        async with nobody_can_commit(sqlite_url):
            change = Change(lengthens_the_period_and_breaks)
            failing = asyncio.create_task(table.ask(change))
            await change.applied()
            asked = asyncio.create_task(writer.read(lambda state, _number: state.period_s))
            await asyncio.wait([asked], timeout=0.1)
        with pytest.raises(Refusal):
            await failing
        with pytest.raises(Refusal) as refusal:
            await asked
        assert refusal.value.problem is Problem.UNAVAILABLE
        assert "commit failed" in [record.msg for record in caplog.records]
        caplog.clear()


async def test_a_question_that_is_refused_is_refused_to_whoever_asked_it_alone(sqlite_url: str) -> None:
    clock = HandClock()
    await install_table(sqlite_url)
    async with opened(sqlite_url, clock) as house:
        table = RealTable(house, clock)

        def refuses(_table: TableState, _number: int) -> None:
            raise Refusal(Problem.UNKNOWN, Phrase.NO_STATION, table="1", station=9)

        opens = Change(lambda state, work: rounds.open_round(state, work, OpenRound(table="1")))
        async with nobody_can_commit(sqlite_url):
            opening = asyncio.create_task(table.ask(opens))
            await opens.applied()
            refused = asyncio.create_task(table.writer.read(refuses))
            read = asyncio.create_task(table.writer.read(lambda state, number: (state.phase, number)))
            await asyncio.wait([refused, read], timeout=0.1)
        await opening
        with pytest.raises(Refusal, match="has no station 9"):
            await refused
        assert (await read)[1] == table.writer.event_id
