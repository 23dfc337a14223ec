"""A place at the table as the server tells it: each event's meaning, and what the screen says about it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ats_client.station.board import Board
from ats_client.station.picture import Saying
from ats_client.station.seat import AskAnew, Say, Seat
from ats_client.station.self_audit import discrepancy
from game_protocol.events import (
    AccountChanged,
    AccountsFrozen,
    AccountsUnfrozen,
    BallSpun,
    OutcomeCorrected,
    RoundClosed,
    RoundEndedWithoutSpin,
    RoundOpened,
    RoundSettled,
    ServiceChanged,
    SignChanged,
    TableClosed,
    TableEvent,
    TableOpened,
    WagersVoided,
)
from game_protocol.station import AccountView, LastSpin, Service
from game_protocol.table import CloseCause, KindLimits, LimitSign, LockedSheet, Phase, Spin
from game_rules.money import Money
from game_rules.sheet import Sheet
from screen_kit.clock import VirtualClock
from tests.ats_client.station.little_house import GAME, STATION, LittleHouse


def account(balance: int, on_felt: int = 0, session: str = "visit-1") -> AccountView:
    return AccountView(session=session, balance=balance, on_felt=on_felt, money_in=0, frozen=False, opened_ms=0)


async def seated(house: LittleHouse) -> Seat:
    return Seat.taken(await house.view())


@pytest.fixture
def house() -> LittleHouse:
    return LittleHouse(VirtualClock(), balance=10_000)


def after(seat: Seat, *events: TableEvent | None) -> tuple[Seat, list[Say]]:
    said: list[Say] = []
    for event in events:
        news = seat.hears(seat.event_id + 1, event)
        assert not isinstance(news, AskAnew), news
        seat, more = news
        said += more
    return seat, said


OPENED = RoundOpened(round=1, opened_ms=1000, deadline_ms=31_000, period_s=30)
CLOSED = RoundClosed(round=1, cause=CloseCause.SENSOR, closed_ms=2000)
SETTLED = RoundSettled(round=1, outcome="17", settled_ms=3000)


async def test_an_old_or_doubled_event_changes_nothing(house: LittleHouse) -> None:
    seat, _ = after(await seated(house), OPENED)
    for number in range(seat.event_id + 1):
        assert seat.hears(number, CLOSED) == (seat, ())


async def test_an_event_nobody_knows_is_passed_over(house: LittleHouse) -> None:
    before = await seated(house)
    seat, _ = after(before, None, BallSpun(round=1))
    assert (seat.phase, seat.event_id) == (before.phase, before.event_id + 2)


@pytest.mark.parametrize(
    ("heard", "missing"),
    [
        ([OPENED], SETTLED),
        ([], CLOSED),
        ([OPENED, CLOSED], CLOSED),
        ([OPENED], RoundClosed(round=2, cause=CloseCause.DEALER, closed_ms=1)),
        ([OPENED, CLOSED], RoundSettled(round=2, outcome="1", settled_ms=1)),
        ([OPENED], RoundEndedWithoutSpin(round=2, how="void", reason="", rule="")),
        ([OPENED], AccountsUnfrozen()),
    ],
)
async def test_what_cannot_follow_is_asked_anew(
    house: LittleHouse, heard: list[TableEvent], missing: TableEvent
) -> None:
    seat, _ = after(await seated(house), *heard)
    assert isinstance(seat.hears(seat.event_id + 1, missing), AskAnew)


async def test_the_result_leads_the_history(house: LittleHouse) -> None:
    seat, _ = after(await seated(house), OPENED, CLOSED, SETTLED)
    assert (seat.table.outcome, seat.table.history[0]) == ("17", Spin(round=1, outcome="17"))


async def test_a_paid_game_that_is_invalidated_leaves_the_history(house: LittleHouse) -> None:
    void = RoundEndedWithoutSpin(round=1, how="void", reason="disruption", rule="12.3")
    seat, said = after(await seated(house), OPENED, CLOSED, SETTLED, void)
    assert (seat.phase, seat.table.outcome, seat.table.history) == (Phase.VOID, None, [])
    assert [say.saying for say in said] == [Saying.VOID]
    assert seat.table.no_spin_reason == "disruption"


async def test_a_correction_changes_the_history_and_says_both_numbers(house: LittleHouse) -> None:
    corrected = OutcomeCorrected(round=1, was="17", now="18", change=-500, account=account(9500))
    seat, said = after(await seated(house), OPENED, CLOSED, SETTLED, corrected)
    assert (seat.table.outcome, seat.table.history) == ("18", [Spin(round=1, outcome="18")])
    assert said == [Say(Saying.CORRECTED, amounts={"change": Money(-500)}, words={"was": "17", "now": "18"})]


async def test_frozen_accounts_stand_still(house: LittleHouse) -> None:
    seat, _ = after(await seated(house), OPENED, AccountsFrozen(reason="9.4"))
    assert seat.frozen


async def test_a_correction_that_takes_the_chips_of_the_open_period_clears_the_felt(house: LittleHouse) -> None:
    """RR 9.4: what is missing of a correction comes off the felt, while every account stands still."""
    house.open_round()
    house.sheet = Sheet.from_cents(GAME, {"red": 500})
    corrected = OutcomeCorrected(round=0, was="17", now="18", change=-10_000, account=account(0))
    seat, _ = after(await seated(house), AccountsFrozen(reason="9.4"), corrected)
    assert not seat.board.shown.wagers


async def test_another_stations_events_are_none_of_ours(house: LittleHouse) -> None:
    other = STATION + 1
    before = await seated(house)
    seat, said = after(
        before,
        AccountChanged(station=other, why="note", amount=2000, account=account(1)),
        ServiceChanged(station=other, service=Service.OUT_OF_SERVICE),
    )
    assert (seat.account, seat.service, said) == (before.account, before.service, [])


async def test_the_sign_and_ones_own_limits(house: LittleHouse) -> None:
    own = LimitSign(kinds={"red": KindLimits(minimum=1000, maximum=5000, multiple=1000)}, table_minimum=500)
    event = SignChanged(limits=LimitSign.of(GAME.limits), period_s=20, notices=[], personal_limits=own)
    seat, _ = after(await seated(house), event)
    assert seat.has_personal_limits
    assert seat.limits.of("red").minimum == Money(1000)
    assert seat.limits.of("black") == GAME.limits.of("black")


async def test_the_table_opens_and_closes(house: LittleHouse) -> None:
    seat, _ = after(await seated(house), TableClosed(reason="night"))
    assert not seat.table.open
    seat, _ = after(seat, TableOpened())
    assert seat.table.open


async def test_wagers_of_the_last_round_can_be_repeated_even_after_a_restart(house: LittleHouse) -> None:
    house.last_spin = LastSpin(round=3, outcome="1", stake=500, won=0, returned=0, wagers={"red": 500})
    assert (await seated(house)).repeatable == Sheet.from_cents(GAME, {"red": 500})


# --- the balance audits itself


def locked(sheet: Sheet) -> LockedSheet:
    return LockedSheet(
        round=1,
        version=1,
        digest=sheet.digest,
        wagers=sheet.as_cents(),
        total=sheet.total.cents,
        recognised=True,
    )


LOST = LastSpin(round=1, outcome="2", stake=500, won=0, returned=0, wagers={"red": 500})
WON = LastSpin(round=1, outcome="1", stake=500, won=500, returned=1000, wagers={"red": 500})


@pytest.mark.parametrize(
    ("event", "adds_up"),
    [
        (AccountChanged(station=STATION, why="note", amount=2000, account=account(12_000)), True),
        (AccountChanged(station=STATION, why="note", amount=2000, account=account(12_001)), False),
        (AccountChanged(station=STATION, why="pay-out", amount=-10_000), True),
        (AccountChanged(station=STATION, why="pay-out", amount=-9_000), False),
        (AccountChanged(station=STATION, why="frozen", account=account(10_000)), True),
        (AccountChanged(station=STATION, why="frozen", account=account(9_999)), False),
        (OutcomeCorrected(round=1, was="1", now="2", change=-1000, account=account(9_000)), True),
        (OutcomeCorrected(round=1, was="1", now="2", change=-12_000, shortfall=2000, account=account(0)), True),
        (OutcomeCorrected(round=1, was="1", now="2", change=-1000, account=account(10_000)), False),
    ],
)
async def test_what_an_event_says_of_money_must_add_up(house: LittleHouse, event: TableEvent, adds_up: bool) -> None:
    before = await seated(house)
    seat, _ = after(before, event)
    assert (discrepancy(before, seat, event) is None) == adds_up


@pytest.mark.parametrize(
    ("spin", "balance", "adds_up"),
    [(LOST, 9_500, True), (LOST, 10_000, False), (WON, 10_500, True), (WON, 11_000, False)],
)
async def test_a_result_must_add_up(house: LittleHouse, spin: LastSpin, balance: int, adds_up: bool) -> None:
    house.open_round()
    house.sheet = Sheet.from_cents(GAME, {"red": 500})
    closed = RoundClosed(
        round=1, cause=CloseCause.EXPIRY, closed_ms=1, locked=locked(house.sheet), account=account(9_500, 500)
    )
    before, _ = after(await seated(house), closed)
    event = SETTLED.changed(outcome=spin.outcome, last_spin=spin, account=account(balance))
    seat, _ = after(before, event)
    wrong = discrepancy(before, seat, event)
    assert (wrong is None) == adds_up
    if wrong is not None:
        assert str(Money(balance)) in wrong


async def test_bets_that_came_back_while_nobody_heard_are_told_with_the_snapshot(house: LittleHouse) -> None:
    house.open_round()
    house.sheet = Sheet.from_cents(GAME, {"straight-17": 250})
    before = await seated(house)
    house.end_without_spin()
    (said,) = Seat.taken(await house.view(), before).came_back_since(before)
    assert (said.saying, said.returned) == (Saying.NO_SPIN, {"straight-17": Money(250)})


async def test_bets_that_were_not_recognised_while_nobody_heard_are_told_too(house: LittleHouse) -> None:
    house.open_round()
    house.version, house.sheet = 1, Sheet.from_cents(GAME, {"straight-17": 250})
    before = await seated(house)
    house.close_round()
    after_gap = Seat.taken(await house.view(), before)
    (said,) = after_gap.came_back_since(before)
    assert (said.saying, said.amounts["amount"]) == (Saying.BELOW_TABLE_MINIMUM, Money(250))
    assert after_gap.came_back_since(after_gap) == (), "once"


async def test_rr_4_3_3_the_station_takes_the_minimum_of_the_players_own_sign_as_the_server_does(
    house: LittleHouse,
) -> None:
    """BWM 4.3: a personal sign is a whole sign; all wagers together are measured by it on both sides."""
    own = LimitSign.of(GAME.limits).changed(table_minimum=100)
    event = SignChanged(limits=LimitSign.of(GAME.limits), period_s=20, notices=[], personal_limits=own)
    seat, _ = after(await seated(house), event)
    assert (seat.limits.table_minimum, seat.table.limits.table_minimum) == (Money(100), 500)


async def test_rr_12_3_a_round_voided_after_payment_is_said_with_its_amount_and_leaves_the_running_board(
    house: LittleHouse,
) -> None:
    before, _ = after(
        await seated(house), AccountChanged(station=STATION, why="note", amount=2000, account=account(2000))
    )
    assert before.account is not None
    running = before.table.changed(phase=Phase.BETTING, round=9)
    later = replace(before, board=Board.empty(GAME, 9), table=running)
    now = before.account.changed(balance=before.account.balance - 500)
    for event in (
        RoundEndedWithoutSpin(round=7, how="void", reason="a magnet", rule="12.3.2", account=now),
        WagersVoided(round=7, station=STATION, reason="a device", account=now),
    ):
        seat, said = after(later, event)
        assert (seat.phase, seat.round, seat.account) == (Phase.BETTING, 9, now)
        assert said == [Say(Saying.VOIDED_LATER, amounts={"change": Money(-500)}, words={"round": "7"})]
