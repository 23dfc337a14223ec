"""Identification over a real database, with a clock the test moves."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator

import pytest
from argon2 import PasswordHasher
from sqlalchemy import select

from game_protocol.identity import StationSignIn, signed_words
from game_protocol.keys import SigningKey
from game_rules.game import Role
from game_server.chance import SystemChance
from game_server.identity import schema as identity_schema
from game_server.identity.identification import Identification
from game_server.storage import schema
from game_server.storage.database import Database, migrate
from game_server.storage.setup import create_station, create_table
from tests.game_server.hand_clock import HandClock

PIT_BOSS, DEALER, TECHNICIAN = "2001", "1001", "9001"
PIN = "482916"


class Door:
    """Identification and what a test needs around it."""

    def __init__(self, database: Database, clock: HandClock) -> None:
        self.database = database
        self.clock = clock
        self.keeper = Identification(database, clock, SystemChance(), self._bring_station, 100)

    async def journal(self) -> list[tuple[str, str, dict[str, object]]]:
        """Kind, by and body of the house's events, in order."""
        events = select(schema.journal).where(schema.journal.c.chain == "house").order_by(schema.journal.c.number)
        async with self.database.reading() as connection:
            return [(row.kind, row.by, json.loads(row.body)) for row in await connection.execute(events)]

    async def kinds(self) -> list[str]:
        return [kind for kind, _, _ in await self.journal()]

    async def enrolled(self, number: int = 1) -> tuple[str, SigningKey]:
        """A station at table 1 and its key."""
        key = SigningKey.generate()
        code, _ = await self.keeper.enrolment.make_code("1", number, by="a test")
        taken = await self.keeper.enrolment.enrol(code, key.public)
        return taken.station_id, key

    def signed(self, station_id: str, key: SigningKey) -> StationSignIn:
        challenge, _ = self.keeper.sign_ins.challenge(station_id)
        signature = key.sign(signed_words(station_id, challenge)).hex()
        return StationSignIn(station_id=station_id, challenge=challenge, signature=signature, release="0.1.0")

    async def _bring_station(self, table: str, number: int, station_id: str) -> None:
        place = (schema.stations.c.table_id == table) & (schema.stations.c.number == number)
        async with self.database.writing() as connection:
            taken = await connection.execute(schema.stations.update().where(place).values(id=station_id))
            if taken.rowcount == 0:
                await create_station(connection, table, number, station_id, now_ms=self.clock.now_ms())


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
async def door(database_url: str, clock: HandClock) -> AsyncIterator[Door]:
    await asyncio.to_thread(migrate, database_url)
    database = Database(database_url)
    async with database.writing() as connection:
        await create_table(connection, "1", "rapid-roulette-single-zero", now_ms=clock.now_ms())
    door = Door(database, clock)
    await door.keeper.open()
    yield door
    await database.dispose()


@pytest.fixture(scope="session")
def pin_hash() -> str:
    """One for all tests: a PIN's hash is slow on purpose."""
    return PasswordHasher().hash(PIN)


@pytest.fixture
async def staffed(door: Door, pin_hash: str) -> Door:
    people = [
        (PIT_BOSS, "Ann Lee", Role.PIT_BOSS),
        (DEALER, "Bo Ek", Role.DEALER),
        (TECHNICIAN, "Cy Orr", Role.TECHNICIAN),
    ]
    async with door.database.writing() as connection:
        for number, name, role in people:
            row = {"number": number, "name": name, "role": role.value, "pin_hash": pin_hash}
            await connection.execute(identity_schema.staff.insert().values(**row, pin_set_ms=0))
    return door
