"""Tables without a database, as the tests of the table's functions use them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from game_rules.money import Money
from game_server.settings import Settings
from tests.game_server.pure_table import PureTable


@pytest.fixture
def table() -> PureTable:
    return PureTable()


@pytest.fixture
def table_with_limits() -> Callable[..., PureTable]:
    """A table of a venue that has set its own money limits."""

    def make(**cents: int) -> PureTable:
        settings = Settings()
        limits = replace(settings.limits, **{name: Money(value) for name, value in cents.items()})
        return PureTable(settings=replace(settings, limits=limits))

    return make


@pytest.fixture
def table_of() -> Callable[..., PureTable]:
    return PureTable
