"""Jackpots in figures: where every part of a meter came from and went (RR 8.4), and the prizes won at a table."""

from __future__ import annotations

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from game_protocol.jackpots import JackpotParameters
from game_server.jackpots import schema
from game_server.jackpots.reconciliation import reconcile
from game_server.jackpots.storage import offered_at
from game_server.reports.span import Span

Row = dict[str, str | int | None]

_rounds, _prizes = schema.rounds.c, schema.prizes.c


async def jackpot_meters(connection: AsyncConnection, table: str) -> list[Row]:
    """Every jackpot this table plays for or has paid into, as it is now; nothing is rounded but the ledger's cents."""
    gave = select(_rounds.jackpot_id, func.sum(_rounds.value)).where(_rounds.table_id == table)
    from_here = {name: int(parts) for name, parts in await connection.execute(gave.group_by(_rounds.jackpot_id))}
    ours = from_here.keys() | await offered_at(connection, table)
    found = await connection.execute(select(schema.jackpots).where(schema.jackpots.c.id.in_(ours)))
    parameters = {row.id: JackpotParameters.from_json(row.parameters) for row in found}
    return [
        {
            "jackpot": each.jackpot,
            "name": parameters[each.jackpot].name,
            "style": parameters[each.jackpot].style.value,
            "minimum": parameters[each.jackpot].minimum,
            "meter": each.meter,
            "seeded": each.seeded,
            "contributed": each.contributed,
            "from_this_table": from_here.get(each.jackpot, 0),
            "received": each.received,
            "paid": each.paid,
            "given_away": each.given_away,
            "reserve": each.reserve,
            "ledger": each.ledger,
            "reconciles": "yes" if each.reconciles else "; ".join(each.problems),
        }
        for each in await reconcile(connection)
        if each.jackpot in parameters
    ]


async def jackpot_prizes(connection: AsyncConnection, table: str, span: Span, most: int) -> list[Row]:
    """The newest first: what was won here, and what became of it."""
    here = select(schema.prizes).where(_prizes.table_id == table, span.holds(_prizes.won_ms))
    return [
        {
            "won": row.won_ms,
            "jackpot": row.jackpot_id,
            "name": row.name,
            "round": row.round,
            "station": row.station,
            "amount": row.cents,
            "goods": row.goods,
            "state": row.state,
            "decided": row.decided_ms,
            "by": row.decided_by,
            "reason": row.reason,
            "handed_over": row.handed_over_ms,
        }
        for row in await connection.execute(here.order_by(_prizes.won_ms.desc(), _prizes.id).limit(most))
    ]
