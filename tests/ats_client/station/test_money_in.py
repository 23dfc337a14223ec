"""Notes and tickets into the station: every cent once, whatever happens on the way."""

from __future__ import annotations

from pathlib import Path

import pytest

from ats_client.devices.note_acceptor import interface as acceptor
from ats_client.station.faults import FaultKind
from ats_client.station.journeys import Journeys, Step
from ats_client.station.picture import Saying, StationState
from game_protocol.errors import NoAnswer
from game_protocol.events import TableClosed
from game_protocol.problems import Problem
from game_rules.money import Money
from screen_kit.clock import VirtualClock, breathe
from tests.ats_client.station.little_house import LittleHouse, refuse
from tests.ats_client.station.playing import Metal, Power, playing, said, written_on

TWENTY = Money(2000)
TICKET = "001234567890123456"


@pytest.fixture
def house() -> LittleHouse:
    return LittleHouse(VirtualClock(), tickets={TICKET: 7500})


@pytest.fixture
def metal(tmp_path: Path) -> Metal:
    return Metal(tmp_path / "journal.sqlite")


def push_note(metal: Metal, value: Money = TWENTY) -> bool:
    assert metal.acceptor is not None
    return metal.acceptor.insert_note(value)


def push_ticket(metal: Metal, number: str = TICKET) -> bool:
    assert metal.acceptor is not None
    return metal.acceptor.insert_ticket(number)


async def test_a_note_opens_the_account_with_its_value(house: LittleHouse, metal: Metal) -> None:
    async with playing(house, metal) as station:
        house.open_round()
        await breathe()
        assert push_note(metal)
        await breathe(100)
        assert list(house.notes.values()) == [2000]
        assert station.picture.state is StationState.OPEN
        assert station.picture.balance == TWENTY
        assert said(station) == [Saying.CHECKING_NOTE, Saying.MONEY_IN]
        assert station.meters.notes_by_value == {2000: 1}
        assert metal.slot.unacknowledged is False


async def test_a_shut_slot_says_why(house: LittleHouse, metal: Metal) -> None:
    async with playing(house, metal) as station:
        assert station.picture.money.why_not_in is None
        house.tell(TableClosed(reason="night"))
        await breathe()
        assert not push_note(metal)
        assert station.picture.money.why_not_in is Problem.TABLE_CLOSED


async def test_two_equal_notes_in_a_row_both_count(house: LittleHouse, metal: Metal) -> None:
    async with playing(house, metal) as station:
        for _ in range(2):
            assert push_note(metal)
            await breathe(100)
        assert list(house.notes.values()) == [2000, 2000]
        assert station.meters.notes_in == Money(4000)
        assert [line.what_became for line in station.meters.notes] == ["credited", "credited"]


async def test_a_note_the_server_refuses_goes_back_with_the_reason(house: LittleHouse, metal: Metal) -> None:
    async with playing(house, metal) as station:

        async def closes_meanwhile(what: str) -> None:
            if what == "may":
                raise refuse(Problem.TABLE_CLOSED)

        house.asked = closes_meanwhile
        assert push_note(metal)
        await breathe(100)
        assert not house.notes
        assert [type(item) for item in metal.slot.given_back] == [acceptor.Note]
        assert station.picture.said[-1].saying is Saying.NOTE_RETURNED
        assert station.picture.said[-1].words["reason"] == Problem.TABLE_CLOSED


async def test_a_note_goes_back_while_the_server_is_silent(house: LittleHouse, metal: Metal) -> None:
    async with playing(house, metal):

        async def silent(what: str) -> None:
            if what == "may":
                raise NoAnswer("silence")

        house.asked = silent
        assert push_note(metal)
        await breathe(100)
        assert not house.notes
        assert len(metal.slot.given_back) == 1


async def test_a_stacked_note_is_told_until_the_server_answers(house: LittleHouse, metal: Metal) -> None:
    losses = iter([NoAnswer("no"), NoAnswer("no"), NoAnswer("no")])

    async def lose(what: str) -> None:
        if what == "note" and (loss := next(losses, None)) is not None:
            raise loss

    async with playing(house, metal) as station:
        house.answered = lose
        assert push_note(metal)
        await breathe(100)
        await house.clock.advance(10)
        assert list(house.notes.values()) == [2000]
        assert house.balance == 2000
        assert station.picture.balance == TWENTY


