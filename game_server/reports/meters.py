"""The meters of a table and of each station, under the names of the standards (GMNS table 3-1, 58 Pa. Code 605a.5(d)).

Money that came and went is read from the ledger, what was played from the settled sheets, and how money left from
the cash-outs: three records that the audit holds against each other. On paper they add up:

turnover - total wins - stakes returned = house win
money in - money out - house win + jackpots + adjustments + shortfalls - owed = credits
"""

from __future__ import annotations

import json
from dataclasses import dataclass, fields

from sqlalchemy import ColumnElement, Select, case, func, select, true
from sqlalchemy.ext.asyncio import AsyncConnection

from game_protocol.cage import DebtKind
from game_protocol.station import CashOutState
from game_protocol.table import Phase
from game_server.ledger.accounts import Kind, of_table
from game_server.ledger.books import Why
from game_server.reports.span import Span
from game_server.storage import schema
from game_server.tables.debts import RECKONED
from game_server.tables.ticket import TicketState

_sessions, _entries, _sheets = schema.sessions.c, schema.entries.c, schema.sheets.c
_rounds, _cash_outs, _tickets = schema.rounds.c, schema.cash_outs.c, schema.tickets.c

_debts, _transfers, _journal = schema.debts.c, schema.transfers.c, schema.journal.c

_HELD = (Kind.PLAYER, Kind.FELT, Kind.PRINTING, Kind.HAND_PAY)
_PAPER = (TicketState.ISSUED, TicketState.RESERVED, TicketState.REDEEMED)
"""States of a ticket that came out of the printer."""


@dataclass(slots=True)
class Meters:
    """Cents, but for the two that count games."""

    buy_ins: int = 0
    """From the dealer (RR 6.2.1)."""
    notes_in: int = 0
    tickets_in: int = 0
    turnover: int = 0
    """All wagers that took part in a spin."""
    total_wins: int = 0
    """Winnings without the stakes."""
    stakes_returned: int = 0
    """Stakes that came back with the winnings."""
    games_played: int = 0
    games_won: int = 0
    jackpots: int = 0
    """Cash jackpots credited once the pit boss confirmed them (RR 8.3.9); apart from the wins of the odds."""
    tickets_out: int = 0
    cancel_credits: int = 0
    """Paid by a person: by the dealer, or by hand when no ticket came."""
    adjustments: int = 0
    """A supervisor's adjustments, to the players' side. Corrections of outcomes (RR 9.4) are in the wins."""
    shortfalls: int = 0
    """Taken out before a correction took it off the wins (RR 9.4): with the players, and not theirs."""
    owed: int = 0
    """To players who had left: in the wins, the adjustments or the jackpots, and in no account of theirs."""
    credits: int = 0
    """Of the whole table: in players' accounts, on the felt, and in payments that wait."""

    @property
    def money_in(self) -> int:
        return self.buy_ins + self.notes_in + self.tickets_in

    @property
    def money_out(self) -> int:
        return self.tickets_out + self.cancel_credits

    @property
    def house_win(self) -> int:
        """The house's part of the wagers."""
        return self.turnover - self.total_wins - self.stakes_returned

    def __add__(self, other: Meters) -> Meters:
        return Meters(*(getattr(self, name) + getattr(other, name) for name in _NAMES))


_NAMES = [field.name for field in fields(Meters)]

_LEDGER = {
    Why.BUY_IN: "buy_ins",
    Why.NOTE: "notes_in",
    Why.TICKET_IN: "tickets_in",
    Why.ADJUSTMENT: "adjustments",
    Why.JACKPOT_PAID: "jackpots",
}


