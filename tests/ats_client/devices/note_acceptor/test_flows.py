"""Every flow and fault of the hardware facts 2.6, 2.7, 3.3 and 4.1 and the complaints of 7, on pseudo-terminals."""

import asyncio
from decimal import Decimal

import pytest

from ats_client.devices.note_acceptor.interface import (
    AcceptorSettings,
    Cleared,
    Closed,
    Credited,
    Denomination,
    DenominationsRead,
    Fault,
    FaultKind,
    Identified,
    NoteEscrowed,
    PoweredUp,
    Rejected,
    Returned,
    Stage,
    State,
    TicketEscrowed,
)
from ats_client.devices.note_acceptor.ssp import SspSettings
from game_rules.money import Money
from screen_kit.devices.errors import RefusedByDevice

ALL = ("id003", "ssp", "essp", "ccnet")
WITH_TICKETS = ("id003", "ssp", "essp")
TICKET = "007598058203805577"

QUICK = AcceptorSettings(poll_interval_s=0.002, answer_within_s=0.25, offline_after=2)


def undecided(acceptor, event):
    """A station that does not decide."""


def gives_back(acceptor, event):
    acceptor.return_()


@pytest.mark.parametrize("protocol", ALL)
async def test_a_unit_that_powers_up_is_identified_and_its_own_denominations_are_read(floor, protocol):
    _, station = await floor.ready(protocol)
    assert station.heard(PoweredUp)
    assert station.heard(Identified)
    read = station.heard(DenominationsRead)[-1].denominations
    assert [entry.value for entry in read] == [Money(v * 100) for v in (5, 10, 20, 50, 100)]
    assert station.acceptor.denominations == read
    assert all(isinstance(entry, Denomination) and entry.currency in ("AUD", "AUS") for entry in read)


@pytest.mark.parametrize("protocol", ALL)
async def test_a_note_is_credited_once_it_is_stacked_and_two_equal_notes_both_count(floor, protocol):
    emulator, station = await floor.ready(protocol)
    for count in (1, 2):
        await emulator.tell("note 20")
        await station.until_heard(Closed, count)
        await station.until_ready()
    assert station.booked_notes == emulator.stacked() == [Decimal(20), Decimal(20)]
    assert len({event.id for event in station.heard(NoteEscrowed)}) == 2
    assert not station.journal


@pytest.mark.parametrize("protocol", WITH_TICKETS)
async def test_a_ticket_is_announced_with_its_number_then_stacked_and_credited(floor, protocol):
    emulator, station = await floor.ready(protocol)
    await emulator.tell(f"ticket {TICKET}")
    await station.until_heard(Closed)
    assert station.heard(TicketEscrowed)[0].number == TICKET
    assert station.booked_tickets == emulator.stacked_tickets() == [TICKET]


async def test_tickets_are_refused_where_the_protocol_is_not_known_to_report_them(floor):
    _, station = await floor.ready("ccnet")
    with pytest.raises(RefusedByDevice):
        station.acceptor.enable(tickets=True)


@pytest.mark.parametrize("protocol", ALL)
async def test_what_the_station_gives_back_is_never_counted(floor, protocol):
    emulator, station = await floor.ready(protocol, decides=gives_back)
    await emulator.tell("note 50")
    await station.until_heard(Returned)
    await emulator.until("returned 50.00")
    await station.until_ready()
    assert station.booked == emulator.stacked() == []
    assert not station.journal


@pytest.mark.parametrize("protocol", ALL)
async def test_an_undecided_item_is_given_back_before_the_unit_does_it_by_itself(floor, protocol):
    settings = AcceptorSettings(poll_interval_s=0.002, answer_within_s=0.25, decide_within_s=0.1)
    emulator, station = await floor.ready(protocol, decides=undecided, settings=settings)
    await emulator.tell("note 50")
    await station.until_heard(Returned)
    assert "escrow time is over" not in emulator.lines


@pytest.mark.parametrize("protocol", ALL)
async def test_the_unit_hears_from_its_host_while_nobody_has_decided(floor, protocol):
    """2.9 rule 4: polls (with SSP, holds) go on while the ticket system is asked."""
    emulator, station = await floor.ready(protocol, decides=undecided)
    await emulator.tell("note 20")
    escrowed = await station.until_heard(NoteEscrowed)
    await emulator.tell("frames 40")
    await emulator.until("frames passed")
    station.accept(escrowed.id)
    await station.until_heard(Closed)
    assert station.booked_notes == emulator.stacked() == [Decimal(20)]


