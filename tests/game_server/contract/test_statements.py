"""Many rows in one statement: what is written is what is read, on both databases, whatever a person wrote."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import select, text

from game_server.storage import schema
from game_server.storage.database import UNREACHABLE, Database
from game_server.storage.statements import RowsMissing

WORDS = st.text(st.characters(exclude_characters="\x00", exclude_categories=("Cs",)), max_size=40)
CENTS = st.integers(-(2**63), 2**63 - 1)


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    database = Database(database_url)
    yield database
    await database.dispose()


def row(number: int, **values: object) -> dict[str, object]:
    return {
        "chain": "1", "number": number, "at_ms": 0, "by": "a test", "kind": "x", "station": None, "staff_only": False,
        "body": "{}", "hash": "0" * 64, **values,
    }  # fmt: skip


async def journal(database: Database) -> list[dict[str, object]]:
    async with database.reading() as connection:
        found = await connection.execute(select(schema.journal).order_by(schema.journal.c.number))
        return [dict(each._mapping) for each in found]  # SQLAlchemy's public name for it


def test_rows_come_back_as_they_went_in(database_url: str) -> None:
    """One loop and one database for all examples."""

    @settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow])
    @given(st.lists(st.tuples(CENTS, WORDS, st.booleans(), st.none() | st.integers(1, 9999)), min_size=1, max_size=8))
    def check(values: list[tuple[int, str, bool, int | None]]) -> None:
        rows = [
            row(number, at_ms=cents, body=words, staff_only=flag, station=station)
            for number, (cents, words, flag, station) in enumerate(values, 1)
        ]
        runner.run(written_and_read(database, rows))

    async def made() -> Database:
        return Database(database_url)

    with asyncio.Runner() as runner:
        database = runner.run(made())
        check()
        runner.run(database.dispose())


async def written_and_read(database: Database, rows: list[dict[str, object]]) -> None:
    async with database.writing() as connection:
        await connection.execute(text("DELETE FROM journal"))
    await database.commit(database.statements.insert(schema.journal, rows))
    assert await journal(database) == rows


async def test_an_upsert_replaces_what_is_there_and_adds_what_is_not(database: Database) -> None:
    await database.commit(database.statements.insert(schema.journal, [row(1), row(2)]))
    await database.commit(database.statements.upsert(schema.journal, [row(2, body="new"), row(3)]))
    assert [each["body"] for each in await journal(database)] == ["{}", "new", "{}"]


async def test_a_row_that_is_there_already_stops_everything(database: Database) -> None:
    await database.commit(database.statements.insert(schema.journal, [row(1)]))
    twice = database.statements.insert(schema.journal, [row(2)]) + database.statements.insert(schema.journal, [row(1)])
    with pytest.raises(UNREACHABLE):
        await database.commit(twice)
    assert [each["number"] for each in await journal(database)] == [1], "nothing of the transaction is there"
    await database.commit(database.statements.insert(schema.journal, [row(3)]))


async def test_only_new_rows_are_taken_where_others_stay(database: Database) -> None:
    await database.commit(database.statements.insert(schema.journal, [row(1, body="old")]))
    await database.commit(database.statements.insert_unless_there(schema.journal, [row(1, body="new"), row(2)]))
    assert [each["body"] for each in await journal(database)] == ["old", "{}"]


async def test_numbers_are_added_to_many_rows_at_once(database: Database) -> None:
    accounts = [{"name": name, "kind": "house", "table_id": None, "cents": 10} for name in ("a", "b", "c")]
    await database.commit(database.statements.insert(schema.accounts, accounts))
    await database.commit(database.statements.add(schema.accounts, "name", "cents", {"a": 5, "b": -15}))
    async with database.reading() as connection:
        found = await connection.execute(select(schema.accounts.c.name, schema.accounts.c.cents))
        assert {each.name: each.cents for each in found} == {"a": 15, "b": -5, "c": 10, "tickets": 0}


async def test_an_update_changes_what_it_names_and_leaves_the_rest(database: Database) -> None:
    await database.commit(database.statements.insert(schema.journal, [row(1), row(2), row(3)]))
    changes = [{"number": number, "chain": "1", "body": f"new {number}", "station": None} for number in (1, 3)]
    await database.commit(database.statements.update(schema.journal, changes))
    assert await journal(database) == [row(1, body="new 1"), row(2), row(3, body="new 3")]


async def test_an_update_of_rows_that_are_not_all_there_changes_nothing(database: Database) -> None:
    await database.commit(database.statements.insert(schema.journal, [row(1)]))
    changes = [{"chain": "1", "number": number, "body": "new"} for number in (1, 2)]
    with pytest.raises(RowsMissing, match="2 rows of journal"):
        await database.commit(database.statements.update(schema.journal, changes))
    assert await journal(database) == [row(1)]


async def test_nothing_is_added_to_an_account_that_is_not_there(database: Database) -> None:
    with pytest.raises(RowsMissing, match="accounts"):
        await database.commit(database.statements.add(schema.accounts, "name", "cents", {"tickets": 5, "nobody": -5}))
    async with database.reading() as connection:
        assert (await connection.execute(select(schema.accounts.c.cents))).scalars().all() == [0]


async def test_a_statement_that_finds_nothing_to_change_undoes_the_rest(database: Database) -> None:
    makes = database.statements
    missing = makes.plain("UPDATE chains SET number = $1 WHERE chain = $2", 1, "nobody", unless=LookupError("gone"))
    with pytest.raises(LookupError, match="gone"):
        await database.commit([*makes.insert(schema.journal, [row(1)]), missing])
    assert await journal(database) == []


async def test_what_is_decided_is_written_whole_or_not_at_all(database: Database) -> None:
    first = database.statements.insert(schema.journal, [row(1)])
    with pytest.raises(UNREACHABLE):
        async with database.deciding() as decision:
            await decision.commit(first, [text("INSERT INTO nowhere VALUES (1)")])
    assert await journal(database) == []
    async with database.deciding() as decision:
        await decision.commit(first, [])
    async with database.deciding() as decision:
        await decision.commit(database.statements.insert(schema.journal, [row(2)]), [text("DELETE FROM journal")])
    assert await journal(database) == []


async def test_a_decision_that_raises_leaves_nothing(database: Database) -> None:
    with pytest.raises(LookupError):
        async with database.deciding() as decision:
            await decision.commit(
                [
                    *database.statements.insert(schema.journal, [row(1)]),
                    database.statements.plain(
                        "UPDATE chains SET number = 1 WHERE chain = $1", "x", unless=LookupError()
                    ),
                ],
                [],
            )
    assert await journal(database) == []


async def test_a_yes_or_no_sees_what_was_committed_and_nothing_else(database: Database) -> None:
    kept = "SELECT EXISTS (SELECT 1 FROM journal WHERE chain = $1)"
    async with database.deciding() as decision:
        assert not await decision.is_there(kept, "1")
        await decision.commit(database.statements.insert(schema.journal, [row(1)]), [])
    async with database.deciding() as decision:
        assert await decision.is_there(kept, "1")
        assert not await decision.is_there(kept, "another")


async def test_more_rows_than_one_statement_takes_are_several_in_one_transaction(database: Database) -> None:
    rows = [row(number) for number in range(1, 4001)]  # 36,000 values; SQLite takes 32,766 at once
    await database.commit(database.statements.insert(schema.journal, rows))
    assert [each["number"] for each in await journal(database)] == list(range(1, 4001))
