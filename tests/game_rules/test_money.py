"""Money is whole cents within 64 bits, and nothing else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game_rules.errors import BadAmount
from game_rules.money import LARGEST_CENTS, Money

amounts = st.integers(-(10**15), 10**15).map(Money)


@given(amounts, amounts)
def test_adding_and_taking_away_is_exact(one: Money, other: Money) -> None:
    assert (one + other).cents == one.cents + other.cents
    assert one + other - other == one
    assert one - other == -(other - one)


@given(amounts, st.integers(0, 100))
def test_multiplying_is_adding_many_times(amount: Money, times: int) -> None:
    assert amount * times == Money.total([amount] * times)


@given(st.integers(0, LARGEST_CENTS))
def test_what_is_written_is_read_back(cents: int) -> None:
    assert Money.parse(str(Money(cents))) == Money(cents)


@given(amounts, amounts)
def test_amounts_are_ordered_by_their_cents(one: Money, other: Money) -> None:
    assert (one < other) == (one.cents < other.cents)
    assert (one == other) == (one.cents == other.cents)


@pytest.mark.parametrize(
    ("written", "cents"), [("0", 0), ("12", 1200), ("12.50", 1250), ("0.05", 5), (" 7.00 ", 700), ("1000000", 10**8)]
)
def test_an_operator_writes_amounts_with_no_or_two_decimals(written: str, cents: int) -> None:
    assert Money.parse(written).cents == cents


@pytest.mark.parametrize(
    "written",
    [
        "",
        "12.5",
        "12.505",
        "-1",
        "+1",
        "1e3",
        "1,000.00",
        ".50",
        "5.",
        "$5",
        "NaN",
        "१२",
        "9" * 18,
        "99999999999999999",
    ],
)
def test_anything_else_is_no_amount(written: str) -> None:
    with pytest.raises(BadAmount):
        Money.parse(written)


@pytest.mark.parametrize("cents", [5.0, 0.1, "5", True, None, float("nan"), [5]])
def test_money_is_never_made_of_anything_but_a_whole_number(cents: object) -> None:
    with pytest.raises(BadAmount, match="whole number of cents"):
        Money(cents)  # type: ignore[arg-type]  # that is the mistake under test
    with pytest.raises(BadAmount, match="whole number of cents"):
        Money.stake(cents)


@pytest.mark.parametrize("cents", [LARGEST_CENTS + 1, -LARGEST_CENTS - 1, 10**5000], ids=["above", "below", "absurd"])
def test_what_64_bits_cannot_hold_is_refused(cents: int) -> None:
    with pytest.raises(BadAmount, match="more than any meter can hold"):
        Money(cents)


def test_arithmetic_cannot_leave_64_bits_unnoticed() -> None:
    largest = Money(LARGEST_CENTS)
    with pytest.raises(BadAmount):
        largest + Money(1)
    with pytest.raises(BadAmount):
        largest * 2
    with pytest.raises(BadAmount):
        -largest - Money(1)


def test_a_fraction_of_money_does_not_exist() -> None:
    with pytest.raises(BadAmount, match="whole numbers only"):
        Money(100) * 0.5  # type: ignore[operator]  # that is the mistake under test


def test_an_amount_from_outside_is_never_negative() -> None:
    with pytest.raises(BadAmount, match="negative"):
        Money.stake(-1)
    assert Money.stake(0) == Money.zero()
    assert not Money.zero()
    assert Money.stake(1)


@pytest.mark.parametrize(("cents", "text"), [(0, "0.00"), (5, "0.05"), (-5, "-0.05"), (123450, "1234.50")])
def test_money_is_written_plain_and_exact(cents: int, text: str) -> None:
    assert str(Money(cents)) == text