@pytest.mark.parametrize(("protocol", "reason"), [("id003", "inhibited"), ("ccnet", "code 0x60")])
async def test_an_escrow_nobody_answers_is_rejected_by_the_unit(floor, protocol, reason):
    emulator, station = await floor.ready(protocol, decides=undecided)
    await emulator.tell("escrow-time 0.05", "note 50")
    rejected = await station.until_heard(Rejected)
    assert rejected.reason.startswith(reason)
    assert rejected.id == station.heard(NoteEscrowed)[0].id
    assert not station.journal


@pytest.mark.parametrize("protocol", ALL)
async def test_hold_starts_the_decision_time_again(floor, protocol):
    emulator, station = await floor.ready(protocol, decides=lambda acceptor, event: acceptor.hold())
    await emulator.tell("note 10")
    await station.until_heard(NoteEscrowed)
    await station.until(lambda: station.acceptor.state is State.ESCROW)
    station.accept(station.heard(NoteEscrowed)[0].id)
    await station.until_heard(Closed)
    assert station.booked_notes == [Decimal(10)]


async def test_a_held_note_shows_holding_on_the_wire_and_can_still_be_returned(floor):
    emulator, station = await floor.ready("id003", decides=lambda acceptor, event: acceptor.hold())
    await emulator.tell("note 10")
    await station.until_heard(NoteEscrowed)
    station.acceptor.return_()
    await station.until_heard(Returned)
    assert emulator.stacked() == []


@pytest.mark.parametrize("protocol", ALL)
async def test_commands_without_anything_in_escrow_are_refused(floor, protocol):
    _, station = await floor.ready(protocol)
    for command in (station.acceptor.accept, station.acceptor.return_, station.acceptor.hold):
        with pytest.raises(RefusedByDevice):
            command()


@pytest.mark.parametrize("protocol", ALL)
async def test_nothing_goes_in_while_disabled_and_single_denominations_can_be_closed(floor, protocol):
    emulator, station = await floor.ready(protocol)
    station.acceptor.disable()
    await station.until(lambda: station.acceptor.state is State.DISABLED)
    with pytest.raises(AssertionError, match="not accepting"):
        await emulator.tell("note 20")
    station.acceptor.enable({Money(2000)})
    await station.until_ready()
    with pytest.raises(AssertionError, match="not accepting"):
        await emulator.tell("note 50")
    await emulator.tell("note 20")
    await station.until_heard(Closed)
    assert station.booked_notes == [Decimal(20)]


@pytest.mark.parametrize("protocol", ALL)
async def test_stacking_and_stacked_may_never_be_seen(floor, protocol):
    emulator, station = await floor.ready(protocol)
    await emulator.tell("skip stacking", "note 20")
    await station.until_heard(Closed)
    assert station.booked_notes == emulator.stacked() == [Decimal(20)]


@pytest.mark.parametrize("protocol", ALL)
async def test_a_weak_motor_that_escrows_the_same_note_twice_is_one_note(floor, protocol):
    emulator, station = await floor.ready(protocol)
    await emulator.tell("weak-motor 2", "note 20")
    await station.until_heard(Closed)
    assert station.booked_notes == emulator.stacked() == [Decimal(20)]
    assert len(station.heard(NoteEscrowed)) == 1


@pytest.mark.parametrize("protocol", ALL)
async def test_a_credit_repeated_after_a_lost_acknowledgement_is_acknowledged_but_not_booked_again(floor, protocol):
    emulator, station = await floor.ready(protocol)
    await emulator.tell("repeat vend-valid 3", "note 20")
    await station.until_heard(Closed)
    assert [event.repeated for event in station.heard(Credited)] == [False, True, True, True]
    assert station.booked_notes == emulator.stacked() == [Decimal(20)]


@pytest.mark.parametrize("damage", ["lose host 1", "lose device 1", "corrupt host 1", "corrupt device 1"])
@pytest.mark.parametrize("protocol", ALL)
async def test_any_single_lost_or_damaged_frame_costs_nobody_anything(floor, protocol, damage):
    settings = AcceptorSettings(poll_interval_s=0.002, answer_within_s=0.08, offline_after=50)
    emulator, station = await floor.ready(protocol, settings=settings)
    for passed in range(9):
        await emulator.tell(f"{damage} after={passed}", "note 20")
        await station.until_heard(Closed, passed + 1)
        await station.until_ready()
    assert station.booked_notes == emulator.stacked() == [Decimal(20)] * 9
    assert not station.disputed


