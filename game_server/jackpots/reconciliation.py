"""The proof: each meter is what the house and the wagers put on it, less what was won and moved (RR 8.4).

Everything is added up again from single records: contributions of each settled round, every other step of the
meter, the ledger, the prizes, and the sheets the contributions came from.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Row, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from game_protocol.jackpot_office import Reconciliation
from game_protocol.jackpots import PrizeState
from game_protocol.table import Phase
from game_rules.money import Money
from game_server.jackpots import schema
from game_server.jackpots.exact import PARTS
from game_server.jackpots.meter import What
from game_server.ledger.accounts import Kind, of_jackpot
from game_server.ledger.books import Why
from game_server.storage import schema as core

_rounds, _moves, _prizes, _transfers = schema.rounds.c, schema.movements.c, schema.prizes.c, core.transfers.c

RECEIVED = (What.RECEIVED, What.FROM_RESERVE, What.RETURNED)
GIVEN = (What.CLOSED, What.SEED_BACK, What.TO_RESERVE)


@dataclass(slots=True)
class Sums:
    """One jackpot, added up."""

    contributed: int = 0
    reserved: int = 0
    value: dict[str, int] = field(default_factory=dict)
    reserve: dict[str, int] = field(default_factory=dict)
    waiting: int = 0
    """Cents of prizes that are won and not decided."""
    confirmed: int = 0
    paid_out: int = 0
    """Cents that left the prize account for a player, by the ledger."""

    def moved(self, *whats: What) -> int:
        return sum(self.value.get(what, 0) for what in whats)

    @property
    def meter(self) -> int:
        return self.contributed + sum(self.value.values())

    @property
    def in_reserve(self) -> int:
        return self.reserved + sum(self.reserve.values())


async def reconcile(connection: AsyncConnection) -> list[Reconciliation]:
    sums = await add_up(connection)
    ledger = await _ledger(connection)
    wrong_rounds = await _contributions_against_sheets(connection)
    rows = (await connection.execute(select(schema.jackpots).order_by(schema.jackpots.c.id))).all()
    return [_one(row, sums.get(row.id, Sums()), ledger, wrong_rounds.get(row.id, [])) for row in rows]


async def add_up(connection: AsyncConnection) -> dict[str, Sums]:
    """From the single records, and from nothing that was added up before."""
    sums: dict[str, Sums] = {}
    of_rounds = select(_rounds.jackpot_id, func.sum(_rounds.value), func.sum(_rounds.reserve))
    for name, value, reserve in await connection.execute(of_rounds.group_by(_rounds.jackpot_id)):
        # PostgreSQL adds up in exact decimals: whole parts all the same.
        sums[name] = Sums(int(value), int(reserve))
    of_moves = select(_moves.jackpot_id, _moves.what, func.sum(_moves.value), func.sum(_moves.reserve))
    for name, what, value, reserve in await connection.execute(of_moves.group_by(_moves.jackpot_id, _moves.what)):
        its = sums.setdefault(name, Sums())
        its.value[what], its.reserve[what] = int(value), int(reserve)
    of_prizes = select(_prizes.jackpot_id, _prizes.state, func.sum(_prizes.cents))
    for name, state, cents in await connection.execute(of_prizes.group_by(_prizes.jackpot_id, _prizes.state)):
        its = sums.setdefault(name, Sums())
        if state == PrizeState.WON:
            its.waiting = int(cents)
        elif state == PrizeState.CONFIRMED:
            its.confirmed = int(cents)
    paid = select(_transfers.source, func.sum(_transfers.cents)).where(_transfers.why == Why.JACKPOT_PAID.value)
    for source, cents in await connection.execute(paid.group_by(_transfers.source)):
        sums.setdefault(source.partition(":")[2], Sums()).paid_out = int(cents)
    return sums


def _one(row: Row[Any], sums: Sums, ledger: dict[str, int], wrong_rounds: list[str]) -> Reconciliation:
    problems = [*_problems(row, sums, ledger), *wrong_rounds]
    return Reconciliation(
        jackpot=row.id,
        meter=row.value,
        seeded=sums.moved(What.SEEDED),
        contributed=sums.contributed,
        received=sums.moved(*RECEIVED),
        paid=-sums.moved(What.WON),
        given_away=-sums.moved(*GIVEN),
        reserve=row.reserve,
        ledger=ledger.get(of_jackpot(Kind.JACKPOT, row.id).name, 0),
        reconciles=not problems,
        problems=problems,
    )


def _problems(row: Row[Any], sums: Sums, ledger: dict[str, int]) -> Iterator[str]:
    if row.value != sums.meter:
        yield f"the meter has {_exact(row.value)}, its steps make {_exact(sums.meter)}"
    if row.reserve != sums.in_reserve:
        yield f"the reserve has {_exact(row.reserve)}, its steps make {_exact(sums.in_reserve)}"
    for kind, due in (
        (Kind.JACKPOT, row.value // PARTS),
        (Kind.JACKPOT_RESERVE, row.reserve // PARTS),
        (Kind.JACKPOT_PRIZE, sums.waiting),
    ):
        name = of_jackpot(kind, row.id).name
        if ledger.get(name, 0) != due:
            yield f"the ledger's account {name} has {Money(ledger.get(name, 0))}, it should have {Money(due)}"
    if sums.paid_out != sums.confirmed:
        yield f"prizes of {Money(sums.confirmed)} are confirmed, {Money(sums.paid_out)} was paid"


async def _ledger(connection: AsyncConnection) -> dict[str, int]:
    accounts = core.accounts.c
    of_jackpots = accounts.kind.in_([Kind.JACKPOT, Kind.JACKPOT_RESERVE, Kind.JACKPOT_PRIZE])
    found = await connection.execute(select(accounts.name, accounts.cents).where(of_jackpots))
    return {row.name: row.cents for row in found}


async def _contributions_against_sheets(connection: AsyncConnection) -> dict[str, list[str]]:
    """RR 8.4.2: the turnover a jackpot took its share of is what lay on the recognised, valid sheets of the round."""
    sheets, rounds = core.sheets.c, core.rounds.c
    turnover = (
        select(sheets.table_id, sheets.round, func.sum(sheets.total).label("cents"))
        .where(sheets.recognised.is_(True), sheets.void_reason.is_(None))
        .group_by(sheets.table_id, sheets.round)
        .subquery()
    )
    wrong = await connection.execute(
        select(schema.rounds, turnover.c.cents, rounds.phase)
        .join(core.rounds, (rounds.table_id == _rounds.table_id) & (rounds.number == _rounds.round))
        .outerjoin(turnover, (turnover.c.table_id == _rounds.table_id) & (turnover.c.round == _rounds.round))
        .where(
            (func.coalesce(turnover.c.cents, 0) != _rounds.turnover)
            | rounds.phase.not_in([Phase.SETTLED.value, Phase.VOID.value])
        )
    )
    problems: dict[str, list[str]] = {}
    for row in wrong:
        problems.setdefault(row.jackpot_id, []).append(
            f"table {row.table_id}, round {row.round} ({row.phase}): it took its share of {Money(row.turnover)}, "
            f"the sheets make {Money(int(row.cents or 0))}"
        )
    return problems


def _exact(parts: int) -> str:
    return f"{Money(parts // PARTS)} and {parts % PARTS} millionths of a cent"
