"""Power cuts and restarts, as in the recovery tables of the hardware facts 2.9, 3.6 and 4.1."""

import asyncio
from dataclasses import replace
from decimal import Decimal

import pytest

from ats_client.devices.note_acceptor.interface import (
    AcceptorSettings,
    AfterPowerCut,
    Closed,
    Credited,
    Disputed,
    NoteEscrowed,
    PoweredUp,
    PowerUp,
    Returned,
    Stage,
    State,
    StateChanged,
    TicketEscrowed,
)

ALL = ("id003", "ssp", "essp", "ccnet")
TICKET = "007598058203805577"
QUICK = AcceptorSettings(poll_interval_s=0.002, answer_within_s=0.25, offline_after=2)


def undecided(acceptor, event):
    """A station that does not decide."""


def is_credit(event):
    return isinstance(event, Credited)


async def restart(station):
    await station.stop()
    station.start()


# --- only the host restarts: never RESET blindly (2.9 rule 6)


@pytest.mark.parametrize("protocol", ["id003", "ccnet"])
async def test_a_note_still_in_escrow_is_announced_again_under_its_id(floor, protocol):
    emulator, station = await floor.ready(protocol, decides=undecided)
    await emulator.tell("note 20")
    first = await station.until_heard(NoteEscrowed)
    await restart(station)
    assert await station.until_heard(NoteEscrowed, 2) == first
    station.accept(first.id)
    await station.until_heard(Closed)
    assert station.booked_notes == emulator.stacked() == [Decimal(20)]
    assert emulator.lines.count("reset") == 1, "the host's restart is no reason for a RESET"


@pytest.mark.parametrize("protocol", ["ssp", "essp"])
async def test_an_undecided_ssp_note_is_given_back_because_the_next_poll_would_take_it(floor, protocol):
    emulator, station = await floor.ready(protocol, decides=undecided)
    await emulator.tell("note 20")
    await station.until_heard(NoteEscrowed)
    await restart(station)
    await station.until_heard(Returned)
    assert station.booked == emulator.stacked() == []


@pytest.mark.parametrize("protocol", ALL)
async def test_a_note_whose_stack_command_was_never_sent_is_still_taken(floor, protocol):
    emulator, station = await floor.ready(protocol, decides=undecided)
    await emulator.tell("note 20")
    escrowed = await station.until_heard(NoteEscrowed)
    await station.stop()
    station.journal[escrowed.id].stage = Stage.STACKING
    station.start()
    await station.until_heard(Closed)
    assert station.booked_notes == emulator.stacked() == [Decimal(20)]


@pytest.mark.parametrize("protocol", ALL)
async def test_a_note_on_its_way_into_the_box_goes_on_under_its_entry(floor, protocol):
    """2.9's last row, the unit shows stacking: the same entry goes on."""
    emulator, station = await floor.ready(protocol)
    station.dies_at = lambda event: (
        event == StateChanged(State.BUSY) and [entry.stage for entry in station.journal.values()] == [Stage.STACKING]
    )
    await emulator.tell("note 20")
    await station.died()
    assert emulator.stacked() == []
    (open_id,) = station.journal
    station.start()
    await station.until_heard(Closed)
    assert [event.id for event in station.heard(Credited)] == [open_id]
    assert station.booked_notes == emulator.stacked() == [Decimal(20)]


@pytest.mark.parametrize("protocol", ALL)
async def test_an_accepted_note_of_which_an_idle_unit_knows_nothing_cannot_be_decided(floor, protocol):
    """2.9's last row: only the host restarted, and the entry is old."""
    emulator, station = await floor.ready(protocol, decides=undecided)
    await emulator.tell("note 20")
    escrowed = await station.until_heard(NoteEscrowed)
    await station.stop()
    station.journal[escrowed.id].stage = Stage.STACKING
    await emulator.tell("clear")
    station.start()
    assert (await station.until_heard(Disputed)).id == escrowed.id
    assert station.booked == emulator.stacked() == []