@pytest.mark.parametrize("noise", ["00", "FC", "FC FF 00", "7F", "7F 7F 7F", "02 03", "02 03 FF", "FF " * 30])
async def test_noise_on_the_line_is_passed_over(floor, noise):
    for protocol in ALL:
        emulator, station = await floor.ready(protocol)
        await emulator.tell(f"noise {noise}", "note 5")
        await station.until_heard(Closed)
        assert station.booked_notes == [Decimal(5)]
        await station.stop()


@pytest.mark.parametrize("protocol", ALL)
async def test_an_answer_that_comes_too_late_is_not_taken_for_another(floor, protocol):
    settings = AcceptorSettings(poll_interval_s=0.002, answer_within_s=0.1, offline_after=50)
    emulator, station = await floor.ready(protocol, settings=settings)
    await emulator.tell("late 0.15", "note 20")
    await station.until_heard(Closed)
    await emulator.tell("note 20", "late 0.15")
    await station.until_heard(Closed, 2)
    assert station.booked_notes == emulator.stacked() == [Decimal(20)] * 2
    assert not station.disputed


FAULTS = {
    "full": FaultKind.STACKER_FULL,
    "open": FaultKind.STACKER_OPEN,
    "jam-acceptor": FaultKind.JAM_IN_ACCEPTOR,
    "jam-stacker": FaultKind.JAM_IN_STACKER,
    "cheated": FaultKind.CHEATED,
}


@pytest.mark.parametrize("protocol", ALL)
async def test_faults_are_told_when_they_come_and_when_they_go(floor, protocol):
    own = {"pause": FaultKind.PAUSED, "failure": FaultKind.FAILURE}
    faults = FAULTS | (own if protocol in ("id003", "ccnet") else {"path-open": FaultKind.FAILURE})
    emulator, station = await floor.ready(protocol)
    for count, (name, kind) in enumerate(faults.items(), 1):
        await emulator.tell(f"fault {name}")
        assert (await station.until_heard(Fault, count)).kind is kind
        assert station.acceptor.state is State.FAULT or protocol in ("ssp", "essp")
        await emulator.tell("clear")
        assert (await station.until_heard(Cleared, count)).kind is kind
        await station.until_ready()


async def test_a_failure_says_which_part_failed(floor):
    emulator, station = await floor.ready("id003")
    await emulator.tell("fault failure")
    assert (await station.until_heard(Fault)).detail == "validator head removed"


@pytest.mark.parametrize("protocol", ALL)
async def test_a_note_jammed_on_its_way_in_and_taken_out_by_hand_is_disputed(floor, protocol):
    emulator, station = await floor.ready(protocol, decides=undecided)
    await emulator.tell("note 20")
    await station.until_heard(NoteEscrowed)
    await emulator.tell("fault jam-stacker")
    station.accept(station.heard(NoteEscrowed)[0].id)
    await station.until_heard(Fault)
    await emulator.tell("clear")
    await station.until(lambda: station.disputed or station.heard(Returned))
    assert station.booked == []
    assert emulator.stacked() == []


@pytest.mark.parametrize("protocol", ALL)
async def test_an_unplugged_adapter_is_told_and_talked_to_again_when_it_is_back(floor, protocol):
    emulator, station = await floor.ready(protocol)
    await emulator.tell("unplug")
    assert (await station.until_heard(Fault)).kind is FaultKind.OFFLINE
    await emulator.tell("plug")
    assert (await station.until_heard(Cleared)).kind is FaultKind.OFFLINE
    await station.until_ready()
    await emulator.tell("note 100")
    await station.until_heard(Closed)
    assert station.booked_notes == [Decimal(100)]


@pytest.mark.parametrize("protocol", ALL)
async def test_a_silent_unit_is_offline_and_comes_back_after_its_power_does(floor, protocol):
    emulator, station = await floor.ready(protocol)
    await emulator.tell("power off")
    assert (await station.until_heard(Fault)).kind is FaultKind.OFFLINE
    before = len(station.heard(PoweredUp))
    await emulator.tell("power on")
    await station.until_heard(PoweredUp, before + 1)
    await station.until_ready()
    await emulator.tell("note 5")
    await station.until_heard(Closed)


async def test_a_note_entering_while_the_host_stops_polling_is_given_back(floor):
    emulator, station = await floor.ready("id003")
    await station.stop()
    await emulator.tell("entering-time 0.05", "note 20")
    await emulator.until("returned 20.00")
    station.start()
    await station.until_ready()
    assert station.booked == []


