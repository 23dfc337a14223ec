"""Technicians' acts at a station, newest first, as the station told them."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from game_protocol.technician import TechnicianAct, TechnicianActs
from game_server.storage import schema

MOST = 20
_requests = schema.requests.c


async def acts_at(connection: AsyncConnection, table: str, station: int) -> TechnicianActs:
    """Each act was asked under an id of its own, and what was asked is kept: `station:the act`."""
    kept = (
        select(_requests.asked)
        .where(_requests.table_id == table, _requests.what == "technician-act")
        .where(_requests.asked.startswith(f"{station}:", autoescape=True))
        .order_by(_requests.at_ms.desc())
        .limit(MOST)
    )
    found = (await connection.execute(kept)).scalars()
    return TechnicianActs(acts=[TechnicianAct.from_json(asked.partition(":")[2]) for asked in found])
