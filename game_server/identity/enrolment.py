"""Enrolment: a technician's one-time code brings a station to a place at a table, with a key of its own."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable
from enum import Enum, auto

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from game_protocol.identity import Enrolled
from game_protocol.phrases import Phrase
from game_protocol.problems import Problem
from game_server.chance import Chance
from game_server.clock import Clock
from game_server.identity import schema
from game_server.identity.codes import code_hash, new_code
from game_server.journal.chain import append_house_event
from game_server.refusals import Refusal
from game_server.storage import schema as core
from game_server.storage.database import Database

CODE_LASTS_MS = 24 * 3_600_000

BringStation = Callable[[str, int, str], Awaitable[None]]
"""Gives a place (table, number) to a station id, through the table's own writer; may refuse. Twice is once."""

_codes = schema.enrolment_codes
_keys = schema.station_keys


async def make_code(
    database: Database, clock: Clock, chance: Chance, table: str, station: int, *, by: str, most: int
) -> tuple[str, int]:
    """A code for one place and when it runs out. A new code makes an unused older one for the place worthless."""
    code = new_code(lambda count: _random_bytes(chance, count))
    now_ms = clock.now_ms()
    expires_ms = now_ms + CODE_LASTS_MS
    async with database.writing() as connection:
        await _place_is_there(connection, table, station, most)
        of_this_place = (_codes.c.table_id == table) & (_codes.c.station == station) & _codes.c.spent_by.is_(None)
        await connection.execute(delete(_codes).where(of_this_place | (_codes.c.expires_ms < now_ms)))
        row = {"code_hash": code_hash(code), "table_id": table, "station": station, "expires_ms": expires_ms}
        await connection.execute(_codes.insert().values(row))
        what: dict[str, object] = {"table": table, "station": station, "expires_ms": expires_ms}
        await append_house_event(connection, "enrolment-code-made", by, what, at_ms=now_ms)
    return code, expires_ms


class Place(Enum):
    """The state of one place at a table."""

    FREE = auto()
    CODE_GIVEN = auto()
    """A code for it is out, unused and good."""
    TAKEN = auto()


async def look_at_place(database: Database, clock: Clock, table: str, station: int) -> Place:
    out = (_codes.c.table_id == table) & (_codes.c.station == station) & _codes.c.spent_by.is_(None)
    there = (core.stations.c.table_id == table) & (core.stations.c.number == station)
    async with database.reading() as connection:
        code = await connection.execute(select(_codes.c.code_hash).where(out & (_codes.c.expires_ms > clock.now_ms())))
        if code.first() is not None:
            return Place.CODE_GIVEN
        taken = (await connection.execute(select(core.stations.c.id).where(there))).first() is not None
    return Place.TAKEN if taken else Place.FREE


class Enrolment:
    """Codes given out, codes used."""

    def __init__(
        self, database: Database, clock: Clock, chance: Chance, bring_station: BringStation, stations_a_table: int
    ) -> None:
        self._database = database
        self._clock = clock
        self._chance = chance
        self._bring_station = bring_station
        self._most = stations_a_table

    async def make_code(self, table: str, station: int, *, by: str) -> tuple[str, int]:
        return await make_code(self._database, self._clock, self._chance, table, station, by=by, most=self._most)

    async def enrol(self, code: str, public_key: str) -> Enrolled:
        """Takes a station in. Asked again with the same code and key, because the answer was lost, it says the same."""
        station_id = station_id_of(public_key)
        place = await self._spend_code(code, public_key, station_id)
        if place is None:
            raise Refusal(Problem.BAD_CODE, Phrase.BAD_CODE)
        table, station = place
        await self._bring_station(table, station, station_id)
        return Enrolled(station_id=station_id, table=table, station=station)

    async def _spend_code(self, code: str, public_key: str, station_id: str) -> tuple[str, int] | None:
        hashed, now_ms = code_hash(code), self._clock.now_ms()
        async with self._database.writing() as connection:
            good = (_codes.c.code_hash == hashed) & (_codes.c.expires_ms > now_ms)
            usable = good & (_codes.c.spent_by.is_(None) | (_codes.c.spent_by == public_key))
            found = (await connection.execute(select(_codes).where(usable).with_for_update())).one_or_none()
            if found is None:
                await append_house_event(connection, "enrolment-refused", station_id, {"why": "bad code"}, at_ms=now_ms)
                return None
            if found.spent_by is None:
                await connection.execute(update(_codes).where(good).values(spent_by=public_key))
                row = {"station_id": station_id, "public_key": public_key, "enrolled_ms": now_ms}
                await connection.execute(self._database.upsert(_keys).values(row))
                what: dict[str, object] = {"table": found.table_id, "station": found.station, "station_id": station_id}
                await append_house_event(connection, "enrolment-code-used", station_id, what, at_ms=now_ms)
        return found.table_id, found.station


def station_id_of(public_key: str) -> str:
    """A station is its key: the id follows from it, so that nothing can be enrolled under another's id."""
    return f"ats-{hashlib.sha256(bytes.fromhex(public_key)).hexdigest()[:24]}"


async def _place_is_there(connection: AsyncConnection, table: str, station: int, most: int) -> None:
    """Refuses a table that does not exist and the 101st place; a place that is taken may get a new machine."""
    if (await connection.execute(select(core.tables.c.id).where(core.tables.c.id == table))).first() is None:
        raise Refusal(Problem.UNKNOWN, Phrase.NO_TABLE, table=table)
    others = select(func.count()).where(core.stations.c.table_id == table, core.stations.c.number != station)
    taken = (await connection.execute(others)).scalar_one()
    if taken >= most:
        raise Refusal(Problem.TABLE_FULL, Phrase.TABLE_FULL, table=table, limit=most)


def _random_bytes(chance: Chance, count: int) -> bytes:
    drawn = b"".join(bytes.fromhex(chance.token()) for _ in range(-(-count // 8)))
    return drawn[:count]
