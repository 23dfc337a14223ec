"""Jackpots in the database: read under a lock, checked against their seal and the ledger, written back.

A meter is moved only while its row is held, in the order of the jackpots' names. So two tables of one linked jackpot
take turns, on PostgreSQL by the row's lock, on SQLite by its one writer, and neither can lose the other's wagers.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Insert, Row, Update, insert, or_, select, text, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from game_protocol.jackpots import JackpotParameters, Prize, PrizeState
from game_protocol.table import Phase
from game_rules.errors import RuleError
from game_rules.game import Game
from game_rules.money import Money
from game_rules.sheet import Sheet
from game_server.jackpots import schema
from game_server.jackpots.exact import Exact
from game_server.jackpots.meter import Jackpot, Movement
from game_server.jackpots.parameters import BadJackpot, Parameters
from game_server.jackpots.triggers import Played, Spin
from game_server.jackpots.vault import Memory, SealBroken, Vault
from game_server.ledger.accounts import Kind, of_jackpot
from game_server.storage import schema as core

LOCK_WAIT_MS = 2000
"""A jackpot that another process holds for longer than this is out of reach: the round goes on without it (RR 8.7)."""


_HELD_ELSEWHERE = ("55P03", "40P01")
"""PostgreSQL's names for a lock that was waited for too long, and for waiting in a circle."""


class OutOfReach(Exception):
    """Another process holds the jackpots: link lost (GMNS 1.28.5)."""


@dataclass(frozen=True, slots=True)
class WonPrize:
    """A prize as it is kept."""

    view: Prize
    session: str
    seed: Money


@dataclass(frozen=True, slots=True)
class Kept:
    """Jackpots as they were found: those that are in order, and why the others are not."""

    jackpots: dict[str, Jackpot]
    broken: dict[str, str]
    faults: dict[str, str]
    """The faults in `broken` that nobody knew before."""
    moved_to: dict[str, str]
    """Jackpots that are closed, and where their value went (RR 8.3.6)."""


async def lock(connection: AsyncConnection, vault: Vault, ids: Iterable[str]) -> Kept:
    """Nobody else moves these meters until the transaction ends."""
    wanted = select(schema.jackpots).where(schema.jackpots.c.id.in_(sorted(ids))).order_by(schema.jackpots.c.id)
    if connection.dialect.name == "postgresql":
        rows = await _lock_rows(connection, wanted.with_for_update())
    else:
        rows = list((await connection.execute(wanted)).all())
    return await read_all(connection, vault, rows)


async def read_all(connection: AsyncConnection, vault: Vault, rows: Sequence[Row[Any]]) -> Kept:
    kept = Kept({}, {}, {}, {})
    ledger = await _ledger(connection, [row.id for row in rows])
    for row in rows:
        if row.closed_ms is not None:
            kept.moved_to[row.id] = row.moved_to or ""
            continue
        try:
            kept.jackpots[row.id] = _in_order(row, vault, ledger)
        except (BadJackpot, SealBroken, RuleError, ValueError) as error:
            kept.broken[row.id] = str(error)
            if not row.fault:
                kept.faults[row.id] = str(error)
    return kept


async def _lock_rows(connection: AsyncConnection, wanted: Any) -> list[Row[Any]]:
    """In a savepoint: the transaction of the table survives a jackpot that does not answer."""
    savepoint = await connection.begin_nested()
    try:
        await connection.execute(text(f"SET LOCAL lock_timeout = {LOCK_WAIT_MS}"))
        rows = list((await connection.execute(wanted)).all())
        await connection.execute(text("SET LOCAL lock_timeout = 0"))
    except DBAPIError as error:
        if getattr(error.orig, "sqlstate", None) not in _HELD_ELSEWHERE:
            raise
        await savepoint.rollback()
        raise OutOfReach(str(error.orig).splitlines()[0]) from None
    await savepoint.commit()
    return rows


def _in_order(row: Row[Any], vault: Vault, ledger: dict[str, int]) -> Jackpot:
    """GMNS 1.28.5: a meter that does not agree with its memory or with the ledger is a fault, not an amount."""
    memory = vault.open(row.id, bytes(row.sealed))
    if (memory.value.parts, memory.reserve.parts) != (row.value, row.reserve):
        raise ValueError("memory mismatch: the meter is not what is under its seal")
    for kind, amount in ((Kind.JACKPOT, memory.value), (Kind.JACKPOT_RESERVE, memory.reserve)):
        if ledger.get(of_jackpot(kind, row.id).name, 0) != amount.shown.cents:
            raise ValueError("the meter does not reconcile with the ledger")
    return Jackpot(
        id=row.id,
        parameters=Parameters.read(JackpotParameters.from_json(row.parameters)),
        value=memory.value,
        reserve=memory.reserve,
        hidden=memory.hidden,
        pending=None if row.pending is None else Parameters.read(JackpotParameters.from_json(row.pending)),
        fault=row.fault,
    )


async def _ledger(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, int]:
    names = [of_jackpot(kind, jackpot).name for jackpot in ids for kind in (Kind.JACKPOT, Kind.JACKPOT_RESERVE)]
    accounts = core.accounts.c
    found = await connection.execute(select(accounts.name, accounts.cents).where(accounts.name.in_(names)))
    return {row.name: row.cents for row in found}


ANYTHING_AT_TABLE = """
SELECT EXISTS (
    SELECT 1 FROM jackpot_offers JOIN jackpot_group_tables ON jackpot_group_tables.group_id = jackpot_offers.group_id
    WHERE jackpot_group_tables.table_id = $1
) OR EXISTS (SELECT 1 FROM jackpot_prizes WHERE table_id = $1)
"""
"""Most tables play for nothing and never have; their rounds ask no more than this."""


