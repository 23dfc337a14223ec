"""The schema is what the migrations make of an empty database, and it refuses what must never be."""

from __future__ import annotations

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, text
from sqlalchemy.exc import IntegrityError

from game_server.identity import schema as identity_schema
from game_server.jackpots import schema as jackpot_schema
from game_server.storage import schema
from game_server.storage.database import BadDatabaseUrl, Database, async_url, migrate

assert identity_schema.metadata is jackpot_schema.metadata is schema.metadata


async def test_the_migrations_make_exactly_the_schema(empty_database_url: str) -> None:
    await asyncio.to_thread(migrate, empty_database_url)
    database = Database(empty_database_url)

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    async with database.reading() as connection:
        assert await connection.run_sync(differences) == []
    await database.dispose()


async def test_migrating_twice_changes_nothing(empty_database_url: str) -> None:
    await asyncio.to_thread(migrate, empty_database_url)
    await asyncio.to_thread(migrate, empty_database_url)
    database = Database(empty_database_url)
    async with database.reading() as connection:
        accounts = (await connection.execute(text("SELECT count(*) FROM accounts"))).scalar_one()
    assert accounts == 1, "the ticket account, once"
    await database.dispose()


@pytest.mark.parametrize(
    "kind",
    [
        "player",
        "felt",
        "printing",
        "hand-pay",
        "tickets",
        "owed",
        "jackpot",
        "jackpot-reserve",
        "jackpot-prize",
    ],
)
async def test_the_database_itself_refuses_to_owe_less_than_nothing(database_url: str, kind: str) -> None:
    database = Database(database_url)
    row = {"name": f"{kind}:x", "kind": kind, "table_id": None, "cents": 0}
    async with database.writing() as connection:
        await connection.execute(insert(schema.accounts).values(row))
    with pytest.raises(IntegrityError):
        async with database.writing() as connection:
            await connection.execute(text("UPDATE accounts SET cents = -1 WHERE name = :name"), {"name": f"{kind}:x"})
    async with database.reading() as connection:
        assert (await connection.execute(text("SELECT min(cents) FROM accounts"))).scalar_one() == 0
    await database.dispose()


async def test_sqlite_commits_survive_a_power_cut(sqlite_url: str) -> None:
    database = Database(sqlite_url)
    async with database.writing() as connection:
        pragmas = {
            name: (await connection.execute(text(f"PRAGMA {name}"))).scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
    await database.dispose()


def test_a_bare_path_is_an_sqlite_file() -> None:
    assert async_url("ats.db") == "sqlite+aiosqlite:///ats.db"
    assert async_url("postgresql://u@h/n") == "postgresql+asyncpg://u@h/n"


@pytest.mark.parametrize("url", ["mysql://h/n", "sqlite://", "sqlite:///:memory:", "://", "http://x y:z:w"])
def test_a_url_that_cannot_be_used_is_refused_in_one_line(url: str) -> None:
    with pytest.raises(BadDatabaseUrl) as refused:
        async_url(url)
    assert "\n" not in str(refused.value)


async def test_what_was_owed_before_debts_were_kept_one_by_one_is_owed_still(empty_database_url: str) -> None:
    """The table of debts is made for a house that plays already: the two sums it had become two debts."""
    await asyncio.to_thread(migrate, empty_database_url, "0020")
    database = Database(empty_database_url)
    async with database.writing() as connection:
        await connection.execute(
            text(
                "INSERT INTO tables (id, name, game, open, period_s, limits, created_ms) "
                "VALUES ('1', 'Table 1', 'rapid-roulette-single-zero', true, 30, '{}', 0)"
            )
        )
        await connection.execute(text("INSERT INTO chains (chain, number, hash, at_ms) VALUES ('1', 9, 'x', 77)"))
        for kind, cents in (("owed", 36_000), ("shortfall", -35_000), ("house", -1_000)):
            row = {"name": f"{kind}:1", "kind": kind, "table_id": "1", "cents": cents}
            await connection.execute(insert(schema.accounts).values(row))
    await asyncio.to_thread(migrate, empty_database_url)
    async with database.reading() as connection:
        rows = (await connection.execute(text("SELECT kind, cents, made_ms FROM debts ORDER BY kind"))).all()
    assert [tuple(row) for row in rows] == [("owed", 36_000, 77), ("shortfall", 35_000, 77)]
    await database.dispose()