async def test_a_stacked_ticket_is_acknowledged_at_once_and_redeemed_until_the_server_answers(
    house: LittleHouse, metal: Metal
) -> None:
    losses = iter([NoAnswer("no"), NoAnswer("no"), NoAnswer("no")])

    async def lose(what: str) -> None:
        if what == "redeem" and (loss := next(losses, None)) is not None:
            raise loss

    async with playing(house, metal) as station:
        house.answered = lose
        assert push_ticket(metal)
        await breathe(100)
        assert metal.slot.unacknowledged is False
        await house.clock.advance(10)
        assert list(house.redeemed.values()) == [7500]
        assert house.balance == 7500
        assert station.picture.balance == Money(7500)


async def test_a_ticket_is_reserved_stacked_and_redeemed(house: LittleHouse, metal: Metal) -> None:
    async with playing(house, metal) as station:
        assert push_ticket(metal)
        await breathe(100)
        assert list(house.redeemed.values()) == [7500]
        assert station.picture.balance == Money(7500)
        [line] = station.meters.tickets_in_log
        assert (line.number, line.amount) == ("••3456", Money(7500))
        assert (station.meters.tickets_in.count, station.meters.tickets_in.amount) == (1, Money(7500))


async def test_an_unknown_ticket_goes_back_with_its_reason(house: LittleHouse, metal: Metal) -> None:
    async with playing(house, metal) as station:
        assert push_ticket(metal, "999999999999999999")
        await breathe(100)
        assert len(metal.slot.given_back) == 1
        assert station.picture.said[-1].words["reason"] == Problem.TICKET_UNKNOWN
    [recorded] = [record for record in written_on(metal.disk) if record.step == Step.RETURNED]
    assert recorded.facts["why"] == Problem.TICKET_UNKNOWN


@pytest.mark.parametrize("number", ["12345678901234567", "1234567890123456789", "12345678901234567x"])
async def test_what_is_no_validation_number_never_reaches_the_server(
    house: LittleHouse, metal: Metal, number: str
) -> None:
    async with playing(house, metal) as station:
        assert push_ticket(metal, number)
        await breathe(100)
        assert not house.reserved
        assert len(metal.slot.given_back) == 1
        assert station.picture.said[-1].saying is Saying.TICKET_RETURNED


async def test_a_ticket_whose_reservation_was_not_answered_goes_back_and_is_released(
    house: LittleHouse, metal: Metal
) -> None:
    async def lose(what: str) -> None:
        if what == "reserve":
            raise NoAnswer("lost on the way back")

    async with playing(house, metal):
        house.answered = lose
        assert push_ticket(metal)
        await breathe(100)
        assert len(metal.slot.given_back) == 1
        assert not house.reserved
        assert house.tickets == {TICKET: 7500}


async def test_the_slot_is_shut_while_the_link_is_down(house: LittleHouse, metal: Metal) -> None:
    async with playing(house, metal) as station:
        house.up = False
        house.hang_up()
        await breathe()
        assert not push_note(metal)
        assert station.picture.money.notes == ()


async def test_the_slot_is_shut_while_the_table_is_closed(house: LittleHouse, metal: Metal) -> None:
    house.is_open = False
    async with playing(house, metal):
        assert not push_note(metal)


async def test_the_slot_is_shut_while_a_door_is_open(house: LittleHouse, metal: Metal) -> None:
    async with playing(house, metal) as station:
        station.door("main", True)
        assert not push_note(metal)
        assert station.picture.state is StationState.OUT_OF_SERVICE
        station.door("main", False)
        assert push_note(metal)


async def test_the_slot_is_shut_in_diagnostics(house: LittleHouse, metal: Metal) -> None:
    async with playing(house, metal) as station:
        station.diagnostics(True)
        assert not push_note(metal)
        station.diagnostics(False)
        assert push_note(metal)


async def test_no_note_that_would_bring_the_balance_above_the_limit(house: LittleHouse, metal: Metal) -> None:
    async with playing(house, metal) as station:
        house.buy_in(100_000 - 2000)
        await breathe()
        assert station.picture.money.notes == (Money(500), Money(1000), Money(2000))
        assert not push_note(metal, Money(5000))
        assert push_note(metal, TWENTY)


