"""The racetrack: its geometry closes, and its sectors lie where the wheel's series are."""

from __future__ import annotations

from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ats_client.viewmodels.racetrack import SECTORS, Oval, borders
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


def test_the_sectors_lie_beside_the_numbers_they_are_named_for() -> None:
    """Exactly between 15 and 19, 28 and 12; 25 and 17, 9 and 22; 6 and 27, 33 and 1."""
    labels = SINGLE_ZERO.wheel.labels
    between = [(("15", "19"), ("28", "12")), (("25", "17"), ("9", "22")), (("6", "27"), ("33", "1"))]
    for place, (above, below) in zip(borders(), between, strict=True):
        for part, pair in zip(place, (above, below), strict=True):
            beside = {labels[int(part * 37 - 0.5 + 1e-9)], labels[int(part * 37 + 0.5 + 1e-9)]}
            assert beside == set(pair)
    assert len(SECTORS) == len(between) + 1