@pytest.mark.parametrize("protocol", ALL)
async def test_a_credit_not_yet_booked_is_booked_under_the_open_entry(floor, protocol):
    emulator, station = await floor.ready(protocol, dies_at=is_credit)
    await emulator.tell("note 20")
    await station.died()
    (open_id,) = station.journal
    station.start()
    await station.until_heard(Closed)
    assert [event.id for event in station.heard(Credited)] == [open_id]
    assert station.booked_notes == emulator.stacked() == [Decimal(20)]


@pytest.mark.parametrize("protocol", ALL)
async def test_a_credit_booked_but_not_acknowledged_is_only_acknowledged(floor, protocol):
    emulator, station = await floor.ready(protocol)
    await emulator.tell("repeat vend-valid 1000", "note 20")
    await station.until_heard(Credited)
    await station.stop()
    station.events.clear()
    await emulator.tell("repeat vend-valid 0")
    station.start()
    await station.until_heard(Closed)
    assert all(event.repeated for event in station.heard(Credited))
    assert station.booked_notes == emulator.stacked() == [Decimal(20)]


@pytest.mark.parametrize("protocol", ALL)
async def test_a_credit_without_any_entry_is_recorded_as_disputed_then_acknowledged(floor, protocol):
    emulator, station = await floor.ready(protocol, dies_at=is_credit)
    await emulator.tell("note 20")
    await station.died()
    station.journal.clear()
    station.start()
    disputed = await station.until_heard(Disputed)
    assert disputed.id is None
    await emulator.until("acknowledged")
    await station.until_ready()
    await emulator.tell("note 5")
    await station.until_heard(Closed)
    assert station.booked_notes == [Decimal(5)]
    assert len(station.disputed) == 1


@pytest.mark.parametrize(
    ("protocol", "knob"), [("ssp", "poll-with-ack off"), ("essp", "poll-with-ack off"), ("ccnet", "repeat-credit off")]
)
async def test_a_credit_said_once_and_lost_with_the_host_is_disputed(floor, protocol, knob):
    emulator = await floor.emulator(protocol)
    await emulator.tell(knob)
    station = await floor.station(emulator, dies_at=is_credit)
    await station.until_ready()
    await emulator.tell("note 20")
    await station.died()
    (open_id,) = station.journal
    station.start()
    assert (await station.until_heard(Disputed)).id == open_id
    assert station.booked == []


# --- the unit loses power (2.9's table, 4.1): journal in STACK_SENT

POWER_UPS = {"id003": ("40", "41", "42"), "ccnet": ("10", "11", "12")}


async def cut_at(floor, protocol, step, *console, host_dies=False, settings=QUICK):
    emulator, station = await floor.ready(protocol, settings=settings)
    await emulator.tell(*console, f"power-cut at={step}", "note 20")
    await emulator.until(f"power cut at {step}")
    before = len(station.heard(PoweredUp))
    if host_dies:
        await restart(station)
    await emulator.tell("power on")
    await station.until_heard(PoweredUp, before + 1)
    await station.until(lambda: not station.journal)
    await station.until_ready()
    return emulator, station


@pytest.mark.parametrize("host_dies", [False, True])
@pytest.mark.parametrize("protocol", ["id003", "ccnet"])
async def test_power_up_with_the_note_in_the_stacker_and_a_credit_during_initialise_counts_once(
    floor, protocol, host_dies
):
    emulator, station = await cut_at(floor, protocol, "past-lever", host_dies=host_dies)
    assert station.heard(PoweredUp)[-1].found is PowerUp.NOTE_IN_STACKER
    assert station.booked_notes == emulator.stacked() == [Decimal(20)]
    assert not station.disputed


