"""Single use: a signed challenge or approval that was used is written down, and is of no use again on any process."""

from __future__ import annotations

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncConnection

from game_server.identity import schema
from game_server.storage.database import Database

_CLOCKS_APART_MS = 60_000
"""Kept a little longer, for the sake of a process whose clock is behind."""


async def spend(database: Database, connection: AsyncConnection, nonce: str, *, expires_ms: int, now_ms: int) -> bool:
    """Whether this is the first use. Forgets, in passing, what has run out and could not be used anyway."""
    spent = schema.spent_seals
    await connection.execute(delete(spent).where(spent.c.expires_ms < now_ms - _CLOCKS_APART_MS))
    inserted = await connection.execute(database.insert_unless_there(spent).values(nonce=nonce, expires_ms=expires_ms))
    return inserted.rowcount == 1
