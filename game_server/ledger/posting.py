"""Writes movements to the database: the transfers, and the sums of the accounts they touch."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, bindparam, update
from sqlalchemy.ext.asyncio import AsyncConnection

from game_server.ledger.books import Transfer, changes
from game_server.storage import schema
from game_server.storage.bulk import add_to_rows, insert_rows

_MOVE_SHARED = (
    update(schema.accounts)
    .where(schema.accounts.c.name == bindparam("account"))
    .values(cents=schema.accounts.c.cents + bindparam("change"))
)


async def post(connection: AsyncConnection, chain: str, caused: Iterable[tuple[int, Transfer]], *, at_ms: int) -> None:
    """Transfers, each with the number of the event of this chain that caused it."""
    await connection.run_sync(write_transfers, chain, list(caused), at_ms)


def write_transfers(connection: Connection, chain: str, booked: list[tuple[int, Transfer]], at_ms: int) -> None:
    if not booked:
        return
    _move_balances(connection, [transfer for _, transfer in booked])
    insert_rows(
        connection,
        schema.transfers,
        [
            {
                "chain": chain,
                "event": event,
                "source": transfer.source.name,
                "target": transfer.target.name,
                "cents": transfer.amount.cents,
                "why": transfer.why.value,
                "round": transfer.round,
                "at_ms": at_ms,
            }
            for event, transfer in booked
        ],
    )


def _move_balances(connection: Connection, transfers: list[Transfer]) -> None:
    shared = {side.name for each in transfers for side in (each.source, each.target) if side.table is None}
    moved = changes(transfers)
    add_to_rows(connection, schema.accounts, "name", "cents", {n: moved[n] for n in moved if n not in shared})
    # Tables share these. One after the other, by name: no two writers ever wait for each other in a circle.
    for name in sorted(shared & moved.keys()):
        connection.execute(_MOVE_SHARED, {"account": name, "change": moved[name]})
