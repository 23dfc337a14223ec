"""What the last settled spin brought the house, from the sheets as they are on record: whoever has left since, and
whatever was corrected (RR 9.4)."""

from __future__ import annotations

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from game_protocol.staff import HouseSpin
from game_protocol.table import Phase
from game_server.storage import schema

_rounds, _sheets = schema.rounds.c, schema.sheets.c


async def last_spin_for_house(connection: AsyncConnection, table: str) -> HouseSpin | None:
    settled = (_rounds.table_id == table) & (_rounds.phase == Phase.SETTLED.value)
    number = (await connection.execute(select(func.max(_rounds.number)).where(settled))).scalar_one()
    if number is None:
        return None
    counted = (_sheets.round == number) & _sheets.recognised & _sheets.void_reason.is_(None)
    sums = select(func.coalesce(func.sum(_sheets.total), 0), func.coalesce(func.sum(_sheets.returned), 0))
    stakes, returned = (await connection.execute(sums.where(_sheets.table_id == table, counted))).one()
    return HouseSpin(round=number, stakes=int(stakes), returned=int(returned))
