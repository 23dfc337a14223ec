"""Every bet of RR 7.1 on every outcome, against tables copied from the rule text by hand.

A reader compares the tables with RR 7.1, 7.2 and 10.4; no line of them comes from the code under test.
"""

from collections import Counter

import pytest

from game_rules.game import Game
from game_rules.library import load_game
from game_rules.money import Money
from game_rules.settlement import settle
from game_rules.sheet import Sheet

ODDS = {  # RR 7.1, "to 1"
    "straight": 35, "split": 17, "street": 11, "corner": 8, "six-line": 5, "column": 2, "dozen": 2,
    "low": 1, "high": 1, "even": 1, "odd": 1, "red": 1, "black": 1,
}  # fmt: skip

# RR 7.1 with 7.2.1: a chip on the line between adjacent squares.
SPLITS = """
0/1    0/2    0/3
1/2    2/3    4/5    5/6    7/8    8/9    10/11  11/12  13/14  14/15  16/17  17/18
19/20  20/21  22/23  23/24  25/26  26/27  28/29  29/30  31/32  32/33  34/35  35/36
1/4    4/7    7/10   10/13  13/16  16/19  19/22  22/25  25/28  28/31  31/34
2/5    5/8    8/11   11/14  14/17  17/20  20/23  23/26  26/29  29/32  32/35
3/6    6/9    9/12   12/15  15/18  18/21  21/24  24/27  27/30  30/33  33/36
"""

# RR 7.2.2: 0, 1, 2; 0, 2, 3; any three consecutive numbers ending in a multiple of 3.
STREETS = """
0/1/2     0/2/3
1/2/3     4/5/6     7/8/9     10/11/12  13/14/15  16/17/18
19/20/21  22/23/24  25/26/27  28/29/30  31/32/33  34/35/36
"""

# RR 7.1: the point where four squares meet, or where 0, 1 and 1st 12 meet.
CORNERS = """
0/1/2/3
1/2/4/5      4/5/7/8      7/8/10/11    10/11/13/14  13/14/16/17  16/17/19/20
19/20/22/23  22/23/25/26  25/26/28/29  28/29/31/32  31/32/34/35
2/3/5/6      5/6/8/9      8/9/11/12    11/12/14/15  14/15/17/18  17/18/20/21
20/21/23/24  23/24/26/27  26/27/29/30  29/30/32/33  32/33/35/36
"""

# RR 7.1: the point where two streets meet.
SIX_LINES = {
    "six-line-1-6": "1 2 3 4 5 6",
    "six-line-4-9": "4 5 6 7 8 9",
    "six-line-7-12": "7 8 9 10 11 12",
    "six-line-10-15": "10 11 12 13 14 15",
    "six-line-13-18": "13 14 15 16 17 18",
    "six-line-16-21": "16 17 18 19 20 21",
    "six-line-19-24": "19 20 21 22 23 24",
    "six-line-22-27": "22 23 24 25 26 27",
    "six-line-25-30": "25 26 27 28 29 30",
    "six-line-28-33": "28 29 30 31 32 33",
    "six-line-31-36": "31 32 33 34 35 36",
}

OUTSIDE = {
    "column-1": "1 4 7 10 13 16 19 22 25 28 31 34",  # RR 7.2.3(a)
    "column-2": "2 5 8 11 14 17 20 23 26 29 32 35",  # (b)
    "column-3": "3 6 9 12 15 18 21 24 27 30 33 36",  # (c)
    "dozen-1": "1 2 3 4 5 6 7 8 9 10 11 12",
    "dozen-2": "13 14 15 16 17 18 19 20 21 22 23 24",
    "dozen-3": "25 26 27 28 29 30 31 32 33 34 35 36",
    "low": "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18",
    "high": "19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36",
    "even": "2 4 6 8 10 12 14 16 18 20 22 24 26 28 30 32 34 36",
    "odd": "1 3 5 7 9 11 13 15 17 19 21 23 25 27 29 31 33 35",
    "red": "1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36",
    "black": "2 4 6 8 10 11 13 15 17 20 22 24 26 28 29 31 33 35",
}

