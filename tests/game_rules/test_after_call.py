"""Wagers against the limits that are found after the call, book by book."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game_rules.after_call import AfterCall, AfterCallPolicy, found_after_call
from game_rules.errors import RuleError
from game_rules.library import game_ids, load_game
from game_rules.limits import Limits
from game_rules.money import Money
from game_rules.settlement import settle_after_call

FIVES = Limits(Money(500), Money(10_000), Money(500))
"""Minimum 5.00, maximum 100.00, by 5.00."""


def found(game_id: str, cents: int) -> tuple[int, int, AfterCall | None]:
    """What counts, what is handed back, and why."""
    wager = found_after_call(Money(cents), FIVES, load_game(game_id).after_call)
    return wager.counts.cents, wager.handed_back.cents, wager.decided_by


def test_a_wager_below_the_minimum_is_paid_or_collected_in_melbourne() -> None:
    """BWM 4.2.1; and the owner is advised."""
    assert found("big-wheel-melbourne-1", 300) == (300, 0, AfterCall.BELOW_MINIMUM_STANDS)
    policy = load_game("big-wheel-melbourne-1").after_call
    assert found_after_call(Money(300), FIVES, policy).warn_player


def test_a_wager_above_the_maximum_is_paid_or_collected_to_the_maximum_in_melbourne() -> None:
    """BWM 4.2.2."""
    assert found("big-wheel-melbourne-2", 12_000) == (10_000, 2_000, AfterCall.PAY_TO_MAXIMUM)


def test_bwm_4_2_3_the_payment_is_rounded_up_to_what_chips_can_pay_and_never_the_stake() -> None:
    """Who loses 7.30 loses 7.30; who wins it at 5 to 1 has won 36.50, and the smallest chip is 1.00."""
    melbourne = load_game("big-wheel-melbourne-3")
    assert found("big-wheel-melbourne-3", 730) == (730, 0, AfterCall.ROUND_UP)
    settled = settle_after_call(melbourne, {"symbol-A": Money(730), "symbol-B": Money(730)}, "A")
    assert (settled["symbol-A"].won, settled["symbol-A"].returned) == (Money(3_700), Money(4_430))
    assert (settled["symbol-B"].won, settled["symbol-B"].returned) == (Money(0), Money(0))


def test_a_wager_below_the_minimum_is_valid_in_sydney() -> None:
    """BWS 4.2."""
    assert found("big-wheel-sydney", 300) == (300, 0, AfterCall.BELOW_MINIMUM_STANDS)


def test_a_wager_above_the_maximum_is_paid_or_collected_to_the_maximum_in_sydney() -> None:
    """BWS 4.3."""
    assert found("big-wheel-sydney", 12_000) == (10_000, 2_000, AfterCall.PAY_TO_MAXIMUM)


def test_a_wager_off_the_multiple_stands_in_sydney() -> None:
    """BWS 4.1: unless the sign says so, wagers need not be multiples."""
    assert found("big-wheel-sydney", 700) == (700, 0, None)


def test_a_wager_below_the_minimum_is_paid_or_collected_as_placed_in_perth() -> None:
    """MWP 6.3(a)."""
    assert found("money-wheel-perth", 300) == (300, 0, AfterCall.BELOW_MINIMUM_STANDS)


def test_a_wager_off_the_unit_is_paid_or_collected_to_the_unit_below_in_perth() -> None:
    """MWP 6.3(b)."""
    assert found("money-wheel-perth", 700) == (500, 200, AfterCall.ROUND_DOWN)


def test_a_wager_above_the_maximum_is_paid_or_collected_up_to_it_in_perth() -> None:
    """MWP 6.3(c)."""
    assert found("money-wheel-perth", 12_000) == (10_000, 2_000, AfterCall.PAY_TO_MAXIMUM)


@pytest.mark.parametrize("cents", [300, 700, 12_000])
@pytest.mark.parametrize("option", [1, 2, 3])
def test_where_the_book_is_silent_a_wager_stands_as_it_was_placed(option: int, cents: int) -> None:
    """MWD 1.1 leaves it to general rules that are no part of the book."""
    assert found(f"money-wheel-division-{option}", cents) == (cents, 0, None)


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("cents", [500, 1_000, 10_000])
def test_a_wager_within_the_limits_is_nobodys_business(game_id: str, cents: int) -> None:
    assert found(game_id, cents) == (cents, 0, None)
    assert not found_after_call(Money(cents), FIVES, load_game(game_id).after_call).warn_player


@pytest.mark.parametrize("game_id", game_ids())
@given(cents=st.integers(1, 30_000))
def test_nobody_loses_more_than_they_placed(game_id: str, cents: int) -> None:
    wager = found_after_call(Money(cents), FIVES, load_game(game_id).after_call)
    assert Money(0) < wager.counts <= wager.placed
    assert wager.counts + wager.handed_back == wager.placed


@pytest.mark.parametrize(
    "misfit",
    [
        {"above_maximum": AfterCall.ROUND_UP},
        {"below_minimum": AfterCall.PAY_TO_MAXIMUM},
        {"off_multiple": AfterCall.BELOW_MINIMUM_STANDS},
    ],
    ids=repr,
)
def test_a_policy_in_the_wrong_place_is_refused(misfit: dict[str, AfterCall]) -> None:
    with pytest.raises(RuleError, match="does not fit there"):
        AfterCallPolicy(**misfit)
