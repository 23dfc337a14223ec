"""The round by the books: what may end a period, what never lengthens it, and what a fault does to it."""

from __future__ import annotations

import pytest

from game_protocol.problems import Problem
from game_protocol.rounds import (
    AnnounceNoSpin,
    CloseRound,
    FreezeAccounts,
    InvalidateRound,
    OpenRound,
    SpinBall,
    UnfreezeAccounts,
    VoidCause,
    VoidWagers,
)
from game_protocol.sign import AnnounceClosing, ChangePeriod, CloseTable
from game_protocol.station import SheetPut
from game_protocol.table import CloseCause, Phase
from game_rules.game import Power, Role
from game_rules.library import game_ids, load_game
from game_server.tables import corrections, notices, recovery, rounds, sheets, voids
from tests.game_server.pure_table import PureTable

DIVISION = "money-wheel-division-1"
PERTH = "money-wheel-perth"
MELBOURNE = "big-wheel-melbourne-1"
SYDNEY = "big-wheel-sydney"


def with_a_wager(game: str = "rapid-roulette-single-zero", bet: str = "red") -> PureTable:
    table = PureTable(game)
    table.buy_in(1, 10_000)
    table.open()
    table.put(1, {bet: 1000})
    return table


def spin(table: PureTable) -> None:
    assert table.state.round is not None
    table.do(rounds.spin_ball, SpinBall(table="1", round=table.state.round.number))


def close(table: PureTable, cause: CloseCause) -> None:
    assert table.state.round is not None
    table.do(rounds.close_round, CloseRound(table="1", round=table.state.round.number, cause=cause))


def freeze(table: PureTable) -> None:
    table.do(corrections.freeze_accounts, FreezeAccounts(table="1", reason="wrong number"))


def unfreeze(table: PureTable) -> None:
    table.do(corrections.unfreeze_accounts, UnfreezeAccounts(table="1"))


# --- RR 5.1: how long, and what ends it


def test_rr_5_1_1_the_length_is_the_operators_and_a_dealer_brings_none() -> None:
    table = PureTable()
    table.do(notices.change_period, ChangePeriod(table="1", period_s=45))
    assert table.do(rounds.open_round, OpenRound(table="1", period_s=600)).period_s == 45


@pytest.mark.parametrize("game", game_ids())
def test_rr_5_1_1_the_operator_is_the_pit_boss_and_in_bws_1_1_the_casino_supervisor(game: str) -> None:
    expected = Role.SUPERVISOR if game == SYDNEY else Role.PIT_BOSS
    assert ChangePeriod.needs is Power.CHANGE_PERIOD
    assert load_game(game).powers[Power.CHANGE_PERIOD].role is expected


def test_rr_5_1_3_the_sensor_ends_the_period_only_once_the_ball_is_spun() -> None:
    table = with_a_wager()
    asked = CloseRound(table="1", round=1, cause=CloseCause.SENSOR)
    assert "5.1.3" in table.refused(Problem.WRONG_PHASE, rounds.close_round, asked).refused.message
    spin(table)
    close(table, CloseCause.SENSOR)
    assert table.state.phase is Phase.CLOSED


def test_rr_5_1_a_dealer_does_not_end_the_period_early() -> None:
    table = with_a_wager()
    spin(table)
    asked = CloseRound(table="1", round=1, cause=CloseCause.DEALER)
    assert "5.1" in table.refused(Problem.NOT_PERMITTED, rounds.close_round, asked).refused.message
    table.wait(29_999)
    assert table.state.phase is Phase.BETTING


@pytest.mark.parametrize("cause", [CloseCause.EXPIRY, CloseCause.SPIN, CloseCause.FREEZE])
def test_rr_5_1_nobody_says_that_the_time_is_up_but_the_server(cause: CloseCause) -> None:
    with pytest.raises(ValueError, match="cause is one of dealer, sensor"):
        CloseRound(table="1", round=1, cause=cause)


@pytest.mark.parametrize("game", [name for name in game_ids() if "wheel" in name])
def test_bwm_3_2_bws_1_1_mwp_1_1_mwp_3_6_mwd_4_3_the_dealers_call_ends_the_period(game: str) -> None:
    table = with_a_wager(game, "symbol-A")
    close(table, CloseCause.DEALER)
    assert table.state.phase is Phase.CLOSED
    sensor = with_a_wager(game, "symbol-A")
    asked = CloseRound(table="1", round=1, cause=CloseCause.SENSOR)
    sensor.refused(Problem.NOT_PERMITTED, rounds.close_round, asked)


def test_bws_3_9_the_wheel_is_activated_and_betting_is_over() -> None:
    table = with_a_wager(SYDNEY, "symbol-A")
    spin(table)
    assert table.state.phase is Phase.CLOSED
    assert table.heard_by(1, "round-closed").cause is CloseCause.SPIN
    late = SheetPut(round=1, version=2, wagers={"symbol-A": 2000})
    table.refused(Problem.AFTER_EXPIRY, sheets.put, 1, late, table.now_ms)


