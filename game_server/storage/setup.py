"""First things in a new database: whether it is one, a table and its chain, a station at it."""

from __future__ import annotations

from sqlalchemy import insert, inspect
from sqlalchemy.ext.asyncio import AsyncConnection

from game_protocol.table import LimitSign
from game_rules.library import load_game
from game_server.storage import schema


async def is_set_up(connection: AsyncConnection) -> bool:
    """Whether the tables of some release of ours are there; they come all at once."""
    return await connection.run_sync(lambda opened: inspect(opened).has_table(schema.tables.name))


async def create_table(
    connection: AsyncConnection,
    table: str,
    game_id: str,
    *,
    now_ms: int,
    name: str = "",
    period_s: int | None = None,
    is_open: bool = False,
) -> None:
    """A gaming table with the limits and the period of its game's book; a supervisor opens it."""
    game = load_game(game_id)
    limits = LimitSign.of(game.limits).to_json()
    await connection.execute(
        insert(schema.tables).values(
            id=table,
            name=name or f"Table {table}",
            game=game.id,
            open=is_open,
            period_s=period_s or game.wagering_period_s,
            limits=limits,
            created_ms=now_ms,
        )
    )
    await connection.execute(insert(schema.chains).values(chain=table, number=0, hash=schema.GENESIS, at_ms=now_ms))


async def create_station(connection: AsyncConnection, table: str, number: int, station_id: str, *, now_ms: int) -> None:
    """A station at a table nobody runs yet; at a running table `tables.stations.enrol` brings it."""
    await connection.execute(insert(schema.stations).values(station_row(table, number, station_id, now_ms)))


def station_row(table: str, number: int, station_id: str, now_ms: int) -> dict[str, object]:
    return {
        "table_id": table,
        "number": number,
        "id": station_id,
        "service": "in_service",
        "service_reason": "",
        "attendant_called": False,
        "personal_limits": None,
        "devices": "[]",
        "idle_rounds": 0,
        "enrolled_ms": now_ms,
    }
