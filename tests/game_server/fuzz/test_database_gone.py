"""The database goes away under a working server and comes back: everybody is told, nobody loses anything."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from ats.load.dealer import BACK_OFF
from ats.load.server_process import ServerProcess
from game_protocol.errors import AskingFailed, NoAnswer, RefusedByServer
from game_protocol.problems import Problem
from game_protocol.retry import until_answered
from game_protocol.rounds import EnterOutcome, OpenRound, ReadOutcome
from game_protocol.seat import BuyIn
from game_protocol.staff_client import StaffClient
from game_protocol.station import LookAtStation, SheetPut
from game_protocol.station_client import StationClient
from game_rules.game import Role
from game_server.audit import audit
from game_server.embedded import PIN, STAFF, Installation, install
from game_server.storage.database import Database
from tests.dealing import no_more_bets
from tests.postgres import Cluster


@asynccontextmanager
async def playing(url: str, folder: Path) -> AsyncIterator[tuple[StaffClient, StationClient]]:
    """A dealer and a station in the middle of a wagering period, with 100.00 and a sheet of 10.00."""
    house: Installation = await install(url, stations=1, period_s=600)
    server = ServerProcess(url, folder / "server.log")
    await server.start()
    station = house.station(1)
    try:
        async with (
            StaffClient(server.url, "1", STAFF[Role.PIT_BOSS], PIN) as dealer,
            StationClient(server.url, station.station_id, station.key) as player,
        ):
            await dealer.do(BuyIn(table=dealer.table, station=1, id="in", amount=100_00))
            await dealer.do(OpenRound(table=dealer.table))
            await player.do(SheetPut(round=1, version=1, wagers={"red": 10_00}))
            yield dealer, player
    finally:
        server.stop()


async def told_that_it_is_away(ask: Callable[[], Awaitable[object]]) -> None:
    """A refusal one can act on, in good time; never silence, never a 500."""
    with pytest.raises(AskingFailed) as caught:
        await ask()
    failure = caught.value
    # Three seconds of a client's patience may be shorter than a locked file's: then asking again tells.
    if isinstance(failure, NoAnswer):
        assert "Timeout" in str(failure), failure
        return
    assert isinstance(failure, RefusedByServer)
    assert (failure.status, failure.problem) == (503, Problem.UNAVAILABLE)
    assert "ask again" in failure.refused.message


async def once_back(ask: Callable[[], Awaitable[object]]) -> None:
    async with asyncio.timeout(20):
        await until_answered(ask, BACK_OFF, Random(1), asyncio.sleep)  # noqa: S311 - only spreads the retries


async def goes_on(dealer: StaffClient, player: StationClient) -> None:
    """The sheet before the failure was kept; a new one counts; the round is settled by the rules."""
    newer = SheetPut(round=1, version=3, wagers={"red": 20_00})
    await once_back(lambda: player.do(newer))
    await no_more_bets(dealer, 1)
    await once_back(lambda: dealer.do(ReadOutcome(table=dealer.table, round=1, outcome="1")))
    await dealer.do(EnterOutcome(table=dealer.table, round=1, outcome="1"))
    account = (await player.do(LookAtStation())).account
    assert account is not None
    assert account.balance == 120_00  # RR 7.1: red pays 1 to 1


async def books_are_in_order(url: str) -> None:
    database = Database(url)
    try:
        assert (await audit(database)).problems == []
    finally:
        await database.dispose()


@pytest.fixture
def own_cluster() -> Iterator[Cluster]:
    """One that can be stopped without stopping everybody else's tests."""
    with tempfile.TemporaryDirectory(prefix="ats-postgres-") as folder:
        cluster = Cluster(Path(folder))
        cluster.make()
        cluster.start()
        yield cluster


async def through_a_stop(cluster: Cluster, folder: Path, away_s: float) -> None:
    url = cluster.new_database()
    try:
        async with playing(url, folder) as (dealer, player):
            await asyncio.to_thread(cluster.stop)
            sheet = SheetPut(round=1, version=2, wagers={"red": 15_00})
            try:
                await told_that_it_is_away(lambda: player.do(sheet))
                await told_that_it_is_away(
                    lambda: dealer.do(BuyIn(table=dealer.table, station=1, id="in-2", amount=5_00))
                )
                await asyncio.sleep(away_s)  # how long it is away is the test
                await told_that_it_is_away(lambda: player.do(sheet))
            finally:
                await asyncio.to_thread(cluster.start)
            await goes_on(dealer, player)
        await books_are_in_order(url)
    finally:
        await asyncio.to_thread(cluster.stop)


async def test_postgresql_stopped_and_started_again(own_cluster: Cluster, tmp_path: Path) -> None:
    await through_a_stop(own_cluster, tmp_path, away_s=1)


@pytest.mark.slow
async def test_postgresql_away_for_ten_seconds(own_cluster: Cluster, tmp_path: Path) -> None:
    await through_a_stop(own_cluster, tmp_path, away_s=10)


async def through_a_lock(folder: Path, locked_s: float) -> None:
    """Another process holds the file's write lock, as a careless backup would."""
    file = folder / "ats.db"
    async with playing(f"sqlite:///{file}", folder) as (dealer, player):
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        try:
            sheet = SheetPut(round=1, version=2, wagers={"red": 15_00})
            await told_that_it_is_away(lambda: player.do(sheet))
            await asyncio.sleep(locked_s)
            await told_that_it_is_away(lambda: player.do(sheet))
        finally:
            other.execute("ROLLBACK")
            other.close()
        await goes_on(dealer, player)
    await books_are_in_order(f"sqlite:///{file}")


async def test_an_sqlite_file_locked_by_another_process(tmp_path: Path) -> None:
    await through_a_lock(tmp_path, locked_s=0)


@pytest.mark.slow
async def test_an_sqlite_file_locked_for_ten_seconds(tmp_path: Path) -> None:
    await through_a_lock(tmp_path, locked_s=10)
