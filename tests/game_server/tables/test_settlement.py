"""Settlement: exactly the locked sheets; large wins locked, idle seats counted (RR 3.8, 5.5, 7, 12.8)."""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import given
from hypothesis import strategies as st

from game_protocol.problems import Problem
from game_protocol.rounds import ReadOutcome, VoidWagers
from game_protocol.seat import FreezeStation
from game_protocol.station import SheetPut
from game_server.tables import accounts, rounds, sheets, voids
from tests.game_server.pure_table import PureTable

WHEEL = [str(number) for number in range(37)]
REDS = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}


def test_winners_get_stake_and_winnings_and_losers_stakes_go_to_the_house(table: PureTable) -> None:
    table.buy_in(1, 10_000)
    table.buy_in(2, 10_000)
    table.play({1: {"straight-17": 1000, "red": 2000}, 2: {"black": 3000}}, "17")  # 17 is black
    assert table.balance(1) == 10_000 - 3000 + 36_000
    assert table.balance(2) == 10_000 + 3000
    assert table.account("house:1") == 2000 - 35_000 - 3000
    assert table.account("felt:1") == 0


def test_each_station_hears_its_own_result_and_nobody_elses(table: PureTable) -> None:
    table.buy_in(1, 10_000)
    table.buy_in(2, 10_000)
    table.play({1: {"straight-17": 1000}}, "17")
    first, second = table.heard_by(1, "round-settled"), table.heard_by(2, "round-settled")
    assert (first.last_spin.stake, first.last_spin.won, first.last_spin.returned) == (1000, 35_000, 36_000)
    assert first.account.balance == 45_000
    assert second.last_spin is None
    assert second.account.balance == 10_000


def test_the_card_of_the_last_spin_stays_through_a_round_without_wagers(table: PureTable) -> None:
    table.buy_in(1, 10_000)
    number = table.play({1: {"red": 1000}}, "1")
    table.play({}, "2")
    assert table.heard_by(1, "round-settled").last_spin.round == number


def test_on_zero_only_bets_that_cover_zero_win(table: PureTable) -> None:
    table.buy_in(1, 50_000)
    bets = {"straight-0": 1000, "split-0-1": 1000, "even": 1000, "low": 1000, "column-1": 1000}
    table.play({1: bets}, "0")
    assert table.balance(1) == 50_000 - 5000 + 36_000 + 18_000  # 7.3


def test_a_large_win_locks_the_station_until_an_attendant_clears_it(
    table_with_limits: Callable[..., PureTable],
) -> None:
    table = table_with_limits(large_win=35_000)
    table.buy_in(1, 10_000)
    table.play({1: {"straight-17": 1000}}, "17")
    assert ("large-win", 1) in table.alerts()
    number = table.open()
    asked = SheetPut(round=number, version=1, wagers={"red": 1000})
    table.refused(Problem.FROZEN, sheets.put, 1, asked, table.now_ms)
    table.do(accounts.freeze_station, FreezeStation(table="1", station=1, on=False, reason="checked"))
    assert table.alerts() == []
    assert table.put(1, {"red": 1000}).total == 1000


def test_a_win_below_the_limit_locks_nothing(table_with_limits: Callable[..., PureTable]) -> None:
    table = table_with_limits(large_win=35_001)
    table.buy_in(1, 10_000)
    table.play({1: {"straight-17": 1000}}, "17")
    assert table.alerts() == []


def test_three_idle_rounds_with_every_seat_taken_are_shown_to_staff(table: PureTable) -> None:
    for station in (1, 2, 3):
        table.buy_in(station, 10_000)
    active = {1: {"red": 500}, 2: {"red": 500}}
    table.play(active, "1")
    table.play(active, "1")
    assert table.alerts() == []
    table.play(active, "1")
    assert table.alerts() == [("idle", 3)]  # 12.8
    table.play({**active, 3: {"red": 500}}, "1")
    assert table.alerts() == [], "a wager ends it"


def test_an_idle_player_may_stay_while_another_seat_is_free(table: PureTable) -> None:
    for station in (1, 2):
        table.buy_in(station, 10_000)
    for _ in range(4):
        table.play({1: {"red": 500}}, "1")
    assert table.alerts() == []


def test_results_stand_newest_first(table: PureTable) -> None:
    for outcome in ("5", "0", "36"):
        table.play({}, outcome)
    assert [spin.outcome for spin in table.state.history] == ["36", "0", "5"]


@given(
    wagers=st.dictionaries(
        st.sampled_from(["red", "straight-17", "dozen-2", "straight-0"]), st.sampled_from([500, 1000, 5000]), min_size=1
    ),
    outcome=st.sampled_from(WHEEL),
)
def test_the_balance_after_is_what_the_rule_book_says(wagers: dict[str, int], outcome: str) -> None:
    table = PureTable(stations=1)
    table.buy_in(1, 100_000)
    table.play({1: wagers}, outcome)
    number = int(outcome)
    pays = {  # RR 7.1, by hand
        "red": 2 if number in REDS else 0,
        "straight-17": 36 if number == 17 else 0,
        "straight-0": 36 if number == 0 else 0,
        "dozen-2": 3 if 13 <= number <= 24 else 0,
    }
    back = sum(stake * pays[bet] for bet, stake in wagers.items())
    assert table.balance(1) == 100_000 - sum(wagers.values()) + back


def test_an_outcome_entered_again_is_settled_as_it_was_confirmed_and_not_as_it_was_first_typed(
    table: PureTable,
) -> None:
    for station in (1, 2):
        table.buy_in(station, 10_000)
    number = table.open()
    table.put(1, {"straight-17": 1000})
    table.put(2, {"straight-18": 1000})
    table.close()
    table.do(rounds.read_outcome, ReadOutcome(table="1", round=number, outcome="17"))  # a slip of the finger
    assert (table.balance(1), table.balance(2)) == (9000, 9000), "nothing is paid before it is confirmed"
    table.settle("18")
    assert (table.balance(1), table.balance(2)) == (9000, 45_000)
    first, second = table.heard_by(1, "round-settled").last_spin, table.heard_by(2, "round-settled").last_spin
    assert (first.outcome, first.won, second.outcome, second.won) == ("18", 0, "18", 35_000)


def test_wagers_made_void_after_the_outcome_was_entered_win_nothing(table: PureTable) -> None:
    table.buy_in(1, 10_000)
    number = table.open()
    table.put(1, {"straight-17": 1000})
    table.close()
    table.do(rounds.read_outcome, ReadOutcome(table="1", round=number, outcome="17"))
    table.do(
        voids.void_wagers, VoidWagers(table="1", round=number, station=1, malfunction=False, reason="device")
    )  # 12.2.1
    table.settle("17")
    assert table.balance(1) == 10_000
    card = table.heard_by(1, "round-settled").last_spin
    assert (card.outcome, card.won, card.returned) == ("17", 0, 1000)
