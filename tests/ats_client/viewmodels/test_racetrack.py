"""The racetrack: its geometry closes, its neighbours are those of the wheel, its series are those dealers know."""

from __future__ import annotations

from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ats_client.viewmodels.racetrack import SERIES, Oval
from game_rules.library import load_game

OVAL = Oval(1240.0, 160.0, 50.0)
SINGLE_ZERO = load_game("rapid-roulette-single-zero")


@given(st.floats(0, 0.9999), st.floats(-24, 24))
def test_a_point_of_the_track_is_found_again_where_it_is(place: float, aside: float) -> None:
    x, y = OVAL.point(place, aside)
    found, off = OVAL.place(x, y)
    apart = abs(found - place)
    assert min(apart, 1 - apart) * OVAL.length < 0.01
    assert off == pytest.approx(aside, abs=0.01)


@given(st.integers(0, 36))
def test_neighbouring_numbers_are_equally_far_apart_along_the_track(number: int) -> None:
    here, there = OVAL.point(number / 37), OVAL.point((number + 1) / 37)
    straight = hypot(here[0] - there[0], here[1] - there[1])
    assert straight <= OVAL.length / 37 + 0.01
    assert straight >= OVAL.length / 37 * 0.85


@pytest.mark.parametrize(
    ("series", "chips", "numbers"),
    [
        ("voisins", 9, "22 18 29 7 28 12 35 3 26 0 32 15 19 4 21 2 25"),
        ("orphelins", 5, "17 34 6 1 20 14 31 9"),
        ("tiers", 6, "27 13 36 11 30 8 23 10 5 24 16 33"),
    ],
)
def test_a_series_covers_its_part_of_the_wheel_with_its_chips(series: str, chips: int, numbers: str) -> None:
    """Seventeen, eight and twelve numbers: together the whole wheel, each once."""
    bets = SERIES[series]
    assert sum(bets.values()) == chips
    covered = {number for bet_id in bets for number in SINGLE_ZERO.bets[bet_id].covers}
    assert covered == set(numbers.split())


def test_the_three_series_are_the_whole_wheel() -> None:
    covered = [{number for bet_id in bets for number in SINGLE_ZERO.bets[bet_id].covers} for bets in SERIES.values()]
    assert set().union(*covered) == set(SINGLE_ZERO.wheel.labels)
    assert sum(len(numbers) for numbers in covered) == 37
