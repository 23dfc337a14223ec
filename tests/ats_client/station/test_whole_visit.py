"""Stations against the real server over loopback: whole visits, asserted from the screen and from the ledger."""

from __future__ import annotations

from pathlib import Path
from uuid import uuid4

import pytest

from ats_client.devices.note_acceptor.interface import State
from ats_client.devices.ticket_printer import interface as printer
from ats_client.station.picture import Saying, StationState
from game_protocol.errors import RefusedByServer
from game_protocol.problems import Problem
from game_protocol.rounds import AnnounceNoSpin, CorrectOutcome, FreezeAccounts, VoidWagers
from game_protocol.seat import DecideUncertainTicket, HandPay
from game_protocol.sign import ChangePeriod
from game_protocol.station import CashOut, CashOutState
from game_protocol.table import Phase
from game_rules.game import Role
from game_rules.money import Money
from tests.ats_client.station.playing import Metal
from tests.ats_client.station.real_house import Dealer, RealHouse, shows


@pytest.fixture
def metal(tmp_path: Path) -> Metal:
    return Metal(tmp_path / "journal.sqlite")


async def test_money_in_bets_result_and_a_ticket_out(real: RealHouse, dealer: Dealer, metal: Metal) -> None:
    async with real.station(1, metal.fittings(), metal.disk) as station:
        await shows(station, lambda picture: Money(5000) in picture.money.notes)
        assert metal.acceptor is not None
        assert metal.acceptor.insert_note(Money(5000))
        await shows(station, lambda picture: picture.balance == Money(5000))
        await dealer.opens()
        await shows(station, lambda picture: picture.state is StationState.OPEN)
        station.place("straight-17", Money(500))
        station.place("red", Money(1000))
        await shows(station, lambda picture: not picture.pending)
        await dealer.closes()
        locked = (await shows(station, lambda picture: picture.locked is not None)).locked
        assert locked is not None
        assert locked.as_cents() == {"straight-17": 500, "red": 1000}
        await dealer.calls("17")  # black: 5.00 wins 175.00, red loses
        picture = await shows(station, lambda picture: picture.state is StationState.RESULT)
        assert picture.balance == Money(5000 + 17_500 - 1000)
        assert (picture.outcome, picture.last_spin and picture.last_spin.won) == ("17", 17_500)
        recall = await station.recall()
        assert [(told.outcome, told.wagers) for told in recall.rounds] == [("17", locked.as_cents())]
        station.cash_out("ticket")
        await shows(station, lambda picture: Saying.TAKE_YOUR_TICKET in [said.saying for said in picture.said])
        [ticket] = metal.tray.tickets
        assert ticket.amount == Money(21_500)
        # And back in again: the same paper opens the next visit.
        assert metal.printer is not None
        await metal.printer.take()
        await shows(station, lambda picture: picture.state is StationState.IDLE and picture.money.tickets_in)
        assert metal.acceptor.insert_ticket(ticket.validation_number)
        await shows(station, lambda picture: picture.balance == Money(21_500))
        # A photocopy is worth nothing.
        slot = metal.acceptor  # free again a moment after the credit
        await shows(station, lambda picture: picture.money.tickets_in and slot.state is State.READY)
        assert slot.insert_ticket(ticket.validation_number)
        returned = await shows(station, lambda picture: picture.said[-1].saying is Saying.TICKET_RETURNED)
        assert returned.said[-1].words["reason"] == Problem.TICKET_PAID
        assert int(returned.said[-1].words["when_ms"]) > 0
        assert not station.faults