async def offered_at(connection: AsyncConnection, table: str) -> set[str]:
    """The jackpots the table's group plays for, in order or not."""
    found = await connection.execute(
        select(schema.offers.c.jackpot_id)
        .join(schema.group_tables, schema.group_tables.c.group_id == schema.offers.c.group_id)
        .where(schema.group_tables.c.table_id == table)
    )
    return {row.jackpot_id for row in found}


async def prizes_at(
    connection: AsyncConnection, table: str, asked: Iterable[str], rounds: Iterable[int]
) -> dict[str, WonPrize]:
    """Those that wait for the pit boss, those asked for by name, and all of these rounds."""
    prizes = schema.prizes
    wanted = select(prizes).where(
        prizes.c.table_id == table,
        or_(prizes.c.state == PrizeState.WON.value, prizes.c.id.in_(list(asked)), prizes.c.round.in_(list(rounds))),
    )
    found = (await connection.execute(wanted.order_by(prizes.c.won_ms, prizes.c.id))).all()
    return {row.id: WonPrize(read_prize(row), row.session, Money(row.seed)) for row in found}


async def spins_before(connection: AsyncConnection, table: str, game: Game, round_: int, count: int) -> list[Spin]:
    """The last settled spins before a round, oldest first, with the wagers that counted in them."""
    if count < 1:
        return []
    rounds, sheets = core.rounds.c, core.sheets
    settled = await connection.execute(
        select(core.rounds)
        .where(rounds.table_id == table, rounds.phase == Phase.SETTLED.value, rounds.number < round_)
        .order_by(rounds.number.desc())
        .limit(count)
    )
    outcomes = {row.number: row.outcome for row in settled}
    counted = await connection.execute(
        select(sheets).where(
            sheets.c.table_id == table,
            sheets.c.round.in_(list(outcomes)),
            sheets.c.recognised.is_(True),
            sheets.c.void_reason.is_(None),
        )
    )
    played: dict[int, dict[int, Played]] = {number: {} for number in outcomes}
    for row in counted:
        played[row.round][row.station] = Played(row.session, Sheet.from_cents(game, json.loads(row.wagers)))
    return [Spin(outcomes[number], played[number]) for number in sorted(outcomes)]


def read_prize(row: Row[Any]) -> Prize:
    return Prize(
        prize=row.id,
        jackpot=row.jackpot_id,
        name=row.name,
        table=row.table_id,
        round=row.round,
        station=row.station,
        amount=row.cents,
        goods=row.goods,
        state=PrizeState(row.state),
        won_ms=row.won_ms,
        decided_by=row.decided_by,
        reason=row.reason,
        handed_over=row.handed_over_ms is not None,
    )


def new_prize(won: WonPrize) -> Insert:
    prize = won.view
    return insert(schema.prizes).values(
        id=prize.prize,
        jackpot_id=prize.jackpot,
        name=prize.name,
        table_id=prize.table,
        round=prize.round,
        station=prize.station,
        session=won.session,
        cents=prize.amount,
        goods=prize.goods,
        seed=won.seed.cents,
        state=prize.state.value,
        won_ms=prize.won_ms,
        decided_by="",
        reason="",
    )


def decided_prize(prize: Prize, at_ms: int) -> Update:
    """A decision is written over a prize that waits, and over no other: confirmed is final (RR 9.10)."""
    return (
        update(schema.prizes)
        .where(schema.prizes.c.id == prize.prize, schema.prizes.c.state == PrizeState.WON.value)
        .values(state=prize.state.value, decided_by=prize.decided_by, decided_ms=at_ms, reason=prize.reason)
    )


def handed_over(prize: str, at_ms: int) -> Update:
    return update(schema.prizes).where(schema.prizes.c.id == prize).values(handed_over_ms=at_ms)


def new_jackpot(jackpot: Jackpot, vault: Vault, at_ms: int) -> Insert:
    return insert(schema.jackpots).values(id=jackpot.id, created_ms=at_ms, **_columns(jackpot, vault))


def kept_jackpot(jackpot: Jackpot, vault: Vault) -> Update:
    return update(schema.jackpots).where(schema.jackpots.c.id == jackpot.id).values(**_columns(jackpot, vault))


def faulty(jackpot: str, fault: str) -> Update:
    """Only the word is written: figures that do not agree stay as they are, for the person who looks into it."""
    return update(schema.jackpots).where(schema.jackpots.c.id == jackpot).values(fault=fault)


def movement_row(jackpot: str, movement: Movement, chain: str, event: int, at_ms: int) -> Insert:
    return insert(schema.movements).values(
        jackpot_id=jackpot,
        what=movement.what.value,
        value=movement.value.parts,
        reserve=movement.reserve.parts,
        chain=chain,
        event=event,
        at_ms=at_ms,
    )


def contribution(
    jackpot: str, table: str, round_: int, turnover: Money, value: Exact, reserve: Exact, at_ms: int
) -> Insert:
    return insert(schema.rounds).values(
        jackpot_id=jackpot,
        table_id=table,
        round=round_,
        turnover=turnover.cents,
        value=value.parts,
        reserve=reserve.parts,
        at_ms=at_ms,
    )


def _columns(jackpot: Jackpot, vault: Vault) -> dict[str, object]:
    pending = jackpot.pending
    return {
        "parameters": jackpot.parameters.asked.to_json(),
        "pending": None if pending is None else pending.asked.to_json(),
        "value": jackpot.value.parts,
        "reserve": jackpot.reserve.parts,
        "sealed": vault.seal(jackpot.id, Memory(jackpot.value, jackpot.reserve, jackpot.hidden)),
        "fault": jackpot.fault,
    }
