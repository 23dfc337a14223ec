"""A casino on each database."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.game_server.jackpots.casino import Casino, casino_on


@pytest.fixture
async def casino(tmp_path: Path) -> AsyncIterator[Casino]:
    """On SQLite; what concerns locks and sums runs on PostgreSQL as well, with `both`."""
    async with casino_on(f"sqlite:///{tmp_path / 'ats.db'}", tmp_path) as made:
        yield made


@pytest.fixture
async def both(database_url: str, tmp_path: Path) -> AsyncIterator[Casino]:
    async with casino_on(database_url, tmp_path) as made:
        yield made
