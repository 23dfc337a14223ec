"""Figures that run and are exact, amounts that are marked when they are old, and the show of a win."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game_protocol.jackpots import PrizeState
from screen_kit.qml.application import Engine
from table_screens.jackpot_display.freshness import Freshness, freshness
from table_screens.jackpot_display.running import RUNS_MS, RunningAmount
from table_screens.viewmodels.jackpot_display import JackpotDisplay
from tests.table_screens.paper_displays import PaperMeters, meters, prize

CENTS = st.integers(0, 2**62)


@pytest.mark.parametrize(
    ("age_ms", "shown"),
    [(0, "fresh"), (1_000, "fresh"), (1_001, "stale"), (5_000, "stale"), (5_001, "fault"), (None, "fault")],
)
def test_an_amount_older_than_a_second_is_marked_and_than_five_a_fault(age_ms: float | None, shown: str) -> None:
    assert freshness(age_ms) is Freshness(shown)


@given(CENTS, CENTS, st.floats(0, 5_000), st.floats(0, 5_000))
def test_a_figure_never_shows_more_than_is_true_and_never_runs_backwards(
    start: int, target: int, early: float, late: float
) -> None:
    running = RunningAmount.at(start).towards(target, 100.0)
    first, second = sorted((early, late))
    shown = [running.cents(100.0 + first), running.cents(100.0 + second)]
    assert shown == sorted(shown) or target < start
    assert all(cents <= max(start, target) for cents in shown)
    if target < start:
        assert shown == [target, target]  # a win sets it back at once


@given(st.lists(CENTS, min_size=1, max_size=20))
def test_at_rest_a_figure_is_exact_whatever_came_before(amounts: list[int]) -> None:
    running, now = RunningAmount.at(0), 0.0
    for cents in amounts:
        now += 137.0
        running = running.towards(cents, now)
    assert running.cents(now + RUNS_MS) == amounts[-1]


@pytest.fixture
def follower() -> PaperMeters:
    return PaperMeters(meters())


def figures(display: JackpotDisplay) -> dict[str, str]:
    return {row.name: row.amount for row in display._figures.rows}


def test_the_figure_runs_between_two_readings_and_stops_at_the_truth(engine: Engine, follower: PaperMeters) -> None:
    display = JackpotDisplay(follower)
    follower.tells(meters(mystery=123_950))
    follower.clock.now_s += RUNS_MS / 2000
    display._again()
    halfway = figures(display)["Mystery"]
    follower.clock.now_s += RUNS_MS / 2000
    display._again()
    display.close()
    assert halfway == "1,237.00"
    assert figures(display) == {"Grand": "45,120.75", "Mystery": "1,239.50", "Weekend": "Dinner for two"}


def test_a_fault_stands_in_turn_with_the_amount(engine: Engine) -> None:
    """GMNS 1.28.6."""
    follower = PaperMeters(meters(fault="The link to the jackpot server is lost"))
    display = JackpotDisplay(follower)
    shown = set()
    for _ in range(4):
        follower.clock.now_s += 1.6
        display._again()
        shown.add(next(row.fault for row in display._figures.rows if row.name == "Grand"))
    display.close()
    assert shown == {"", "The link to the jackpot server is lost"}


def test_a_win_is_shown_with_its_station_until_its_time_is_over(engine: Engine, follower: PaperMeters) -> None:
    display = JackpotDisplay(follower)
    follower.tells(meters(mystery=20_000, last=prize()))
    display._again()
    won = (display.property("winner"), display.property("winnerPrize"), display.property("confirmed"))
    follower.tells(meters(mystery=20_000, last=prize(PrizeState.CONFIRMED)))
    display._again()
    confirmed = display.property("confirmed")
    follower.clock.now_s += 21
    display._again()
    display.close()
    assert won == ("Station 17", "1,234.50", False)
    assert confirmed is True
    assert display.property("winner") == ""


def test_a_prize_that_was_won_before_the_display_was_switched_on_is_no_news(engine: Engine) -> None:
    display = JackpotDisplay(PaperMeters(meters(last=prize(PrizeState.CONFIRMED))))
    display.close()
    assert display.property("winner") == ""


def test_a_prize_that_goes_back_to_its_meter_is_not_shown_any_more(engine: Engine, follower: PaperMeters) -> None:
    """RR 8.8."""
    display = JackpotDisplay(follower)
    follower.tells(meters(mystery=20_000, last=prize()))
    display._again()
    follower.tells(meters(mystery=123_450, last=prize(PrizeState.RETURNED)))
    display._again()
    display.close()
    assert display.property("winner") == ""
