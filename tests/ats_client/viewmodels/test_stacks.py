"""What stands on the felt: acknowledged, asked, being taken off, won and lost."""

from __future__ import annotations

from dataclasses import replace

from ats_client.viewmodels.live_stacks import AT_ONCE, before_fate, fates, stack_rows
from game_rules.sheet import Sheet
from screen_kit.viewmodels.words import Words
from tests.ats_client.pictures import picture, with_wagers, won

WORDS = Words("en")


def standings(shown: object) -> dict[str, str]:
    return {row.key: row.standing for row in stack_rows(shown, WORDS)}  # type: ignore[arg-type]


def test_what_the_server_has_is_solid_and_what_it_was_only_asked_is_not() -> None:
    shown = with_wagers(picture(), {"red": 500}, pending={"straight-17": 2500})
    assert standings(shown) == {"red": "solid", "straight-17": "placing"}


def test_a_wager_that_grows_is_pending_as_a_whole() -> None:
    shown = with_wagers(picture(), {"red": 500}, pending={"red": 1000})
    assert [(row.key, row.label, row.standing) for row in stack_rows(shown, WORDS)] == [("red", "10", "placing")]


def test_chips_being_taken_off_stay_until_the_server_has_answered() -> None:
    base = with_wagers(picture(), {"red": 500, "black": 500})
    assert base.game is not None
    shown = replace(base, sheet=Sheet.from_cents(base.game, {"red": 500}))
    assert standings(shown) == {"red": "solid", "black": "leaving"}


def test_after_close_exactly_the_locked_sheet_is_shown() -> None:
    """RR 3.6: settlement is by the appearance at expiry."""
    base = with_wagers(picture(), {"red": 500}, pending={"straight-17": 2500})
    assert base.game is not None
    shown = replace(base, locked=Sheet.from_cents(base.game, {"black": 1000}))
    assert standings(shown) == {"black": "solid"}


def test_an_amount_is_shown_with_the_fewest_chips_and_its_total() -> None:
    (row,) = stack_rows(with_wagers(picture(), {"straight-36": 9750}), WORDS)
    assert row.chips == "2500,2500,2500,1000,1000,250"
    assert row.label == "97.50"


def test_the_result_marks_winners_with_their_winnings_and_losers() -> None:
    wagers = {"straight-17": 2500, "red": 5000, "column-2": 1000}
    rows = {row.key: (row.fate, row.winnings) for row in stack_rows(won(picture(), "17", wagers), WORDS)}
    assert rows == {"straight-17": ("won", "+875"), "red": ("lost", ""), "column-2": ("won", "+20")}


EVERYWHERE = dict.fromkeys(("straight-17", "red", "black", "odd", "even", "low", "high", "dozen-1", "dozen-2"), 500)


def test_a_fate_comes_to_a_few_stacks_at_a_time_until_all_have_theirs() -> None:
    standing = stack_rows(with_wagers(picture(), EVERYWHERE), WORDS)
    settled = stack_rows(won(picture(), "17", EVERYWHERE), WORDS)
    assert before_fate(settled, standing) == standing
    known = 0
    for rows in fates(settled, standing):
        told = sum(bool(row.fate) for row in rows)
        assert 0 < told - known <= AT_ONCE
        assert [row.key for row in rows] == [row.key for row in settled]
        known = told
    assert known == len(settled)
    assert rows == settled


def test_a_fate_that_is_shown_is_not_taken_back_by_the_next_picture() -> None:
    settled = stack_rows(won(picture(), "17", EVERYWHERE), WORDS)
    again = stack_rows(won(picture(), "17", EVERYWHERE), WORDS)
    assert before_fate(again, settled) == settled
    assert list(fates(again, settled)) == []


def test_another_rounds_last_spin_leaves_the_felt_alone() -> None:
    settled = won(picture(), "17", {"straight-17": 2500})
    assert stack_rows(replace(settled, outcome=None, round=1043), WORDS) == []


def room(wagers: dict[str, int], outcome: str = "17") -> dict[str, float]:
    return {row.key: row.apart for row in stack_rows(won(picture(), outcome, wagers), WORDS) if row.fate == "won"}


def test_what_was_won_may_be_as_wide_as_its_box_where_nothing_stands_beside_it() -> None:
    assert room({"straight-17": 2500, "odd": 500, "dozen-2": 500}) == {"straight-17": 1.0, "odd": 2.0, "dozen-2": 4.0}


def test_stacks_half_a_square_apart_leave_each_other_half_a_square() -> None:
    assert room({"straight-17": 2500, "split-17-20": 500, "corner-16-17-19-20": 500}) == {
        "straight-17": 0.5,
        "split-17-20": 0.5,
        "corner-16-17-19-20": 0.5,
    }
