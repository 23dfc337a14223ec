"""The jackpot office: what pit bosses set up; each act is a transaction with an event of the house.

Meters are moved here only by opening and repairing, under the same locks as at the tables.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sqlalchemy import Row, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from game_protocol.jackpot_office import (
    ChangeJackpot,
    JackpotGroup,
    OfferJackpot,
    OpenJackpot,
    SetJackpotDisplay,
    SetJackpotGroup,
)
from game_protocol.jackpots import JackpotParameters
from game_protocol.phrases import Phrase
from game_protocol.problems import Problem
from game_server.jackpots import bookings, reconciliation, schema, storage
from game_server.jackpots.desk import (
    Desk,
    check_games,
    jackpot_row,
    journal,
    post_house,
    read_parameters,
    record,
    tables_playing,
    unknown,
)
from game_server.jackpots.exact import Exact
from game_server.jackpots.meter import Jackpot
from game_server.ledger.accounts import PURSE
from game_server.refusals import Refusal
from game_server.storage import schema as core

LONGEST_FAULT = 120
"""As many as a display has room for."""


class Office:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def open_jackpot(self, asked: OpenJackpot, by: str) -> None:
        """GMNS 1.28.4: the start value is on the meter, and in the ledger, before anybody can play for it."""
        parameters = read_parameters(asked.parameters)
        async with self._desk.writing() as (connection, now_ms):
            if await jackpot_row(connection, asked.jackpot) is not None:
                raise Refusal(Problem.BAD_REQUEST, Phrase.JACKPOT_EXISTS, jackpot=asked.jackpot)
            accounts = [PURSE, *bookings.accounts_of(asked.jackpot)]
            rows = [{"name": each.name, "kind": each.kind.value, "table_id": None, "cents": 0} for each in accounts]
            await connection.execute(self._desk.database.insert_unless_there(core.accounts), rows)
            steps = self._desk.steps(Jackpot(asked.jackpot, parameters))
            steps.open()
            await connection.execute(storage.new_jackpot(steps.jackpot, self._desk.vault, now_ms))
            event = await journal(connection, by, asked, now_ms)
            await record(connection, asked.jackpot, steps.movements, event, now_ms)
            seed = [each for step in steps.movements for each in bookings.transfers(asked.jackpot, step)]
            await post_house(connection, seed, event, now_ms)

    async def change_jackpot(self, asked: ChangeJackpot, by: str) -> None:
        """GMNS 1.28.3: the parameters of a live jackpot wait until it is won."""
        name = asked.jackpot
        parameters = read_parameters(asked.parameters)
        async with self._desk.writing() as (connection, now_ms):
            jackpot = (await self._desk.held(connection, [name]))[name]
            if parameters.style is not jackpot.parameters.style:
                raise Refusal(Problem.NOT_PERMITTED, Phrase.JACKPOT_KEEPS_STYLE)
            await check_games(connection, parameters, await tables_playing(connection, name))
            changed = replace(jackpot, pending=parameters)
            await connection.execute(storage.kept_jackpot(changed, self._desk.vault))
            await journal(connection, by, asked, now_ms)

    async def offer_jackpot(self, asked: OfferJackpot, by: str) -> None:
        """RR 8.7: deemed not to operate properly, or properly again. A meter whose record was broken comes back only
        if its single steps and the ledger prove what is on it; a hidden value that could be known is drawn anew."""
        name = asked.jackpot
        async with self._desk.writing() as (connection, now_ms):
            kept = await self._desk.lock(connection, [name])
            row = await jackpot_row(connection, name)
            if row is None or row.closed_ms is not None:
                raise unknown(name)
            await journal(connection, by, asked, now_ms)
            if not asked.on:
                await connection.execute(storage.faulty(name, asked.reason[:LONGEST_FAULT]))
                return
            jackpot = kept.jackpots.get(name) or await self._proven(connection, row)
            await connection.execute(storage.kept_jackpot(replace(jackpot, fault=""), self._desk.vault))

    async def _proven(self, connection: AsyncConnection, row: Row[Any]) -> Jackpot:
        sums = (await reconciliation.add_up(connection)).get(row.id, reconciliation.Sums())
        pending = None if row.pending is None else read_parameters(JackpotParameters.from_json(row.pending))
        parameters = read_parameters(JackpotParameters.from_json(row.parameters))
        found = Jackpot(row.id, parameters, Exact(sums.meter), Exact(sums.in_reserve), pending=pending)
        accounts = core.accounts.c
        for account, amount in zip(bookings.accounts_of(row.id), (found.value, found.reserve), strict=False):
            cents = (await connection.execute(select(accounts.cents).where(accounts.name == account.name))).scalar_one()
            if cents != amount.shown.cents:
                raise Refusal(
                    Problem.NOT_PERMITTED,
                    Phrase.METER_AND_LEDGER_DIFFER,
                    meter=amount.shown.cents,
                    ledger=cents,
                    jackpot=row.id,
                )
        steps = self._desk.steps(found)
        steps.hide()
        return steps.jackpot

    async def set_jackpot_group(self, asked: SetJackpotGroup, by: str) -> None:
        """RR 8.3.1. The tables of a group that plays for a jackpot change only with a sign: by moving the group."""
        group = asked.group
        async with self._desk.writing() as (connection, now_ms):
            playing = await connection.execute(
                select(schema.offers.c.jackpot_id).where(schema.offers.c.group_id == group.group)
            )
            for row in playing:
                raise Refusal(
                    Problem.NOTICE_NEEDED,
                    Phrase.GROUP_IN_PLAY,
                    rule="8.3.4",
                    jackpot=row.jackpot_id,
                )
            await _check_tables(connection, group)
            tables = schema.group_tables
            named = {"id": group.group, "name": group.name}
            await connection.execute(self._desk.database.upsert(schema.groups), [named])
            await connection.execute(delete(tables).where(tables.c.group_id == group.group))
            rows = [{"table_id": table, "group_id": group.group} for table in sorted(set(group.tables))]
            await connection.execute(insert(tables), rows)
            await journal(connection, by, asked, now_ms)

    async def set_jackpot_display(self, asked: SetJackpotDisplay, by: str) -> None:
        """The jackpot client viewer (RR 2.2.7): what a table's display shows, and its messages."""
        table = asked.table
        async with self._desk.writing() as (connection, now_ms):
            if (await connection.execute(select(core.tables.c.id).where(core.tables.c.id == table))).first() is None:
                raise Refusal(Problem.UNKNOWN, Phrase.NO_TABLE, table=table)
            settings = {"table_id": table, "settings": asked.settings.to_json()}
            await connection.execute(self._desk.database.upsert(schema.displays), [settings])
            await journal(connection, by, asked, now_ms)


async def _check_tables(connection: AsyncConnection, asked: JackpotGroup) -> None:
    tables = schema.group_tables.c
    known = {row.id for row in await connection.execute(select(core.tables.c.id))}
    taken = {
        row.table_id: row.group_id
        for row in await connection.execute(select(schema.group_tables).where(tables.group_id != asked.group))
    }
    for table in asked.tables:
        if table not in known:
            raise Refusal(Problem.UNKNOWN, Phrase.NO_TABLE, table=table)
        if table in taken:
            raise Refusal(Problem.NOT_PERMITTED, Phrase.TABLE_IN_GROUP, group=taken[table], table=table)
