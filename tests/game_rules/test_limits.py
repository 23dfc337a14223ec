"""Rule 4.3: the amount shown for an amount asked, and limits that a table can deal with."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from game_rules.errors import BookError, RuleError
from game_rules.limits import LARGEST_WAGER, Limits, SnapReason, TableLimits, check_limits
from game_rules.money import Money

FIVES = Limits(Money(500), Money(10_000), Money(250))
"""Minimum 5.00, then 7.50, 10.00 … up to 100.00."""


@st.composite
def ladders(draw: st.DrawFn) -> Limits:
    minimum, multiple = draw(st.integers(1, 10_000)), draw(st.integers(1, 5_000))
    return Limits(Money(minimum), Money(minimum + multiple * draw(st.integers(0, 400))), Money(multiple))


asked_amounts = st.integers(0, 3_000_000).map(Money)


def rungs(limits: Limits) -> set[Money]:
    """The ladder as the project reads 4.3: minimum, minimum + multiple … maximum."""
    return {Money(c) for c in range(limits.minimum.cents, limits.maximum.cents + 1, limits.multiple.cents)}


@pytest.mark.parametrize(
    ("asked", "shown", "reason"),
    [
        (0, 0, None),
        (1, 0, SnapReason.BELOW_MINIMUM),  # 4.3.1
        (499, 0, SnapReason.BELOW_MINIMUM),
        (500, 500, None),
        (501, 500, SnapReason.NOT_A_MULTIPLE),  # 4.3.2(a)
        (749, 500, SnapReason.NOT_A_MULTIPLE),
        (750, 750, None),
        (9_999, 9_750, SnapReason.NOT_A_MULTIPLE),
        (10_000, 10_000, None),
        (10_001, 10_000, SnapReason.ABOVE_MAXIMUM),  # 4.3.2(b)
        (12_500, 10_000, SnapReason.ABOVE_MAXIMUM),
    ],
)
def test_an_amount_is_shown_as_rule_4_3_says(asked: int, shown: int, reason: SnapReason | None) -> None:
    snapped = FIVES.snap(Money(asked))
    assert (snapped.asked, snapped.shown, snapped.reason) == (Money(asked), Money(shown), reason)
    assert snapped.not_placed == Money(asked - shown)


@given(ladders(), asked_amounts)
def test_what_is_shown_is_on_the_ladder_or_nothing(limits: Limits, asked: Money) -> None:
    assert limits.snap(asked).shown in rungs(limits) | {Money.zero()}


@given(ladders(), asked_amounts)
def test_never_more_is_shown_than_was_asked(limits: Limits, asked: Money) -> None:
    assert limits.snap(asked).shown <= asked


@given(ladders(), asked_amounts)
def test_the_next_lowest_permitted_amount_is_shown(limits: Limits, asked: Money) -> None:
    assert limits.snap(asked).shown == max((rung for rung in rungs(limits) if rung <= asked), default=Money.zero())


@given(ladders(), asked_amounts)
def test_snapping_what_was_snapped_changes_nothing(limits: Limits, asked: Money) -> None:
    again = limits.snap(limits.snap(asked).shown)
    assert again.shown == again.asked
    assert again.reason is None
    assert limits.permits(again.shown)


@given(ladders(), asked_amounts, asked_amounts)
def test_asking_for_more_never_shows_less(limits: Limits, one: Money, other: Money) -> None:
    low, high = sorted([one, other])
    assert limits.snap(low).shown <= limits.snap(high).shown


@given(ladders(), asked_amounts)
def test_a_reason_is_given_exactly_when_the_screen_shows_something_else(limits: Limits, asked: Money) -> None:
    snapped = limits.snap(asked)
    assert (snapped.reason is None) == (snapped.shown == snapped.asked)
    assert limits.permits(asked) == (snapped.reason is None)


def test_a_negative_wager_is_refused() -> None:
    with pytest.raises(RuleError, match="negative"):
        FIVES.snap(Money(-1))


@pytest.mark.parametrize(
    ("minimum", "maximum", "multiple", "why"),
    [
        (0, 100, 1, "minimum must be more than nothing"),
        (-5, 100, 5, "minimum must be more than nothing"),
        (100, 200, 0, "multiple must be more than nothing"),
        (200, 100, 5, "maximum 1.00 is below the minimum 2.00"),
        (500, 1_100, 500, "maximum 11.00 is not the minimum 5.00 plus multiples of 5.00"),
        (100, LARGEST_WAGER.cents + 100, 100, "the most any wager may be"),
    ],
)
def test_limits_that_make_no_ladder_are_refused(minimum: int, maximum: int, multiple: int, why: str) -> None:
    with pytest.raises(RuleError, match=why):
        Limits(Money(minimum), Money(maximum), Money(multiple))


def test_the_largest_full_sheet_at_the_longest_odds_fits_a_meter() -> None:
    assert LARGEST_WAGER * (1000 + 1) * 159 > LARGEST_WAGER  # would raise if it did not fit


def limits_of(limits: Limits, table_minimum: int = 500) -> TableLimits:
    return TableLimits({"straight": limits}, Money(table_minimum))


def test_a_ladder_that_the_chips_cannot_make_names_the_bet_kind_and_the_amount() -> None:
    with pytest.raises(BookError, match=r"^book\.toml: limits\.straight: 7\.50 cannot be made with the table's chips$"):
        check_limits(limits_of(FIVES), ("straight",), (Money(500), Money(1000)), "book.toml")


def test_a_long_ladder_is_checked_without_climbing_it() -> None:
    """Chips of 2.00 and 3.00 make every whole amount from 2.00 up, however far the ladder goes."""
    limits = Limits(Money(200), LARGEST_WAGER, Money(100))
    check_limits(limits_of(limits), ("straight",), (Money(200), Money(300)), "book.toml")


@given(st.sets(st.integers(1, 12), min_size=1, max_size=4), st.integers(1, 15), st.integers(1, 6), st.integers(0, 40))
def test_limits_are_accepted_exactly_when_every_rung_can_be_made(
    chips: set[int], minimum: int, multiple: int, steps: int
) -> None:
    limits = Limits(Money(minimum), Money(minimum + steps * multiple), Money(multiple))
    payable = {0}
    for amount in range(1, limits.maximum.cents + 1):
        if any(amount - chip in payable for chip in chips):
            payable.add(amount)
    possible = {rung.cents for rung in rungs(limits)} <= payable
    table = tuple(Money(chip) for chip in sorted(chips))
    if possible:
        check_limits(limits_of(limits, 1), ("straight",), table, "book.toml")
    else:
        with pytest.raises(BookError, match="cannot be made"):
            check_limits(limits_of(limits, 1), ("straight",), table, "book.toml")


def test_a_bet_kind_without_limits_and_limits_without_a_bet_kind_are_refused() -> None:
    chips = (Money(250), Money(500))
    with pytest.raises(BookError, match=r"limits\.split: is missing"):
        check_limits(limits_of(FIVES), ("straight", "split"), chips, "book.toml")
    with pytest.raises(BookError, match=r"limits\.straight: the game has no such bet kind"):
        check_limits(limits_of(FIVES), (), chips, "book.toml")
    with pytest.raises(BookError, match="table_minimum: must be more than nothing"):
        check_limits(limits_of(FIVES, 0), ("straight",), chips, "book.toml")


@given(ladders(), ladders(), st.integers(1, 2_000), st.integers(1, 2_000))
def test_only_a_higher_minimum_needs_its_notice(before: Limits, after: Limits, one: int, other: int) -> None:
    """Section 66(2), RR 4.1: of a bet or of the table; a maximum may change freely."""
    assume(before != after)
    higher = after.minimum > before.minimum or other > one
    assert limits_of(after, other).raises_minimum_of(limits_of(before, one)) == higher
