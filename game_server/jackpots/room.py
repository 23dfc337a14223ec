"""The jackpot room of a server process: office, changes, live boards, and what the tables' writers need of them."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import ColumnElement, Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from game_protocol.jackpot_office import JackpotGroup, JackpotRoom, JackpotRow, Reconciliations, TableName
from game_protocol.jackpots import JackpotParameters, Prize, PrizeState
from game_server.chance import Chance
from game_server.clock import Clock
from game_server.jackpots import schema, signs
from game_server.jackpots.board import row_view
from game_server.jackpots.changes import Changes
from game_server.jackpots.desk import Desk
from game_server.jackpots.exact import Exact
from game_server.jackpots.live import LiveBoards
from game_server.jackpots.office import Office
from game_server.jackpots.playing import PlayingNeeds
from game_server.jackpots.reconciliation import reconcile
from game_server.jackpots.storage import read_prize
from game_server.jackpots.vault import Vault
from game_server.key_file import jackpot_key_file
from game_server.settings import Settings
from game_server.storage import schema as core
from game_server.storage.database import Database
from game_server.tables.floor import Floor
from game_server.tables.work import Needs

_prize = schema.prizes.c


class Jackpots:
    """Made with the house; `open` once the floor is open, `shut` before it shuts."""

    def __init__(self, settings: Settings, clock: Clock, chance: Chance, database: Database, floor: Floor) -> None:
        self._database = database
        self._clock = clock
        self._vault = Vault(jackpot_key_file(settings.database, settings.jackpot_key))
        desk = Desk(database, clock, chance, self._vault)
        self.office = Office(desk)
        self.changes = Changes(desk)
        self.boards = LiveBoards(database, clock, floor)
        self._looking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.boards.refresh()
        self._looking = asyncio.create_task(self.boards.run(), name="live jackpot meters")

    async def shut(self) -> None:
        self.boards.close()
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)

    def needs(self, *, round_: int | None = None, prize: str | None = None) -> Needs:
        """The jackpots a request at a table needs before it can be decided."""
        return Needs(round=round_, extra=PlayingNeeds(self._vault, round_, prize))

    async def everything(self) -> JackpotRoom:
        """For the console's page."""
        async with self._database.reading() as connection:
            rows = (await connection.execute(select(schema.jackpots).order_by(schema.jackpots.c.id))).all()
            offers = (await connection.execute(select(schema.offers).order_by(schema.offers.c.group_id))).all()
            groups = await _groups(connection)
            changes = await signs.announced(connection)
            unconfirmed = await _prizes(connection, _prize.state == PrizeState.WON.value)
            owed = (_prize.state == PrizeState.CONFIRMED.value) & (_prize.goods != "")
            to_hand_over = await _prizes(connection, owed & _prize.handed_over_ms.is_(None))
            tables = await _tables(connection)
        jackpots = [_row(row, [offer.group_id for offer in offers if offer.jackpot_id == row.id]) for row in rows]
        return JackpotRoom(
            jackpots=jackpots,
            groups=groups,
            changes=changes,
            unconfirmed=unconfirmed,
            to_hand_over=to_hand_over,
            tables=tables,
        )

    async def reconciliations(self) -> Reconciliations:
        async with self._database.reading() as connection:
            return Reconciliations(as_of_ms=self._clock.now_ms(), jackpots=await reconcile(connection))


def _row(row: Row[Any], groups: list[str]) -> JackpotRow:
    return JackpotRow(
        meter=row_view(row, None),
        parameters=JackpotParameters.from_json(row.parameters),
        pending=None if row.pending is None else JackpotParameters.from_json(row.pending),
        reserve=Exact(row.reserve).shown.cents,
        groups=groups,
        closed=row.closed_ms is not None,
    )


async def _prizes(connection: AsyncConnection, which: ColumnElement[bool]) -> list[Prize]:
    """Oldest first."""
    rows = await connection.execute(select(schema.prizes).where(which).order_by(_prize.won_ms))
    return [read_prize(row) for row in rows]


async def _tables(connection: AsyncConnection) -> list[TableName]:
    tables = core.tables.c
    rows = await connection.execute(select(tables.id, tables.name, tables.game).order_by(tables.id))
    return [TableName(table=row.id, name=row.name, game=row.game) for row in rows]


async def _groups(connection: AsyncConnection) -> list[JackpotGroup]:
    tables: dict[str, list[str]] = {}
    for row in await connection.execute(select(schema.group_tables).order_by(schema.group_tables.c.table_id)):
        tables.setdefault(row.group_id, []).append(row.table_id)
    rows = await connection.execute(select(schema.groups).order_by(schema.groups.c.id))
    return [JackpotGroup(group=row.id, name=row.name, tables=tables[row.id]) for row in rows if row.id in tables]
