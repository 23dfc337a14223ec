"""Touches on a sheet: place, move, take off, undo, clear, repeat, double, under rule 4.3 and the player's money."""

import hashlib
import json
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game_rules.errors import BadAmount, BadSheet, RuleError, UnknownBet
from game_rules.library import load_game
from game_rules.limits import Limits, SnapReason, TableLimits
from game_rules.money import LARGEST_CENTS, Money
from game_rules.sheet import Refusal, Sheet, Touch

GAME = load_game("rapid-roulette-single-zero")
LIMITS = GAME.limits
"""Straight-up 2.50 to 100.00 by 2.50; column 5.00 to 1000.00 by 5.00; table minimum 5.00."""
RICH = Money(10_000_000)
EMPTY = Sheet.empty(GAME)

some_bets = st.sampled_from(["straight-17", "straight-0", "split-0-1", "corner-1-2-4-5", "column-1", "red", "low"])
chips = st.sampled_from([100, 250, 500, 700, 1000, 2500, 10_000, 50_000]).map(Money)
operations = st.one_of(
    st.tuples(st.just("place"), some_bets, chips),
    st.tuples(st.just("take_off"), some_bets, st.none() | chips),
    st.tuples(st.just("move"), some_bets, some_bets),
    st.tuples(st.just("clear")),
    st.tuples(st.just("double")),
    st.tuples(st.just("undo")),
)
funds_available = st.integers(0, 200_000).map(Money)


def touch(sheet: Sheet, operation: tuple[object, ...], funds: Money) -> Touch:
    match operation:
        case ("place", str(bet_id), Money() as chip):
            return sheet.place(bet_id, chip, LIMITS, funds)
        case ("take_off", str(bet_id), Money() | None as chip):
            return sheet.take_off(bet_id, LIMITS, chip)
        case ("move", str(source), str(target)):
            return sheet.move(source, target, LIMITS)
        case ("clear",):
            return sheet.clear()
        case ("double",):
            return sheet.double(LIMITS, funds)
        case ("undo",):
            return sheet.undo(LIMITS, funds)
    raise AssertionError(operation)


def played(operations_: list[tuple[object, ...]], funds: Money) -> list[Sheet]:
    """Every sheet the screen showed, the empty one first."""
    shown = [EMPTY]
    for operation in operations_:
        shown.append(touch(shown[-1], operation, funds).sheet)
    return shown


def sheet_of(**cents: int) -> Sheet:
    return Sheet.from_cents(GAME, {bet_id.replace("_", "-"): amount for bet_id, amount in cents.items()})


many_operations = st.lists(operations, max_size=25)


@given(many_operations, funds_available)
def test_the_wagers_never_cost_more_than_there_is(operations_: list[tuple[object, ...]], funds: Money) -> None:
    assert all(sheet.total <= funds for sheet in played(operations_, funds))


@given(many_operations, funds_available)
def test_a_screen_never_shows_what_the_limits_forbid(operations_: list[tuple[object, ...]], funds: Money) -> None:
    for sheet in played(operations_, funds):
        assert sheet.unpermitted(LIMITS) == {}
        assert all(amount > Money(0) for amount in sheet.wagers.values())


@given(many_operations, funds_available)
def test_a_refused_touch_changes_nothing(operations_: list[tuple[object, ...]], funds: Money) -> None:
    sheet = EMPTY
    for operation in operations_:
        done = touch(sheet, operation, funds)
        if done.refused is not None:
            assert done.sheet is sheet
        assert (done.refused is Refusal.NOT_ENOUGH_MONEY) == bool(done.short_of)
        sheet = done.sheet


@given(st.lists(operations.filter(lambda operation: operation[0] != "undo"), max_size=25), funds_available)
def test_undo_goes_back_through_every_sheet_the_screen_showed(
    operations_: list[tuple[object, ...]], funds: Money
) -> None:
    shown = played(operations_, funds)
    different = [EMPTY, *(after for before, after in pairwise(shown) if after is not before)]
    sheet = different[-1]
    for before in reversed(different[:-1]):
        sheet = sheet.undo(LIMITS, funds).sheet
        assert sheet == before
    assert sheet.undo(LIMITS, funds).refused is Refusal.NOTHING_THERE


@given(st.dictionaries(some_bets, st.integers(1, 10**6)), st.randoms(use_true_random=False))
def test_the_digest_does_not_depend_on_the_order_of_the_touches(wagers: dict[str, int], shuffle: object) -> None:
    other_order = list(wagers.items())
    shuffle.shuffle(other_order)  # type: ignore[attr-defined]  # a random.Random of hypothesis's own
    one, other = Sheet.from_cents(GAME, wagers), Sheet.from_cents(GAME, dict(other_order))
    assert one == other
    assert one.canonical == other.canonical
    assert one.digest == other.digest


