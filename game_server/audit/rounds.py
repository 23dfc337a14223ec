"""Every round settled again from its locked sheets, and compared with what was kept, journalled and paid."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Row, Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from game_protocol.table import Phase
from game_rules.errors import RuleError
from game_rules.game import Game
from game_rules.library import load_game
from game_rules.money import Money
from game_rules.settlement import settle
from game_rules.sheet import Sheet
from game_server.audit.findings import Findings
from game_server.audit.journal import Evidence, fingerprint
from game_server.ledger.accounts import Kind, of_player
from game_server.storage import schema

WINDOW = 500
"""Rounds that are held in memory at a time."""

_rounds, _sheets, _entries, _accounts = schema.rounds.c, schema.sheets.c, schema.entries.c, schema.accounts.c
_RUNNING = (Phase.BETTING, Phase.CLOSED, Phase.RESULT)


@dataclass
class _Round:
    """One round, its sheets, and what the ledger moved for it, by account."""

    row: Row[Any]
    sheets: list[Row[Any]] = field(default_factory=list)
    moved: dict[str, int] = field(default_factory=dict)


async def settle_again(
    connection: AsyncConnection, evidence: Evidence, found: Findings, seen: Callable[[], None]
) -> None:
    """`seen` is called after each round."""
    tables = (await connection.execute(select(schema.tables))).all()
    for table in tables:
        game = load_game(table.game)
        on_felt = 0
        async for round_ in _rounds_of(connection, table.id):
            found.rounds += 1
            audited = _Audit(game, table.id, round_, evidence)
            found.other_problems += audited.problems()
            on_felt += audited.on_felt
            seen()
        felt = await _balance(connection, f"{Kind.FELT}:{table.id}")
        if felt != on_felt:
            found.other_problems.append(
                f"table {table.id}: the felt account has {Money(felt)}, running sheets make {Money(on_felt)}"
            )


class _Audit:
    """One round, looked at from every side."""

    def __init__(self, game: Game, table: str, round_: _Round, evidence: Evidence) -> None:
        self._game = game
        self._table = table
        self._round = round_
        self._row = round_.row
        self._evidence = evidence
        self._key = (table, round_.row.number)
        self._phase = round_.row.phase
        self.on_felt = 0
        """The amount that must still lie on the felt for it."""

    def problems(self) -> list[str]:
        said = [*self._as_journalled(), *self._each_sheet(), *self._as_paid()]
        return [f"table {self._table}, round {self._row.number}: {problem}" for problem in said]

    def _as_journalled(self) -> Iterable[str]:
        locked = self._evidence.locked.get(self._key)
        if locked is not None:
            if locked != fingerprint({sheet.station: sheet.digest for sheet in self._round.sheets}):
                yield "the sheets are not those that the journal says were locked"
        elif self._phase in (Phase.CLOSED, Phase.RESULT, Phase.SETTLED):
            yield "the journal does not say that it was closed"
        if self._phase == Phase.SETTLED and self._evidence.outcomes.get(self._key) != self._row.outcome:
            yield f"the outcome is {self._row.outcome}, the journal says {self._evidence.outcomes.get(self._key)}"

    def _each_sheet(self) -> Iterable[str]:
        for row in self._round.sheets:
            try:
                sheet = Sheet.from_cents(self._game, json.loads(row.wagers))
                yield from self._one_sheet(row, sheet)
            except (RuleError, ValueError) as error:
                yield f"station {row.station}'s sheet cannot be read: {error}"

    def _one_sheet(self, row: Row[Any], sheet: Sheet) -> Iterable[str]:
        if (sheet.digest, sheet.total.cents) != (row.digest, row.total):
            yield f"station {row.station}'s wagers were changed: their digest or their total is another"
        counts = row.recognised and row.void_reason is None and bool(sheet.wagers)
        if self._phase in _RUNNING:
            self.on_felt += sheet.total.cents if counts else 0
            return
        if counts and self._phase == Phase.SETTLED:
            result = settle(sheet, self._row.outcome)
            won, returned = result.won.cents, result.returned.cents
        else:  # no spin, void, or not recognised: exactly the stake goes back
            won, returned = 0, sheet.total.cents
        if (row.won, row.returned) != (won, returned):
            yield (
                f"station {row.station} won {Money(row.won)} and got {Money(row.returned)} back; by the rules it is "
                f"{Money(won)} and {Money(returned)}"
            )

    def _as_paid(self) -> Iterable[str]:
        """The ledger moved for the round exactly what the sheets say: stakes out, returns in."""
        if self._phase in _RUNNING:
            return
        if self._row.first_outcome is not None:
            yield from self._as_paid_in_all()
            return
        due: dict[str, int] = {}
        for sheet in self._round.sheets:
            account = of_player(sheet.session, self._table).name
            due[account] = due.get(account, 0) + sheet.returned - sheet.total
        for account in sorted(due.keys() | self._round.moved.keys()):
            paid = self._round.moved.get(account, 0)
            if paid != due.get(account, 0):
                yield f"{account} was moved by {Money(paid)}, its sheet makes {Money(due.get(account, 0))}"

    def _as_paid_in_all(self) -> Iterable[str]:
        """After a correction (RR 9.4) part may be owed by or to players who left: the round is right as a whole."""
        due = sum(sheet.returned - sheet.total for sheet in self._round.sheets)
        paid = sum(self._round.moved.values())
        if paid != due:
            yield f"with its correction {Money(paid)} was moved, the sheets make {Money(due)}"


async def _rounds_of(connection: AsyncConnection, table: str) -> AsyncIterator[_Round]:
    last = (await connection.execute(select(func.max(_rounds.number)).where(_rounds.table_id == table))).scalar()
    for first in range(0, (last or 0) + 1, WINDOW):
        span = (first, first + WINDOW - 1)
        rows = await connection.execute(
            select(schema.rounds)
            .where(_rounds.table_id == table, _rounds.number.between(*span))
            .order_by(_rounds.number)
        )
        rounds = {row.number: _Round(row) for row in rows}
        for sheet in await connection.execute(
            select(schema.sheets).where(_sheets.table_id == table, _sheets.round.between(*span))
        ):
            rounds[sheet.round].sheets.append(sheet)
        for number, account, cents in await connection.execute(_moved(table, span)):
            if number in rounds:
                rounds[number].moved[account] = int(cents)
        for round_ in rounds.values():
            yield round_


def _moved(table: str, span: tuple[int, int]) -> Select[int, str, int]:
    of_players = _accounts.kind.in_([Kind.PLAYER, Kind.OWED, Kind.SHORTFALL])
    return (
        select(_entries.round, _entries.account, func.sum(_entries.cents))
        .join(schema.accounts, _accounts.name == _entries.account)
        .where(_entries.chain == table, _entries.round.between(*span), of_players)
        .group_by(_entries.round, _entries.account)
    )


async def _balance(connection: AsyncConnection, account: str) -> int:
    return (await connection.execute(select(_accounts.cents).where(_accounts.name == account))).scalar() or 0
