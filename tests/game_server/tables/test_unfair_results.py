"""BWS 3.13, MWD 3.7: a supervisor may put right for a player what a strict result would make unfair."""

from __future__ import annotations

import json

import pytest

from game_protocol.problems import Problem
from game_protocol.seat import AdjustResult, PayOut
from game_server.tables import accounts, unfair_results
from tests.game_server.pure_table import PureTable


@pytest.fixture
def sydney() -> PureTable:
    """10.00 lost on symbol A at Big Wheel (Sydney)."""
    table = PureTable("big-wheel-sydney")
    table.buy_in(1, 10_000)
    table.play({1: {"symbol-A": 1000}}, "B")
    return table


def adjust(amount: int = 2000, round_number: int = 1, station: int = 1) -> AdjustResult:
    reason = "the dealer had moved the chips"
    return AdjustResult(table="1", station=station, id="a", round=round_number, amount=amount, reason=reason)


def test_the_player_is_given_it_once_and_the_journal_has_round_rule_and_reason(sydney: PureTable) -> None:
    assert sydney.do(unfair_results.adjust_result, adjust(), by="staff 2001").balance == 11_000
    assert sydney.do(unfair_results.adjust_result, adjust()).already
    assert sydney.balance(1) == 11_000
    assert sydney.account("adjustments:1") == -2000
    told = sydney.last("result-adjusted")
    event = json.loads(told.public)
    assert (told.by, told.staff_only) == ("staff 2001", True)
    assert (event["round"], event["station"], event["amount"], event["rule"]) == (1, 1, 2000, "3.13")
    assert event["reason"] == "the dealer had moved the chips"
    heard = sydney.heard_by(1, "account-changed")
    assert (heard.why, heard.amount, heard.account.balance) == ("adjustment", 2000, 11_000)


def test_a_player_who_has_left_is_owed_it(sydney: PureTable) -> None:
    sydney.do(accounts.pay_out, PayOut(table="1", station=1, id="gone"))
    sydney.buy_in(1, 5000)  # the next player at the same place
    sydney.do(unfair_results.adjust_result, adjust())
    assert sydney.balance(1) == 5000, "nobody profits from the player before"
    (debt,) = sydney.state.debts.values()
    assert (debt.kind, debt.amount.cents, debt.round) == ("owed", 2000, 1)
    assert ("owed", 1) in sydney.alerts()


def test_only_a_settled_round_in_which_the_station_played_is_adjusted(sydney: PureTable) -> None:
    sydney.refused(Problem.UNKNOWN, unfair_results.adjust_result, adjust(station=2))
    sydney.refused(Problem.WRONG_ROUND, unfair_results.adjust_result, adjust(round_number=9))
    number = sydney.open()
    sydney.put(1, {"symbol-A": 1000})
    sydney.refused(Problem.WRONG_PHASE, unfair_results.adjust_result, adjust(round_number=number))


def test_a_slip_of_the_finger_is_not_given_away(sydney: PureTable) -> None:
    sydney.refused(Problem.CREDIT_LIMIT, unfair_results.adjust_result, adjust(amount=10**12))
