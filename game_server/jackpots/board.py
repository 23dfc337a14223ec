"""Jackpots as displays see them: amounts in whole cents, prizes, faults; never a hidden value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Row, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from game_protocol.jackpots import DisplaySettings, JackpotMeter, JackpotMeters, JackpotParameters, Prize, PrizeState
from game_server.jackpots import schema
from game_server.jackpots.exact import Exact
from game_server.jackpots.meter import Jackpot
from game_server.jackpots.storage import read_prize

_jackpots, _prizes = schema.jackpots.c, schema.prizes.c


def meter_view(jackpot: Jackpot) -> JackpotMeter:
    return _view(jackpot.id, jackpot.parameters.asked, jackpot.value, jackpot.fault, None)


def row_view(row: Row[Any], last_prize: Prize | None) -> JackpotMeter:
    """As the database has it: a meter whose seal is broken still shows its amount, beside the fault."""
    parameters = JackpotParameters.from_json(row.parameters)
    return _view(row.id, parameters, Exact(row.value), row.fault, last_prize)


def _view(name: str, parameters: JackpotParameters, value: Exact, fault: str, last_prize: Prize | None) -> JackpotMeter:
    return JackpotMeter(
        jackpot=name,
        name=parameters.name,
        style=parameters.style,
        amount=value.shown.cents,
        goods=parameters.goods,
        must_hit_by=parameters.must_hit_by,
        fault=fault,
        last_prize=last_prize,
    )


async def read_boards(connection: AsyncConnection, now_ms: int) -> dict[str, JackpotMeters]:
    """The board of every table that plays for a jackpot or has settings of its own."""
    meters = await _meters(connection)
    found = await connection.execute(select(schema.displays))
    displays = {row.table_id: DisplaySettings.from_json(row.settings) for row in found}
    playing = await connection.execute(
        select(schema.group_tables.c.table_id, schema.offers.c.jackpot_id)
        .join(schema.offers, schema.offers.c.group_id == schema.group_tables.c.group_id)
        .order_by(schema.offers.c.jackpot_id)
    )
    offered: dict[str, list[str]] = {table: [] for table in displays}
    for row in playing:
        offered.setdefault(row.table_id, []).append(row.jackpot_id)
    return {
        table: board_of(table, [meters[name] for name in names if name in meters], displays.get(table), now_ms)
        for table, names in offered.items()
    }


def board_of(table: str, meters: list[JackpotMeter], display: DisplaySettings | None, now_ms: int) -> JackpotMeters:
    """In the order the jackpot client viewer set; without one, by name."""
    display = display or DisplaySettings()
    if display.jackpots:
        by_name: Mapping[str, JackpotMeter] = {meter.jackpot: meter for meter in meters}
        meters = [by_name[name] for name in display.jackpots if name in by_name]
    return JackpotMeters(table=table, as_of_ms=now_ms, meters=meters, display=display)


async def _meters(connection: AsyncConnection) -> dict[str, JackpotMeter]:
    rows = (await connection.execute(select(schema.jackpots).where(_jackpots.closed_ms.is_(None)))).all()
    if not rows:
        return {}
    newest = (
        select(_prizes.jackpot_id, func.max(_prizes.won_ms).label("won_ms"))
        .where(_prizes.state != PrizeState.RETURNED.value)
        .group_by(_prizes.jackpot_id)
        .subquery()
    )
    prizes = await connection.execute(
        select(schema.prizes)
        .join(newest, (newest.c.jackpot_id == _prizes.jackpot_id) & (newest.c.won_ms == _prizes.won_ms))
        .where(_prizes.state != PrizeState.RETURNED.value)
        .order_by(_prizes.id)
    )
    last = {row.jackpot_id: read_prize(row) for row in prizes}
    return {row.id: row_view(row, last.get(row.id)) for row in rows}