@given(st.dictionaries(some_bets, st.integers(1, 10**6)), st.dictionaries(some_bets, st.integers(1, 10**6)))
def test_different_wagers_have_different_digests(one: dict[str, int], other: dict[str, int]) -> None:
    same = Sheet.from_cents(GAME, one).digest == Sheet.from_cents(GAME, other).digest
    assert same == (one == other)


def test_the_digest_is_the_sha_256_of_the_canonical_form() -> None:
    """What another program would have to compute: keys in order, no spaces."""
    sheet = sheet_of(red=1000, column_1=500)
    written = '{"game":"rapid-roulette-single-zero","wagers":{"column-1":500,"red":1000}}'
    assert sheet.canonical.decode() == written
    assert sheet.digest == hashlib.sha256(written.encode()).hexdigest()
    assert Sheet.from_cents(GAME, json.loads(written)["wagers"]) == sheet


def test_the_same_wagers_in_another_game_have_another_digest() -> None:
    other = Sheet.from_cents(load_game("rapid-roulette-double-zero"), {"red": 1000})
    assert other.digest != sheet_of(red=1000).digest


@given(many_operations, funds_available)
def test_a_stack_that_is_moved_arrives_or_stays(operations_: list[tuple[object, ...]], funds: Money) -> None:
    sheet = played(operations_, funds)[-1]
    for source in list(sheet.wagers):
        for target in ("straight-17", "red", "column-1"):
            moved = sheet.move(source, target, LIMITS)
            assert moved.sheet.total <= sheet.total
            if moved.refused is not None or source == target:
                assert moved.sheet is sheet
            else:
                assert moved.sheet[target] > sheet[target]
                assert not moved.sheet[source]
                rest = {bet_id: amount for bet_id, amount in sheet.wagers.items() if bet_id not in (source, target)}
                assert {b: a for b, a in moved.sheet.wagers.items() if b not in (source, target)} == rest


@given(many_operations, many_operations, funds_available)
def test_repeat_brings_the_last_wagers_back_once_and_all_or_none(
    last_round: list[tuple[object, ...]], this_round: list[tuple[object, ...]], funds: Money
) -> None:
    last, now = played(last_round, RICH)[-1], played(this_round, funds)[-1]
    repeated = now.repeat(last, LIMITS, funds)
    assert repeated.sheet.total <= funds
    if repeated.refused is None:
        for bet_id in GAME.bets:
            assert repeated.sheet[bet_id] == max(now[bet_id], last[bet_id])
        again = repeated.sheet.repeat(last, LIMITS, funds)
        assert again.sheet is repeated.sheet
    else:
        assert repeated.sheet is now


@given(many_operations, funds_available)
def test_double_is_all_or_nothing_and_stops_at_each_maximum(
    operations_: list[tuple[object, ...]], funds: Money
) -> None:
    sheet = played(operations_, funds)[-1]
    doubled = sheet.double(LIMITS, funds)
    wanted = {
        bet_id: min(amount * 2, LIMITS.of(GAME.bets[bet_id].kind).maximum) for bet_id, amount in sheet.wagers.items()
    }
    if doubled.refused is None:
        assert dict(doubled.sheet.wagers) == wanted
    else:
        assert doubled.sheet is sheet
        assert not wanted or Money.total(wanted.values()) > funds or wanted == dict(sheet.wagers)


def test_touches_on_one_bet_add_up_and_stop_at_the_maximum() -> None:
    """A wager is the whole amount on one bet, however many touches built it."""
    sheet = EMPTY
    for _ in range(4):
        sheet = sheet.place("straight-17", Money(2500), LIMITS, RICH).sheet
    assert sheet["straight-17"] == Money(10_000)
    over = sheet.place("straight-17", Money(2500), LIMITS, RICH)
    assert over.refused is Refusal.NOT_PERMITTED
    assert over.snapped["straight-17"].reason is SnapReason.ABOVE_MAXIMUM
    assert over.snapped["straight-17"].not_placed == Money(2500)


def test_the_part_of_a_chip_that_fits_is_placed_and_the_rest_stays_in_the_account() -> None:
    """4.3.2(b)."""
    placed = sheet_of(straight_17=9000).place("straight-17", Money(2500), LIMITS, RICH)
    assert placed.refused is None
    assert placed.sheet["straight-17"] == Money(10_000)
    assert placed.snapped["straight-17"].not_placed == Money(1500)


def test_a_chip_below_the_minimum_shows_nothing_and_takes_nothing() -> None:
    """4.3.1."""
    placed = EMPTY.place("column-1", Money(250), LIMITS, RICH)
    assert placed.sheet.total == Money(0)
    assert placed.snapped["column-1"].reason is SnapReason.BELOW_MINIMUM