def test_mwp_4_1_b_the_wheel_may_rotate_while_wagers_are_placed() -> None:
    table = with_a_wager(PERTH, "symbol-A")
    spin(table)
    assert table.put(1, {"symbol-A": 2000}).total == 2000


# --- at rest too early


@pytest.mark.parametrize(
    ("game", "bet", "why", "rule"),
    [
        ("rapid-roulette-single-zero", "red", "at-rest-before-expiry", "9.1.6"),
        (PERTH, "symbol-A", "stopped-before-call", "5.1"),
    ],
)
@pytest.mark.parametrize("after_the_end", [False, True])
def test_rr_9_1_6_and_mwp_5_1_a_rest_before_the_end_is_called_after_it_too(
    game: str, bet: str, why: str, rule: str, after_the_end: bool
) -> None:
    table = with_a_wager(game, bet)
    if after_the_end:
        table.wait(30_000)
    ended = table.do(voids.announce_no_spin, AnnounceNoSpin(table="1", round=1, why=why))
    assert (ended.rule, table.balance(1)) == (rule, 10_000)


# --- nothing is a way around RR 3.7


def test_rr_3_7_a_freeze_does_not_lengthen_the_period() -> None:
    table = with_a_wager()
    table.wait(10_000)
    freeze(table)
    table.wait(5_000)
    unfreeze(table)
    assert table.state.phase is Phase.BETTING
    assert table.put(1, {"red": 2000}).total == 2000
    table.wait(15_000)
    assert table.state.phase is Phase.CLOSED, "thirty seconds after the start, as first told"


def test_rr_3_7_a_period_ends_while_the_accounts_are_frozen() -> None:
    table = with_a_wager()
    freeze(table)
    table.wait(30_000)
    assert table.state.phase is Phase.FROZEN
    assert table.heard_by(1, "round-closed").locked.wagers == {"red": 1000}
    table.wait(60_000)
    unfreeze(table)
    assert table.state.phase is Phase.CLOSED
    late = SheetPut(round=1, version=2, wagers={"red": 2000})
    table.refused(Problem.AFTER_EXPIRY, sheets.put, 1, late, table.now_ms)


def test_rr_3_7_a_freeze_with_the_ball_spun_closes_with_what_was_acknowledged() -> None:
    table = with_a_wager()
    spin(table)
    freeze(table)
    heard = table.heard_by(1, "round-closed")
    assert (heard.cause, heard.locked.wagers) == (CloseCause.FREEZE, {"red": 1000})
    unfreeze(table)
    assert table.state.phase is Phase.CLOSED, "betting never goes on"
    table.settle("1")
    assert table.balance(1) == 11_000


def test_rr_3_7_a_ball_spun_during_a_freeze_ends_the_betting() -> None:
    table = with_a_wager()
    freeze(table)
    spin(table)
    unfreeze(table)
    assert table.state.phase is Phase.CLOSED


@pytest.mark.parametrize("spun", [False, True])
def test_rr_3_7_every_freeze_during_betting_raises_an_alert(spun: bool) -> None:
    table = with_a_wager()
    if spun:
        spin(table)
    freeze(table)
    assert table.alerts() == [("freeze", None)]


def test_a_freeze_between_rounds_raises_none() -> None:
    table = PureTable()
    freeze(table)
    assert table.alerts() == []


def test_rr_9_8_1_a_server_that_failed_with_the_ball_spun_voids_all() -> None:
    table = with_a_wager()
    spin(table)
    table.now_ms += 5_000
    table.do(recovery.after_restart)
    assert (table.state.phase, table.balance(1)) == (Phase.VOID, 10_000)
    assert '"rule":"9.8.1"' in table.last("round-ended").public


def test_rr_9_8_a_server_that_failed_before_the_spin_goes_on_to_the_end_first_told() -> None:
    table = with_a_wager()
    table.now_ms += 5_000
    table.do(recovery.after_restart)
    assert table.put(1, {"red": 2000}).total == 2000
    table.wait(25_000)
    assert table.state.phase is Phase.CLOSED


def test_rr_9_8_1_a_period_that_ended_while_frozen_and_the_server_away_is_void() -> None:
    table = with_a_wager()
    freeze(table)
    table.now_ms += 60_000
    table.do(recovery.after_restart)
    assert table.balance(1) == 10_000
    unfreeze(table)
    assert table.state.phase is Phase.VOID


def test_rr_9_8_1_declaring_a_fault_of_the_system_is_a_dealers_act_before_the_end() -> None:
    table = with_a_wager()
    asked = InvalidateRound(table="1", round=1, cause=VoidCause.SYSTEM, reason="the console went dark")
    assert table.state.game.powers[asked.cause.power].role is Role.DEALER
    ended = table.do(voids.invalidate_round, asked)
    assert (ended.how, ended.rule, table.balance(1)) == ("void", "9.8.1", 10_000)


