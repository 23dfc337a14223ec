"""When money may go in: one list of everything that says no."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ats_client.station.acceptance import Conditions
from game_protocol.problems import Problem
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
    assert OPEN.why_not is None


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"connected": False}, Problem.UNAVAILABLE),
        ({"table_open": False}, Problem.TABLE_CLOSED),
        ({"service": Service.OUT_OF_SERVICE}, Problem.OUT_OF_SERVICE),
        ({"service": Service.DIAGNOSTICS}, Problem.OUT_OF_SERVICE),
        ({"service": Service.LEAVING}, Problem.OUT_OF_SERVICE),
        ({"frozen": True}, Problem.FROZEN),
        ({"can_pay_out": False}, Problem.UNAVAILABLE),
        ({"cashing_out": True}, Problem.HAND_PAY_PENDING),
        ({"door_open": True}, Problem.OUT_OF_SERVICE),
        ({"in_diagnostics": True}, Problem.OUT_OF_SERVICE),
        ({"faulty": True}, Problem.OUT_OF_SERVICE),
    ],
    ids=str,
)
def test_any_one_of_these_shuts_the_slot(change: dict[str, Any], why: Problem) -> None:
    shut = replace(OPEN, **change)
    assert shut.why_not is why
    assert shut.notes_taken([Money(500)]) == ()


def test_only_notes_that_stay_within_the_limit() -> None:
    notes = [Money(units * 100) for units in (100, 50, 20, 200)]
    assert OPEN.why_not_note(Money(20_000)) is Problem.CREDIT_LIMIT
    assert OPEN.notes_taken(notes) == (Money(2000), Money(5000), Money(10_000))
