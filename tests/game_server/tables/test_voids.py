"""No spin, void rounds, one station's wagers (RR 9.1, 9.2, 9.3, 9.7 to 9.9, 12.2 to 12.4)."""

from __future__ import annotations

import pytest

from game_protocol.problems import Problem
from game_protocol.rounds import AnnounceNoSpin, InvalidateRound, PreviewVoid, ReadOutcome, VoidCause, VoidWagers
from game_protocol.seat import BuyIn, DirectToLeave, ExcludePlayer, PayOut
from game_protocol.station import Service, SheetPut
from game_protocol.table import Phase
from game_server.tables import accounts, corrections, leaving, rounds, sheets, voids
from game_server.tables.views import station_view
from tests.game_server.pure_table import PureTable

REASONS_OF_9_1 = [
    ("wheel-not-rotating", "9.1.1"),
    ("same-direction", "9.1.2"),
    ("under-four-revolutions", "9.1.3"),
    ("foreign-object", "9.1.4"),
    ("ball-left-wheel", "9.1.5"),
    ("interference", "9.1.7"),
    ("disruption", "9.1.8"),
    ("wheel-stopped", "9.1.9"),
]


@pytest.mark.parametrize(("reason", "rule"), REASONS_OF_9_1)
def test_a_no_spin_gives_every_wager_back_and_names_its_rule(table: PureTable, reason: str, rule: str) -> None:
    table.buy_in(1, 10_000)
    number = table.open()
    table.put(1, {"red": 1000})
    table.close()
    ended = table.do(voids.announce_no_spin, AnnounceNoSpin(table="1", round=number, why=reason))
    assert (ended.how, ended.rule) == ("no_spin", rule)
    heard = table.heard_by(1, "round-ended")
    assert (heard.account.balance, heard.last_spin.outcome, heard.last_spin.returned) == (10_000, None, 1000)
    assert table.state.phase is Phase.NO_SPIN


def test_a_reason_the_book_does_not_have_is_refused(table: PureTable) -> None:
    table.refused(
        Problem.BAD_REQUEST, voids.announce_no_spin, AnnounceNoSpin(table="1", round=table.open(), why="bad luck")
    )


def test_a_no_spin_after_an_outcome_was_entered_still_returns_all(table: PureTable) -> None:
    table.buy_in(1, 10_000)
    number = table.open()
    table.put(1, {"straight-17": 1000})
    table.close()
    table.do(rounds.read_outcome, ReadOutcome(table="1", round=number, outcome="17"))
    table.do(voids.announce_no_spin, AnnounceNoSpin(table="1", round=number, why="foreign-object"))
    assert table.balance(1) == 10_000  # 9.2.2: of no effect, wherever the ball rests


def test_a_settled_round_is_no_longer_a_no_spin(table: PureTable) -> None:
    number = table.play({}, "1")
    table.refused(
        Problem.WRONG_PHASE, voids.announce_no_spin, AnnounceNoSpin(table="1", round=number, why="foreign-object")
    )


@pytest.mark.parametrize(
    ("closed", "cause", "rule"),
    [
        (False, VoidCause.SYSTEM, "9.8.1"),
        (True, VoidCause.MALFUNCTION, "9.3"),
        (True, VoidCause.DISRUPTION, "12.3.1"),
        (True, VoidCause.FRAUD, "12.3.2"),
    ],
)
def test_a_void_round_refunds_everyone(table: PureTable, closed: bool, cause: VoidCause, rule: str) -> None:
    for station in (1, 2):
        table.buy_in(station, 10_000)
    number = table.open()
    table.put(1, {"red": 1000})
    table.put(2, {"straight-17": 250})  # not recognised at the close, given back once
    if closed:
        table.close()
    ended = table.do(
        voids.invalidate_round, InvalidateRound(table="1", round=number, cause=cause, reason="wheel broke")
    )
    assert (ended.how, ended.rule) == ("void", rule)
    assert (table.balance(1), table.balance(2)) == (10_000, 10_000)  # 12.4


