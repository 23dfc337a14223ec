"""The floor of each test: its own X server and its own house."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.end_to_end.floor import House, Screen


@pytest.fixture
def screen() -> Iterator[Screen]:
    screen = Screen()
    yield screen
    screen.end()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path)
    yield house
    house.end()
