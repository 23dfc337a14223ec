"""The rules: settling a full table, and the cost of one touch."""

from __future__ import annotations

from benchmarks import Measurement, benchmark, best_ms
from game_rules.layout import Layout
from game_rules.library import load_game
from game_rules.money import Money
from game_rules.settlement import settle
from game_rules.sheet import Sheet

GAME = load_game("rapid-roulette-single-zero")
STATIONS = 100
STAKES = {bet_id: Money(500) for bet_id in GAME.bets}
PLENTY = Money(100_000_000)


def _fresh_sheets() -> list[Sheet]:
    """Sheets whose totals nobody has asked for yet, as they come from the network."""
    return [Sheet(GAME, STAKES) for _ in range(STATIONS)]


@benchmark
def settle_full_sheets() -> Measurement:
    """A hundred stations with a chip on each of the 157 bets."""
    sheets: list[Sheet] = []

    def prepare() -> None:
        sheets[:] = _fresh_sheets()

    return Measurement(best_ms(lambda: [settle(sheet, "17") for sheet in sheets], prepare), "ms", limit=5)


@benchmark
def settle_full_against_one_chip() -> Measurement:
    """A full felt over a single chip, totals known: only the winning bets of an outcome are looked at."""
    full, single = Sheet(GAME, STAKES), Sheet(GAME, {"straight-17": Money(500)})
    assert full.total > single.total
    many = best_ms(lambda: [settle(full, "17") for _ in range(1000)])
    few = best_ms(lambda: [settle(single, "17") for _ in range(1000)])
    return Measurement(many / few, "×", limit=10, ratio=True)


@benchmark
def place_one_touch() -> Measurement:
    """A chip put on a full felt: hit-test, rule 4.3, money, a new sheet. All that a touch does has 4 ms."""
    sheet, layout = Sheet(GAME, STAKES), GAME.layout

    def touch() -> None:
        spot = layout.spot_at(6.97, 2.03)
        assert spot is not None
        sheet.place(spot.bet_id, Money(2500), GAME.limits, PLENTY)

    return Measurement(best_ms(touch, repeats=200), "ms", limit=1)


@benchmark
def digest_of_a_full_sheet() -> Measurement:
    """The canonical form and its SHA-256, as taken at the end of a period for every station."""
    fresh: list[Sheet] = []

    def prepare() -> None:
        fresh[:] = [Sheet(GAME, STAKES)]

    return Measurement(best_ms(lambda: fresh[0].digest, prepare, repeats=50), "ms", limit=1)


@benchmark
def hit_test_while_dragging() -> Measurement:
    """Sixty points of a drag across the felt: a second of a finger on a 60 Hz screen."""
    layout: Layout = GAME.layout
    path = [(1 + step * 0.2, 0.3 + step * 0.04) for step in range(60)]
    return Measurement(best_ms(lambda: [layout.spot_at(x, y) for x, y in path]), "ms", limit=16)