async def test_nothing_goes_in_where_nothing_could_come_out(house: LittleHouse, metal: Metal) -> None:
    metal.dealer_pays = False
    async with playing(house, metal) as station:
        assert push_note(metal)
        await breathe(100)
        metal.tray.in_chute = True
        station.changed()
        assert not push_note(metal)


async def test_what_nobody_can_know_calls_an_attendant_and_is_still_there_after_a_restart(
    house: LittleHouse, metal: Metal, caplog: pytest.LogCaptureFixture
) -> None:
    power = Power(fails_at=3)  # escrowed, asked, and the record that it shall be stacked
    async with playing(house, metal, power):
        push_note(metal)
        await breathe(100)
    metal.slot.held = None  # pulled out by force while the power was off
    async with playing(house, metal) as station:
        await breathe(100)
        assert FaultKind.DISPUTE in station.faults
        assert house.attendant
        assert house.devices is not None
        [told] = [device.detail for device in house.devices.devices if device.faulty]
        assert told == station.faults[FaultKind.DISPUTE]
        assert not push_note(metal)
        assert not house.notes
    async with playing(house, metal) as station:
        assert FaultKind.DISPUTE in station.faults
        await station.clear_fault(FaultKind.DISPUTE, by="technician 900")
        assert push_note(metal)
    caplog.clear()


async def test_a_full_stacker_is_told_to_staff_and_never_to_the_public(house: LittleHouse, metal: Metal) -> None:
    async with playing(house, metal) as station:
        before = station.picture
        assert metal.acceptor is not None
        await metal.acceptor._handler(acceptor.Fault(acceptor.FaultKind.STACKER_FULL, "full"))
        await breathe(100)
        assert (station.picture.said, station.picture.notices) == (before.said, before.notices)
        assert station.picture.state is before.state
        assert house.devices is not None
        assert "stacker-full" in house.devices.to_json()


async def pull_the_plug_on(push: str, house: LittleHouse, metal: Metal, fails_at: int | None) -> Power:
    """Pushes one item in, with the power failing at a step; then the station starts again and comes to rest."""
    power = Power(fails_at)
    async with playing(house, metal, power):
        assert push_note(metal) if push == "note" else push_ticket(metal)
        await breathe(200)
    async with playing(house, metal):
        await breathe(200)
        await house.clock.advance(10)
        await breathe(200)
    return power


NOTE_STEPS = 14
TICKET_STEPS = 14


def nothing_left_open(metal: Metal) -> bool:
    return not Journeys(written_on(metal.disk)).under_way(*Step)


@pytest.mark.parametrize("fails_at", range(NOTE_STEPS))
async def test_a_note_counts_exactly_if_it_was_stacked_wherever_the_power_fails(
    house: LittleHouse, metal: Metal, fails_at: int
) -> None:
    await pull_the_plug_on("note", house, metal, fails_at)
    in_the_box = sum(item.value.cents for item in metal.slot.box if isinstance(item, acceptor.Note))
    assert sum(house.notes.values()) == in_the_box
    assert (house.balance or 0) == in_the_box
    assert len(metal.slot.box) + len(metal.slot.given_back) == 1
    assert nothing_left_open(metal)


@pytest.mark.parametrize("fails_at", range(TICKET_STEPS))
async def test_a_ticket_is_paid_once_or_still_payable_wherever_the_power_fails(
    house: LittleHouse, metal: Metal, fails_at: int
) -> None:
    await pull_the_plug_on("ticket", house, metal, fails_at)
    if metal.slot.box:
        assert list(house.redeemed.values()) == [7500]
        assert house.tickets == {}
        assert house.balance == 7500
    else:
        assert len(metal.slot.given_back) == 1
        assert house.tickets == {TICKET: 7500}
        assert house.balance is None
    assert not house.reserved
    assert nothing_left_open(metal)


async def test_the_plug_was_pulled_at_every_step_there_is(house: LittleHouse, metal: Metal, tmp_path: Path) -> None:
    note = await pull_the_plug_on("note", house, metal, None)
    house.journal_head = None  # another machine takes the place
    ticket = await pull_the_plug_on("ticket", house, Metal(tmp_path / "other.sqlite"), None)
    assert (len(note.steps), len(ticket.steps)) == (NOTE_STEPS, TICKET_STEPS), (note.steps, ticket.steps)
