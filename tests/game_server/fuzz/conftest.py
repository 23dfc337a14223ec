"""A real server process to be mistreated, and a way to see whether its table or its ledger moved."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from sqlalchemy import Engine, create_engine, text

from ats.load.server_process import ServerProcess
from game_rules.game import Role
from game_server.audit import audit
from game_server.callers import Caller, StaffCaller, StationCaller
from game_server.chance import SystemChance
from game_server.clock import SystemClock
from game_server.embedded import STAFF, Installation, install
from game_server.identity.doorkeeper import Doorkeeper
from game_server.storage.database import Database

STATIONS = 2


@dataclass
class Victim:
    """A server that must survive this."""

    server: ServerProcess
    house: Installation
    _engine: Engine

    def state(self) -> tuple[object, ...]:
        """What a refused request may not change: the ledger, and what people and stations did at the table. A
        refused ticket is on record all the same, and so is the alert that many of them raise."""
        with self._engine.connect() as connection:
            moved = connection.execute(text("SELECT COUNT(*), COALESCE(SUM(cents), 0) FROM transfers")).one()
            deeds = (
                "SELECT COUNT(*) FROM journal WHERE chain = '1' AND by <> 'server'"
                " AND kind NOT IN ('ticket-refused', 'alert')"
            )
            done = connection.execute(text(deeds))
            return (*moved, done.scalar_one())

    def token(self, who: Role | int) -> str:
        """Of a person or a station, made as any process of the house could."""
        return asyncio.run(self.token_of(who))

    def problems(self) -> list[str]:
        return asyncio.run(self._problems())

    async def token_of(self, who: Role | int) -> str:
        database = Database(self.house.database)
        try:
            keeper = Doorkeeper(database, SystemClock(), SystemChance(), _nowhere, 100)
            await keeper.open()
            caller: Caller = (
                StaffCaller(STAFF[who], who.value, who)
                if isinstance(who, Role)
                else StationCaller(self.house.station(who).station_id, "1", who)
            )
            return keeper.tokens.issue(caller, SystemClock().now_ms())[0]
        finally:
            await database.dispose()

    async def _problems(self) -> list[str]:
        database = Database(self.house.database)
        try:
            return (await audit(database)).problems
        finally:
            await database.dispose()


async def _nowhere(table: str, number: int, station_id: str) -> None:
    raise AssertionError("nothing is enrolled here")


@pytest.fixture(scope="module")
def victim(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Victim]:
    folder = tmp_path_factory.mktemp("victim")
    yield from attacked(f"sqlite:///{folder / 'ats.db'}", folder)


def attacked(url: str, folder: Path) -> Iterator[Victim]:
    """Set up, handed out, stopped; and its books must be in order afterwards."""
    house = asyncio.run(install(url, stations=STATIONS))
    server = ServerProcess(url, folder / "server.log")
    asyncio.run(server.start())
    engine = create_engine(url)
    victim = Victim(server, house, engine)
    try:
        yield victim
        log = server.log.read_text(encoding="utf-8")
        assert '"level": "error"' not in log, log[-3000:]
        assert "Traceback" not in log, log[-3000:]
        assert victim.problems() == []
    finally:
        server.stop()
        engine.dispose()
