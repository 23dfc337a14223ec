"""Keys are files that only their owner reads, nothing in the database signs, and a rotated key ends every token."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from pathlib import Path

import pytest

from game_rules.game import Role
from game_server.callers import StaffCaller
from game_server.chance import SystemChance
from game_server.clock import SystemClock
from game_server.identity.identification import Identification
from game_server.storage.database import Database
from tests.ats.running import Ats

STAFF = ("--staff", "2001:pit_boss:482916", "--staff", "9001:technician:771133")


@pytest.fixture
def database(ats: Ats, tmp_path: Path) -> Path:
    done = ats("server", "init", *STAFF)
    assert done.code == 0, done.err
    return tmp_path / "ats.db"


async def a_keeper(file: Path) -> tuple[Identification, Database]:
    database = Database(f"sqlite:///{file}")
    keeper = Identification(database, SystemClock(), SystemChance(), _nowhere, 100)
    await keeper.open()
    return keeper, database


async def _nowhere(_table: str, _number: int, _station_id: str) -> None:
    raise AssertionError


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def test_the_database_is_its_owners_alone_whatever_the_mask(database: Path) -> None:
    assert mode(database) == 0o600


def test_one_that_was_open_to_all_is_closed_at_the_next_start(ats: Ats, database: Path) -> None:
    database.chmod(0o644)
    assert ats("server", "init").code == 0
    assert mode(database) == 0o600


async def test_log_and_index_are_as_private_as_the_database(database: Path) -> None:
    keeper, opened = await a_keeper(database)
    assert await keeper.staff.list()
    assert {mode(file) for file in database.parent.glob("ats.db*")} == {0o600}
    assert database.with_name("ats.db-wal").exists()
    await opened.dispose()


async def test_nothing_in_the_database_signs(database: Path) -> None:
    keeper, opened = await a_keeper(database)
    token, _ = keeper.tokens.issue(StaffCaller("2001", "Boss", Role.PIT_BOSS), SystemClock().now_ms())
    await opened.dispose()
    key = database.with_name("ats.db.signing-key")
    assert mode(key) == 0o600
    with sqlite3.connect(database) as connection:
        dump = "\n".join(connection.iterdump())
    connection.close()
    assert key.read_bytes().hex() not in dump.lower()
    assert "secret" not in dump.lower()
    assert token


def test_a_rotated_key_ends_every_token_and_is_journalled(ats: Ats, database: Path) -> None:
    now_ms = SystemClock().now_ms()

    async def a_token() -> str:
        keeper, opened = await a_keeper(database)
        await opened.dispose()
        return keeper.tokens.issue(StaffCaller("2001", "Boss", Role.PIT_BOSS), now_ms)[0]

    async def is_good(token: str) -> bool:
        keeper, opened = await a_keeper(database)
        await opened.dispose()
        return keeper.tokens.read(token, now_ms) is not None

    token = asyncio.run(a_token())
    assert asyncio.run(is_good(token))
    done = ats("server", "secrets", "rotate")
    assert (done.code, done.err) == (0, "")
    assert "restart every server" in done.out
    assert not asyncio.run(is_good(token))
    with sqlite3.connect(database) as connection:
        [(last,)] = connection.execute("SELECT kind FROM journal WHERE chain = 'house' ORDER BY number DESC LIMIT 1")
    connection.close()
    assert last == "signing-key-rotated"
    assert "signing key   ats.db.signing-key" in ats("server", "secrets", "list").out
