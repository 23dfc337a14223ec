"""A real server in a process of its own: started, killed and started again by load runs, crash tests and benchmarks."""

from __future__ import annotations

import asyncio
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx

from game_protocol.identity import AddStaff
from game_rules.game import Role
from game_server.clock import SystemClock
from game_server.identity.staff import Staff
from game_server.storage.database import Database, migrate
from game_server.storage.setup import create_table

PIT_BOSS, PIN = "2001", "482916"
START_WITHIN_S = 30.0


class DidNotStart(Exception):
    """The server's own last words."""


class ServerProcess:
    """One server on loopback, on a port that stays the same however often it is started."""

    def __init__(self, database: str, log: Path, port: int = 0) -> None:
        self.database = database
        self.port = port or free_port()
        self.log = log
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        if self._process is None:
            raise RuntimeError("the server is not running")
        return self._process.pid

    async def start(self) -> None:
        command = [sys.executable, "-c", "from ats.main import main; main()", "server"]
        options = ["--database", self.database, "--port", str(self.port)]
        with self.log.open("ab") as log:
            self._process = await asyncio.to_thread(
                subprocess.Popen, [*command, *options], stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )
        await self._ready()

    def kill(self) -> None:
        """SIGKILL: as if the power went."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """SIGTERM, and waits until it has finished."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(how)
            process.wait()

    async def _ready(self) -> None:
        process = self._process
        async with httpx.AsyncClient(base_url=self.url, trust_env=False) as http:
            deadline = asyncio.get_running_loop().time() + START_WITHIN_S
            while process is not None and process.poll() is None and asyncio.get_running_loop().time() < deadline:
                try:
                    if (await http.get("/readyz")).is_success:
                        return
                except httpx.HTTPError:
                    pass
                await asyncio.sleep(0.02)
        self.kill()
        words = self.log.read_text(encoding="utf-8", errors="replace").strip().splitlines()
        raise DidNotStart(words[-1] if words else "the server said nothing")


async def furnish(url: str, tables: list[str], game: str) -> None:
    """A database with these tables and one pit boss: enough for a load run to set everything else up itself."""
    await asyncio.to_thread(migrate, url)
    database, clock = Database(url), SystemClock()
    try:
        person = AddStaff(number=PIT_BOSS, name="Load", role=Role.PIT_BOSS, pin=PIN)
        await Staff(database, clock).add(person, by="load run")
        async with database.writing() as connection:
            for table in tables:
                await create_table(connection, table, game, now_ms=clock.now_ms())
    finally:
        await database.dispose()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])
