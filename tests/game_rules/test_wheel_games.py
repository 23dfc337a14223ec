"""Every bet of the wheel games on every outcome, against the books' own lists of sections and odds."""

from pathlib import Path

import pytest

from game_rules.game import PegRule
from game_rules.library import game_ids, load_game
from game_rules.money import Money
from game_rules.settlement import settle
from game_rules.sheet import Sheet

# Symbol: sections on the wheel (BWM 2.1, BWS 2.2, MWP 2.1, MWD 2.3) and odds to 1 (BWM 6.1, BWS 6.1, MWP 3.8, MWD 3.8).
STANDARD = "A 24 1, B 12 3, C 8 5, D 4 11, E 2 23, F 1 47, G 1 47"
BOOKS = {
    "big-wheel-melbourne-1": STANDARD,
    "big-wheel-melbourne-2": """
        A 24 1, B 12 3, C 1 47, D 1 47, E 1 47, F 1 47, G 1 47, H 1 47, I 1 47, J 1 47, K 1 47, L 1 47,
        M 1 47, N 1 47, O 1 47, P 1 47, Q 1 47, R 1 47""",
    "big-wheel-melbourne-3": """
        A 8 5, B 8 5, C 8 5, D 4 11, E 4 11, F 4 11, G 2 23, H 2 23, I 2 23, J 2 23, K 2 23, L 2 23,
        M 1 47, N 1 47, O 1 47, P 1 47""",
    "big-wheel-melbourne-4": """
        A 8 5, B 8 5, C 8 5, D 8 5, E 4 11, F 4 11, G 4 11, H 4 11, I 2 23, J 1 47, K 1 47""",
    "big-wheel-sydney": STANDARD,
    "money-wheel-perth": STANDARD,
    "money-wheel-division-1": STANDARD,
    "money-wheel-division-2": "A 24 1, B 12 3, C 8 5, D 4 10, E 2 20, F 1 47, G 1 47",
    "money-wheel-division-3": "A 24 1, B 12 3, C 8 5, D 4 10, E 2 20, F 1 45, G 1 45",
}
TABLES = {
    game_id: {symbol: (int(sections), int(odds)) for symbol, sections, odds in map(str.split, written.split(","))}
    for game_id, written in BOOKS.items()
}
PICTURES = Path(__file__).parents[2] / "assets/symbols"
GAMES = pytest.mark.parametrize("game_id", list(BOOKS))


def test_there_is_a_table_for_every_wheel_game() -> None:
    assert {game_id for game_id in game_ids() if "wheel" in game_id} == set(BOOKS)


@GAMES
def test_the_wheel_has_52_sections_marked_as_the_book_counts_them(game_id: str) -> None:
    wheel = load_game(game_id).wheel
    assert len(wheel.pockets) == 52
    assert dict(wheel.sections) == {symbol: sections for symbol, (sections, _) in TABLES[game_id].items()}


@GAMES
def test_the_order_of_the_rim_is_marked_as_a_stand_in(game_id: str) -> None:
    assert load_game(game_id).wheel.stand_in_order


@GAMES
def test_no_symbol_lies_beside_itself_and_the_quarters_are_alike(game_id: str) -> None:
    """What makes a stand-in fair: the frequent symbols are spread evenly over four quarters of thirteen."""
    labels = load_game(game_id).wheel.labels
    assert all(label != labels[place - 1] for place, label in enumerate(labels))
    for symbol, (sections, _) in TABLES[game_id].items():
        if sections >= 4:
            quarters = {labels[start : start + 13].count(symbol) for start in range(0, 52, 13)}
            assert quarters == {sections // 4}


@GAMES
def test_every_bet_on_every_outcome(game_id: str) -> None:
    """The winning symbol pays its odds and all others lose (BWS 3.1, MWP 3.1, MWD 3.1)."""
    game, stake = load_game(game_id), Money(700)
    assert set(game.bets) == {f"symbol-{symbol}" for symbol in TABLES[game_id]}
    for outcome in TABLES[game_id]:
        for symbol, (_, odds) in TABLES[game_id].items():
            settled = settle(Sheet(game, {f"symbol-{symbol}": stake}), outcome)
            won = stake * odds if symbol == outcome else Money(0)
            assert settled.won == won
            assert settled.returned == (stake + won if symbol == outcome else Money(0))


@GAMES
def test_the_layout_has_one_box_for_each_symbol_and_no_lines_to_bet_on(game_id: str) -> None:
    """BWM 2.2, BWS 2.3, MWP 2.2, MWD 2.5."""
    layout = load_game(game_id).layout
    assert [box.label for box in layout.boxes] == list(TABLES[game_id])
    assert not any(spot.on_line for spot in layout.spots)
    for box in layout.boxes:
        spot = layout.spot_at(*box.centre)
        assert spot is not None
        assert spot.bet_id == f"symbol-{box.label}"


def test_money_wheel_perth_has_its_layout_1() -> None:
    """MWP 2.2: rows from 47-1 above to 1-1 below, each symbol on both sides of its odds; the first row has two."""
    layout = load_game("money-wheel-perth").layout
    rows = {box.label: (box.x, box.y, box.width) for box in layout.boxes}
    assert rows == {
        "F": (0, 0, 5), "G": (5, 0, 5), "E": (0, 1, 10), "D": (0, 2, 10), "C": (0, 3, 10), "B": (0, 4, 10),
        "A": (0, 5, 10),
    }  # fmt: skip
    for box in layout.boxes:
        assert box.contains(layout.spot_of[box.bet_id].x, layout.spot_of[box.bet_id].y)
        for x in (box.x + 0.1, box.right - 0.1):
            touched = layout.spot_at(x, box.y + 0.5)
            assert touched is not None
            assert touched.bet_id == box.bet_id, "one touch area over both halves"


@GAMES
def test_each_symbol_has_a_name_and_a_picture_of_its_own(game_id: str) -> None:
    game = load_game(game_id)
    assert set(game.symbols) == set(TABLES[game_id])
    assert len({symbol.name for symbol in game.symbols.values()}) == len(game.symbols)
    for symbol in game.symbols.values():
        assert (PICTURES / f"{symbol.picture}.svg").is_file()


@pytest.mark.parametrize(
    ("game_id", "counts_as"),
    [
        ("big-wheel-melbourne-1", PegRule.NO_SPIN),  # BWM 7.1.2
        ("big-wheel-melbourne-2", PegRule.NO_SPIN),
        ("big-wheel-melbourne-3", PegRule.NO_SPIN),
        ("big-wheel-melbourne-4", PegRule.NO_SPIN),
        ("big-wheel-sydney", PegRule.NO_SPIN),  # BWS 7.2
        ("money-wheel-perth", PegRule.LAST_SECTION),  # MWP 4.2(b)
        ("money-wheel-division-1", PegRule.NO_SPIN),  # MWD 5.2
        ("money-wheel-division-2", PegRule.NO_SPIN),
        ("money-wheel-division-3", PegRule.NO_SPIN),
    ],
)
def test_an_indicator_on_a_peg_counts_as_the_book_says(game_id: str, counts_as: PegRule) -> None:
    game = load_game(game_id)
    assert game.peg is counts_as
    assert ("on-a-peg" in game.no_spin_reasons) == (counts_as is PegRule.NO_SPIN)