def test_a_game_invalidated_after_it_was_paid_is_refunded_and_its_winnings_go_back(table: PureTable) -> None:
    for station in (1, 2):
        table.buy_in(station, 10_000)
    number = table.play({1: {"straight-17": 1000}, 2: {"red": 2000}}, "17")
    table.do(voids.invalidate_round, InvalidateRound(table="1", round=number, cause=VoidCause.FRAUD, reason="a magnet"))
    assert (table.balance(1), table.balance(2)) == (10_000, 10_000)
    assert table.account("house:1") == 0
    assert list(table.state.history) == []


def test_a_stations_malfunction_before_the_end_voids_its_wagers_only(table: PureTable) -> None:
    for station in (1, 2):
        table.buy_in(station, 10_000)
    number = table.open()
    table.put(1, {"red": 1000})
    table.put(2, {"red": 1000})
    table.do(
        voids.void_wagers, VoidWagers(table="1", round=number, station=1, malfunction=True, reason="screen dark")
    )  # 9.7.1
    assert (table.balance(1), table.balance(2)) == (10_000, 9000)
    asked = SheetPut(round=number, version=2, wagers={"red": 1000})
    table.refused(Problem.WRONG_PHASE, sheets.put, 1, asked, table.now_ms)
    table.close()
    table.settle("1")
    assert (table.balance(1), table.balance(2)) == (10_000, 11_000)


@pytest.mark.parametrize("before_the_end", [True, False])
def test_void_wagers_are_locked_nowhere_and_nobody_waits_for_their_station(
    table: PureTable, before_the_end: bool
) -> None:
    for station in (1, 2):
        table.buy_in(station, 10_000)
    table.state.connected = frozenset({1, 2})
    number = table.open()
    table.put(1, {"red": 1000})
    table.put(2, {"red": 1000})
    void = VoidWagers(table="1", round=number, station=1, malfunction=before_the_end, reason="a device")
    if before_the_end:
        table.do(voids.void_wagers, void)  # 9.7.1
        table.close()
        assert table.heard_by(1, "round-closed").locked is None
    else:
        table.close()
        assert table.heard_by(1, "round-closed").locked is not None
        table.do(voids.void_wagers, void)  # 12.2.1
    assert table.heard_by(2, "round-closed").locked.wagers == {"red": 1000}
    assert station_view(table.state, 1, 0, table.now_ms).locked is None
    table.confirm(2)
    table.do(rounds.read_outcome, ReadOutcome(table="1", round=number, outcome="1"))


def test_a_player_who_contravened_the_rules_has_void_wagers_even_after_the_end(table: PureTable) -> None:
    table.buy_in(1, 10_000)
    number = table.open()
    table.put(1, {"red": 1000})
    table.close()
    table.confirm(1)
    table.do(
        voids.void_wagers, VoidWagers(table="1", round=number, station=1, malfunction=False, reason="device")
    )  # 12.2.1
    table.settle("1")
    assert table.balance(1) == 10_000


def test_a_station_without_wagers_has_nothing_to_void(table: PureTable) -> None:
    asked = VoidWagers(table="1", round=table.open(), station=1, malfunction=True, reason="x")
    table.refused(Problem.UNKNOWN, voids.void_wagers, asked)


@pytest.mark.parametrize(("wagers", "balance"), [("void", 10_000), ("stand", 9000)])
def test_a_player_directed_to_leave_places_nothing_more_and_is_paid(
    table: PureTable, wagers: str, balance: int
) -> None:
    table.buy_in(1, 10_000)
    number = table.open()
    table.put(1, {"red": 1000})
    table.do(leaving.direct_to_leave, DirectToLeave(table="1", station=1, wagers=wagers, reason="shouting"))  # 6.5.2
    assert table.balance(1) == balance
    asked = SheetPut(round=number, version=2, wagers={"red": 2000})
    table.refused(Problem.OUT_OF_SERVICE, sheets.put, 1, asked, table.now_ms)
    table.close()
    table.settle("2")
    table.do(accounts.pay_out, PayOut(table="1", station=1, id=table.id()))
    assert table.state.stations[1].service is Service.IN_SERVICE, "the seat is free for the next player"


