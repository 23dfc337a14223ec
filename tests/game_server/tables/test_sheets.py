"""Sheets: checked again with the rules, idempotent, harmless when lost, doubled, late or reordered."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game_protocol.problems import Problem
from game_protocol.rounds import FreezeAccounts, UnfreezeAccounts
from game_protocol.seat import ChangeService, FreezeStation, SetPersonalLimits
from game_protocol.station import ConfirmSheet, Service, SheetPut
from game_protocol.table import KindLimits, LimitSign
from game_server.refusals import Refusal
from game_server.tables import accounts, corrections, rounds, sheets, stations
from tests.game_server.pure_table import PureTable


def test_a_sheet_moves_its_money_to_the_felt(table: PureTable) -> None:
    table.buy_in(1, 50_000)
    table.open()
    acknowledged = table.put(1, {"straight-17": 1000, "red": 2000})
    assert (acknowledged.total, acknowledged.balance) == (3000, 47_000)
    assert table.account("felt:1") == 3000


def test_a_newer_sheet_replaces_the_older_one(table: PureTable) -> None:
    table.buy_in(1, 50_000)
    table.open()
    table.put(1, {"red": 10_000})
    acknowledged = table.put(1, {"black": 2000})
    assert (acknowledged.version, acknowledged.total, acknowledged.balance) == (2, 2000, 48_000)


def test_an_empty_sheet_takes_all_chips_back(table: PureTable) -> None:
    table.buy_in(1, 50_000)
    table.open()
    table.put(1, {"red": 10_000})
    assert table.put(1, {}).balance == 50_000


def test_the_same_sheet_again_is_answered_again_and_changes_nothing(table: PureTable) -> None:
    table.buy_in(1, 50_000)
    table.open()
    first = table.put(1, {"red": 10_000}, version=4)
    told = len(table.told)
    assert table.put(1, {"red": 10_000}, version=4) == first
    assert len(table.told) == told


@pytest.mark.parametrize("version", [1, 4])
def test_an_older_sheet_and_other_wagers_under_the_same_version_are_refused(table: PureTable, version: int) -> None:
    table.buy_in(1, 50_000)
    number = table.open()
    table.put(1, {"red": 10_000}, version=4)
    asked = SheetPut(round=number, version=version, wagers={"black": 5000})
    refusal = table.refused(Problem.OLDER_VERSION, sheets.put, 1, asked, table.now_ms)
    assert refusal.refused.detail["version"] == 4


def test_what_arrived_before_the_end_counts_however_long_it_waited(table: PureTable) -> None:
    table.buy_in(1, 50_000)
    table.open(period_s=30)
    table.now_ms += 30_000  # the writer gets to it after the end
    assert table.put(1, {"red": 1000}, arrived_ms=table.now_ms - 1).total == 1000


def test_what_arrives_at_the_end_or_later_is_refused(table: PureTable) -> None:
    table.buy_in(1, 50_000)
    number = table.open(period_s=30)
    asked = SheetPut(round=number, version=1, wagers={"red": 1000})
    table.refused(Problem.AFTER_EXPIRY, sheets.put, 1, asked, table.now_ms + 30_000)


def test_after_the_close_even_the_last_sheet_again_is_refused(table: PureTable) -> None:
    table.buy_in(1, 50_000)
    number = table.open()
    table.put(1, {"red": 1000}, version=1)
    table.close()
    asked = SheetPut(round=number, version=2, wagers={"red": 2000})
    table.refused(Problem.AFTER_EXPIRY, sheets.put, 1, asked, table.now_ms)


def test_a_sheet_of_another_round_is_refused_with_the_number_of_this_one(table: PureTable) -> None:
    table.buy_in(1, 50_000)
    table.play({1: {"red": 1000}}, "1")
    number = table.open()
    asked = SheetPut(round=number - 1, version=9, wagers={"red": 1000})
    assert table.refused(Problem.WRONG_ROUND, sheets.put, 1, asked, table.now_ms).refused.detail["round"] == number


@pytest.mark.parametrize(
    ("wagers", "problem"),
    [
        ({"straight-17": 249}, Problem.NOT_PERMITTED),  # 4.3.1: below the minimum
        ({"straight-17": 300}, Problem.NOT_PERMITTED),  # 4.3.2(a): no permitted multiple
        ({"straight-17": 10_250}, Problem.NOT_PERMITTED),  # 4.3.2(b): above the maximum
        ({"straight-37": 1000}, Problem.NOT_PERMITTED),  # no such bet
        ({"red": 60_000}, Problem.NOT_ENOUGH_MONEY),
    ],
)
def test_a_station_is_never_believed(table: PureTable, wagers: dict[str, int], problem: Problem) -> None:
    table.buy_in(1, 50_000)
    number = table.open()
    table.refused(problem, sheets.put, 1, SheetPut(round=number, version=1, wagers=wagers), table.now_ms)


def test_what_lies_on_the_felt_counts_towards_the_next_sheet(table: PureTable) -> None:
    table.buy_in(1, 50_000)
    number = table.open()
    table.put(1, {"red": 50_000})
    assert table.put(1, {"black": 50_000}).balance == 0
    asked = SheetPut(round=number, version=9, wagers={"black": 50_000, "red": 500})
    assert table.refused(Problem.NOT_ENOUGH_MONEY, sheets.put, 1, asked, table.now_ms).refused.detail["missing"] == 500


def test_nothing_is_placed_without_an_account_frozen_or_out_of_service(table: PureTable) -> None:
    number = table.open()
    asked = SheetPut(round=number, version=1, wagers={"red": 1000})
    table.refused(Problem.NO_ACCOUNT, sheets.put, 1, asked, table.now_ms)
    table.buy_in(1, 50_000)
    table.do(accounts.freeze_station, FreezeStation(table="1", station=1, on=True, reason="suspicion"))
    table.refused(Problem.FROZEN, sheets.put, 1, asked, table.now_ms)
    table.do(accounts.freeze_station, FreezeStation(table="1", station=1, on=False, reason="cleared"))
    table.do(
        stations.change_service,
        ChangeService(table="1", station=1, service=Service.OUT_OF_SERVICE, reason="screen broken"),
    )
    table.refused(Problem.OUT_OF_SERVICE, sheets.put, 1, asked, table.now_ms)
    table.do(stations.change_service, ChangeService(table="1", station=1, service=Service.IN_SERVICE, reason=""))
    table.do(corrections.freeze_accounts, FreezeAccounts(table="1", reason="wrong number"))
    table.refused(Problem.FROZEN, sheets.put, 1, asked, table.now_ms)
    table.do(corrections.unfreeze_accounts, UnfreezeAccounts(table="1"))
    assert table.put(1, {"red": 1000}).total == 1000


def test_a_station_confirms_only_the_sheet_that_was_locked(table: PureTable) -> None:
    table.buy_in(1, 50_000)
    number = table.open()
    table.put(1, {"red": 1000})
    wrong = ConfirmSheet(round=number, digest="0" * 64)
    table.refused(Problem.WRONG_PHASE, sheets.confirm_sheet, 1, wrong)
    table.close()
    table.refused(Problem.NOT_CONFIRMED, sheets.confirm_sheet, 1, wrong)
    late = ConfirmSheet(round=number + 1, digest="0" * 64)
    table.refused(Problem.WRONG_ROUND, sheets.confirm_sheet, 1, late)
    table.confirm(1)


SENT = st.lists(
    st.tuples(
        st.integers(1, 3),  # station
        st.integers(1, 6),  # version
        st.dictionaries(
            st.sampled_from(["red", "straight-17", "split-1-2", "nonsense"]), st.sampled_from([0, 250, 500, 2000, 333])
        ),
        st.sampled_from([-1, 0, 1]),  # arrival, from the end of the period
    ),
    max_size=25,
)


@given(sent=SENT)
def test_whatever_is_sent_in_whatever_order_the_newest_permitted_sheet_lies_there(
    sent: list[tuple[int, int, dict[str, int], int]],
) -> None:
    """The harness counts the money after each; here a model of one line keeps what must lie on the felt."""
    table = PureTable()
    for station in (1, 2, 3):
        table.buy_in(station, 3000)
    number = table.open(period_s=30)
    end_ms = table.now_ms + 30_000
    newest: dict[int, tuple[int, dict[str, int]]] = {}
    for station, version, wagers, arrival in sent:
        asked = SheetPut(round=number, version=version, wagers=wagers)
        placed = {bet: cents for bet, cents in wagers.items() if cents}
        legal = (
            arrival < 0
            and "nonsense" not in wagers
            and all(cents != 333 and not (bet == "red" and cents == 250) for bet, cents in placed.items())
            and sum(placed.values()) <= 3000
        )
        before = newest.get(station, (0, {}))
        again = (version, placed) == before
        try:
            table.do(sheets.put, station, asked, end_ms + arrival)
        except Refusal:
            assert not legal or (version <= before[0] and not again)
        else:
            assert legal
            assert version > before[0] or again
            newest[station] = (version, placed)
    table.now_ms = end_ms
    table.do(rounds.on_time)
    for station, (version, placed) in newest.items():
        locked = table.state.round.sheets[station] if table.state.round else None
        assert locked is not None
        assert (locked.version, locked.sheet.as_cents()) == (version, dict(sorted(placed.items())))
        assert locked.locked


def test_personal_limits_replace_those_of_the_sign(table_of: Callable[..., PureTable]) -> None:
    table = table_of("big-wheel-melbourne-1")
    table.buy_in(1, 500_000)
    own = LimitSign(kinds={"symbol": KindLimits(minimum=100, maximum=200_000, multiple=100)}, table_minimum=100)
    table.do(accounts.set_personal_limits, SetPersonalLimits(table="1", station=1, limits=own))
    number = table.open()
    assert table.put(1, {"symbol-A": 200_000}).total == 200_000
    table.buy_in(2, 500_000)
    asked = SheetPut(round=number, version=1, wagers={"symbol-A": 200_000})
    table.refused(Problem.NOT_PERMITTED, sheets.put, 2, asked, table.now_ms)
