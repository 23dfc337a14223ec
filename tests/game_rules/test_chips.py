"""The fewest chips, against a table built by counting up."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game_rules.chips import can_be_paid, fewest_chips
from game_rules.money import Money


def fewest_by_counting_up(most: int, denominations: set[int]) -> list[int | None]:
    """For each amount up to `most` how few chips make it: one more than the best amount one chip below."""
    fewest: list[int | None] = [0]
    for amount in range(1, most + 1):
        below = [fewest[amount - chip] for chip in denominations if chip <= amount]
        known = [count for count in below if count is not None]
        fewest.append(1 + min(known) if known else None)
    return fewest


@given(st.sets(st.integers(1, 60), min_size=1, max_size=6), st.integers(0, 400))
def test_no_amount_is_made_with_fewer_chips(denominations: set[int], amount: int) -> None:
    table = tuple(Money(chip) for chip in denominations)
    chips = fewest_chips(Money(amount), table)
    expected = fewest_by_counting_up(amount, denominations)[amount]
    assert can_be_paid(Money(amount), table) == (expected is not None)
    if expected is None:
        assert chips is None
        return
    assert chips is not None
    assert len(chips) == expected
    assert Money.total(chips) == Money(amount)
    assert set(chips) <= set(table)
    assert all(above >= below for above, below in pairwise(chips))


@pytest.mark.parametrize(
    ("amount", "denominations", "chips"),
    [
        (400, (100, 250), (100, 100, 100, 100)),  # the largest first would strand at 1.50
        (500, (100, 250), (250, 250)),
        (3250, (250, 500, 1000, 2500, 10_000), (2500, 500, 250)),
        (0, (100,), ()),
    ],
)
def test_stacks_a_dealer_would_build(amount: int, denominations: tuple[int, ...], chips: tuple[int, ...]) -> None:
    made = fewest_chips(Money(amount), tuple(map(Money, denominations)))
    assert made == tuple(map(Money, chips))


def test_an_amount_the_chips_cannot_make_gives_none() -> None:
    assert fewest_chips(Money(300), (Money(250), Money(500))) is None
    assert fewest_chips(Money(100), ()) is None
