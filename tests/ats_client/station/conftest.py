"""What several tests of the station play on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from game_server.embedded import Installation
from tests.ats_client.station.real_house import Dealer, RealHouse, Role, installation, real_house


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installation:
    return installation(tmp_path_factory.mktemp("house"))


@pytest.fixture
async def real(installed: Installation, tmp_path: Path) -> AsyncIterator[RealHouse]:
    async with real_house(installed, tmp_path) as house:
        yield house


@pytest.fixture
def dealer(real: RealHouse) -> Dealer:
    return Dealer(real.person(Role.DEALER))