SQUARES = """
0
1 2 3 4 5 6 7 8 9 10 11 12
13 14 15 16 17 18 19 20 21 22 23 24
25 26 27 28 29 30 31 32 33 34 35 36
"""

# Diagram B, clockwise from 0.
SINGLE_ZERO_WHEEL = """
0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26
"""

# Diagram E, clockwise from 0.
DOUBLE_ZERO_WHEEL = """
0 28 9 26 30 11 7 20 32 17 5 22 34 15 3 24 36 13 1
00 27 10 25 29 12 8 19 31 18 6 21 33 16 4 23 35 14 2
"""


def single_zero_bets() -> dict[str, set[str]]:
    """What each bet covers, by its id."""
    covers = {f"straight-{number}": {number} for number in SQUARES.split()}
    for kind, written in (("split", SPLITS), ("street", STREETS), ("corner", CORNERS)):
        covers |= {f"{kind}-{group.replace('/', '-')}": set(group.split("/")) for group in written.split()}
    return covers | {bet_id: set(numbers.split()) for bet_id, numbers in (SIX_LINES | OUTSIDE).items()}


def double_zero_bets() -> dict[str, set[str]]:
    """RR 10.4: the bets of RR 7.1, Straight-Up 00 and Split 00/0."""
    return single_zero_bets() | {"straight-00": {"00"}, "split-0-00": {"0", "00"}}


TABLES = {"rapid-roulette-single-zero": single_zero_bets(), "rapid-roulette-double-zero": double_zero_bets()}
WHEELS = {
    "rapid-roulette-single-zero": SINGLE_ZERO_WHEEL.split(),
    "rapid-roulette-double-zero": DOUBLE_ZERO_WHEEL.split(),
}
SPINS = [(game_id, outcome) for game_id, wheel in WHEELS.items() for outcome in wheel]


def kind_of(bet_id: str) -> str:
    return next(kind for kind in ODDS if bet_id == kind or bet_id.startswith(f"{kind}-"))


@pytest.fixture(params=list(TABLES))
def game(request: pytest.FixtureRequest) -> Game:
    return load_game(request.param)


def test_the_tables_have_the_numbers_of_bets_the_project_counted() -> None:
    assert len(TABLES["rapid-roulette-single-zero"]) == 157
    assert len(TABLES["rapid-roulette-double-zero"]) == 159
    counted = Counter(kind_of(bet_id) for bet_id in TABLES["rapid-roulette-single-zero"])
    assert counted == {
        "straight": 37, "split": 60, "street": 14, "corner": 23, "six-line": 11, "column": 3, "dozen": 3,
        "low": 1, "high": 1, "even": 1, "odd": 1, "red": 1, "black": 1,
    }  # fmt: skip


def test_the_game_has_exactly_the_bets_of_the_tables(game: Game) -> None:
    assert {bet.id: set(bet.covers) for bet in game.bets.values()} == TABLES[game.id]
    assert {bet.id: bet.kind for bet in game.bets.values()} == {bet_id: kind_of(bet_id) for bet_id in TABLES[game.id]}
    assert {bet.id: bet.pays for bet in game.bets.values()} == {
        bet_id: ODDS[kind_of(bet_id)] for bet_id in TABLES[game.id]
    }


def test_a_bet_lists_what_it_covers_once_and_in_order(game: Game) -> None:
    for bet in game.bets.values():
        assert list(bet.covers) == sorted(set(bet.covers), key=lambda number: (int(number), len(number)))


@pytest.mark.parametrize(("game_id", "outcome"), SPINS)
def test_every_bet_on_this_outcome(game_id: str, outcome: str) -> None:
    """One wager alone on each bet: 157 × 37 and 159 × 38 pairs in all."""
    game, stake = load_game(game_id), Money(500)
    for bet_id, covers in TABLES[game_id].items():
        won = stake * ODDS[kind_of(bet_id)] if outcome in covers else Money(0)
        settled = settle(Sheet(game, {bet_id: stake}), outcome)
        assert (settled.stake, settled.won) == (stake, won), bet_id
        assert settled.returned == (stake + won if won else Money(0)), bet_id
        assert settled.wagers[bet_id].won == won, bet_id
        assert settled.wagers[bet_id].returned == settled.returned, bet_id


