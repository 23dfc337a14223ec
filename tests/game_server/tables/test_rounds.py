"""A round from its opening to the result: expiry, early close, confirmation (RR 3.6, 3.7, 4.3.3, 5)."""

from __future__ import annotations

import json

import pytest

from game_protocol.problems import Problem
from game_protocol.rounds import EnterOutcome, OpenRound, ReadOutcome, SpinBall
from game_protocol.sign import ChangePeriod, CloseTable
from game_protocol.table import CloseCause, Phase
from game_server.tables import notices, rounds, settlement, stations
from tests.game_server.pure_table import PureTable


def test_without_an_operators_length_the_period_is_thirty_seconds(table: PureTable) -> None:
    opened = table.do(rounds.open_round, OpenRound(table="1"))
    assert opened.deadline_ms - opened.opened_ms == 30_000  # 5.1.2


def test_the_operators_length_is_taken(table: PureTable) -> None:
    table.do(notices.change_period, ChangePeriod(table="1", period_s=45))
    assert table.do(rounds.open_round, OpenRound(table="1")).period_s == 45  # 5.1.1


def test_the_servers_clock_ends_the_period_not_before_and_not_after(table: PureTable) -> None:
    table.open()
    table.wait(29_999)
    assert table.state.phase is Phase.BETTING
    table.wait(1)
    assert table.state.phase is Phase.CLOSED
    assert table.heard_by(1, "round-closed").cause is CloseCause.EXPIRY


@pytest.mark.parametrize("cause", [CloseCause.SENSOR, CloseCause.DEALER, CloseCause.SPIN, CloseCause.FREEZE])
def test_an_early_close_is_recorded_with_its_cause(table: PureTable, cause: CloseCause) -> None:
    number = table.open()
    table.wait(12_000)
    closed = table.do(rounds.end_period, number, cause)
    assert (closed.cause, closed.closed_ms) == (cause, table.now_ms)  # 5.1.3
    table.wait(18_000)
    assert len(table.events("round-closed")) == 1, "the clock does not close it again"


def test_each_station_is_told_exactly_what_was_locked(table: PureTable) -> None:
    table.buy_in(1, 10_000)
    table.buy_in(2, 10_000)
    table.open()
    acknowledged = table.put(1, {"red": 1000, "straight-0": 250})
    table.close()
    first, second = table.heard_by(1, "round-closed"), table.heard_by(2, "round-closed")
    assert (first.locked.digest, first.locked.wagers) == (acknowledged.digest, {"red": 1000, "straight-0": 250})
    assert first.account.on_felt == 1250
    assert second.locked is None
    assert '"wagers"' not in table.last("round-closed").public, "nobody hears of another's wagers"


def test_wagers_below_the_table_minimum_are_not_recognised_and_given_back(table: PureTable) -> None:
    table.buy_in(1, 10_000)
    table.open()
    table.put(1, {"straight-17": 250})  # the table minimum is 5.00
    table.close()
    heard = table.heard_by(1, "round-closed")
    assert not heard.locked.recognised  # 4.3.3
    assert (heard.account.balance, heard.account.on_felt) == (10_000, 0)
    table.settle("17")
    assert table.balance(1) == 10_000, "a wager that is not recognised wins nothing"
    last = table.heard_by(1, "round-settled").last_spin
    assert (last.counted, last.won, last.returned) == (False, 0, 250)


def test_the_table_minimum_is_of_all_wagers_together(table: PureTable) -> None:
    table.buy_in(1, 10_000)
    table.open()
    table.put(1, {"straight-17": 250, "straight-18": 250})
    table.close()
    assert table.heard_by(1, "round-closed").locked.recognised


def test_no_result_before_every_connected_station_shows_its_locked_sheet(table: PureTable) -> None:
    for station in (1, 2, 3):
        table.buy_in(station, 10_000)
    for station in (1, 2):
        table.do(stations.connected, station, True)
    number = table.open()
    for station in (1, 2, 3):
        table.put(station, {"red": 1000})
    table.close()
    asked = ReadOutcome(table="1", round=number, outcome="1")
    table.confirm(1)
    refusal = table.refused(Problem.NOT_CONFIRMED, rounds.read_outcome, asked)
    assert refusal.refused.detail["station"] == 2, "station 3 is not connected and not waited for"
    table.confirm(2)
    table.do(rounds.read_outcome, asked)


def test_after_a_second_the_result_waits_no_longer_and_staff_hear_who_was_silent(table: PureTable) -> None:
    table.buy_in(1, 10_000)
    table.do(stations.connected, 1, True)
    number = table.open()
    table.put(1, {"red": 1000})
    table.close()
    table.wait(999)
    asked = ReadOutcome(table="1", round=number, outcome="1")
    assert table.refused(Problem.NOT_CONFIRMED, rounds.read_outcome, asked).refused.detail["may_at_ms"] == (
        table.now_ms + 1
    )
    table.wait(1)
    assert '"confirmed":false' in table.last("station-seen").public
    table.do(rounds.read_outcome, asked)


