"""Runs every part of the audit over one picture of the database."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from sqlalchemy import Table, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from game_server.audit.debts import check_debts
from game_server.audit.findings import Findings
from game_server.audit.jackpots import check_jackpots
from game_server.audit.journal import walk_journal
from game_server.audit.ledger import add_up_ledger
from game_server.audit.rounds import settle_again
from game_server.audit.stations import check_stations
from game_server.audit.tickets import check_tickets
from game_server.storage import schema
from game_server.storage.database import Database


async def audit(database: Database, told: Callable[[int, int], None] = lambda _done, _of: None) -> Findings:
    """Reads only; the server may go on writing meanwhile. `told` hears how many events and rounds are done, of all."""
    found = Findings()
    async with _one_picture(database) as connection:
        of = await _count(connection, schema.journal) + await _count(connection, schema.rounds)

        def seen() -> None:
            told(found.events + found.rounds, of)

        await add_up_ledger(connection, found)
        evidence = await walk_journal(connection, found, seen)
        await settle_again(connection, evidence, found, seen)
        await check_tickets(connection, found)
        await check_debts(connection, found)
        await check_stations(connection, found)
        await check_jackpots(connection, found)
    return found


async def _count(connection: AsyncConnection, of: Table) -> int:
    return (await connection.execute(select(func.count()).select_from(of))).scalar_one()


@asynccontextmanager
async def _one_picture(database: Database) -> AsyncIterator[AsyncConnection]:
    """All statements see the same moment: a transaction in SQLite's WAL, repeatable read in PostgreSQL."""
    async with database.reading() as connection:
        if database.is_sqlite:
            await connection.exec_driver_sql("BEGIN")
        else:
            await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        yield connection