def test_a_touch_that_costs_more_than_there_is_places_nothing_and_says_how_much_is_missing() -> None:
    placed = sheet_of(red=1000).place("red", Money(2500), LIMITS, Money(3000))
    assert placed.refused is Refusal.NOT_ENOUGH_MONEY
    assert placed.short_of == Money(500)
    assert placed.sheet["red"] == Money(1000)


def test_only_what_would_be_shown_needs_to_be_paid_for() -> None:
    """100.00 is the most a straight-up may be, so a chip of 500.00 needs no more than that."""
    placed = EMPTY.place("straight-17", Money(50_000), LIMITS, Money(10_000))
    assert placed.refused is None
    assert placed.sheet["straight-17"] == Money(10_000)


def test_a_chip_taken_off_leaves_a_permitted_amount() -> None:
    taken = sheet_of(column_1=1500).take_off("column-1", LIMITS, Money(250))
    assert taken.sheet["column-1"] == Money(1000)
    assert taken.snapped["column-1"].reason is SnapReason.NOT_A_MULTIPLE
    assert sheet_of(column_1=500).take_off("column-1", LIMITS, Money(250)).sheet.total == Money(0)
    assert sheet_of(column_1=500).take_off("column-1", LIMITS, Money(2500)).sheet.total == Money(0)


def test_a_whole_stack_taken_off_is_gone() -> None:
    taken = sheet_of(column_1=1500, red=500).take_off("column-1", LIMITS)
    assert taken.sheet.as_cents() == {"red": 500}


def test_chips_can_be_taken_off_when_the_account_is_empty_and_even_overdrawn() -> None:
    """Money that left the account by another door must never lock chips on the felt."""
    taken = sheet_of(red=5000).place("red", Money(500), LIMITS, Money(1000))
    assert taken.refused is Refusal.NOT_ENOUGH_MONEY
    assert sheet_of(red=5000).take_off("red", LIMITS, Money(500)).sheet["red"] == Money(4500)


def test_on_an_overdrawn_sheet_the_limit_is_the_reason_where_money_is_not() -> None:
    """A touch that would not cost a cent more is not refused for want of money."""
    at_maximum = sheet_of(straight_17=10_000).place("straight-17", Money(500), LIMITS, Money(1000))
    assert at_maximum.refused is Refusal.NOT_PERMITTED
    lower = TableLimits({**LIMITS.by_kind, "red": Limits(Money(500), Money(2000), Money(500))}, LIMITS.table_minimum)
    snapped_down = sheet_of(red=5000).place("red", Money(500), lower, Money(1000))
    assert snapped_down.refused is None
    assert snapped_down.sheet["red"] == Money(2000)


@pytest.mark.parametrize(
    "nothing",
    [
        EMPTY.clear(),
        EMPTY.undo(LIMITS, RICH),
        EMPTY.double(LIMITS, RICH),
        EMPTY.take_off("red", LIMITS),
        EMPTY.move("red", "black", LIMITS),
        EMPTY.repeat(EMPTY, LIMITS, RICH),
    ],
    ids=["clear", "undo", "double", "take off", "move", "repeat"],
)
def test_where_nothing_lies_there_is_nothing_to_do(nothing: Touch) -> None:
    assert nothing.refused is Refusal.NOTHING_THERE
    assert nothing.sheet is EMPTY


def test_a_stack_dragged_where_none_of_it_fits_stays_where_it_was() -> None:
    sheet = sheet_of(straight_17=250)
    moved = sheet.move("straight-17", "column-1", LIMITS)
    assert moved.refused is Refusal.NOT_PERMITTED
    assert moved.sheet is sheet
    assert moved.snapped["column-1"].reason is SnapReason.BELOW_MINIMUM


def test_a_stack_dragged_where_part_of_it_fits_gives_the_rest_back() -> None:
    moved = sheet_of(red=20_000, straight_17=5000).move("red", "straight-17", LIMITS)
    assert moved.sheet.as_cents() == {"straight-17": 10_000}
    assert moved.snapped["straight-17"].reason is SnapReason.ABOVE_MAXIMUM


def test_undo_after_clear_brings_everything_back() -> None:
    sheet = EMPTY.place("red", Money(500), LIMITS, RICH).sheet.place("low", Money(500), LIMITS, RICH).sheet
    assert sheet.clear().sheet.undo(LIMITS, RICH).sheet == sheet


def test_undo_is_refused_when_the_money_is_no_longer_there() -> None:
    cleared = sheet_of(red=5000).clear().sheet
    undone = cleared.undo(LIMITS, Money(2000))
    assert undone.refused is Refusal.NOT_ENOUGH_MONEY
    assert undone.short_of == Money(3000)


