"""When money may go in: one list of everything that says no."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ats_client.station.acceptance import Conditions
from game_protocol.station import Service
from game_rules.money import Money

OPEN = Conditions(
    connected=True,
    table_open=True,
    service=Service.IN_SERVICE,
    frozen=False,
    can_pay_out=True,
    cashing_out=False,
    door_open=False,
    in_diagnostics=False,
    faulty=False,
    balance=Money(90_000),
    limit=Money(100_000),
)


def test_everything_is_well() -> None:
    assert OPEN.takes_money


@pytest.mark.parametrize(
    "change",
    [
        {"connected": False},
        {"table_open": False},
        {"service": Service.OUT_OF_SERVICE},
        {"service": Service.DIAGNOSTICS},
        {"service": Service.LEAVING},
        {"frozen": True},
        {"can_pay_out": False},
        {"cashing_out": True},
        {"door_open": True},
        {"in_diagnostics": True},
        {"faulty": True},
    ],
    ids=str,
)
def test_any_one_of_these_shuts_the_slot(change: dict[str, Any]) -> None:
    shut = replace(OPEN, **change)
    assert not shut.takes_money
    assert shut.notes_taken([Money(500)]) == ()


def test_only_notes_that_stay_within_the_limit() -> None:
    notes = [Money(units * 100) for units in (100, 50, 20, 200)]
    assert OPEN.notes_taken(notes) == (Money(2000), Money(5000), Money(10_000))
