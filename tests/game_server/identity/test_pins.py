"""PINs that a guesser tries first are not taken; a pit boss's has at least six digits."""

from __future__ import annotations

import pytest

from game_protocol.identity import AddStaff
from game_protocol.problems import Problem
from game_rules.game import Role
from game_server.identity.pins import is_weak
from game_server.refusals import Refusal
from tests.game_server.identity.conftest import DEALER, PIT_BOSS, Door


@pytest.mark.parametrize("pin", ["1234", "0123", "4321", "8901", "2109", "0000", "777777", "123456", "987654"])
def test_the_first_guesses_are_no_pins(pin: str) -> None:
    assert is_weak(pin, Role.DEALER)


@pytest.mark.parametrize("pin", ["4829", "1235", "1212", "482916"])
def test_a_dealer_may_have_four_digits_that_nobody_guesses_first(pin: str) -> None:
    assert not is_weak(pin, Role.DEALER)


@pytest.mark.parametrize(("pin", "weak"), [("4829", True), ("48291", True), ("482916", False)])
def test_a_pit_boss_has_six(pin: str, weak: bool) -> None:
    assert is_weak(pin, Role.PIT_BOSS) is weak


async def test_the_list_of_staff_refuses_them(door: Door) -> None:
    with pytest.raises(Refusal) as refused:
        await door.keeper.staff.add(AddStaff(number="7", name="New", role=Role.PIT_BOSS, pin="4829"), by="a test")
    assert refused.value.problem is Problem.NOT_PERMITTED
    assert "at least 6 digits" in str(refused.value)
    with pytest.raises(Refusal):
        await door.keeper.staff.set_pin(PIT_BOSS, "4829", by="a test")
    await door.keeper.staff.add(AddStaff(number=DEALER, name="New", role=Role.DEALER, pin="4829"), by="a test")
    await door.keeper.staff.set_pin(DEALER, "9248", by="a test")
