"""The reports there are, and what stands in each."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import tzinfo
from typing import Any

from sqlalchemy import Row as SqlRow
from sqlalchemy import TextClause, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from game_protocol.events import CagePaid, TicketRefused
from game_protocol.phrases import Phrase
from game_protocol.problems import Problem
from game_protocol.reports import Column, ColumnKind, Report
from game_server.refusals import Refusal
from game_server.reports.jackpots import jackpot_meters, jackpot_prizes
from game_server.reports.meters import Meters, meters_by_station, meters_of_table
from game_server.reports.shifts import shifts
from game_server.reports.span import Span
from game_server.storage import schema
from game_server.tables.ticket import TicketState, masked

Row = dict[str, str | int | None]

DAY_MS = 24 * 3_600_000
MOST_DAYS = 92
"""A quarter: no report walks years of rounds while players wait."""

MOST_EVENTS = 1000
"""The newest so many lines of a report that is read from the journal."""

_accounts, _rounds, _sheets, _tickets = schema.accounts.c, schema.rounds.c, schema.sheets.c, schema.tickets.c
_journal, _debts, _claims = schema.journal.c, schema.debts.c, schema.claims.c

_METERS = (
    "buy_ins",
    "notes_in",
    "tickets_in",
    "money_in",
    "turnover",
    "total_wins",
    "stakes_returned",
    "house_win",
    "jackpots",
    "tickets_out",
    "cancel_credits",
    "money_out",
    "adjustments",
    "shortfalls",
    "owed",
)
"""Of each station, and of the table."""
_OF_TABLE = (*_METERS, "credits")
_GAMES = ("games_played", "games_won")


@dataclass(frozen=True, slots=True)
class Asked:
    """The table and the span that a report is asked about."""

    connection: AsyncConnection
    table: str
    span: Span
    now_ms: int
    zone: tzinfo


def _columns(**kinds: str) -> tuple[Column, ...]:
    return tuple(Column(name=name, kind=ColumnKind(kind)) for name, kind in kinds.items())


_METER_COLUMNS = _columns(**dict.fromkeys(_METERS, "money"), **dict.fromkeys(_GAMES, "number"))


def _meter_cells(meters: Meters, names: Sequence[str] = _METERS) -> Row:
    return {name: getattr(meters, name) for name in (*names, *_GAMES)}


async def balances(asked: Asked) -> list[Row]:
    """Every ledger account of the table that is not empty, as it is now."""
    here = select(schema.accounts).where(_accounts.table_id == asked.table, _accounts.cents != 0)
    rows = await asked.connection.execute(here.order_by(_accounts.kind, _accounts.name))
    return [{"account": row.name, "kind": row.kind, "balance": row.cents} for row in rows]


async def meters(asked: Asked) -> list[Row]:
    """One line a meter, for the whole table."""
    cells = _meter_cells(await meters_of_table(asked.connection, asked.table, asked.span), _OF_TABLE)
    return [{"meter": name, "value": value} for name, value in cells.items()]


async def stations(asked: Asked) -> list[Row]:
    by_station = await meters_by_station(asked.connection, asked.table, asked.span)
    return [{"station": number, **_meter_cells(by_station[number])} for number in sorted(by_station)]


async def rounds(asked: Asked) -> list[Row]:
    """One line a round: how it ended, and what it brought."""
    span = _closed(asked, DAY_MS)
    played = (
        select(
            schema.rounds,
            func.count(_sheets.station).label("players"),
            func.coalesce(func.sum(_sheets.total), 0).label("stakes"),
            func.coalesce(func.sum(_sheets.won), 0).label("won"),
            func.coalesce(func.sum(_sheets.returned), 0).label("returned"),
        )
        .join(
            schema.sheets,
            (_sheets.table_id == _rounds.table_id) & (_sheets.round == _rounds.number) & (_sheets.total > 0),
            isouter=True,
        )
        .where(_rounds.table_id == asked.table, span.holds(_rounds.opened_ms))
        .group_by(_rounds.table_id, _rounds.number)
        .order_by(_rounds.number)
    )
    return [
        {
            "round": row.number,
            "opened": row.opened_ms,
            "closed": row.closed_ms,
            "cause": row.close_cause,
            "ended": row.ended_ms,
            "phase": row.phase,
            "outcome": row.outcome,
            "first_outcome": row.first_outcome,
            "players": row.players,
            "stakes": int(row.stakes),
            "won": int(row.won),
            "returned": int(row.returned),
        }
        for row in await asked.connection.execute(played)
    ]


async def per_shift(asked: Asked) -> list[Row]:
    rows: list[Row] = []
    for name, span in shifts(_closed(asked, DAY_MS), asked.zone):
        totals = await meters_of_table(asked.connection, asked.table, span)
        rows.append({"shift": name, "from": span.from_ms, "to": span.to_ms, **_meter_cells(totals)})
    return rows


async def tickets(asked: Asked) -> list[Row]:
    """Tickets out there: issued and not redeemed, numbers masked as everywhere but on paper."""
    out = _tickets.state.in_([TicketState.ISSUED, TicketState.RESERVED])
    here = select(schema.tickets).where(_tickets.table_id == asked.table, out, asked.span.holds(_tickets.made_ms))
    rows = await asked.connection.execute(here.order_by(_tickets.sequence))
    return [
        {
            "ticket": masked(row.number),
            "sequence": row.sequence,
            "station": row.station,
            "amount": row.cents,
            "made": row.made_ms,
            "expires": row.expires_ms,
            "state": "expired" if row.expires_ms <= asked.now_ms else row.state,
        }
        for row in rows
    ]


async def refused_tickets(asked: Asked) -> list[Row]:
    """Tickets that stations gave back because of the ticket, and why."""
    found: list[Row] = []
    for row in await _told(asked, schema.REFUSED_TICKETS):
        event = TicketRefused.from_values(json.loads(row.body)["event"])
        found.append(
            {
                "at": row.at_ms,
                "station": event.station,
                "ticket": event.ticket,
                "amount": event.amount,
                "problem": event.problem.value,
            }
        )
    return found


async def cage(asked: Asked) -> list[Row]:
    """Money over the counter: tickets paid, debts paid, taken back or given up; by whom and why."""
    found: list[Row] = []
    for row in await _told(asked, schema.CAGE_PAYMENTS):
        event = CagePaid.from_values(json.loads(row.body)["event"])
        found.append(
            {
                "at": row.at_ms,
                "what": event.what,
                "amount": event.amount,
                "ticket": event.ticket,
                "station": event.station,
                "by": row.by,
                "reason": event.reason,
            }
        )
    return found


async def debts(asked: Asked) -> list[Row]:
    """Owed to and by players who had left; the open ones first."""
    here = select(schema.debts).where(_debts.table_id == asked.table, asked.span.holds(_debts.made_ms))
    newest_first = here.order_by(_debts.settled_ms.is_not(None), _debts.made_ms.desc(), _debts.id)
    return [
        {
            "made": row.made_ms,
            "kind": row.kind,
            "amount": row.cents,
            "station": row.station,
            "round": row.round,
            "settled": row.settled_ms,
            "how": row.settled_how,
            "by": row.settled_by,
            "reason": row.settled_reason,
        }
        for row in await asked.connection.execute(newest_first.limit(MOST_EVENTS))
    ]


async def claims(asked: Asked) -> list[Row]:
    """The register of RR 9.5, the newest first."""
    here = select(schema.claims).where(_claims.table_id == asked.table, asked.span.holds(_claims.at_ms))
    newest_first = here.order_by(_claims.at_ms.desc(), _claims.id).limit(MOST_EVENTS)
    return [
        {
            "at": row.at_ms,
            "round": row.round,
            "station": row.station,
            "claimed": row.claimed,
            "done": row.done,
            "by": row.by,
        }
        for row in await asked.connection.execute(newest_first)
    ]


async def jackpots(asked: Asked) -> list[Row]:
    return await jackpot_meters(asked.connection, asked.table)


async def prizes(asked: Asked) -> list[Row]:
    return await jackpot_prizes(asked.connection, asked.table, asked.span, MOST_EVENTS)


async def _told(asked: Asked, kind: TextClause) -> Sequence[SqlRow[Any]]:
    """The newest events of a kind. The words of `kind` are those of its index."""
    here = select(schema.journal).where(_journal.chain == asked.table, kind, asked.span.holds(_journal.at_ms))
    return (await asked.connection.execute(here.order_by(_journal.number.desc()).limit(MOST_EVENTS))).all()


Make = Callable[[Asked], Awaitable[list[Row]]]

REPORTS: Mapping[str, tuple[Make, Sequence[Column]]] = {
    "balances": (balances, _columns(account="text", kind="text", balance="money")),
    "meters": (meters, _columns(meter="text", value="number")),
    "stations": (stations, (*_columns(station="number"), *_METER_COLUMNS)),
    "rounds": (
        rounds,
        _columns(
            round="number", opened="time", closed="time", cause="text", ended="time", phase="text", outcome="text",
            first_outcome="text", players="number", stakes="money", won="money", returned="money",
        ),
    ),
    "shifts": (per_shift, (*_columns(**{"shift": "text", "from": "time", "to": "time"}), *_METER_COLUMNS)),
    "tickets": (
        tickets,
        _columns(
            ticket="text", sequence="number", station="number", amount="money", made="time", expires="time",
            state="text",
        ),
    ),
    "refused-tickets": (
        refused_tickets,
        _columns(at="time", station="number", ticket="text", amount="money", problem="text"),
    ),
    "cage": (
        cage,
        _columns(
            at="time", what="text", amount="money", ticket="text", station="number", by="text", reason="text",
        ),
    ),
    "debts": (
        debts,
        _columns(
            made="time", kind="text", amount="money", station="number", round="number", settled="time", how="text",
            by="text", reason="text",
        ),
    ),
    "claims": (
        claims,
        _columns(at="time", round="number", station="number", claimed="text", done="text", by="text"),
    ),
    "jackpots": (
        jackpots,
        _columns(
            jackpot="text", name="text", style="text", minimum="money", meter="exact", seeded="exact",
            contributed="exact", from_this_table="exact", received="exact", paid="exact", given_away="exact",
            reserve="exact", ledger="money", reconciles="text",
        ),
    ),
    "prizes": (
        prizes,
        _columns(
            won="time", jackpot="text", name="text", round="number", station="number", amount="money", goods="text",
            state="text", decided="time", by="text", reason="text", handed_over="time",
        ),
    ),
}  # fmt: skip


async def make_report(name: str, asked: Asked) -> Report:
    if name not in REPORTS:
        raise Refusal(Problem.UNKNOWN, Phrase.NO_SUCH_REPORT, report=name, reports=", ".join(REPORTS))
    known = select(schema.tables.c.id).where(schema.tables.c.id == asked.table)
    if (await asked.connection.execute(known)).first() is None:
        raise Refusal(Problem.UNKNOWN, Phrase.NO_TABLE, table=asked.table)
    make, columns = REPORTS[name]
    return Report(
        report=name,
        table=asked.table,
        made_ms=asked.now_ms,
        from_ms=asked.span.from_ms,
        to_ms=asked.span.to_ms,
        columns=list(columns),
        rows=await make(asked),
    )


def _closed(asked: Asked, lasts_ms: int) -> Span:
    """A span with both ends: what was asked, or the last day."""
    to_ms = asked.span.to_ms if asked.span.to_ms is not None else asked.now_ms + 1
    from_ms = asked.span.from_ms if asked.span.from_ms is not None else max(0, to_ms - lasts_ms)
    if to_ms - from_ms > MOST_DAYS * DAY_MS:
        raise Refusal(Problem.BAD_REQUEST, Phrase.SPAN_TOO_LONG, days=MOST_DAYS)
    return Span(from_ms, to_ms)