@pytest.mark.parametrize("host_dies", [False, True])
@pytest.mark.parametrize("protocol", ["id003", "ccnet"])
async def test_power_up_with_the_note_in_the_stacker_and_no_word_after_it_waits_for_an_attendant(
    floor, protocol, host_dies
):
    emulator, station = await cut_at(floor, protocol, "past-lever", "recovery off", host_dies=host_dies)
    assert emulator.stacked() == [Decimal(20)]
    assert station.booked == []
    assert len(station.disputed) == 1


@pytest.mark.parametrize("protocol", ["id003", "ccnet"])
async def test_an_operator_may_have_it_credited_from_the_journal_and_flagged_instead(floor, protocol):
    settings = replace(QUICK, note_in_stacker=AfterPowerCut.CREDIT)
    emulator, station = await cut_at(floor, protocol, "past-lever", "recovery off", settings=settings)
    assert station.booked_notes == emulator.stacked() == [Decimal(20)]
    assert station.heard(Credited)[0].unconfirmed


@pytest.mark.parametrize("host_dies", [False, True])
@pytest.mark.parametrize("protocol", ["id003", "ccnet"])
async def test_power_up_with_the_note_before_the_stacker_gives_it_back(floor, protocol, host_dies):
    emulator, station = await cut_at(floor, protocol, "moving", host_dies=host_dies)
    assert station.heard(PoweredUp)[-1].found is PowerUp.NOTE_IN_ACCEPTOR
    assert "returned 20.00" in emulator.lines
    assert station.heard(Returned)
    assert station.booked == station.disputed == emulator.stacked() == []


@pytest.mark.parametrize("host_dies", [False, True])
@pytest.mark.parametrize("protocol", ["id003", "ccnet"])
async def test_power_up_with_nothing_in_the_path_cannot_be_decided(floor, protocol, host_dies):
    nothing = POWER_UPS[protocol][0]
    emulator, station = await cut_at(floor, protocol, "in-box", f"power-up {nothing}", host_dies=host_dies)
    assert emulator.stacked() == [Decimal(20)]
    assert station.booked == []
    assert len(station.disputed) == 1


@pytest.mark.parametrize("protocol", ["id003", "ccnet"])
async def test_a_note_booked_while_the_unit_was_without_power_is_not_taken_for_another_one(floor, protocol):
    """The acknowledgement reaches a unit that has just come back; the note in its stacker is the booked one."""
    credited = asyncio.Event()

    def notice(event):
        if isinstance(event, Credited):
            credited.set()

    emulator, station = await floor.ready(protocol, dies_at=notice, may_book=asyncio.Event())
    await emulator.tell("note 20")
    await credited.wait()
    await emulator.tell("power off", "power on")
    station.may_book.set()
    await station.until_heard(PoweredUp, 2)
    await station.until_settled()
    await emulator.tell("note 5")
    await station.until_heard(Closed, 2)
    assert station.booked_notes == emulator.stacked() == [Decimal(20), Decimal(5)]
    assert not station.disputed


@pytest.mark.parametrize("protocol", ["id003", "ccnet"])
async def test_a_note_in_the_stacker_that_the_journal_does_not_know_is_an_alarm(floor, protocol):
    emulator, station = await floor.ready(protocol)
    await emulator.tell("power off", f"power-up {POWER_UPS[protocol][2]}", "power on")
    assert (await station.until_heard(Disputed)).id is None
    await station.until_ready()


@pytest.mark.parametrize("protocol", ["id003", "ccnet"])
async def test_power_up_before_the_decision_gives_the_note_back(floor, protocol):
    emulator, station = await floor.ready(protocol, decides=undecided)
    await emulator.tell("note 20")
    await station.until_heard(NoteEscrowed)
    await emulator.tell("power off", "power on")
    await station.until_heard(Returned)
    assert station.booked == station.disputed == []


# --- SSP has its own events for it: facts 3.6


