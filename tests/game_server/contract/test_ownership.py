"""One writer for a table, however many processes: who has it, who takes it over, who must not have it."""

from __future__ import annotations

import pytest

from game_protocol.problems import Problem
from game_rules.money import Money
from game_server.refusals import Refusal
from game_server.tables.ownership import DatabaseInUse
from tests.game_server.hand_clock import HandClock
from tests.game_server.real_table import RealTable, check_books, install, opened

FIRST, SECOND = "http://first:8000", "http://second:8000"


async def test_a_second_process_knows_who_has_the_table_and_takes_it_when_that_one_goes(postgresql_url: str) -> None:
    await install(postgresql_url)
    clock = HandClock()
    async with opened(postgresql_url, clock, address=SECOND) as waiting:
        assert waiting.floor.owned == ["1"], "alone, it has everything"
    async with opened(postgresql_url, clock, address=FIRST) as owner:
        table = RealTable(owner, clock)
        await table.buy_in(1, 10_000)
        await table.open()
        await table.put(1, {"red": 1000})
        async with opened(postgresql_url, clock, address=SECOND) as waiting:
            with pytest.raises(Refusal) as refusal:
                waiting.floor.writer("1")
            assert (refusal.value.problem, refusal.value.status) == (Problem.BUSY, 503)
            assert refusal.value.refused.detail["owner"] == FIRST
            await owner.floor.shut()
            await waiting.floor.look_now()
            assert waiting.floor.owned == ["1"]
            taken = RealTable(waiting, clock)
            assert (await taken.put(1, {"red": 2000}, version=2)).balance == 8000, "with every acknowledged sheet"
    await check_books(postgresql_url)


async def test_a_process_whose_connection_was_cut_gives_its_tables_up(
    postgresql_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    await install(postgresql_url)
    clock = HandClock()
    async with opened(postgresql_url, clock, address=FIRST) as house:
        held = house.floor.writer("1")
        async with house.database.reading() as connection:
            await connection.exec_driver_sql(
                "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND pid <> pg_backend_pid()"
            )
        await house.floor.look_now()
        assert "table locks lost" in [record.msg for record in caplog.records]
        caplog.clear()
        assert not held.present.is_set()
        assert house.floor.owned == ["1"], "and takes them again, with the state of the database"
        assert house.floor.writer("1") is not held


async def test_an_owner_that_slept_cannot_write_though_the_new_one_has_written_nothing_yet(
    postgresql_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Otherwise the new owner, which has the table in memory already, would answer with a balance that is old."""
    await install(postgresql_url)
    clock = HandClock()
    async with opened(postgresql_url, clock, address=FIRST) as asleep:
        old = RealTable(asleep, clock)
        await old.buy_in(1, 10_000)
        async with asleep.database.reading() as connection:
            await connection.exec_driver_sql(
                "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND pid <> pg_backend_pid()"
            )
        async with opened(postgresql_url, clock, address=SECOND) as awake:
            assert awake.floor.owned == ["1"]
            clock.advance(1)
            with pytest.raises(Refusal) as refusal:
                await old.buy_in(1, 5_000)
            assert refusal.value.problem is Problem.UNAVAILABLE
            new = RealTable(awake, clock)
            await new.buy_in(1, 2_000)
            state = new.writer.state
            assert state.balance_of(state.stations[1]) == Money(12_000)
    assert "table lost" in [record.msg for record in caplog.records]
    caplog.clear()
    await check_books(postgresql_url)


async def test_two_servers_never_share_an_sqlite_file(sqlite_url: str) -> None:
    await install(sqlite_url)
    clock = HandClock()
    async with opened(sqlite_url, clock):
        with pytest.raises(DatabaseInUse, match=r"ats\.db"):
            async with opened(sqlite_url, clock):
                pass
    async with opened(sqlite_url, clock) as house:
        assert house.floor.owned == ["1"]


async def test_a_table_made_while_the_server_runs_is_taken(database_url: str) -> None:
    await install(database_url)
    clock = HandClock()
    async with opened(database_url, clock) as house:
        await install(database_url, {"2": "rapid-roulette-double-zero"})
        await house.floor.look_now()
        assert house.floor.owned == ["1", "2"]
        with pytest.raises(Refusal) as refusal:
            house.floor.writer("3")
        assert refusal.value.problem is Problem.UNKNOWN