def test_undo_snaps_to_limits_that_changed_in_between_and_goes_on_from_there() -> None:
    lower = TableLimits({**LIMITS.by_kind, "red": Limits(Money(500), Money(2000), Money(500))}, LIMITS.table_minimum)
    first = sheet_of(low=500)
    undone = first.place("red", Money(5000), LIMITS, RICH).sheet.clear().sheet.undo(lower, RICH)
    assert undone.sheet.as_cents() == {"low": 500, "red": 2000}
    assert undone.snapped["red"].reason is SnapReason.ABOVE_MAXIMUM
    assert undone.sheet.undo(lower, RICH).sheet == first


def test_undo_drops_a_wager_that_a_new_minimum_forbids() -> None:
    higher = TableLimits({**LIMITS.by_kind, "red": Limits(Money(1000), Money(5000), Money(500))}, LIMITS.table_minimum)
    undone = sheet_of(red=500, low=500).clear().sheet.undo(higher, RICH)
    assert undone.sheet.as_cents() == {"low": 500}


@pytest.mark.parametrize(("cents", "counts"), [(0, False), (250, False), (499, False), (500, True), (10_000, True)])
def test_wagers_below_the_table_minimum_are_not_recognised(cents: int, counts: bool) -> None:
    """4.3.3: all wagers of the player together, at the end of the period."""
    assert Sheet.from_cents(GAME, {"straight-17": cents}).recognised(LIMITS) is counts


def test_several_small_wagers_are_recognised_together() -> None:
    assert sheet_of(straight_17=250, straight_0=250).recognised(LIMITS)


def test_a_server_sees_every_wager_a_screen_may_not_have_shown() -> None:
    forged = sheet_of(straight_17=20_000, red=100, low=501, column_1=500)
    assert {bet_id: snap.reason for bet_id, snap in forged.unpermitted(LIMITS).items()} == {
        "straight-17": SnapReason.ABOVE_MAXIMUM,
        "red": SnapReason.BELOW_MINIMUM,
        "low": SnapReason.NOT_A_MULTIPLE,
    }


def test_a_wager_of_nothing_is_no_wager() -> None:
    assert sheet_of(red=0, low=500).as_cents() == {"low": 500}


@pytest.mark.parametrize(
    ("wagers", "error"),
    [
        ({"straight-37": 500}, UnknownBet),
        ({"straight-00": 500}, UnknownBet),
        ({"": 500}, UnknownBet),
        ({17: 500}, UnknownBet),
        ({"red": -500}, BadAmount),
        ({"red": 5.0}, BadAmount),
        ({"red": "500"}, BadAmount),
        ({"red": True}, BadAmount),
        ({"red": None}, BadAmount),
        ({"red": LARGEST_CENTS + 1}, BadAmount),
        ({"red": LARGEST_CENTS, "black": 1}, BadAmount),
        ([["red", 500]], BadSheet),
        (None, BadSheet),
    ],
    ids=repr,
)
def test_nothing_from_outside_is_trusted(wagers: object, error: type[RuleError]) -> None:
    with pytest.raises(error):
        Sheet.from_cents(GAME, wagers)


def test_a_sheet_cannot_be_changed_from_outside() -> None:
    wagers = {"red": Money(500)}
    sheet = Sheet(GAME, wagers)
    wagers["red"] = Money(1)
    assert sheet["red"] == Money(500)
    with pytest.raises(TypeError):
        sheet.wagers["red"] = Money(1)  # type: ignore[index]  # that is the mistake under test
    with pytest.raises(BadSheet):
        Sheet(GAME, {"red": Money(0)})
    with pytest.raises(UnknownBet):
        Sheet(GAME, {"purple": Money(500)})


@pytest.mark.parametrize("cents", [0, -500])
def test_a_chip_is_worth_something(cents: int) -> None:
    with pytest.raises(BadAmount):
        sheet_of(red=500).place("red", Money(cents), LIMITS, RICH)
    with pytest.raises(BadAmount):
        sheet_of(red=500).take_off("red", LIMITS, Money(cents))


def test_a_touch_on_a_bet_the_game_does_not_have_is_an_error() -> None:
    with pytest.raises(UnknownBet):
        EMPTY.place("straight-00", Money(500), LIMITS, RICH)
    with pytest.raises(UnknownBet):
        sheet_of(red=500).move("red", "straight-00", LIMITS)


def test_undo_reaches_back_thousands_of_touches() -> None:
    sheet = EMPTY
    for step in range(5000):
        sheet = sheet.place(f"straight-{step % 37}", Money(250), LIMITS, RICH).sheet
    deep = 0
    while (undone := sheet.undo(LIMITS, RICH)).refused is None:
        sheet, deep = undone.sheet, deep + 1
    assert deep == 37 * 40  # forty chips of 2.50 make the maximum of 100.00
    assert sheet == EMPTY
