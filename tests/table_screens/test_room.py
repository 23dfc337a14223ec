"""What the map shows of each station, and how events change it: expectations from the issue's list and RR 12.8."""

from __future__ import annotations

import pytest

from game_protocol import events
from game_protocol.staff import StationMap, StationRow
from game_protocol.station import AccountView, CashOutState, CashOutView, DeviceState, Service
from game_rules.money import Money
from table_screens.console.room import Room, Seat, caught_up, seat_of
from tests.table_screens.paper_console import playing, station


def cash_out(state: CashOutState) -> CashOutView:
    return CashOutView(id="out", state=state, amount=5_000, asked_ms=1)


JAMMED = [DeviceState(device="note acceptor", state="fault", detail="jam-in-acceptor", faulty=True)]


@pytest.mark.parametrize(
    ("row", "seat"),
    [
        (station(1), Seat.FREE),
        (playing(1, 5_000), Seat.OPEN),
        (playing(1, 5_000, 500), Seat.WAGERING),
        (playing(1, 5_000, idle=True, idle_rounds=3), Seat.IDLE),
        (playing(1, 5_000, connected=False), Seat.LOST),
        (playing(1, 5_000, 500, confirmed=False), Seat.LOST),
        # Its bets went back in a no spin, so that nothing is left for it to confirm.
        (playing(1, 5_000, confirmed=False), Seat.OPEN),
        (playing(1, 5_000, devices=JAMMED), Seat.FAULT),
        (playing(1, 5_000, attendant_called=True), Seat.ATTENDANT),
        (playing(1, 5_000, service=Service.LEAVING), Seat.LEAVING),
        (station(1, service=Service.OUT_OF_SERVICE), Seat.OUT_OF_SERVICE),
        (station(1, cash_out=cash_out(CashOutState.PRINTING)), Seat.CASHING_OUT),
        (station(1, cash_out=cash_out(CashOutState.HAND_PAY)), Seat.HAND_PAY),
        (station(1, cash_out=cash_out(CashOutState.DEALER)), Seat.HAND_PAY),
        (station(1, cash_out=cash_out(CashOutState.UNCERTAIN)), Seat.UNCERTAIN),
        # Money that waits for a person is more pressing than anything else at the same place.
        (
            station(1, cash_out=cash_out(CashOutState.HAND_PAY), attendant_called=True, connected=False),
            Seat.HAND_PAY,
        ),
        (playing(1, 5_000, 500, attendant_called=True, devices=JAMMED), Seat.ATTENDANT),
    ],
)
def test_a_place_shows_the_most_pressing_of_what_is_true_of_it(row: StationRow, seat: Seat) -> None:
    assert seat_of(row) is seat


def test_a_frozen_account_is_seen() -> None:
    row = playing(1, 5_000)
    assert row.account is not None
    frozen = row.changed(account=row.account.changed(frozen=True))
    assert seat_of(frozen) is Seat.FROZEN


def test_a_sheet_takes_its_stake_out_of_the_balance_and_a_smaller_one_gives_back() -> None:
    room = Room({1: playing(1, 10_000)}, 10)
    more = room.after(11, events.SheetAccepted(round=5, station=1, version=1, total=4_000))
    less = more.after(12, events.SheetAccepted(round=5, station=1, version=2, total=1_000))
    assert [row.account and row.account.balance for row in (more.rows[1], less.rows[1])] == [6_000, 9_000]
    assert (more.wagered, less.wagered) == (Money(4_000), Money(1_000))
    assert (room.wagering, less.wagering, less.players) == (0, 1, 1)


def test_an_event_that_was_seen_already_changes_nothing() -> None:
    room = Room({1: playing(1, 10_000)}, 10)
    assert room.after(10, events.SheetAccepted(round=5, station=1, version=1, total=4_000)) is room


def test_a_map_that_was_on_its_way_is_brought_up_to_date_with_what_happened_meanwhile() -> None:
    map_ = StationMap(stations=[playing(1, 10_000), station(2)], event_id=20)
    account = AccountView(session="new", balance=7_000, on_felt=0, money_in=7_000, frozen=False, opened_ms=1)
    heard = [
        (19, events.AccountChanged(station=1, why="pay-out", account=None)),  # the map knows it already
        (21, events.SheetAccepted(round=5, station=1, version=3, total=2_500)),
        (22, events.AccountChanged(station=2, why="buy-in", amount=7_000, account=account)),
        (23, events.AttendantCalled(station=2, on=True)),
    ]
    room = caught_up(Room.of(map_), heard)
    assert room.rows[1].account is not None
    assert room.rows[1].account.balance == 7_500
    assert room.rows[2].account == account
    assert seat_of(room.rows[2]) is Seat.ATTENDANT
    assert room.event_id == 23


def test_a_paid_cash_out_frees_the_place() -> None:
    room = Room({1: station(1, cash_out=cash_out(CashOutState.HAND_PAY))}, 5)
    paid = room.after(6, events.CashOutChanged(station=1, cash_out=cash_out(CashOutState.PAID)))
    assert seat_of(paid.rows[1]) is Seat.FREE


def test_stations_that_have_not_confirmed_their_sheet_are_named() -> None:
    """RR 3.6: a connected station must show what will be settled; a lost one is not waited for."""
    room = Room({1: playing(1, 1, 5, confirmed=False), 2: playing(2, 1, 5, confirmed=False, connected=False)}, 5)
    assert room.unconfirmed == (1,)