async def test_station_and_server_agree_who_may_cash_out_while_the_ball_runs(
    real: RealHouse, dealer: Dealer, metal: Metal
) -> None:
    """RR 6.5.1, 6.6.1: one player has chips on the felt and waits for the result, the other has none and leaves."""
    async with real.station(1, metal.fittings(), metal.disk) as leaving, real.station(2) as staying:
        for number in (1, 2):
            await dealer.sells(number, 12_300)
        await dealer.opens()
        await shows(staying, lambda picture: picture.state is StationState.OPEN)
        staying.place("red", Money(1000))
        await shows(staying, lambda picture: not picture.pending)
        await dealer.closes()
        for station in (leaving, staying):
            await shows(station, lambda picture: picture.phase is Phase.CLOSED)
        assert staying.picture.why_not_cash_out is Problem.WAGERS_RUNNING
        async with real.client(2) as client:
            with pytest.raises(RefusedByServer) as refused:
                await client.do(CashOut(id=uuid4().hex, to="dealer"))
        assert refused.value.problem is staying.picture.why_not_cash_out
        leaving.cash_out("ticket")
        await shows(leaving, lambda picture: Saying.TAKE_YOUR_TICKET in [said.saying for said in picture.said])
        assert [ticket.amount for ticket in metal.tray.tickets] == [Money(12_300)]


async def test_a_jammed_printer_is_paid_by_hand(real: RealHouse, dealer: Dealer, metal: Metal) -> None:
    metal.tray.next_outcome = printer.Failed(printer.Reason.PAPER_JAM)
    async with real.station(1, metal.fittings(), metal.disk) as station:
        await dealer.sells(1, 12_300)
        await shows(station, lambda picture: picture.account is not None)
        station.cash_out("ticket")
        picture = await shows(station, lambda picture: picture.state is StationState.HAND_PAY)
        assert picture.cash_out is not None
        assert picture.cash_out.state is CashOutState.HAND_PAY
        paid = await dealer.client.do(
            HandPay(table=dealer.client.table, station=1, id=uuid4().hex, cash_out=picture.cash_out.id)
        )
        assert paid.amount == 12_300
        await shows(station, lambda picture: picture.state is StationState.IDLE)


async def test_a_ticket_nobody_can_vouch_for_is_decided_by_a_supervisor(
    real: RealHouse, dealer: Dealer, metal: Metal
) -> None:
    metal.tray.next_outcome = printer.Unknown(printer.Reason.LINE_LOST)
    supervisor = real.person(Role.SUPERVISOR)
    async with real.station(1, metal.fittings(), metal.disk) as station:
        await dealer.sells(1, 12_300)
        await shows(station, lambda picture: picture.account is not None)
        station.cash_out("ticket")
        picture = await shows(station, lambda picture: picture.state is StationState.HAND_PAY)
        assert picture.cash_out is not None
        assert picture.cash_out.state is CashOutState.UNCERTAIN
        decision = DecideUncertainTicket(
            table="1", station=1, cash_out=picture.cash_out.id, came_out=True, reason="it lay in the chute"
        )
        await supervisor.do(decision)
        await shows(station, lambda picture: picture.state is StationState.IDLE)


async def test_the_period_ends_by_the_servers_clock_and_nobody_has_to_say_so(real: RealHouse, dealer: Dealer) -> None:
    async with real.station(1) as station:
        await dealer.sells(1, 10_000)
        boss = real.person(Role.PIT_BOSS)
        await boss.do(ChangePeriod(table=boss.table, period_s=5))  # RR 5.1.1
        await dealer.opens()
        await shows(station, lambda picture: picture.state is StationState.OPEN)
        station.place("red", Money(500))
        picture = await shows(station, lambda picture: picture.phase is Phase.CLOSED)
        assert picture.locked is not None
        assert picture.locked.as_cents() == {"red": 500}


async def test_no_spin_gives_every_wager_back(real: RealHouse, dealer: Dealer) -> None:
    async with real.station(1) as station:
        await dealer.sells(1, 10_000)
        await dealer.opens()
        await shows(station, lambda picture: picture.state is StationState.OPEN)
        station.place("red", Money(500))
        await shows(station, lambda picture: not picture.pending)
        await dealer.closes()
        await shows(station, lambda picture: picture.locked is not None)
        game = station.picture.game
        assert game is not None
        reason = next(iter(game.no_spin_reasons))
        await dealer.client.do(AnnounceNoSpin(table=dealer.client.table, round=dealer.round, why=reason))
        picture = await shows(station, lambda picture: picture.phase is Phase.NO_SPIN)
        assert picture.balance == Money(10_000)
        assert not station.faults


