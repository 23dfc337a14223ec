"""Money in from dealer and notes, pay-outs, adjustments, freezing (RR 6.2 to 6.6)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game_protocol.problems import Problem
from game_protocol.seat import AdjustAccount, BuyIn, ChangeService, PayOut, SetPersonalLimits
from game_protocol.sign import CloseTable
from game_protocol.station import MayTakeNote, NoteStacked, Service
from game_server.tables import accounts, notices, stations
from tests.game_server.pure_table import PureTable


def note(table: PureTable, cents: int = 5000, note_id: str | None = None) -> NoteStacked:
    return NoteStacked(id=note_id or table.id(), value=cents, currency="AUD", stacked_ms=table.now_ms)


def may(table: PureTable, station: int, cents: int) -> None:
    table.do(lambda state, work: accounts.may_take_note(state, work, station, MayTakeNote(value=cents)))


def test_the_first_money_opens_the_account(table: PureTable) -> None:
    assert table.state.stations[1].session is None
    table.buy_in(1, 10_000)
    heard = table.heard_by(1, "account-changed")
    assert (heard.why, heard.amount, heard.account.balance, heard.account.money_in) == (
        "buy-in",
        10_000,
        10_000,
        10_000,
    )
    assert table.account("cage:1") == -10_000


def test_further_money_goes_to_the_same_account(table: PureTable) -> None:
    table.buy_in(1, 10_000)
    session = table.state.stations[1].session
    table.do(accounts.note_stacked, 1, note(table))
    assert table.state.stations[1].session is session
    assert table.balance(1) == 15_000
    assert table.account("notes:1:1") == -5000


@pytest.mark.parametrize("what", ["buy-in", "note"])
def test_the_same_money_told_twice_counts_once(table: PureTable, what: str) -> None:
    asked, apply = (
        (BuyIn(table="1", station=1, id="x", amount=5000), (accounts.buy_in,))
        if what == "buy-in"
        else (note(table, 5000, "x"), (accounts.note_stacked, 1))
    )
    first = table.do(*apply, asked)
    again = table.do(*apply, asked)
    assert (first.already, again.already) == (False, True)
    assert again.balance == 5000
    assert table.balance(1) == 5000


def test_an_id_used_for_other_money_is_refused(table: PureTable) -> None:
    table.do(accounts.note_stacked, 1, note(table, 5000, "x"))
    table.refused(Problem.BAD_REQUEST, accounts.note_stacked, 1, note(table, 10_000, "x"))
    table.refused(Problem.BAD_REQUEST, accounts.note_stacked, 2, note(table, 5000, "x"))


def test_a_note_that_would_pass_the_credit_limit_is_given_back(table_with_limits: Callable[..., PureTable]) -> None:
    table = table_with_limits(note_credit=20_000)
    table.buy_in(1, 15_000)
    may(table, 1, 5000)
    table.refused(
        Problem.CREDIT_LIMIT, lambda state, work: accounts.may_take_note(state, work, 1, MayTakeNote(value=5001))
    )


def test_a_stacked_note_always_counts_and_staff_hear_if_it_should_not_have(
    table_with_limits: Callable[..., PureTable],
) -> None:
    table = table_with_limits(note_credit=20_000)
    table.buy_in(1, 19_000)
    table.do(
        stations.change_service, ChangeService(table="1", station=1, service=Service.OUT_OF_SERVICE, reason="door open")
    )
    table.do(accounts.note_stacked, 1, note(table, 5000))
    assert table.balance(1) == 24_000
    assert ("note-above-limit", 1) in table.alerts()


def test_no_note_at_a_closed_table_or_a_station_out_of_service(table: PureTable) -> None:
    table.do(
        stations.change_service, ChangeService(table="1", station=1, service=Service.DIAGNOSTICS, reason="technician")
    )
    refusal = table.refused(
        Problem.OUT_OF_SERVICE, lambda s, work: accounts.may_take_note(s, work, 1, MayTakeNote(value=500))
    )
    assert refusal.refused.detail["service"] == "diagnostics"
    table.do(notices.close_table, CloseTable(table="1", reason="night"))
    table.refused(Problem.TABLE_CLOSED, lambda s, work: accounts.may_take_note(s, work, 2, MayTakeNote(value=500)))
    table.refused(Problem.TABLE_CLOSED, accounts.buy_in, BuyIn(table="1", station=2, id="b", amount=500))


def test_a_note_of_another_currency_or_of_nothing_is_refused(table: PureTable) -> None:
    foreign = NoteStacked(id="f", value=5000, currency="USD", stacked_ms=table.now_ms)
    table.refused(Problem.BAD_REQUEST, accounts.note_stacked, 1, foreign)
    table.refused(Problem.BAD_REQUEST, accounts.note_stacked, 1, note(table, 0))


def test_an_amount_that_looks_like_a_typing_error_is_refused(table: PureTable) -> None:
    table.buy_in(1, 1000)
    too_much = 100_000_001
    table.refused(Problem.CREDIT_LIMIT, accounts.buy_in, BuyIn(table="1", station=1, id="b", amount=too_much))
    table.refused(Problem.CREDIT_LIMIT, accounts.note_stacked, 1, note(table, 2**63 - 1))
    table.refused(
        Problem.CREDIT_LIMIT, lambda s, work: accounts.may_take_note(s, work, 1, MayTakeNote(value=2**63 - 1))
    )
    for amount in (2**63 - 1, -(2**63 - 1)):
        table.refused(
            Problem.CREDIT_LIMIT,
            accounts.adjust_account,
            AdjustAccount(table="1", station=1, id="a", amount=amount, reason="x"),
        )


def test_the_dealer_pays_the_whole_balance_and_the_account_closes(table: PureTable) -> None:
    table.buy_in(1, 10_000)
    paid = table.do(accounts.pay_out, PayOut(table="1", station=1, id="p"))
    assert (paid.amount, paid.already) == (10_000, False)
    assert table.state.stations[1].session is None
    assert table.account("cage:1") == 0
    assert table.heard_by(1, "account-changed").account is None
    assert table.do(accounts.pay_out, PayOut(table="1", station=1, id="p")).already


def test_a_pay_out_takes_chips_back_while_the_period_runs_and_waits_after_it(table: PureTable) -> None:
    table.buy_in(1, 10_000)
    table.buy_in(2, 10_000)
    table.open()
    table.put(1, {"red": 1000})
    table.put(2, {"red": 1000})
    assert table.do(accounts.pay_out, PayOut(table="1", station=1, id="p1")).amount == 10_000
    table.close()
    table.refused(Problem.WAGERS_RUNNING, accounts.pay_out, PayOut(table="1", station=2, id="p2"))
    table.settle("1")
    assert table.do(accounts.pay_out, PayOut(table="1", station=2, id="p2")).amount == 11_000


def test_an_adjustment_moves_money_both_ways_with_its_reason_and_never_below_nothing(table: PureTable) -> None:
    table.buy_in(1, 1000)
    table.do(accounts.adjust_account, AdjustAccount(table="1", station=1, id="a", amount=500, reason="jammed chip"))
    assert '"reason":"jammed chip"' in table.last("account-changed").body
    table.do(accounts.adjust_account, AdjustAccount(table="1", station=1, id="b", amount=-1500, reason="paid twice"))
    assert table.balance(1) == 0
    table.refused(
        Problem.NOT_ENOUGH_MONEY,
        accounts.adjust_account,
        AdjustAccount(table="1", station=1, id="c", amount=-1, reason="more"),
    )
    table.refused(
        Problem.BAD_REQUEST,
        accounts.adjust_account,
        AdjustAccount(table="1", station=1, id="d", amount=0, reason="none"),
    )
    table.refused(
        Problem.NO_ACCOUNT,
        accounts.adjust_account,
        AdjustAccount(table="1", station=2, id="e", amount=1, reason="nobody"),
    )


def test_a_players_personal_limits_go_with_the_player(table_of: Callable[..., PureTable]) -> None:
    table = table_of("big-wheel-melbourne-1")
    table.buy_in(1, 1000)
    table.do(accounts.set_personal_limits, SetPersonalLimits(table="1", station=1, limits=table.state.sign))
    assert table.heard_by(1, "sign-changed").personal_limits == table.state.sign
    assert table.heard_by(2, "sign-changed").personal_limits is None
    table.do(accounts.pay_out, PayOut(table="1", station=1, id="p"))
    assert table.state.stations[1].personal_limits is None


def personal(table: PureTable, minimum: int, maximum: int, together: int) -> SetPersonalLimits:
    its = table.state.sign.kinds["symbol"].changed(minimum=minimum, maximum=maximum)
    sign = table.state.sign.changed(kinds={"symbol": its}, table_minimum=together)
    return SetPersonalLimits(table="1", station=1, limits=sign)


@pytest.mark.parametrize(("minimum", "maximum"), [(100, 20_000), (500, 100_000), (200, 50_000)])
def test_bwm_4_3_personal_limits_differ_either_way_and_have_their_own_minimum(minimum: int, maximum: int) -> None:
    table = PureTable("big-wheel-melbourne-1")
    table.buy_in(1, 200_000)
    table.do(accounts.set_personal_limits, personal(table, minimum, maximum, minimum))
    table.open()
    assert table.put(1, {"symbol-A": maximum}).total == maximum


def test_bws_4_6_a_personal_limit_is_above_the_stated_maximum_and_may_have_its_own_minimum() -> None:
    table = PureTable("big-wheel-sydney")
    table.buy_in(1, 200_000)
    refusal = table.refused(Problem.NOT_PERMITTED, accounts.set_personal_limits, personal(table, 100, 20_000, 100))
    assert "4.6" in refusal.refused.message
    table.do(accounts.set_personal_limits, personal(table, 1000, 100_000, 1000))
    table.open()
    assert table.put(1, {"symbol-A": 100_000}).total == 100_000


def test_a_personal_minimum_above_its_maximum_is_refused_with_one_sentence() -> None:
    table = PureTable("big-wheel-melbourne-1")
    table.buy_in(1, 10_000)
    refusal = table.refused(Problem.NOT_PERMITTED, accounts.set_personal_limits, personal(table, 60_000, 50_000, 100))
    assert refusal.refused.message == "the maximum 500.00 is below the minimum 600.00."


def test_rr_4_3_3_the_server_takes_the_minimum_of_the_players_own_sign() -> None:
    table = PureTable("big-wheel-melbourne-1")
    table.buy_in(1, 10_000)
    table.do(accounts.set_personal_limits, personal(table, 100, 50_000, 500))
    table.open()
    table.put(1, {"symbol-A": 400})
    table.close()
    assert not table.heard_by(1, "round-closed").locked.recognised
