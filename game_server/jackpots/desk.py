"""The desk of the jackpot office: transactions, locks and records that its rooms share."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from game_protocol.act import Act
from game_protocol.jackpots import JackpotParameters
from game_protocol.phrases import Phrase
from game_protocol.problems import Problem
from game_rules.library import load_game
from game_server.chance import Chance
from game_server.clock import Clock
from game_server.jackpots import schema, storage
from game_server.jackpots.draws import below
from game_server.jackpots.meter import Jackpot, Movement, Steps
from game_server.jackpots.parameters import BadJackpot, Parameters
from game_server.jackpots.vault import Vault
from game_server.journal.chain import HOUSE, append_house_event
from game_server.key_file import BadKey
from game_server.ledger.books import Transfer
from game_server.ledger.posting import post
from game_server.refusals import Refusal
from game_server.storage import schema as core
from game_server.storage.database import Database


@dataclass(frozen=True, slots=True)
class Desk:
    """Every act here locks jackpots first and the house's journal after them, so nobody waits in a circle."""

    database: Database
    clock: Clock
    chance: Chance
    vault: Vault

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[tuple[AsyncConnection, int]]:
        """A transaction, and its moment."""
        async with self.database.writing() as connection:
            try:
                yield connection, self.clock.now_ms()
            except BadKey as error:
                raise Refusal(Problem.UNAVAILABLE, Phrase.NO_JACKPOT_KEY, why=str(error)) from None
            except IntegrityError:
                raise Refusal(Problem.BUSY, Phrase.CHANGED_MEANWHILE) from None

    async def lock(self, connection: AsyncConnection, names: Iterable[str]) -> storage.Kept:
        try:
            return await storage.lock(connection, self.vault, set(names))
        except storage.OutOfReach:
            raise Refusal(Problem.BUSY, Phrase.JACKPOT_HELD) from None

    async def held(self, connection: AsyncConnection, names: Iterable[str]) -> dict[str, Jackpot]:
        """Open and in order, every one of them."""
        kept = await self.lock(connection, names)
        for name in names:
            if name in kept.broken:
                raise broken(name, kept.broken[name])
            if name not in kept.jackpots:
                raise unknown(name)
        return kept.jackpots

    def steps(self, jackpot: Jackpot) -> Steps:
        return Steps(jackpot, lambda bound: below(self.chance, bound))


def read_parameters(asked: JackpotParameters) -> Parameters:
    try:
        return Parameters.read(asked)
    except BadJackpot as error:
        raise Refusal(Problem.NOT_PERMITTED, Phrase.RULES_REFUSE, why=str(error)[0].upper() + str(error)[1:]) from None


async def journal(connection: AsyncConnection, by: str, asked: Act[Any], now_ms: int, **more: object) -> int:
    """The act under its own name, with what was found besides."""
    return await append_house_event(connection, asked.word(), by, {**asked.to_values(), **more}, at_ms=now_ms)


async def record(
    connection: AsyncConnection, jackpot: str, movements: Iterable[Movement], event: int, now_ms: int
) -> None:
    for movement in movements:
        await connection.execute(storage.movement_row(jackpot, movement, HOUSE, event, now_ms))


async def post_house(connection: AsyncConnection, transfers: Iterable[Transfer], event: int, now_ms: int) -> None:
    await post(connection, HOUSE, [(event, transfer) for transfer in transfers], at_ms=now_ms)


async def jackpot_row(connection: AsyncConnection, name: str) -> Row[Any] | None:
    return (await connection.execute(select(schema.jackpots).where(schema.jackpots.c.id == name))).one_or_none()


async def tables_of_group(connection: AsyncConnection, group: str) -> list[str]:
    tables = schema.group_tables.c
    rows = await connection.execute(select(tables.table_id).where(tables.group_id == group).order_by(tables.table_id))
    return [row.table_id for row in rows]


async def tables_playing(connection: AsyncConnection, jackpot: str) -> list[str]:
    tables, offers = schema.group_tables.c, schema.offers.c
    rows = await connection.execute(
        select(tables.table_id)
        .join(schema.offers, offers.group_id == tables.group_id)
        .where(offers.jackpot_id == jackpot)
        .order_by(tables.table_id)
    )
    return [row.table_id for row in rows]


async def check_games(connection: AsyncConnection, parameters: Parameters, tables: Iterable[str]) -> None:
    rows = await connection.execute(select(core.tables.c.game).where(core.tables.c.id.in_(list(tables))).distinct())
    for row in rows:
        try:
            parameters.check_game(load_game(row.game))
        except BadJackpot as error:
            raise Refusal(Problem.NOT_PERMITTED, Phrase.RULES_REFUSE, why=str(error), game=row.game) from None


def unknown(name: str) -> Refusal:
    return Refusal(Problem.UNKNOWN, Phrase.NO_JACKPOT, jackpot=name)


def broken(name: str, fault: str) -> Refusal:
    return Refusal(Problem.NOT_PERMITTED, Phrase.JACKPOT_OUT_OF_ORDER, why=fault, jackpot=name)