async def test_voided_wagers_leave_the_felt_and_the_money_comes_back(real: RealHouse, dealer: Dealer) -> None:
    boss = real.person(Role.PIT_BOSS)
    async with real.station(1) as station:
        await dealer.sells(1, 10_000)
        await dealer.opens()
        await shows(station, lambda picture: picture.state is StationState.OPEN)
        station.place("red", Money(500))
        await shows(station, lambda picture: not picture.pending)
        void = VoidWagers(table="1", round=dealer.round, station=1, malfunction=False, reason="disruption")
        await boss.do(void)
        picture = await shows(station, lambda picture: Saying.WAGERS_VOIDED in [said.saying for said in picture.said])
        assert picture.balance == Money(10_000)
        assert picture.sheet is not None
        assert not picture.sheet.wagers
        await dealer.closes()
        await shows(station, lambda picture: picture.phase is Phase.CLOSED)
        assert not station.faults


async def test_a_wrong_outcome_is_corrected_in_front_of_the_player(real: RealHouse, dealer: Dealer) -> None:
    boss = real.person(Role.PIT_BOSS)
    async with real.station(1) as station:
        await dealer.sells(1, 10_000)
        await dealer.opens()
        await shows(station, lambda picture: picture.state is StationState.OPEN)
        station.place("red", Money(500))
        await shows(station, lambda picture: not picture.pending)
        await dealer.closes()
        await dealer.calls("1")
        await shows(station, lambda picture: picture.balance == Money(10_500))
        await boss.do(FreezeAccounts(table=boss.table, reason="the dealer entered 1, the ball lies in 2"))
        await shows(station, lambda picture: picture.state is StationState.FROZEN)
        await boss.do(CorrectOutcome(table=boss.table, round=dealer.round, outcome="2", reason="misread"))
        picture = await shows(station, lambda picture: picture.state is StationState.RESULT)
        assert (picture.outcome, picture.balance) == ("2", Money(9_500))
        corrected = next(said for said in picture.said if said.saying is Saying.CORRECTED)
        assert corrected.amounts["change"] == Money(-1000)
        assert not station.faults


async def test_two_stations_see_only_their_own_money(real: RealHouse, dealer: Dealer) -> None:
    async with real.station(1) as one, real.station(2) as two:
        await dealer.sells(1, 10_000)
        await dealer.sells(2, 20_000)
        await shows(one, lambda picture: picture.balance == Money(10_000))
        await shows(two, lambda picture: picture.balance == Money(20_000))
        await dealer.opens()
        for station, bet in ((one, "red"), (two, "black")):
            await shows(station, lambda picture: picture.state is StationState.OPEN)
            station.place(bet, Money(1000))
            await shows(station, lambda picture: not picture.pending)
        await dealer.closes()
        await dealer.calls("1")
        await shows(one, lambda picture: picture.balance == Money(11_000))
        await shows(two, lambda picture: picture.balance == Money(19_000))


async def test_a_station_switched_off_in_the_middle_comes_back_to_its_chips(real: RealHouse, dealer: Dealer) -> None:
    async with real.station(1) as station:
        await dealer.sells(1, 10_000)
        await dealer.opens()
        await shows(station, lambda picture: picture.state is StationState.OPEN)
        station.place("red", Money(500))
        await shows(station, lambda picture: not picture.pending)
    async with real.station(1) as station:
        picture = await shows(station, lambda picture: picture.state is StationState.OPEN)
        assert picture.sheet is not None
        assert picture.sheet.as_cents() == {"red": 500}
        station.place("red", Money(500))
        await shows(station, lambda picture: not picture.pending)
        await dealer.closes()
        picture = await shows(station, lambda picture: picture.locked is not None)
        assert picture.locked is not None
        assert picture.locked.as_cents() == {"red": 1000}
        assert not station.faults