def test_rr_9_8_2_after_the_end_the_records_settle() -> None:
    table = with_a_wager()
    table.wait(30_000)
    asked = InvalidateRound(table="1", round=1, cause=VoidCause.SYSTEM, reason="the console went dark")
    assert "9.8.2" in table.refused(Problem.NOT_PERMITTED, voids.invalidate_round, asked).refused.message
    table.settle("1")
    assert table.balance(1) == 11_000


def test_rr_9_3_a_period_that_runs_has_no_outcome_to_invalidate() -> None:
    table = with_a_wager()
    asked = InvalidateRound(table="1", round=1, cause=VoidCause.MALFUNCTION, reason="the wheel broke")
    assert "9.8.1" in table.refused(Problem.NOT_PERMITTED, voids.invalidate_round, asked).refused.message


# --- RR 9.7.2, 9.9


@pytest.mark.parametrize("confirmed", [True, False])
def test_rr_9_7_2_after_expiry_the_record_settles_a_stations_wagers(confirmed: bool) -> None:
    table = with_a_wager()
    table.close()
    if confirmed:
        table.confirm(1)
    asked = VoidWagers(table="1", round=1, station=1, malfunction=True, reason="screen dark")
    assert "9.7.2" in table.refused(Problem.NOT_PERMITTED, voids.void_wagers, asked).refused.message
    table.wait(1000)
    table.settle("1")
    assert table.balance(1) == 11_000


# --- MWD 5.4


def test_mwd_5_4_a_no_spin_found_after_payment_has_its_own_name() -> None:
    table = with_a_wager(DIVISION, "symbol-A")
    close(table, CloseCause.DEALER)
    table.settle("A")
    assert table.balance(1) == 11_000
    asked = InvalidateRound(table="1", round=1, cause=VoidCause.NO_SPIN_FOUND, reason="two revolutions, on the film")
    ended = table.do(voids.invalidate_round, asked)
    assert (ended.how, ended.rule, table.balance(1)) == ("void", "5.4", 10_000)


def test_mwd_5_4_is_for_a_paid_round_and_no_rule_of_another_book() -> None:
    table = with_a_wager(DIVISION, "symbol-A")
    asked = InvalidateRound(table="1", round=1, cause=VoidCause.NO_SPIN_FOUND, reason="two revolutions")
    table.refused(Problem.WRONG_PHASE, voids.invalidate_round, asked)
    assert Power.FIND_NO_SPIN not in load_game("rapid-roulette-single-zero").powers


# --- BWM 9.8


def spun_without_result(table: PureTable) -> None:
    number = table.open()
    table.do(voids.announce_no_spin, AnnounceNoSpin(table="1", round=number, why="interference"))


def test_bwm_9_8_three_spins_with_a_result_close_the_table_and_no_spins_do_not_count() -> None:
    table = PureTable(MELBOURNE)
    table.buy_in(1, 10_000)
    table.do(notices.announce_closing, AnnounceClosing(table="1"))
    asked = CloseTable(table="1", reason="end of the day")
    for _ in range(2):
        table.play({}, "A")
        table.refused(Problem.NOTICE_NEEDED, notices.close_table, asked)
    spun_without_result(table)
    table.refused(Problem.NOTICE_NEEDED, notices.close_table, asked)
    table.play({}, "B")
    table.do(notices.close_table, asked)
    assert not table.state.open


def test_bwm_9_8_a_spin_invalidated_after_payment_does_not_count() -> None:
    table = PureTable(MELBOURNE)
    table.buy_in(1, 10_000)
    table.do(notices.announce_closing, AnnounceClosing(table="1"))
    for _ in range(3):
        number = table.play({}, "A")
    cheat = InvalidateRound(table="1", round=number, cause=VoidCause.FRAUD, reason="a magnet")
    table.do(voids.invalidate_round, cheat)
    table.refused(Problem.NOTICE_NEEDED, notices.close_table, CloseTable(table="1", reason="end of the day"))
    table.play({}, "A")
    table.do(notices.close_table, CloseTable(table="1", reason="end of the day"))


def test_bwm_9_8_the_spin_that_runs_when_the_sign_goes_up_is_not_one_of_the_three() -> None:
    table = PureTable(MELBOURNE)
    table.buy_in(1, 10_000)
    table.open()
    table.wait(1)
    table.do(notices.announce_closing, AnnounceClosing(table="1"))
    table.do(voids.announce_no_spin, AnnounceNoSpin(table="1", round=1, why="interference"))
    assert table.state.notices[1].due_round == 4
    for _ in range(3):
        table.play({}, "A")
    table.do(notices.close_table, CloseTable(table="1", reason="end of the day"))
