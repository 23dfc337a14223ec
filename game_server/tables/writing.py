"""Writes a batch: every row of it in one transaction, each kind of row in one statement."""

from __future__ import annotations

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from game_server.journal.chain import advance
from game_server.ledger.posting import post
from game_server.storage import schema
from game_server.storage.database import Database
from game_server.tables import rows
from game_server.tables.ticket import Ticket
from game_server.tables.work import Work


async def write(connection: AsyncConnection, database: Database, work: Work) -> None:
    """Events first, then what they caused. The head of the chain moves first of all: a writer that has lost its
    table stops here, before it has written anything."""
    table = work.table.id
    if work.told:
        await advance(connection, table, work.before, work.head)
        await connection.execute(insert(schema.journal), _journal_rows(work))
    for kind, its_table in rows.ORDER:
        things = [thing for thing in work.kept.values() if type(thing) is kind]
        new = [rows.row_of(thing, table) for thing in things if isinstance(thing, Ticket) and thing.is_new]
        if new:
            await connection.execute(insert(its_table), new)
        known = [rows.row_of(thing, table) for thing in things if not (isinstance(thing, Ticket) and thing.is_new)]
        if known:
            await connection.execute(database.upsert(its_table), known)
    await _write_ledger(connection, database, work)
    if work.done:
        asked = [
            {
                "table_id": table,
                "id": done.key,
                "what": done.what,
                "asked": done.asked,
                "answer": done.answer,
                "at_ms": work.now_ms,
            }
            for done in work.done.values()
        ]
        await connection.execute(insert(schema.requests), asked)
    for statement in work.others:
        await connection.execute(statement)


def wrote(work: Work) -> None:
    """What was new is known to the database now."""
    for ticket in work.kept.values():
        if isinstance(ticket, Ticket):
            ticket.is_new = False


def _journal_rows(work: Work) -> list[rows.Values]:
    return [
        {
            "chain": work.table.id,
            "number": told.number,
            "at_ms": told.at_ms,
            "by": told.by,
            "kind": told.kind,
            "station": told.station,
            "staff_only": told.staff_only,
            "body": told.body,
            "hash": told.hash,
        }
        for told in work.told
    ]


async def _write_ledger(connection: AsyncConnection, database: Database, work: Work) -> None:
    if work.opened:
        opened = [
            {"name": account.name, "kind": account.kind.value, "table_id": account.table, "cents": 0}
            for account in work.opened
        ]
        await connection.execute(database.insert_unless_there(schema.accounts), opened)
    await post(
        connection, work.table.id, [(booked.event, booked.transfer) for booked in work.booked], at_ms=work.now_ms
    )