def test_a_station_that_has_a_moment_left_is_not_shown_to_the_dealer_as_silent(table: PureTable) -> None:
    """The console looks at the room as the period ends, before any station can have confirmed."""
    table.buy_in(1, 10_000)
    table.do(stations.connected, 1, True)
    table.open()
    table.put(1, {"red": 1000})
    table.close()
    assert [row.confirmed for row in stations.station_map(table.state, 0).stations if row.station == 1] == [True]
    table.wait(1000)
    assert [row.confirmed for row in stations.station_map(table.state, 0).stations if row.station == 1] == [False]
    table.confirm(1)
    assert '"confirmed":true' in table.last("station-seen").public, "staff hear that it came after all"
    assert [row.confirmed for row in stations.station_map(table.state, 0).stations if row.station == 1] == [True]


def test_a_ball_at_rest_before_the_end_is_no_result(table: PureTable) -> None:
    number = table.open()
    refusal = table.refused(Problem.WRONG_PHASE, rounds.read_outcome, ReadOutcome(table="1", round=number, outcome="1"))
    assert "9.1.6" in refusal.refused.message


def test_the_ball_may_be_spun_before_the_end_and_once(table: PureTable) -> None:
    number = table.open()
    table.do(rounds.spin_ball, SpinBall(table="1", round=number))  # 5.3.1
    table.do(rounds.spin_ball, SpinBall(table="1", round=number))
    table.close()
    assert len(table.events("ball-spun")) == 1


def test_what_the_dealer_enters_counts_and_the_journal_has_what_was_read_before(table: PureTable) -> None:
    table.buy_in(1, 10_000)
    number = table.open()
    table.put(1, {"straight-17": 1000})
    table.close()
    table.do(rounds.read_outcome, ReadOutcome(table="1", round=number, outcome="18"))
    assert table.state.phase is Phase.RESULT, "it waits for the dealer"
    table.do(settlement.enter_outcome, EnterOutcome(table="1", round=number, outcome="17", source="manual; read 18"))
    assert table.balance(1) == 10_000 + 35_000
    entered = [json.loads(told.public) for told in table.told if told.kind == "outcome-entered"]
    assert [(each["outcome"], each["source"]) for each in entered] == [("18", "manual"), ("17", "manual; read 18")]


def test_an_outcome_is_entered_and_confirmed_in_one_act(table: PureTable) -> None:
    """RR 5.4.2: the dealer confirmed at the screen, so nothing is left half done by a link that breaks."""
    table.buy_in(1, 10_000)
    number = table.open()
    table.put(1, {"straight-17": 1000})
    table.refused(Problem.WRONG_PHASE, settlement.enter_outcome, EnterOutcome(table="1", round=number, outcome="17"))
    table.close()
    table.refused(Problem.BAD_REQUEST, settlement.enter_outcome, EnterOutcome(table="1", round=number, outcome="38"))
    table.do(settlement.enter_outcome, EnterOutcome(table="1", round=number, outcome="17"))
    assert table.balance(1) == 10_000 + 35_000
    table.refused(Problem.WRONG_PHASE, settlement.enter_outcome, EnterOutcome(table="1", round=number, outcome="18"))


def test_an_outcome_the_wheel_does_not_have_is_refused(table: PureTable) -> None:
    number = table.open()
    table.close()
    table.refused(Problem.BAD_REQUEST, rounds.read_outcome, ReadOutcome(table="1", round=number, outcome="37"))
    table.refused(Problem.BAD_REQUEST, rounds.read_outcome, ReadOutcome(table="1", round=number, outcome="00"))


def test_stations_hear_no_outcome_before_it_is_confirmed(table: PureTable) -> None:
    number = table.open()
    table.close()
    table.do(rounds.read_outcome, ReadOutcome(table="1", round=number, outcome="17"))
    assert table.last("outcome-entered").staff_only


def test_a_closed_table_starts_no_round(table: PureTable) -> None:
    table.do(notices.close_table, CloseTable(table="1", reason="end of the day"))
    table.refused(Problem.TABLE_CLOSED, rounds.open_round, OpenRound(table="1"))


def test_a_round_that_is_not_over_is_not_followed_by_another(table: PureTable) -> None:
    table.open()
    table.refused(Problem.WRONG_PHASE, rounds.open_round, OpenRound(table="1"))
    table.close()
    table.refused(Problem.WRONG_PHASE, rounds.open_round, OpenRound(table="1"))
