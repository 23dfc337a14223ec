from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from game_server.chance import Chance, SystemChance
from game_server.jackpots.draws import below, shuffled
from tests.game_server.jackpots.chances import CHI_SQUARE_99_DEGREES, SeededChance, chi_square


@pytest.mark.parametrize("chance", [SeededChance(20261116), SystemChance()], ids=["seeded", "secrets"])
@pytest.mark.parametrize("bound", [100, 37_500])
def test_every_value_is_as_likely_as_any_other(chance: Chance, bound: int) -> None:
    drawn = Counter(below(chance, bound) * 100 // bound for _ in range(50_000))
    assert chi_square([drawn[part] for part in range(100)]) < CHI_SQUARE_99_DEGREES


def test_a_draw_that_would_favour_the_low_values_is_thrown_away() -> None:
    """Below 7 from one digit: 7, 8 and 9 would make 0, 1 and 2 twice as likely."""

    class Told(SeededChance):
        def __init__(self, *said: str) -> None:
            self.said = list(said)

        def digits(self, count: int) -> str:
            return self.said.pop(0)

    chance = Told("9", "7", "8", "6", "unasked")
    assert below(chance, 7) == 6
    assert chance.said == ["unasked"]


def test_only_one_value_needs_no_luck() -> None:
    assert below(SystemChance(), 1) == 0


def test_nothing_can_be_drawn_from_nothing() -> None:
    with pytest.raises(ValueError, match="below 0"):
        below(SystemChance(), 0)


def test_every_order_of_stations_is_as_likely_as_any_other() -> None:
    chance, stations = SeededChance(7), (1, 2, 3, 4)
    orders = Counter(tuple(shuffled(chance, stations)) for _ in range(24_000))
    assert set(orders) == set(permutations(stations))
    assert chi_square(list(orders.values())) < 80  # 23 degrees of freedom: passed by one in 50 million
