"""Settlement as a whole; each bet on each outcome is in test_roulette and test_wheel_games."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game_rules.errors import BadAmount, UnknownOutcome
from game_rules.library import load_game
from game_rules.money import LARGEST_CENTS, Money
from game_rules.settlement import settle
from game_rules.sheet import Sheet

GAME = load_game("rapid-roulette-single-zero")
wagers = st.dictionaries(st.sampled_from(list(GAME.bets)), st.integers(1, 10**9), max_size=30)
outcomes = st.sampled_from(GAME.wheel.outcomes)


@given(wagers, outcomes)
def test_a_settlement_is_the_sum_of_its_wagers(wagers_: dict[str, int], outcome: str) -> None:
    settled = settle(Sheet.from_cents(GAME, wagers_), outcome)
    assert set(settled.wagers) == set(wagers_)
    assert settled.stake == Money.total(wager.stake for wager in settled.wagers.values())
    assert settled.won == Money.total(wager.won for wager in settled.wagers.values())
    assert settled.returned == Money.total(wager.returned for wager in settled.wagers.values())


@given(wagers, outcomes)
def test_a_winning_wager_gets_its_stake_back_and_a_losing_one_gets_nothing(
    wagers_: dict[str, int], outcome: str
) -> None:
    """RR 3.8."""
    for wager in settle(Sheet.from_cents(GAME, wagers_), outcome).wagers.values():
        assert wager.returned == (wager.stake + wager.won if wager.won else Money(0))


@given(wagers, outcomes, st.integers(2, 5))
def test_winnings_grow_with_the_stake_and_in_no_other_way(wagers_: dict[str, int], outcome: str, times: int) -> None:
    once = settle(Sheet.from_cents(GAME, wagers_), outcome)
    often = settle(Sheet.from_cents(GAME, {bet: cents * times for bet, cents in wagers_.items()}), outcome)
    assert often.won == once.won * times
    assert often.returned == once.returned * times


def test_an_empty_sheet_wins_nothing() -> None:
    settled = settle(Sheet.empty(GAME), "17")
    assert (settled.stake, settled.won, settled.returned) == (Money(0), Money(0), Money(0))
    assert settled.wagers == {}


@pytest.mark.parametrize("outcome", ["37", "00", "", "017", "A", "-1", "1 "])
def test_a_number_the_wheel_does_not_have_settles_nothing(outcome: str) -> None:
    with pytest.raises(UnknownOutcome, match="the wheel has no"):
        settle(Sheet.empty(GAME), outcome)


def test_winnings_no_meter_can_hold_are_an_error_and_never_a_wrong_number() -> None:
    with pytest.raises(BadAmount, match="more than any meter"):
        settle(Sheet.from_cents(GAME, {"straight-17": LARGEST_CENTS // 10}), "17")
