"""The auditor's second opinion agrees with the books, and notices when a book is not what it says."""

from fractions import Fraction
from importlib import resources

import pytest

from game_rules.library import game_ids, load_game, read_game
from game_rules.verification import verify

HOUSE_EDGES = {
    "rapid-roulette-single-zero": {Fraction(1, 37)},
    "rapid-roulette-double-zero": {Fraction(2, 38)},
    "big-wheel-melbourne-1": {Fraction(4, 52)},
    "big-wheel-melbourne-2": {Fraction(4, 52)},
    "big-wheel-melbourne-3": {Fraction(4, 52)},
    "big-wheel-melbourne-4": {Fraction(4, 52)},
    "big-wheel-sydney": {Fraction(4, 52)},
    "money-wheel-perth": {Fraction(4, 52)},
    "money-wheel-division-1": {Fraction(4, 52)},
    # D at 10 to 1 on 4 sections returns 44 of 52, E at 20 to 1 on 2 returns 42, F and G at 45 to 1 return 46.
    "money-wheel-division-2": {Fraction(4, 52), Fraction(8, 52), Fraction(10, 52)},
    "money-wheel-division-3": {Fraction(4, 52), Fraction(8, 52), Fraction(10, 52), Fraction(6, 52)},
}


@pytest.mark.parametrize("game_id", game_ids())
def test_every_book_holds_and_leaves_the_house_what_it_is_known_for(game_id: str) -> None:
    done = verify(load_game(game_id))
    assert done.problems == ()
    assert done.pairs == len(done.game.bets) * len(done.game.wheel.outcomes)
    assert {alike.edge for alike in done.edges} == HOUSE_EDGES[game_id]
    assert sorted(bet for alike in done.edges for bet in alike.bets) == sorted(done.game.bets)


def test_the_division_options_differ_on_the_symbols_the_book_prints_otherwise() -> None:
    edges = {bet: alike.edge for alike in verify(load_game("money-wheel-division-3")).edges for bet in alike.bets}
    assert edges == {
        "symbol-A": Fraction(1, 13),
        "symbol-B": Fraction(1, 13),
        "symbol-C": Fraction(1, 13),
        "symbol-D": Fraction(2, 13),
        "symbol-E": Fraction(5, 26),
        "symbol-F": Fraction(3, 26),
        "symbol-G": Fraction(3, 26),
    }


def book_with(old: str, new: str) -> str:
    text = resources.files("game_rules.books").joinpath("rapid-roulette-single-zero.toml").read_text(encoding="utf-8")
    assert text.count(old) == 1
    return text.replace(old, new)


def test_odds_that_are_not_those_of_rule_7_1_are_found_on_every_bet_they_touch() -> None:
    done = verify(read_game(book_with("corner = 8", "corner = 9"), "rapid-roulette-single-zero.toml"))
    wrong = [problem for problem in done.problems if problem.startswith("corner-")]
    assert len(done.problems) == len(wrong)
    assert "corner-0-1-2-3 on 0 returns 10.00 for 1.00, not 9.00" in wrong
    assert len([problem for problem in wrong if " returns " in problem]) == 23 * 4


def test_odds_that_pay_back_more_than_was_staked_are_named() -> None:
    done = verify(read_game(book_with("straight = 35", "straight = 37"), "rapid-roulette-single-zero.toml"))
    assert "straight-17 pays back more than is staked on it: the house edge is -1/37" in done.problems
