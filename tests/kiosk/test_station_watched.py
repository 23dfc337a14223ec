"""A real `ats station` that hangs or is killed comes back by its service manager, its player's money where it was."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

import pytest
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from game_protocol.staff import BuyIn
from game_protocol.staff_client import StaffClient
from game_rules.game import Role
from game_server.embedded import PIN, STAFF, install
from tests.kiosk.service_manager import ServiceManager

STATION = [sys.executable, "-c", "from ats.main import main; main()", "station", "--config"]
SOLD = 12_500
WITH_CREDIT = "STATUS=locked, funds 125.00"
"""No round was opened, so nothing may be placed; the money is there."""


@dataclass
class Floor:
    """A server in a process of its own, and a station under a service manager."""

    server: str
    manager: ServiceManager

    def sells(self, cents: int) -> None:
        async def sell() -> None:
            async with StaffClient(self.server, "1", STAFF[Role.DEALER], PIN) as dealer:
                await dealer.buy_in(1, BuyIn(id=uuid4().hex, amount=cents))

        asyncio.run(sell())

    def balance(self) -> int:
        async def ask() -> int:
            async with StaffClient(self.server, "1", STAFF[Role.DEALER], PIN) as dealer:
                account = (await dealer.seat(1)).account
                return 0 if account is None else account.balance

        return asyncio.run(ask())


@pytest.fixture
def floor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Floor]:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    database = f"sqlite:///{tmp_path}/house.sqlite"
    seat = asyncio.run(install(database, stations=1)).station(1)
    (tmp_path / "station.key").write_bytes(seat.key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    serving = subprocess.Popen([sys.executable, "-m", "game_server.embedded", database], stdout=subprocess.PIPE)
    assert serving.stdout is not None
    server = serving.stdout.readline().decode().strip()
    config = tmp_path / "station.toml"
    config.write_text(
        f'[server]\nurl = "{server}"\n'
        f'[station]\nid = "{seat.station_id}"\nkey_file = "station.key"\njournal = "station.sqlite"\n'
    )
    # The unit's own limit: an event loop silent for 5 s.
    manager = ServiceManager([*STATION, str(config)], tmp_path, limit_s=5.0)
    yield Floor(server, manager)
    manager.close()
    serving.terminate()
    serving.wait()
    serving.stdout.close()


def test_a_hung_station_comes_back_with_its_players_money(floor: Floor) -> None:
    floor.manager.run_until("STATUS=idle, funds 0.00")
    floor.sells(SOLD)
    floor.manager.run_until(WITH_CREDIT)
    hung = floor.manager.process.pid
    os.kill(hung, signal.SIGSTOP)  # alive for the kernel, its event loop silent
    floor.manager.run_until(WITH_CREDIT)
    assert floor.manager.ended == [-signal.SIGABRT]
    assert floor.manager.process.pid != hung
    assert floor.balance() == SOLD


def test_a_killed_station_comes_back_with_its_players_money(floor: Floor) -> None:
    floor.manager.run_until("STATUS=idle, funds 0.00")
    floor.sells(SOLD)
    floor.manager.run_until(WITH_CREDIT)
    floor.manager.process.kill()
    floor.manager.run_until(WITH_CREDIT)
    assert floor.manager.ended == [-signal.SIGKILL]
    assert floor.balance() == SOLD


def test_a_station_that_is_stopped_says_that_the_stop_is_meant(floor: Floor) -> None:
    floor.manager.run_until("STATUS=idle, funds 0.00")
    floor.manager.process.terminate()
    floor.manager.run_until("STOPPING=1")
    assert floor.manager.process.wait() == 0
