"""Money out of the station: a ticket, the dealer, a person; never two of them, never none."""

from __future__ import annotations

from pathlib import Path

import pytest

from ats_client.devices.ticket_printer import interface as printer
from ats_client.station.journeys import Journeys, Step
from ats_client.station.picture import Saying, StationState
from game_protocol.problems import Problem
from game_protocol.station import CashOutState
from game_protocol.table import CloseCause
from game_rules.money import Money
from screen_kit.clock import VirtualClock, breathe
from tests.ats_client.station.little_house import LittleHouse
from tests.ats_client.station.playing import Metal, Power, playing, said, written_on

NUMBER = "000000000000000001"


@pytest.fixture
def house() -> LittleHouse:
    return LittleHouse(VirtualClock(), balance=12_345)


@pytest.fixture
def metal(tmp_path: Path) -> Metal:
    return Metal(tmp_path / "journal.sqlite")


async def test_a_ticket_carries_everything_the_server_named(house: LittleHouse, metal: Metal) -> None:
    async with playing(house, metal) as station:
        station.cash_out("ticket")
        await breathe(200)
        [ticket] = metal.tray.tickets
        assert (ticket.validation_number, ticket.amount, ticket.sequence) == (NUMBER, Money(12_345), 1)
        assert (ticket.establishment, ticket.machine, ticket.void_after_days) == ("Casino", "ATS 7", 30)
        assert house.tickets == {NUMBER: 12_345}
        assert station.picture.state is StationState.CASHING_OUT
        assert said(station) == [Saying.PRINTING, Saying.TAKE_YOUR_TICKET]
        assert metal.printer is not None
        await metal.printer.take()
        assert station.picture.state is StationState.IDLE
        [line] = station.meters.tickets_out_log
        assert (line.number, line.amount, line.what_became) == ("••0001", Money(12_345), "printed")


async def test_the_number_of_a_ticket_is_never_written_down(house: LittleHouse, metal: Metal) -> None:
    async with playing(house, metal) as station:
        station.cash_out("ticket")
        await breathe(200)
    assert NUMBER not in "".join(str(record) for record in written_on(metal.disk))


async def test_chips_on_the_felt_come_back_before_the_money_goes_out(house: LittleHouse, metal: Metal) -> None:
    async with playing(house, metal) as station:
        house.open_round()
        await breathe()
        station.place("red", Money(500))
        await breathe()
        station.cash_out("ticket")
        await breathe(200)
        assert metal.tray.tickets[0].amount == Money(12_345)
        assert station.picture.sheet is not None
        assert not station.picture.sheet.wagers
        house.close_round()
        await breathe()
        assert not station.faults


async def test_no_cash_out_from_the_end_of_the_period_until_settlement(house: LittleHouse, metal: Metal) -> None:
    async with playing(house, metal) as station:
        house.open_round()
        await breathe()
        station.place("red", Money(500))
        await breathe()
        house.close_round(CloseCause.SENSOR)
        await breathe()
        station.cash_out("ticket")
        await breathe(200)
        assert not house.cash_outs
        assert said(station)[-1] is Saying.CASH_OUT_NOT_NOW
        assert station.picture.said[-1].words == {"reason": Problem.WAGERS_RUNNING}
        house.settle("1")
        await breathe()
        station.cash_out("ticket")
        await breathe(200)
        assert metal.tray.tickets[0].amount == Money(12_845)


async def test_a_player_without_bets_may_leave_while_the_ball_runs(house: LittleHouse, metal: Metal) -> None:
    """RR 6.5.1: at any time. Only wagers of a round that runs keep somebody until its result."""
    async with playing(house, metal) as station:
        house.open_round()
        house.close_round()
        await breathe()
        assert station.picture.why_not_cash_out is None
        station.cash_out("ticket")
        await breathe(200)
        assert [ticket.amount for ticket in metal.tray.tickets] == [Money(12_345)]


async def test_a_second_press_prints_no_second_ticket(house: LittleHouse, metal: Metal) -> None:
    async with playing(house, metal) as station:
        station.cash_out("ticket")
        station.cash_out("ticket")
        await breathe(200)
        assert len(metal.tray.tickets) == 1
        assert len(house.cash_outs) == 1


async def test_the_dealer_pays_without_a_ticket(house: LittleHouse, metal: Metal) -> None:
    async with playing(house, metal) as station:
        station.cash_out("dealer")
        await breathe(200)
        assert not metal.tray.tickets
        assert station.picture.state is StationState.HAND_PAY
        assert station.picture.cash_out is not None
        assert station.picture.cash_out.state is CashOutState.DEALER


async def test_a_printer_that_fails_leads_to_a_hand_pay_under_a_dead_number(house: LittleHouse, metal: Metal) -> None:
    metal.tray.next_outcome = printer.Failed(printer.Reason.PAPER_JAM)
    async with playing(house, metal) as station:
        station.cash_out("ticket")
        await breathe(200)
        assert [(report.known, report.reason) for report in house.not_printed] == [(True, "paper-jam")]
        assert house.tickets == {}
        assert station.picture.state is StationState.HAND_PAY
        assert station.meters.tickets_out.count == 0


async def test_a_printer_nobody_can_read_leads_to_an_attendant(house: LittleHouse, metal: Metal) -> None:
    metal.tray.next_outcome = printer.Unknown(printer.Reason.LINE_LOST, "no answer")
    async with playing(house, metal) as station:
        station.cash_out("ticket")
        await breathe(200)
        assert [report.known for report in house.not_printed] == [False]
        assert station.picture.cash_out is not None
        assert station.picture.cash_out.state is CashOutState.UNCERTAIN
        assert station.picture.state is StationState.HAND_PAY


async def test_money_put_in_while_the_ticket_lies_in_the_chute_opens_the_next_visit(
    house: LittleHouse, metal: Metal
) -> None:
    async with playing(house, metal) as station:
        house.open_round()
        await breathe()
        station.cash_out("ticket")
        await breathe(200)
        assert metal.acceptor is not None
        assert metal.acceptor.insert_note(Money(2000))
        await breathe(200)
        assert station.picture.state is StationState.OPEN
        assert station.picture.balance == Money(2000)


async def pull_the_plug(house: LittleHouse, metal: Metal, fails_at: int | None) -> Power:
    power = Power(fails_at)
    async with playing(house, metal, power) as station:
        station.cash_out("ticket")
        await breathe(200)
    async with playing(house, metal):
        await breathe(200)
        await house.clock.advance(10)
        await breathe(200)
    return power


STEPS = 12


@pytest.mark.parametrize("fails_at", range(STEPS))
async def test_no_money_without_ticket_or_person_and_no_ticket_twice_wherever_the_power_fails(
    house: LittleHouse, metal: Metal, fails_at: int
) -> None:
    await pull_the_plug(house, metal, fails_at)
    state = None if house.cash_out_view is None else house.cash_out_view.state
    if house.balance is not None:
        assert (house.balance, metal.tray.tickets, house.cash_outs) == (12_345, [], {})
    elif house.tickets:
        assert len(metal.tray.tickets) == 1
        assert house.tickets == {NUMBER: 12_345}
        assert state is None
    else:
        assert state is CashOutState.UNCERTAIN  # nobody guesses whether it came out
    assert len(metal.tray.tickets) <= 1
    assert not Journeys(written_on(metal.disk)).under_way(*Step)


async def test_the_plug_was_pulled_at_every_step_there_is(house: LittleHouse, metal: Metal) -> None:
    power = await pull_the_plug(house, metal, None)
    assert len(power.steps) == STEPS, power.steps
