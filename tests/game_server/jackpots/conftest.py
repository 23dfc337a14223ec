"""A casino on each database."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.game_server.jackpots.casino import Casino, casino_on, new_casino


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite file with tables, stations and money, made once: each test plays on a copy."""
    directory = tmp_path_factory.mktemp("casino")

    async def make() -> None:
        async with new_casino(f"sqlite:///{directory / 'ats.db'}", directory):
            pass

    asyncio.run(make())
    return directory / "ats.db"


@pytest.fixture
async def casino(installed: Path, tmp_path: Path) -> AsyncIterator[Casino]:
    """On SQLite; what concerns locks and sums runs on PostgreSQL as well, with `both`."""
    shutil.copy(installed, tmp_path / "ats.db")
    async with casino_on(f"sqlite:///{tmp_path / 'ats.db'}", tmp_path) as made:
        yield made


@pytest.fixture
async def both(database_url: str, tmp_path: Path) -> AsyncIterator[Casino]:
    async with new_casino(database_url, tmp_path) as made:
        yield made