@pytest.mark.parametrize(("game_id", "outcome"), SPINS)
def test_a_full_sheet_is_the_sum_of_its_wagers(game_id: str, outcome: str) -> None:
    """A different amount on each bet, so that no two could be mixed up."""
    game, table = load_game(game_id), TABLES[game_id]
    stakes = {bet_id: Money(100 + place) for place, bet_id in enumerate(table)}
    settled = settle(Sheet(game, stakes), outcome)
    won = sum(stakes[bet_id].cents * ODDS[kind_of(bet_id)] for bet_id, covers in table.items() if outcome in covers)
    back = sum(stakes[bet_id].cents for bet_id, covers in table.items() if outcome in covers)
    assert settled.won == Money(won)
    assert settled.returned == Money(won + back)
    assert settled.stake == Money(sum(range(100, 100 + len(table))))
    assert Money.total(wager.returned for wager in settled.wagers.values()) == settled.returned


def winners(game_id: str, outcome: str) -> set[str]:
    return {bet_id for bet_id, _ in load_game(game_id).winners(outcome)}


ON_ZERO = {
    "straight-0", "split-0-1", "split-0-2", "split-0-3", "street-0-1-2", "street-0-2-3", "corner-0-1-2-3",
}  # fmt: skip


def test_on_0_only_straight_up_split_street_and_corner_with_0_win() -> None:
    """RR 7.3; Even, Low, columns and dozens lose."""
    assert winners("rapid-roulette-single-zero", "0") == ON_ZERO


def test_on_0_of_the_double_zero_game_the_split_with_00_wins_too() -> None:
    """RR 10.4.1 sends settlement to RR 7.1, and RR 10 prevails over RR 7.3 (RR 10.1)."""
    assert winners("rapid-roulette-double-zero", "0") == ON_ZERO | {"split-0-00"}


def test_on_00_only_straight_up_00_and_split_00_0_win() -> None:
    """RR 10.4.3."""
    assert winners("rapid-roulette-double-zero", "00") == {"straight-00", "split-0-00"}


def test_on_17_a_dealer_would_pay_these() -> None:
    assert winners("rapid-roulette-single-zero", "17") == {
        "straight-17",
        "split-14-17", "split-16-17", "split-17-18", "split-17-20",
        "street-16-17-18",
        "corner-13-14-16-17", "corner-14-15-17-18", "corner-16-17-19-20", "corner-17-18-20-21",
        "six-line-13-18", "six-line-16-21",
        "column-2", "dozen-2", "low", "odd", "black",
    }  # fmt: skip


def test_the_wheel_has_its_numbers_in_the_order_of_its_diagram(game: Game) -> None:
    assert list(game.wheel.labels) == WHEELS[game.id]
    assert not game.wheel.stand_in_order


def test_the_wheel_is_red_black_and_green(game: Game) -> None:
    """RR 2.3, 10.2.2(a)."""
    red, black = OUTSIDE["red"].split(), OUTSIDE["black"].split()
    expected = dict.fromkeys(red, "red") | dict.fromkeys(black, "black") | {"0": "green", "00": "green"}
    assert {label: game.wheel.colour_of(label) for label in game.wheel.labels} == {
        label: expected[label] for label in WHEELS[game.id]
    }


def test_red_and_black_take_turns_around_the_single_zero_wheel() -> None:
    """A printing mistake in the order would show here."""
    colours = [load_game("rapid-roulette-single-zero").wheel.colour_of(label) for label in SINGLE_ZERO_WHEEL.split()]
    assert colours == ["green", *["red", "black"] * 18]


def test_on_the_double_zero_wheel_opposite_numbers_are_neighbours() -> None:
    """The American order: opposite each odd number lies the next even one, and 00 lies opposite 0."""
    order = load_game("rapid-roulette-double-zero").wheel.labels
    for place, label in enumerate(order):
        if label not in ("0", "00"):
            odd, even = sorted([int(label), int(order[(place + 19) % 38])])
            assert (odd % 2, even) == (1, odd + 1)
    assert order[19] == "00"