def test_an_excluded_player_is_on_record_with_the_rule_and_only_cashes_out(table: PureTable) -> None:
    """RR 12.2.2; the running wager stands unless it is voided (12.2.1)."""
    table.buy_in(1, 10_000)
    number = table.open()
    table.put(1, {"red": 1000})
    table.do(leaving.exclude_player, ExcludePlayer(table="1", station=1, reason="a prohibited device"), by="staff 3001")
    told = table.last("player-excluded")
    assert (told.by, told.staff_only) == ("staff 3001", True)
    assert told.public == ('{"kind":"player-excluded","station":1,"rule":"12.2.2","reason":"a prohibited device"}')
    table.refused(Problem.OUT_OF_SERVICE, accounts.buy_in, BuyIn(table="1", station=1, id=table.id(), amount=1000))
    asked = SheetPut(round=number, version=2, wagers={"red": 2000})
    table.refused(Problem.OUT_OF_SERVICE, sheets.put, 1, asked, table.now_ms)
    table.close()
    table.settle("1")
    assert table.do(accounts.pay_out, PayOut(table="1", station=1, id=table.id())).amount == 11_000


def test_nobody_is_excluded_from_an_empty_seat(table: PureTable) -> None:
    table.refused(
        Problem.NO_ACCOUNT, leaving.exclude_player, ExcludePlayer(table="1", station=1, reason="a prohibited device")
    )


def test_rr_9_3_and_12_3_an_earlier_round_is_invalidated_and_the_winnings_go_back(table: PureTable) -> None:
    for station in (1, 2):
        table.buy_in(station, 10_000)
    number = table.play({1: {"straight-17": 1000}, 2: {"red": 2000}}, "17")
    table.play({1: {"red": 1000}}, "1")
    table.open()
    asked = InvalidateRound(table="1", round=number, cause=VoidCause.FRAUD, reason="a magnet, on the film")
    preview = table.do(corrections.preview_void, PreviewVoid(table="1", round=number))
    assert [(line.station, line.was_returned, line.now_returned, line.change) for line in preview.lines] == [
        (1, 36_000, 1000, -35_000),
        (2, 0, 2000, 2000),
    ]
    ended = table.do(voids.invalidate_round, asked)
    assert (ended.round, ended.rule) == (number, "12.3.2")
    assert (table.balance(1), table.balance(2)) == (11_000, 10_000)
    assert table.state.phase is Phase.BETTING, "the round that runs goes on"
    assert number not in [spin.round for spin in table.state.history]
    table.refused(Problem.WRONG_PHASE, voids.invalidate_round, asked)


def test_rr_12_2_1_one_players_wagers_are_void_after_settlement_and_nobody_elses(table: PureTable) -> None:
    for station in (1, 2):
        table.buy_in(station, 10_000)
    number = table.play({1: {"straight-17": 1000}, 2: {"straight-17": 1000}}, "17")
    table.play({}, "1")
    preview = table.do(corrections.preview_void, PreviewVoid(table="1", round=number, station=1))
    assert [(line.station, line.change) for line in preview.lines] == [(1, -35_000)]
    table.do(voids.void_wagers, VoidWagers(table="1", round=number, station=1, malfunction=False, reason="a device"))
    assert (table.balance(1), table.balance(2)) == (10_000, 45_000)
    heard = table.heard_by(1, "wagers-voided")
    assert (heard.round, heard.account.balance) == (number, 10_000)
    again = VoidWagers(table="1", round=number, station=1, malfunction=False, reason="a device")
    table.refused(Problem.UNKNOWN, voids.void_wagers, again)


def test_a_void_of_a_round_whose_winner_has_left_is_carried_out_as_a_debt(table: PureTable) -> None:
    table.buy_in(1, 10_000)
    number = table.play({1: {"straight-17": 1000}}, "17")
    table.do(accounts.pay_out, PayOut(table="1", station=1, id=table.id()))
    table.play({}, "1")
    preview = table.do(corrections.preview_void, PreviewVoid(table="1", round=number))
    assert preview.lines[0].shortfall == 35_000
    table.do(voids.invalidate_round, InvalidateRound(table="1", round=number, cause=VoidCause.FRAUD, reason="a magnet"))
    assert table.account("shortfall:1") == -35_000
    assert ("shortfall", 1) in table.alerts()


def test_rr_9_7_a_malfunction_does_not_void_what_was_paid(table: PureTable) -> None:
    table.buy_in(1, 10_000)
    number = table.play({1: {"red": 1000}}, "1")
    asked = VoidWagers(table="1", round=number, station=1, malfunction=True, reason="screen dark")
    table.refused(Problem.NOT_PERMITTED, voids.void_wagers, asked)
