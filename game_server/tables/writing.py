"""Writes a batch: every row of it in one transaction, each kind of row in one statement."""

from __future__ import annotations

from collections import defaultdict

from game_server.journal.chain import advance
from game_server.ledger.posting import transfer_statements
from game_server.storage import schema
from game_server.storage.statements import Statement, Statements
from game_server.tables import rows
from game_server.tables.state import Placed
from game_server.tables.ticket import Ticket
from game_server.tables.work import Thing, Work

RowsByKind = defaultdict[type[Thing], list[rows.Values]]


def statements_of(work: Work, makes: Statements) -> list[Statement]:
    """Events first, then what they caused. The head of the chain moves first of all: a writer that has lost its
    table stops here, before it has written anything."""
    table = work.table.id
    made: list[Statement] = []
    if work.told:
        made.append(advance(makes, table, work.before, work.head))
        made += makes.insert(schema.journal, _journal_rows(work))
    new, known = _rows(work)
    for kind, its_table in rows.ORDER:
        made += makes.insert(its_table, new.get(kind, ()))
        made += makes.upsert(its_table, known.get(kind, ()))
    made += makes.update(schema.sheets, [rows.result_row(placed, table) for placed in _only_results(work)])
    made += makes.insert_unless_there(schema.accounts, _account_rows(work))
    made += transfer_statements(makes, table, work.booked, work.now_ms)
    made += makes.insert(schema.requests, _request_rows(work))
    return made


def _rows(work: Work) -> tuple[RowsByKind, RowsByKind]:
    """Rows that must not be there yet, and rows that may; a ticket's number must never have been used."""
    new, known = RowsByKind(list), RowsByKind(list)
    for thing in work.kept.values():
        into = new if isinstance(thing, Ticket) and thing.is_new else known
        into[type(thing)].append(rows.row_of(thing, work.table.id))
    return new, known


def _only_results(work: Work) -> list[Placed]:
    return [placed for placed in work.results if id(placed) not in work.kept]


def wrote(work: Work) -> None:
    """New rows are known to the database now."""
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
