"""Wrong PINs, counted for each number and each place they come from, and forgotten after a while.

A number that five wrong PINs lock for everybody and for good is a gift to a stranger: he types them at a player's
station, and the pit boss stays out. So a number is locked only where they came from, for a quarter of an hour.
"""

from __future__ import annotations

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from game_server.identity.schema import wrong_pins
from game_server.storage.database import Database

MOST_FAILURES = 5
"""Wrong PINs in a row before a number is locked (AGCO kiosk 13.2.1-3)."""
FORGOTTEN_AFTER_MS = 15 * 60_000

_column = wrong_pins.c


async def count(connection: AsyncConnection, database: Database, number: str, source: str, now_ms: int) -> int | None:
    """One more, before the PIN is looked at; None where the number is locked for this source."""
    await connection.execute(delete(wrong_pins).where(_column.last_ms <= now_ms - FORGOTTEN_AFTER_MS))
    row = {"number": number, "source": source, "failures": 0, "last_ms": now_ms}
    await connection.execute(database.insert_unless_there(wrong_pins).values(row))
    counted = await connection.execute(
        update(wrong_pins)
        .where(_column.number == number, _column.source == source, _column.failures < MOST_FAILURES)
        .values(failures=_column.failures + 1, last_ms=now_ms)
        .returning(_column.failures)
    )
    failures: int | None = counted.scalar()
    return failures


async def forget(connection: AsyncConnection, number: str, source: str | None = None) -> None:
    """Those from one source, or all of a number's."""
    of_this = _column.number == number
    await connection.execute(
        delete(wrong_pins).where(of_this if source is None else of_this & (_column.source == source))
    )


async def locked(connection: AsyncConnection, now_ms: int) -> set[str]:
    """The numbers that are locked somewhere."""
    recent = _column.last_ms > now_ms - FORGOTTEN_AFTER_MS
    rows = await connection.execute(select(_column.number).where(recent, _column.failures >= MOST_FAILURES))
    return set(rows.scalars())
