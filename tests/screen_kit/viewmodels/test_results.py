"""Statistics of the table: of results that are there, in numbers that mean what a player takes them to mean."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from game_protocol.table import Spin
from game_rules.library import load_game
from screen_kit.viewmodels.results import Results
from screen_kit.viewmodels.words import Words

ROULETTE = "rapid-roulette-single-zero"
WHEEL = "big-wheel-sydney"
ONCE_AROUND = load_game(ROULETTE).wheel.outcomes


@pytest.fixture
def results(qtbot: QtBot) -> Results:
    return Results()


def after(results: Results, outcomes: tuple[str, ...], game: str = ROULETTE) -> tuple[str, str]:
    """Hot and cold after these spins, the last of them first."""
    spins = tuple(Spin(round=len(outcomes) - back, outcome=outcome) for back, outcome in enumerate(outcomes))
    results.show(load_game(game), spins, None, Words("en"))
    return results.hot, results.cold


def test_a_table_without_results_says_so(results: Results) -> None:
    assert after(results, ()) == ("", "")
    assert results.sample == "No results yet"


def test_after_one_spin_no_number_is_hot_or_cold(results: Results) -> None:
    assert after(results, ("11",)) == ("", "")
    assert (results.sample, results.red, results.black, results.zero) == (
        "Spins counted: 1",
        "Red 0",
        "Black 1",
        "Zero 0",
    )


def test_a_number_that_came_again_is_hot_the_most_frequent_first(results: Results) -> None:
    assert after(results, ("5", "17", "17", "5", "17", "36"))[0] == "17 5"


def test_no_number_is_cold_before_there_were_as_many_spins_as_compartments(results: Results) -> None:
    assert after(results, ("17",) * 36)[1] == ""
    assert after(results, ("17",) * 37)[1] != ""


def test_those_that_never_came_are_cold_three_at_most(results: Results) -> None:
    never = ("8", "20", "35")
    came = tuple(outcome for outcome in ONCE_AROUND if outcome not in never)
    assert set(after(results, (*came, "17", "17", "17"))[1].split()) == set(never)
    assert len(after(results, ("17",) * 50)[1].split()) == 3


def test_where_every_number_came_once_none_is_hot_or_cold(results: Results) -> None:
    assert after(results, ONCE_AROUND) == ("", "")


def test_a_symbol_of_many_sections_is_not_hot_for_coming_as_often_as_it_must(results: Results) -> None:
    """Of 52 sections A has 24, B 12, F and G one each: F three times in 52 spins is much, A twenty times is little."""
    spins = ("A",) * 20 + ("B",) * 12 + ("C",) * 8 + ("D",) * 6 + ("E",) * 3 + ("F",) * 3
    hot, cold = after(results, spins, WHEEL)
    assert hot == "F D E"
    assert cold == "G A"
