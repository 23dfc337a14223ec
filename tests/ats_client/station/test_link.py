"""The link to a real server process that is stopped, continued, killed and started again."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from shutil import copyfile

import pytest

from ats_client.station.picture import Saying, StationState
from game_protocol.station import LookAtStation, StationView
from game_rules.game import Role
from game_rules.money import Money
from game_server.embedded import Installation
from tests.ats_client.station.real_house import Dealer, RealHouse, shows


class ServerProcess:
    """`python -m game_server.embedded`, ended by its process id."""

    def __init__(self, database: str) -> None:
        self._database = database
        self._process: asyncio.subprocess.Process | None = None
        self.address = ""

    async def start(self) -> None:
        """The first time on any port, and then always on the same."""
        port = self.address.rpartition(":")[2] or "0"
        command = (sys.executable, "-m", "game_server.embedded", self._database, port)
        self._process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        assert self._process.stdout is not None
        self.address = (await self._process.stdout.readline()).decode().strip()

    def signal(self, number: signal.Signals) -> None:
        assert self._process is not None
        os.kill(self._process.pid, number)

    async def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        await self._process.communicate()


@pytest.fixture
async def server(installed: Installation, tmp_path: Path) -> AsyncIterator[ServerProcess]:
    database = f"sqlite:///{tmp_path}/house.sqlite"
    await asyncio.to_thread(copyfile, *(name.removeprefix("sqlite:///") for name in (installed.database, database)))
    server = ServerProcess(database)
    await server.start()
    yield server
    server.signal(signal.SIGCONT)
    await server.kill()


@asynccontextmanager
async def dealing(server: ServerProcess, installed: Installation) -> AsyncIterator[tuple[RealHouse, Dealer]]:
    house = RealHouse(server.address, installed)
    try:
        yield house, Dealer(house.person(Role.DEALER))
    finally:
        for person in house.staff:
            await person.aclose()


async def seen_by(house: RealHouse) -> StationView:
    async with house.client() as client:
        return await client.do(LookAtStation())


async def test_a_server_that_falls_silent_is_noticed_and_the_confirmed_bets_stand(
    server: ServerProcess, installed: Installation
) -> None:
    async with dealing(server, installed) as (house, dealer), house.station() as station:
        await dealer.sells(1, 10_000)
        await dealer.opens()
        await shows(station, lambda picture: picture.state is StationState.OPEN)
        station.place("red", Money(500))
        await shows(station, lambda picture: not picture.pending)
        server.signal(signal.SIGSTOP)
        picture = await shows(station, lambda picture: picture.state is StationState.OFFLINE)
        assert picture.said[-1].saying is Saying.RECONNECTING
        assert picture.acknowledged is not None
        assert picture.acknowledged.as_cents() == {"red": 500}
        station.place("red", Money(500))
        assert not station.picture.pending
        server.signal(signal.SIGCONT)
        picture = await shows(station, lambda picture: picture.state is StationState.OPEN)
        assert picture.sheet is not None
        assert picture.sheet.as_cents() == (await seen_by(house)).wagers == {"red": 500}
        assert not station.faults


async def test_a_killed_server_comes_back_and_station_and_server_agree(
    server: ServerProcess, installed: Installation
) -> None:
    async with dealing(server, installed) as (house, dealer), house.station() as station:
        await dealer.sells(1, 10_000)
        await dealer.opens()
        await shows(station, lambda picture: picture.state is StationState.OPEN)
        station.place("red", Money(500))
        await shows(station, lambda picture: not picture.pending)
        await server.kill()
        await shows(station, lambda picture: picture.state is StationState.OFFLINE)
        await server.start()
        picture = await shows(station, lambda picture: picture.link.connected)
        told = await seen_by(house)
        assert told.account is not None
        assert picture.account is not None
        assert picture.funds.cents == told.account.balance + told.account.on_felt == 10_000
        assert picture.sheet is not None
        assert picture.sheet.as_cents() == told.wagers
        assert not station.faults
