"""The self-audit identity of every visit (GMNS 1.16.17 as amended by NZ3.3):

balance + bets on the felt = money in + returned + adjustments + jackpots − stakes − cash-outs

The left side is the ledger's; the right side comes from the visits, sheets and cash-outs, which the ledger does not
read. So each cent is counted twice, on two ways.
"""

from __future__ import annotations

from sqlalchemy import ColumnElement, Select, case, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from game_rules.money import Money
from game_server.audit.findings import Findings
from game_server.ledger.accounts import Kind, of_player
from game_server.ledger.books import Why
from game_server.storage import schema

_rounds, _sheets, _entries, _accounts = schema.rounds.c, schema.sheets.c, schema.entries.c, schema.accounts.c
_MONEY_IN = (Why.BUY_IN, Why.NOTE, Why.TICKET_IN)
_OUT = (Why.CASH_OUT, Why.PAY_OUT)
_BESIDES = (Why.ADJUSTMENT, Why.JACKPOT_PAID)
"""Money that comes neither from the player nor from wagers; prizes are compared with the prizes won in `jackpots`."""


async def check_stations(connection: AsyncConnection, found: Findings) -> None:
    played = {session: int(cents) for session, cents in await connection.execute(_played())}
    corrected = {account: int(cents) for account, cents in await connection.execute(_corrected())}
    by_account = {row.account: row for row in await connection.execute(_moved())}
    for visit in await connection.execute(select(schema.sessions)):
        name = f"table {visit.table_id}, station {visit.station}, visit {visit.id}"
        account = of_player(visit.id, visit.table_id).name
        moved = by_account.get(account)
        balance, money_in, out, besides = (int(cents) for cents in moved[1:]) if moved else (0, 0, 0, 0)
        if visit.money_in != money_in:
            found.other_problems.append(
                f"{name}: money in is {Money(visit.money_in)}, the ledger says {Money(money_in)}"
            )
        right = visit.money_in + played.get(visit.id, 0) + corrected.get(account, 0) + besides + out
        if balance != right:
            found.other_problems.append(
                f"{name}: the balance is {Money(balance)}, "
                f"but money in, wagers, returns and cash-outs make {Money(right)}"
            )
        if visit.closed_ms is not None and balance:
            found.other_problems.append(f"{name}: is closed with {Money(balance)} in its account")


def _played() -> Select[str, int]:
    """Chips on the felt have not returned yet, so they count as staked here as they do in the ledger."""
    return (
        select(_sheets.session, func.sum(_sheets.returned - _sheets.total))
        .join(schema.rounds, (_rounds.table_id == _sheets.table_id) & (_rounds.number == _sheets.round))
        .where(_rounds.first_outcome.is_(None))
        .group_by(_sheets.session)
    )


def _corrected() -> Select[str, int]:
    """Rounds that were put right (RR 9.4): part may be owed, so the round is checked as a whole, in `rounds`."""
    return (
        select(_entries.account, func.sum(_entries.cents))
        .join(schema.rounds, (_rounds.table_id == _entries.chain) & (_rounds.number == _entries.round))
        .where(_rounds.first_outcome.is_not(None))
        .group_by(_entries.account)
    )


def _moved() -> Select[str, int, int, int, int]:
    return (
        select(
            _entries.account,
            func.sum(_entries.cents),
            _sum_of(_MONEY_IN),
            _sum_of(_OUT),
            _sum_of(_BESIDES),
        )
        .join(schema.accounts, _accounts.name == _entries.account)
        .where(_accounts.kind == Kind.PLAYER)
        .group_by(_entries.account)
    )


def _sum_of(reasons: tuple[Why, ...]) -> ColumnElement[int]:
    return func.sum(case((_entries.why.in_(reasons), _entries.cents), else_=0))
