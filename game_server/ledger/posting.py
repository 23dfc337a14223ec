"""Writes movements to the database: the transfers, and the sums of the accounts they touch."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import bindparam, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from game_server.ledger.books import Transfer, changes
from game_server.storage import schema

_MOVE_BALANCE = (
    update(schema.accounts)
    .where(schema.accounts.c.name == bindparam("account"))
    .values(cents=schema.accounts.c.cents + bindparam("change"))
)


async def post(connection: AsyncConnection, chain: str, caused: Iterable[tuple[int, Transfer]], *, at_ms: int) -> None:
    """Transfers, each with the number of the event of this chain that caused it."""
    booked = list(caused)
    if not booked:
        return
    moved = changes(transfer for _, transfer in booked)
    if moved:
        # In the order of their names: two that move the same shared accounts never wait for each other in a circle.
        ordered = [{"account": name, "change": moved[name]} for name in sorted(moved)]
        await connection.execute(_MOVE_BALANCE, ordered)
    rows = [
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
    ]
    await connection.execute(insert(schema.transfers), rows)