async def meters_by_station(connection: AsyncConnection, table: str, span: Span) -> dict[int, Meters]:
    """Every station of the table, also one where nothing happened."""
    places = await connection.execute(select(schema.stations.c.number).where(schema.stations.c.table_id == table))
    meters = {number: Meters() for (number,) in places}
    for station, why, cents in await connection.execute(_ledger(table, span)):
        its = meters[station]
        if why == Why.PAY_OUT:
            its.cancel_credits -= int(cents)  # straight from the player's account to the cage
        elif why in _LEDGER:
            setattr(its, _LEDGER[Why(why)], getattr(its, _LEDGER[Why(why)]) + int(cents))
    for station, staked, won, returned, played, games_won in await connection.execute(_played(table, span)):
        its = meters[station]
        its.turnover, its.total_wins, its.stakes_returned = int(staked), int(won), int(returned) - int(won)
        its.games_played, its.games_won = played, int(games_won)
    for station, on_paper, cents in await connection.execute(_paid(table, span)):
        if on_paper:
            meters[station].tickets_out += int(cents)
        else:
            meters[station].cancel_credits += int(cents)
    for moment, sign in ((_debts.made_ms, 1), (_debts.settled_ms, -1)):
        for station, kind, cents in await connection.execute(_owing(table, span, moment)):
            name = "owed" if kind == DebtKind.OWED else "shortfalls"
            setattr(meters[station], name, getattr(meters[station], name) + sign * int(cents))
    for why, cents, body in await connection.execute(_given_to_leavers(table, span)):
        event = json.loads(body)["event"]
        its = meters[event["station"] if "station" in event else event["prize"]["station"]]
        setattr(its, _LEDGER[Why(why)], getattr(its, _LEDGER[Why(why)]) + int(cents))
    return meters


async def meters_of_table(connection: AsyncConnection, table: str, span: Span) -> Meters:
    meters = sum((await meters_by_station(connection, table, span)).values(), Meters())
    meters.credits = int((await connection.execute(_credits(table, span))).scalar_one())
    return meters


def _ledger(table: str, span: Span) -> Select[int, str, int]:
    account: ColumnElement[str] = f"{Kind.PLAYER}:" + _sessions.id
    return (
        select(_sessions.station, _entries.why, func.sum(_entries.cents))
        .join(schema.entries, _entries.account == account)
        .where(_sessions.table_id == table, span.holds(_entries.at_ms))
        .group_by(_sessions.station, _entries.why)
    )


def _played(table: str, span: Span) -> Select[int, int, int, int, int, int]:
    counted = (_rounds.phase == Phase.SETTLED) & _sheets.recognised & _sheets.void_reason.is_(None)
    return (
        select(
            _sheets.station,
            func.sum(_sheets.total),
            func.sum(_sheets.won),
            func.sum(_sheets.returned),
            func.count(),
            func.sum(case((_sheets.won > 0, 1), else_=0)),
        )
        .join(schema.rounds, (_rounds.table_id == _sheets.table_id) & (_rounds.number == _sheets.round))
        .where(_sheets.table_id == table, counted, _sheets.total > 0, span.holds(_rounds.ended_ms))
        .group_by(_sheets.station)
    )


def _paid(table: str, span: Span) -> Select[int, bool, int]:
    on_paper = func.coalesce(_tickets.state, "").in_(_PAPER)
    return (
        select(_cash_outs.station, on_paper, func.sum(_cash_outs.cents))
        .join(schema.tickets, _tickets.number == _cash_outs.ticket, isouter=True)
        .where(_cash_outs.table_id == table, _cash_outs.state == CashOutState.PAID, span.holds(_cash_outs.done_ms))
        .group_by(_cash_outs.station, on_paper)
    )


def _owing(table: str, span: Span, moment: ColumnElement[int]) -> Select[int, str, int]:
    """Debts by station that were made in the span; or that a later correction took away again, by the end of theirs.
    What of those is left is a debt of its own."""
    ended_by_another = _debts.settled_how == RECKONED if moment is _debts.settled_ms else true()
    here = (_debts.table_id == table) & _debts.station.is_not(None) & ended_by_another
    return (
        select(_debts.station, _debts.kind, func.sum(_debts.cents))
        .where(here, span.holds(moment))
        .group_by(_debts.station, _debts.kind)
    )


def _given_to_leavers(table: str, span: Span) -> Select[str, int, str]:
    """Adjustments and prizes that went to no account because the player had left; the event says of which station."""
    owed = of_table(Kind.OWED, table).name
    return (
        select(_transfers.why, _transfers.cents, _journal.body)
        .join(schema.journal, (_journal.chain == _transfers.chain) & (_journal.number == _transfers.event))
        .where(_transfers.target == owed, schema.CAME_AND_WENT, span.holds(_transfers.at_ms))
        .where(_transfers.why.in_([Why.ADJUSTMENT, Why.JACKPOT_PAID]))
    )


def _credits(table: str, span: Span) -> Select[int]:
    held = schema.accounts.c.table_id == table, schema.accounts.c.kind.in_(_HELD)
    return (
        select(func.coalesce(func.sum(_entries.cents), 0))
        .join(schema.accounts, schema.accounts.c.name == _entries.account)
        .where(*held, span.holds(_entries.at_ms))
    )
