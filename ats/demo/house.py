"""The house of the demonstration: a real server in a process of its own, on SQLite, and the keys to it."""

from __future__ import annotations

import asyncio
import signal
import subprocess
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from ats.demo.premises import Premises
from game_protocol.staff_client import StaffClient
from game_rules.game import Role
from game_server.embedded import PIN, STAFF, TIED, Installation, InstalledStation, install

TABLE = "1"


@dataclass
class House:
    """A running server and the keys to it."""

    address: str
    installation: Installation
    folder: Path
    server: subprocess.Popen[bytes]
    table: str = TABLE
    is_held: bool = False

    def staff(self, role: Role) -> StaffClient:
        return StaffClient(self.address, self.table, STAFF[role], PIN)

    def station(self, number: int) -> InstalledStation:
        return self.installation.station(number, self.table)

    def hold(self) -> None:
        """The server says nothing for a while, as behind a pulled cable."""
        self.is_held = True
        self.server.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self.is_held = False
        self.server.send_signal(signal.SIGCONT)


@asynccontextmanager
async def open_house(
    premises: Premises, folder: Path, tables: Mapping[str, str], stations: int, period_s: int
) -> AsyncIterator[House]:
    """`folder` is this house's own, inside the premises; `tables` are games by their table."""
    await asyncio.to_thread(folder.mkdir)
    database = f"sqlite:///{folder}/table.db"
    installation = await install(database, tables=tables, stations=stations, period_s=period_s)
    server = premises.start("-m", "game_server.embedded", database, TIED)
    try:
        yield House(await asyncio.to_thread(_first_line, server), installation, folder, server)
    finally:
        await asyncio.to_thread(premises.end, server)


def _first_line(server: subprocess.Popen[bytes]) -> str:
    return server.stdout.readline().decode().strip() if server.stdout is not None else ""
