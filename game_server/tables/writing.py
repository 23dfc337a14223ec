"""Writes a batch: every row of it in one transaction, each kind of row in one statement."""

from __future__ import annotations

from collections import defaultdict

from sqlalchemy import Connection

from game_server.journal.chain import advance
from game_server.ledger.posting import write_transfers
from game_server.storage import schema
from game_server.storage.bulk import insert_rows, insert_rows_unless_there, upsert_rows
from game_server.tables import rows
from game_server.tables.ticket import Ticket
from game_server.tables.work import Thing, Work

RowsByKind = defaultdict[type[Thing], list[rows.Values]]


def write(connection: Connection, work: Work) -> None:
    """Events first, then what they caused. The head of the chain moves first of all: a writer that has lost its
    table stops here, before it has written anything."""
    table = work.table.id
    if work.told:
        advance(connection, table, work.before, work.head)
        insert_rows(connection, schema.journal, _journal_rows(work))
    new, known = _rows(work)
    for kind, its_table in rows.ORDER:
        insert_rows(connection, its_table, new.get(kind, ()))
        upsert_rows(connection, its_table, known.get(kind, ()))
    insert_rows_unless_there(connection, schema.accounts, _account_rows(work))
    write_transfers(connection, table, [(booked.event, booked.transfer) for booked in work.booked], work.now_ms)
    insert_rows(connection, schema.requests, _request_rows(work))
    for statement in work.others:
        connection.execute(statement)


def _rows(work: Work) -> tuple[RowsByKind, RowsByKind]:
    """Rows that must not be there yet, and rows that may; a ticket's number must never have been used."""
    new, known = RowsByKind(list), RowsByKind(list)
    for thing in work.kept.values():
        into = new if isinstance(thing, Ticket) and thing.is_new else known
        into[type(thing)].append(rows.row_of(thing, work.table.id))
    return new, known


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


def _account_rows(work: Work) -> list[rows.Values]:
    return [
        {"name": account.name, "kind": account.kind.value, "table_id": account.table, "cents": 0}
        for account in work.opened
    ]


def _request_rows(work: Work) -> list[rows.Values]:
    return [
        {
            "table_id": work.table.id,
            "id": done.key,
            "what": done.what,
            "asked": done.asked,
            "answer": done.answer,
            "at_ms": work.now_ms,
        }
        for done in work.done.values()
    ]