@pytest.mark.parametrize("protocol", ["ssp", "essp"])
async def test_a_note_cleared_into_the_cash_box_at_reset_is_credited_to_its_open_entry(floor, protocol):
    emulator, station = await cut_at(floor, protocol, "past-lever", host_dies=True)
    assert station.booked_notes == emulator.stacked() == [Decimal(20)]
    assert not station.disputed


@pytest.mark.parametrize("protocol", ["ssp", "essp"])
async def test_a_note_cleared_from_the_front_at_reset_is_closed_without_credit(floor, protocol):
    emulator, station = await cut_at(floor, protocol, "moving")
    assert station.heard(Returned)
    assert station.booked == station.disputed == emulator.stacked() == []


async def test_a_note_cleared_into_the_cash_box_without_its_channel_is_disputed(floor):
    emulator, station = await cut_at(floor, "ssp", "past-lever", "power-up unknown")
    assert emulator.stacked() == [Decimal(20)]
    assert station.booked == []
    assert len(station.disputed) == 1


async def test_an_ssp_unit_that_says_nothing_of_the_note_after_its_reset_is_disputed(floor):
    _, station = await cut_at(floor, "ssp", "past-lever", "power-up none")
    assert station.booked == []
    assert len(station.disputed) == 1


async def test_a_note_credited_before_the_cut_and_cleared_into_the_box_after_it_counts_once(floor):
    emulator, station = await floor.ready("ssp")
    await emulator.tell("repeat vend-valid 1000", "note 20")
    await station.until_heard(Credited)
    await emulator.tell("power off", "repeat vend-valid 0", "power on")
    await station.until_heard(Closed)
    assert station.booked_notes == emulator.stacked() == [Decimal(20)]
    assert not station.disputed


async def test_a_note_cleared_into_the_cash_box_that_the_journal_does_not_know_is_disputed(floor):
    emulator, station = await floor.ready("ssp", decides=undecided)
    await emulator.tell("power-cut at=past-lever", "note 20")
    station.accept((await station.until_heard(NoteEscrowed)).id)
    await emulator.until("power cut")
    await station.stop()
    station.journal.clear()
    await emulator.tell("power on")
    station.start()
    disputed = await station.until_heard(Disputed)
    assert disputed.id is None
    assert disputed.item.value.cents == 2000


@pytest.mark.parametrize("protocol", ["ssp", "essp"])
async def test_a_stacked_ticket_found_by_its_number_closes_the_open_redemption(floor, protocol):
    emulator = await floor.emulator(protocol)
    await emulator.tell("poll-with-ack off")
    station = await floor.station(emulator, dies_at=is_credit)
    await station.until_ready()
    await emulator.tell(f"ticket {TICKET}")
    await station.died()
    station.start()
    await station.until_heard(Closed)
    assert station.booked_tickets == emulator.stacked_tickets() == [TICKET]


@pytest.mark.parametrize("protocol", ["ssp", "essp"])
async def test_a_ticket_cleared_into_the_cash_box_at_reset_is_known_by_its_number(floor, protocol):
    emulator, station = await floor.ready(protocol)
    await emulator.tell("power-cut at=past-lever", f"ticket {TICKET}")
    await emulator.until("power cut")
    await emulator.tell("power on")
    await station.until_heard(Closed)
    assert station.booked_tickets == emulator.stacked_tickets() == [TICKET]
    assert not station.disputed


@pytest.mark.parametrize("protocol", ["id003", "ssp", "essp"])
async def test_a_ticket_in_escrow_is_announced_again_after_the_host_restarts(floor, protocol):
    emulator, station = await floor.ready(protocol, decides=undecided)
    await emulator.tell(f"ticket {TICKET}")
    first = await station.until_heard(TicketEscrowed)
    await restart(station)
    assert await station.until_heard(TicketEscrowed, 2) == first
    station.acceptor.return_()
    await station.until_heard(Returned)
    assert emulator.stacked_tickets() == []