@pytest.mark.parametrize("recovery", ["on", "off"])
async def test_vend_valid_left_unanswered_mutes_the_unit_and_only_reset_helps(floor, recovery):
    emulator, station = await floor.ready("id003", dies_at=lambda event: isinstance(event, Credited))
    await emulator.tell("credit-time 0", f"recovery {recovery}", "note 20")
    await station.died()
    for _ in range(2):  # the first late poll still shows VEND VALID; after that the unit is mute
        station.dies_at = lambda event: isinstance(event, Credited)
        if "mute: vend valid was not acknowledged in time" in emulator.lines:
            break
        station.start()
        await station.died()
    station.dies_at = None
    await emulator.tell("credit-time 60")
    station.start()
    await station.until(lambda: station.booked or station.disputed)
    assert emulator.stacked() == [Decimal(20)]
    assert (station.booked_notes, len(station.disputed)) == (([Decimal(20)], 0) if recovery == "on" else ([], 1))


@pytest.mark.parametrize("protocol", ALL)
async def test_the_booking_is_done_before_the_acknowledgement_is_sent(floor, protocol):
    """Book first, ACK second: while the handler works, the unit must not be acknowledged."""
    may_book = asyncio.Event()
    emulator, station = await floor.ready(protocol, may_book=may_book)
    await emulator.tell("note 20")
    await emulator.until("stacked 20.00")
    await emulator.tell("status")
    assert "acknowledged" not in emulator.lines
    assert station.booked == []
    may_book.set()
    await station.until_heard(Closed)
    assert "acknowledged" in emulator.lines


@pytest.mark.parametrize("protocol", ["ssp", "essp"])
async def test_a_unit_without_poll_with_ack_is_polled_plainly(floor, protocol):
    emulator = await floor.emulator(protocol)
    await emulator.tell("poll-with-ack off")
    station = await floor.station(emulator)
    await station.until_ready()
    await emulator.tell("note 20")
    await station.until_heard(Closed)
    assert station.booked_notes == [Decimal(20)]


async def test_the_protocol_version_is_stepped_down_to_what_the_unit_knows(floor):
    ours = SspSettings(resends=3, quiet_s=0.1, protocol_version=8)
    _, station = await floor.ready("ssp", protocol_settings=ours)
    assert station.acceptor.denominations


async def test_a_unit_that_is_not_at_its_address_is_offline_and_not_looked_for_elsewhere(floor):
    """A second address is another unit, perhaps a hopper (a complaint of facts 7): which one is ours is a setting."""
    emulator = await floor.emulator("ssp")
    station = await floor.station(emulator, protocol_settings=SspSettings(address=0x10, resends=1))
    assert (await station.until_heard(Fault)).kind is FaultKind.OFFLINE
    assert station.acceptor.state is State.OFFLINE


async def test_a_unit_that_lost_its_key_gets_a_new_one(floor):
    emulator, station = await floor.ready("essp")
    await emulator.tell("forget-keys")
    await station.until(lambda: station.acceptor.state is State.READY)
    await emulator.tell("note 20")
    await station.until_heard(Closed)
    assert station.booked_notes == [Decimal(20)]


async def test_a_unit_that_wants_encryption_says_so_to_a_plain_host(floor):
    emulator = await floor.emulator("essp")
    station = await floor.station(emulator, protocol_settings=SspSettings(resends=3, quiet_s=0.1))
    fault = await station.until_heard(Fault)
    assert fault == Fault(FaultKind.SETUP, "the unit wants encryption")


async def test_notes_of_another_currency_are_not_taken(floor):
    settings = AcceptorSettings(poll_interval_s=0.002, answer_within_s=0.25, currency="EUR")
    emulator, station = await floor.ready("id003", settings=settings)
    assert station.acceptor.denominations == ()
    with pytest.raises(AssertionError, match="not accepting"):
        await emulator.tell("note 20")


async def test_a_technician_can_restart_the_unit_but_not_with_an_item_in_its_path(floor):
    emulator, station = await floor.ready("id003", decides=undecided)
    station.acceptor.reset()
    await station.until(lambda: emulator.lines.count("reset") == 2 and station.acceptor.state is State.READY)
    await emulator.tell("note 20")
    await station.until_heard(NoteEscrowed)
    assert station.journal[station.heard(NoteEscrowed)[0].id].stage is Stage.ESCROWED
    with pytest.raises(RefusedByDevice):
        station.acceptor.reset()
