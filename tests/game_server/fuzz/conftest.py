"""A real server process to be mistreated, and a way to see whether its table or its ledger moved."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from ats.load.server_process import ServerProcess
from game_rules.game import Role
from game_server.audit import audit
from game_server.callers import Caller, StaffCaller, StationCaller
from game_server.chance import SystemChance
from game_server.clock import SystemClock
from game_server.embedded import STAFF, Installation, install
from game_server.identity.identification import Identification
from game_server.storage.database import Database

STATIONS = 2


@dataclass
class Victim:
    """A server that must survive this."""

    server: ServerProcess
    house: Installation
    _database: Database
    _own_loop: Callable[[Coroutine[Any, Any, Any]], Any]

    def state(self) -> tuple[object, ...]:
        """What a refused request may not change: the ledger, and what people and stations did at the table. A
        refused ticket is on record all the same, and so is the alert that many of them raise."""
        found: tuple[object, ...] = self._own_loop(self._state())
        return found

    def token(self, who: Role | int) -> str:
        """Of a person or a station, made as any process of the house could."""
        return asyncio.run(self.token_of(who))

    def problems(self) -> list[str]:
        problems: list[str] = self._own_loop(audit(self._database)).problems
        return problems

    async def token_of(self, who: Role | int) -> str:
        database = Database(self.house.database)
        try:
            keeper = Identification(database, SystemClock(), SystemChance(), _nowhere, 100)
            await keeper.open()
            caller: Caller = (
                StaffCaller(STAFF[who], who.value, who)
                if isinstance(who, Role)
                else StationCaller(self.house.station(who).station_id, "1", who)
            )
            return keeper.tokens.issue(caller, SystemClock().now_ms())[0]
        finally:
            await database.dispose()

    async def _state(self) -> tuple[object, ...]:
        deeds = (
            "SELECT COUNT(*) FROM journal WHERE chain = '1' AND by <> 'server'"
            " AND kind NOT IN ('ticket-refused', 'alert')"
        )
        async with self._database.reading() as connection:
            moved = await connection.execute(text("SELECT COUNT(*), COALESCE(SUM(cents), 0) FROM transfers"))
            return (*moved.one(), (await connection.execute(text(deeds))).scalar_one())


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
    with own_loop() as run:
        database = run(opened(url))
        victim = Victim(server, house, database, run)
        try:
            yield victim
            log = server.log.read_text(encoding="utf-8")
            assert '"level": "error"' not in log, log[-3000:]
            assert "Traceback" not in log, log[-3000:]
            assert victim.problems() == []
        finally:
            server.stop()
            run(database.dispose())


async def opened(url: str) -> Database:
    return Database(url)


@contextmanager
def own_loop() -> Iterator[Callable[[Coroutine[Any, Any, Any]], Any]]:
    """A loop in a thread of its own: asked the same way from tests with a loop and from those without."""
    with ThreadPoolExecutor(max_workers=1) as thread, asyncio.Runner() as runner:
        yield lambda work: thread.submit(runner.run, work).result()
        thread.submit(runner.close).result()
