"""Writes movements to the database: the transfers, and the sums of the accounts they touch."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from game_server.ledger.books import Transfer, changes
from game_server.storage import schema
from game_server.storage.statements import Statement, Statements, execute_all

_COLUMNS = ("chain", "event", "source", "target", "cents", "why", "round", "at_ms")


async def post(connection: AsyncConnection, chain: str, caused: Iterable[tuple[int, Transfer]], *, at_ms: int) -> None:
    """Transfers, each with the number of the event of this chain that caused it."""
    makes = Statements(is_sqlite=connection.dialect.name == "sqlite")
    await execute_all(connection, transfer_statements(makes, chain, list(caused), at_ms))


def transfer_statements(
    makes: Statements, chain: str, booked: Sequence[tuple[int, Transfer]], at_ms: int
) -> list[Statement]:
    rows = [
        (chain, event, each.source.name, each.target.name, each.amount.cents, each.why.value, each.round, at_ms)
        for event, each in booked
    ]
    return [
        *_balances(makes, [transfer for _, transfer in booked]),
        *makes.insert_values(schema.transfers, _COLUMNS, rows),
    ]


def _balances(makes: Statements, transfers: list[Transfer]) -> list[Statement]:
    shared = {side.name for each in transfers for side in (each.source, each.target) if side.table is None}
    moved = changes(transfers)
    own = makes.add(schema.accounts, "name", "cents", {name: moved[name] for name in moved if name not in shared})
    # Tables share the others. One after the other, by name: no two writers ever wait for each other in a circle.
    one_by_one = "UPDATE accounts SET cents = cents + $1 WHERE name = $2"
    return own + [makes.plain(one_by_one, moved[name], name) for name in sorted(shared & moved.keys())]
