"""Announced bets: neighbours, series, finals and complete bets, as players and dealers know them."""

from __future__ import annotations

import pytest

from game_rules.announced import complete, final, has_announced, has_series, neighbours, series
from game_rules.library import load_game

SINGLE = load_game("rapid-roulette-single-zero")
DOUBLE = load_game("rapid-roulette-double-zero")
WHEEL = load_game("money-wheel-perth")


@pytest.mark.parametrize(
    ("name", "chips", "numbers"),
    [
        ("zero", 4, "12 35 3 26 0 32 15"),
        ("voisins", 9, "22 18 29 7 28 12 35 3 26 0 32 15 19 4 21 2 25"),
        ("orphelins", 5, "17 34 6 1 20 14 31 9"),
        ("tiers", 6, "27 13 36 11 30 8 23 10 5 24 16 33"),
    ],
)
def test_a_series_covers_its_part_of_the_wheel(name: str, chips: int, numbers: str) -> None:
    bets = series(SINGLE, name)
    assert sum(bets.values()) == chips
    assert {number for bet in bets for number in SINGLE.bets[bet].covers} == set(numbers.split())


@pytest.mark.parametrize(
    ("number", "ends"), [("7", "7 17 27"), ("17", "7 17 27"), ("0", "0 10 20 30"), ("36", "6 16 26 36")]
)
def test_a_final_is_every_number_with_the_same_last_figure(number: str, ends: str) -> None:
    assert final(SINGLE, number) == {f"straight-{end}": 1 for end in ends.split()}


def test_the_double_zero_has_its_last_figure_too() -> None:
    assert set(final(DOUBLE, "00")) == {"straight-0", "straight-00", "straight-10", "straight-20", "straight-30"}


def test_17_complete_is_forty_chips() -> None:
    bets = complete(SINGLE, "17")
    assert sum(bets.values()) == 40
    assert bets == {
        "straight-17": 1,
        "split-14-17": 2, "split-16-17": 2, "split-17-18": 2, "split-17-20": 2,
        "street-16-17-18": 3,
        "corner-13-14-16-17": 4, "corner-14-15-17-18": 4, "corner-16-17-19-20": 4, "corner-17-18-20-21": 4,
        "six-line-13-18": 6, "six-line-16-21": 6,
    }  # fmt: skip


def test_0_complete_is_every_inside_bet_on_it() -> None:
    bets = complete(SINGLE, "0")
    assert sum(bets.values()) == 17
    assert all("0" in SINGLE.bets[bet].covers for bet in bets)


def test_neighbours_go_on_over_the_end_of_the_order() -> None:
    assert list(neighbours(SINGLE, "0", 2)) == [f"straight-{number}" for number in ("3", "26", "0", "32", "15")]


def test_series_belong_to_the_single_zero_wheel_and_a_wheel_game_has_none_of_these() -> None:
    assert has_series(SINGLE)
    assert has_announced(DOUBLE)
    assert not has_series(DOUBLE)
    assert series(DOUBLE, "tiers") == {}
    assert not has_announced(WHEEL)
