from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game_rules.errors import BadAmount
from game_rules.money import Money
from game_server.jackpots.exact import PARTS, Exact, Rate

percents = st.tuples(st.integers(0, 100), st.integers(0, 4), st.integers(0, 9999)).map(
    lambda parts: f"{parts[0]}.{parts[2] % 10 ** parts[1]:0{parts[1]}d}" if parts[1] else str(parts[0])
)


@given(percents, st.integers(0, 10**10))
def test_rule_8_4_2_a_wagers_share_is_exactly_the_rate_of_it(percent: str, cents: int) -> None:
    share = Rate.parse(percent).of(Money(cents))
    assert Fraction(share.parts, PARTS) == Fraction(percent) / 100 * cents


@given(percents, st.lists(st.integers(1, 10**7), max_size=50))
def test_shares_of_many_wagers_add_up_to_the_share_of_the_turnover(percent: str, stakes: list[int]) -> None:
    rate = Rate.parse(percent)
    assert sum(rate.of(Money(stake)).parts for stake in stakes) == rate.of(Money(sum(stakes))).parts


@given(st.integers(0, 10**15))
def test_whole_cents_are_shown_and_the_rest_is_below_one(parts: int) -> None:
    rest = Exact(parts) - Exact.of(Exact(parts).shown)
    assert 0 <= rest.parts < PARTS


@pytest.mark.parametrize("percent", ["", "1.", ".5", "1.23456", "-1", "1e2", "１", "1 "])
def test_a_rate_that_could_not_be_kept_exactly_is_refused(percent: str) -> None:
    with pytest.raises(BadAmount):
        Rate.parse(percent)


def test_a_meter_that_would_not_fit_in_the_database_is_refused() -> None:
    with pytest.raises(BadAmount):
        Exact(2**63)
