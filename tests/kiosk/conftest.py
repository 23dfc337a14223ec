"""A house whose server is real, copied fresh for each test."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from game_server.embedded import Installation
from tests.ats_client.station.real_house import RealHouse, installation, real_house


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installation:
    # In a thread: a session's fixture may be asked for while a test's loop runs.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(installation, tmp_path_factory.mktemp("installed"), 2).result()


@pytest.fixture
async def house(installed: Installation, tmp_path: Path) -> AsyncIterator[RealHouse]:
    async with real_house(installed, tmp_path) as house:
        yield house
    await asyncio.sleep(0)
