"""A real `ats station` under a service manager, at a real server in its own process, with a dealer who sells chips."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

from game_protocol.seat import BuyIn, LookAtSeat
from game_protocol.staff_client import StaffClient
from game_rules.game import Role
from game_server.embedded import PIN, STAFF, install
from tests.kiosk.service_manager import ServiceManager

STATION = [sys.executable, "-c", "from ats.main import main; main()", "station", "--config"]
SILENT_S = 5.0
"""The unit's own limit: an event loop silent for 5 s."""
EMPTY = "STATUS=idle, funds 0.00"
SOLD = 12_500
WITH_CREDIT = "STATUS=locked, funds 125.00"
"""No round was opened, so nothing can be placed; but the money is there."""


@dataclass
class Floor:
    server: str
    manager: ServiceManager

    def sells(self, cents: int) -> None:
        async def sell() -> None:
            async with StaffClient(self.server, "1", STAFF[Role.DEALER], PIN) as dealer:
                await dealer.do(BuyIn(table=dealer.table, station=1, id=uuid4().hex, amount=cents))

        asyncio.run(sell())

    def balance(self) -> int:
        async def ask() -> int:
            async with StaffClient(self.server, "1", STAFF[Role.DEALER], PIN) as dealer:
                account = (await dealer.do(LookAtSeat(table=dealer.table, station=1))).account
                return 0 if account is None else account.balance

        return asyncio.run(ask())

    def has_a_player(self) -> None:
        """Waits until the station shows the money that was sold to it."""
        self.manager.run_until(EMPTY)
        self.sells(SOLD)
        self.manager.run_until(WITH_CREDIT)


@contextmanager
def watched_floor(folder: Path) -> Iterator[Floor]:
    database = f"sqlite:///{folder}/house.sqlite"
    seat = asyncio.run(install(database, stations=1)).station(1)
    (folder / "station.key").write_bytes(seat.key.pem())
    with subprocess.Popen([sys.executable, "-m", "game_server.embedded", database], stdout=subprocess.PIPE) as serving:
        assert serving.stdout is not None
        server = serving.stdout.readline().decode().strip()
        config = folder / "station.toml"
        config.write_text(
            f'[server]\nurl = "{server}"\n'
            f'[station]\nid = "{seat.station_id}"\nkey_file = "station.key"\njournal = "station.sqlite"\n'
        )
        manager = ServiceManager([*STATION, str(config)], folder, limit_s=SILENT_S)
        try:
            yield Floor(server, manager)
        finally:
            manager.close()
            serving.terminate()
