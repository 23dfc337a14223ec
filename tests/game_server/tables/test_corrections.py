"""A wrong outcome put right: freeze, recompute, one correction an account, shortfall owed, unfreeze (RR 9.4)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game_protocol.problems import Problem
from game_protocol.rounds import CorrectOutcome, FreezeAccounts, OpenRound
from game_protocol.seat import PayOut
from game_protocol.station import CashOut
from game_protocol.table import Phase
from game_server.tables import accounts, cash_out, corrections, rounds
from tests.game_server.pure_table import PureTable


def wrong(table: PureTable, number: int, outcome: str) -> CorrectOutcome:
    return CorrectOutcome(table="1", round=number, outcome=outcome, reason="mistyped")


def test_frozen_accounts_neither_bet_nor_cash_out_nor_take_money(table: PureTable) -> None:
    table.buy_in(1, 10_000)
    table.do(corrections.freeze_accounts, FreezeAccounts(table="1", reason="wrong number"))
    assert table.state.phase is Phase.FROZEN
    table.refused(Problem.FROZEN, rounds.open_round, OpenRound(table="1"))
    table.refused(Problem.FROZEN, cash_out.cash_out, 1, CashOut(id="c", to="ticket"))
    table.refused(Problem.FROZEN, accounts.pay_out, PayOut(table="1", station=1, id="p"))


def test_the_preview_shows_before_and_after_and_changes_nothing(table: PureTable) -> None:
    table.buy_in(1, 10_000)
    number = table.play({1: {"straight-17": 1000, "red": 1000}}, "17")
    before = table.picture()
    correction = table.do(corrections.preview_correction, wrong(table, number, "18"))
    (line,) = correction.lines
    assert (line.was_returned, line.now_returned, line.change, line.shortfall) == (36_000, 2000, -34_000, 0)
    assert table.picture() == before


def test_a_correction_freezes_corrects_and_unfreezes_in_one_act(table: PureTable) -> None:
    """RR 9.4."""
    table.buy_in(1, 10_000)
    number = table.play({1: {"straight-17": 1000}}, "17")
    table.do(corrections.correct_outcome, wrong(table, number, "18"))
    kinds = [told.kind for told in table.told]
    assert kinds[kinds.index("accounts-frozen") :][:3] == ["accounts-frozen", "outcome-corrected", "accounts-unfrozen"]
    assert (table.state.phase, table.balance(1)) == (Phase.SETTLED, 9_000)


def test_a_refused_correction_leaves_nothing_frozen(table: PureTable) -> None:
    number = table.play({}, "17")
    table.refused(Problem.WRONG_ROUND, corrections.correct_outcome, wrong(table, number + 7, "18"))
    table.refused(Problem.BAD_REQUEST, corrections.correct_outcome, wrong(table, number, "38"))
    table.refused(Problem.BAD_REQUEST, corrections.correct_outcome, wrong(table, number, "17"))
    assert table.state.phase is Phase.SETTLED
    assert "accounts-frozen" not in [told.kind for told in table.told]


def test_each_account_gets_one_visible_correction_and_everything_unfreezes(table: PureTable) -> None:
    for station in (1, 2, 3):
        table.buy_in(station, 10_000)
    number = table.play({1: {"straight-17": 1000}, 2: {"straight-18": 1000}, 3: {"red": 1000}}, "17")
    table.do(corrections.freeze_accounts, FreezeAccounts(table="1", reason="wrong number"))
    table.do(corrections.correct_outcome, wrong(table, number, "18"))  # 17 black → 18 red
    assert [table.balance(station) for station in (1, 2, 3)] == [9000, 45_000, 11_000]
    corrected = [each for each in table.transfers if each.why == "correction"]
    assert len(corrected) == 3
    heard = table.heard_by(2, "outcome-corrected")
    assert (heard.was, heard.now, heard.change, heard.account.balance) == ("17", "18", 36_000, 45_000)
    assert heard.last_spin.outcome == "18"
    assert table.state.phase is Phase.SETTLED
    assert table.state.history[0].outcome == "18"


def test_what_was_taken_out_already_is_owed_and_no_balance_goes_negative(table: PureTable) -> None:
    table.buy_in(1, 10_000)
    number = table.play({1: {"straight-17": 1000}}, "17")
    table.do(accounts.pay_out, PayOut(table="1", station=1, id="p"))
    table.buy_in(1, 7000)  # the next player at the same place
    table.do(corrections.freeze_accounts, FreezeAccounts(table="1", reason="wrong number"))
    correction = table.do(corrections.correct_outcome, wrong(table, number, "18"))
    assert correction.lines[0].shortfall == 36_000
    assert table.balance(1) == 7000, "nobody pays for the player before"
    assert table.account("shortfall:1") == -36_000
    assert ("shortfall", 1) in table.alerts()


def test_the_part_that_is_left_is_taken_and_the_rest_is_owed(table: PureTable) -> None:
    table.buy_in(1, 1000)
    number = table.play({1: {"straight-17": 1000}}, "17")
    table.play({1: {"black": 30_000}}, "1")
    assert table.balance(1) == 6000
    table.do(corrections.freeze_accounts, FreezeAccounts(table="1", reason="wrong number"))
    correction = table.do(corrections.correct_outcome, wrong(table, number, "18"))
    assert (correction.lines[0].change, correction.lines[0].shortfall) == (-36_000, 30_000)
    assert (table.balance(1), table.account("shortfall:1")) == (0, -30_000)


def test_chips_of_a_period_that_stands_still_are_taken_back_before_anything_is_owed(table: PureTable) -> None:
    table.buy_in(1, 1000)
    number = table.play({1: {"straight-17": 1000}}, "17")
    table.open()
    table.put(1, {"black": 30_000})
    table.do(corrections.freeze_accounts, FreezeAccounts(table="1", reason="wrong number"))
    correction = table.do(corrections.correct_outcome, wrong(table, number, "18"))
    assert correction.lines[0].shortfall == 0
    assert table.balance(1) == 0
    table.close()


def test_a_player_who_left_with_too_little_is_owed_the_difference(table: PureTable) -> None:
    table.buy_in(1, 2000)
    number = table.play({1: {"straight-18": 1000}}, "17")
    table.do(accounts.pay_out, PayOut(table="1", station=1, id="p"))
    table.do(corrections.freeze_accounts, FreezeAccounts(table="1", reason="wrong number"))
    table.do(corrections.correct_outcome, wrong(table, number, "18"))
    assert table.account("owed:1") == 36_000
    assert ("owed", 1) in table.alerts()


def test_an_earlier_round_is_put_right_from_its_own_locked_sheets(table: PureTable) -> None:
    table.buy_in(1, 10_000)
    number = table.play({1: {"straight-17": 1000}}, "18")
    table.play({1: {"red": 1000}}, "2")
    table.do(corrections.freeze_accounts, FreezeAccounts(table="1", reason="wrong number"))
    table.do(corrections.correct_outcome, wrong(table, number, "17"))
    assert table.balance(1) == 10_000 - 1000 - 1000 + 36_000


@pytest.mark.parametrize(
    ("outcome", "problem"), [("17", Problem.BAD_REQUEST), ("99", Problem.BAD_REQUEST), ("", Problem.BAD_REQUEST)]
)
def test_a_correction_that_corrects_nothing_is_refused(table: PureTable, outcome: str, problem: Problem) -> None:
    number = table.play({}, "17")
    table.do(corrections.freeze_accounts, FreezeAccounts(table="1", reason="wrong number"))
    table.refused(problem, corrections.correct_outcome, wrong(table, number, outcome))


def test_a_round_that_never_was_is_not_corrected(table: PureTable) -> None:
    table.do(corrections.freeze_accounts, FreezeAccounts(table="1", reason="wrong number"))
    table.refused(Problem.WRONG_ROUND, corrections.correct_outcome, wrong(table, 9, "1"))


@given(
    wagers=st.dictionaries(
        st.sampled_from(["red", "black", "straight-17", "dozen-2"]), st.sampled_from([500, 5000]), min_size=1
    ),
    first=st.integers(0, 36),
    right=st.integers(0, 36),
)
def test_after_a_correction_everyone_has_what_the_right_outcome_would_have_given(
    wagers: dict[str, int], first: int, right: int
) -> None:
    corrected, untroubled = PureTable(stations=1), PureTable(stations=1)
    for table, outcome in ((corrected, first), (untroubled, right)):
        table.buy_in(1, 50_000)
        table.play({1: wagers}, str(outcome))
    if first != right:
        corrected.do(corrections.freeze_accounts, FreezeAccounts(table="1", reason="wrong number"))
        corrected.do(corrections.correct_outcome, wrong(corrected, 1, str(right)))
    owed = -corrected.account("shortfall:1")
    assert corrected.balance(1) - owed == untroubled.balance(1)
    assert corrected.account("house:1") == untroubled.account("house:1")
