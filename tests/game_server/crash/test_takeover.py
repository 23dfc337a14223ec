"""Two server processes on one PostgreSQL: when the owner of a table is killed, the other takes the table over."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from random import Random, SystemRandom
from typing import TypeVar

import asyncpg
import pytest

from ats.load.dealer import BACK_OFF
from ats.load.server_process import ServerProcess
from ats_client.station.picture import StationState
from ats_client.station.station import Station
from game_protocol.jackpot_client import JackpotBoard
from game_protocol.retry import until_answered
from game_protocol.rounds import EnterOutcome, OpenRound, ReadOutcome
from game_protocol.seat import BuyIn, LookAtSeat
from game_protocol.staff_client import StaffClient
from game_protocol.station import LookAtStation, SheetPut, StationView
from game_protocol.station_client import StationClient
from game_protocol.table import LookAtTable, TableView
from game_rules.game import Role
from game_rules.money import Money
from game_server.audit import audit
from game_server.embedded import PIN, STAFF, Installation, install
from game_server.storage.database import Database
from screen_kit.clock import MachineClock
from table_screens.console.console import Console
from table_screens.display_link import DisplayLink
from table_screens.jackpot_display.follower import MeterFollower
from table_screens.staff_link import StaffLink
from table_screens.wheel.source import Manual
from table_screens.winning_number.follower import TableFollower
from tests.ats_client.station.real_house import shows
from tests.dealing import no_more_bets
from tests.postgres import Cluster

Answer = TypeVar("Answer")

TAKEN_OVER_WITHIN_S = 5.0
PATIENCE_S = 30.0
STATIONS = 10


@pytest.fixture
async def house(postgres: Cluster) -> Installation:
    return await install(postgres.new_database(), stations=STATIONS, period_s=60)


@pytest.fixture
async def servers(house: Installation, tmp_path: Path) -> AsyncIterator[tuple[ServerProcess, ServerProcess]]:
    """The first owns the table; the second waits."""
    first, second = (ServerProcess(house.database, tmp_path / f"{name}.log") for name in ("first", "second"))
    try:
        await first.start()
        await second.start()
        yield first, second
    finally:
        first.stop()
        second.stop()


def dealer_at(server: ServerProcess) -> StaffClient:
    return StaffClient(server.url, "1", STAFF[Role.PIT_BOSS], PIN)


def station_at(server: ServerProcess, house: Installation, number: int) -> StationClient:
    station = house.station(number)
    return StationClient(server.url, station.station_id, station.key)


async def view_once_taken(station: StationClient) -> StationView:
    """Asks until the server has the table, as a station does."""
    async with asyncio.timeout(TAKEN_OVER_WITHIN_S):
        return await surely(lambda: station.do(LookAtStation()))


async def surely(ask: Callable[[], Awaitable[Answer]]) -> Answer:
    return await until_answered(ask, BACK_OFF, Random(1), asyncio.sleep)  # noqa: S311 - only spreads the retries


async def test_whoever_asks_the_other_process_is_told_where_the_table_is(
    servers: tuple[ServerProcess, ServerProcess], house: Installation
) -> None:
    first, second = servers
    async with dealer_at(second) as dealer:
        assert (await dealer.do(LookAtTable(table=dealer.table))).table == "1"
        assert dealer.server.rstrip("/") == first.url


async def test_a_killed_owner_is_replaced_and_no_acknowledged_sheet_is_lost(
    servers: tuple[ServerProcess, ServerProcess], house: Installation
) -> None:
    first, second = servers
    numbers = range(1, STATIONS + 1)
    async with dealer_at(first) as dealer:
        for number in numbers:
            await dealer.do(BuyIn(table=dealer.table, station=number, id=f"in-{number}", amount=100_00))
        opened = await dealer.do(OpenRound(table=dealer.table))
    acknowledged = {}
    for number in numbers:
        async with station_at(first, house, number) as station:
            put = SheetPut(round=opened.round, version=3, wagers={"red": 10_00, f"straight-{number}": 5_00})
            acknowledged[number] = await station.do(put)
    first.kill()
    async with station_at(second, house, 1) as station:
        await view_once_taken(station)
    for number in numbers:
        async with station_at(second, house, number) as station:
            view = await station.do(LookAtStation())
            assert (view.version, view.wagers) == (3, {"red": 10_00, f"straight-{number}": 5_00})
            assert view.account is not None
            assert view.account.balance == acknowledged[number].balance == 85_00
    async with dealer_at(second) as dealer:
        await no_more_bets(dealer, opened.round)
        await dealer.do(ReadOutcome(table=dealer.table, round=opened.round, outcome="1"))  # red
        settled = await dealer.do(EnterOutcome(table=dealer.table, round=opened.round, outcome="1"))
        assert settled.outcome == "1"
    async with station_at(second, house, 1) as station:
        view = await station.do(LookAtStation())
        assert view.account is not None
        assert view.account.balance == 85_00 + 20_00 + 36 * 5_00  # RR 7.1: 1 to 1, and 35 to 1
    database = Database(house.database)
    assert (await audit(database)).problems == []
    await database.dispose()


async def test_a_station_that_knows_both_addresses_goes_on_at_the_other_server(
    servers: tuple[ServerProcess, ServerProcess], house: Installation
) -> None:
    """The configured server is the one that dies: nobody is left there to say where the table went."""
    first, second = servers
    seat = house.station(1)
    async with dealer_at(first) as dealer:
        await dealer.do(BuyIn(table=dealer.table, station=1, id="in-1", amount=100_00))
        opened = await dealer.do(OpenRound(table=dealer.table))
    link = StationClient(first.url, seat.station_id, seat.key, others=[second.url])
    station = Station(link, MachineClock(), SystemRandom())
    running = asyncio.create_task(station.run())
    try:
        await shows(station, lambda picture: picture.state is StationState.OPEN)
        station.place("red", Money(10_00))
        await shows(station, lambda picture: not picture.pending)
        first.kill()
        await shows(station, lambda picture: not picture.link.connected)
        async with asyncio.timeout(TAKEN_OVER_WITHIN_S):
            await shows(station, lambda picture: picture.link.connected)
        station.place("straight-1", Money(5_00))
        await shows(station, lambda picture: not picture.pending and picture.balance == Money(85_00))
        async with dealer_at(second) as dealer:
            await no_more_bets(dealer, opened.round)
            await shows(station, lambda picture: picture.locked is not None)
            view = await dealer.do(LookAtSeat(table=dealer.table, station=1))
            assert view.locked is not None
            assert view.locked.wagers == {"red": 10_00, "straight-1": 5_00}
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def test_a_console_and_displays_that_know_both_addresses_go_on_at_the_other_server(
    servers: tuple[ServerProcess, ServerProcess], tmp_path: Path
) -> None:
    first, second = servers
    clock, chance, others = MachineClock(), SystemRandom(), [second.url]
    async with (
        StaffLink(first.url, "1", others=others) as staff,
        DisplayLink(first.url, "1", others=others) as public,
        JackpotBoard(first.url, "1", others=others) as board,
    ):
        console = Console(staff, clock, chance, source=Manual(), exports=tmp_path)
        display, meters = TableFollower(public, clock, chance), MeterFollower(board, clock, chance)
        running = [asyncio.create_task(screen.run()) for screen in (console, display, meters)]
        try:
            console.sign_in(STAFF[Role.PIT_BOSS], PIN)
            await comes(console, lambda: console.picture.connected)
            await comes(display, lambda: display.shown.connected)
            await comes(meters, lambda: meters.board is not None)
            first.kill()
            await comes(console, lambda: not console.picture.connected)
            async with asyncio.timeout(TAKEN_OVER_WITHIN_S):
                await comes(console, lambda: console.picture.connected)
                await comes(display, lambda: display.shown.connected)
            opened = await staff.do(OpenRound(table=staff.table))
            await comes(console, lambda: round_of(console.picture.table) == opened.round)
            await comes(display, lambda: round_of(display.shown.table) == opened.round)
            heard_ms = (await staff.do(LookAtTable(table=staff.table))).now_ms
            await comes(meters, lambda: meters.board is not None and meters.board.as_of_ms > heard_ms)
        finally:
            for task in running:
                task.cancel()
            await asyncio.gather(*running, return_exceptions=True)


def round_of(table: TableView | None) -> int | None:
    return None if table is None else table.round


async def comes(screen: Console | TableFollower | MeterFollower, holds: Callable[[], bool]) -> None:
    changed = asyncio.Event()
    unwatch = screen.watch(lambda _shown: changed.set())
    try:
        async with asyncio.timeout(PATIENCE_S):
            while not holds():
                changed.clear()
                await changed.wait()
    finally:
        unwatch()


async def test_an_owner_that_was_only_asleep_cannot_write_once_its_table_is_another_s(
    servers: tuple[ServerProcess, ServerProcess], house: Installation
) -> None:
    """Its machine hung, the database gave up on it, the other took the table; then it wakes with an old state."""
    first, second = servers
    async with dealer_at(first) as dealer, station_at(second, house, 1) as station:
        await dealer.do(BuyIn(table=dealer.table, station=1, id="in-1", amount=100_00))
        os.kill(first.pid, signal.SIGSTOP)
        try:
            await cut_connections(house.database)
            await view_once_taken(station)
        finally:
            os.kill(first.pid, signal.SIGCONT)
        # Asked of the first, which still believes that it owns the table; answered by whoever really does.
        again = BuyIn(table="1", station=1, id="in-2", amount=50_00)
        await surely(lambda: dealer.do(again))
        view = await station.do(LookAtStation())
    assert view.account is not None
    assert view.account.balance == 150_00
    database = Database(house.database)
    assert (await audit(database)).problems == []
    await database.dispose()


async def cut_connections(url: str) -> None:
    """As a database does with clients that stopped answering."""
    connection = await asyncpg.connect(url)
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await connection.close()
