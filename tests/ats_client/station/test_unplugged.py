"""A device of a running station loses its power: at each journalled step, and between every two frames.

Total credited is total stacked, no ticket is payable twice, there is no money without a ticket or a hand pay; and what
nobody can know ends with an attendant.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from pathlib import Path

import pytest

from tests.ats_client.station.emulated_cabinet import (
    ACCEPTORS,
    AT_REST,
    PRINTERS,
    READ_TICKETS,
    SLOT_OPEN,
    cabinet,
)
from tests.ats_client.station.plug_pulling import IN_A_HURRY, Slot, Tray
from tests.ats_client.station.real_house import Dealer, RealHouse

FORGETFUL = {"id003": "power-up 40", "ssp": "power-up none", "essp": "power-up none", "ccnet": "power-up 10"}
"""A unit that says nothing, when its power is back, of what it had in its path (hardware facts 2.9, 3.6, 4.1)."""


EVERY_TWO_FRAMES = [f"frame={number}" for number in range(1, 200)]
"""More than any conversation has; each test ends with the first cut that comes after its item was done with."""


async def cut_the_units_power(slot: Slot, places: Iterable[str], *, says_nothing: str = "") -> None:
    """An item for each place, the power cut there and back at once; after each, the money is counted."""
    made = slot.made
    async with made.life() as station:
        await station.until_shown(AT_REST, SLOT_OPEN)
        for place in places:
            await slot.push(f"power-cut {place}")
            step = (await made.acceptor.until("power cut at ")).rpartition(" ")[2]
            made.acceptor.tell(*[says_nothing] if says_nothing else [], "power on")
            await station.until("heard PoweredUp")
            is_disputed = await made.settled(station)
            await slot.count(station, is_disputed=is_disputed, where=f"{place}, {step}")
            if step == "none":
                return


async def cut_at_a_step(slot: Slot, halt_at: int) -> None:
    """The station stands still at a journalled step, the unit loses its power, and then both go on."""
    made = slot.made
    async with made.life(halt_at) as station:
        await station.until_shown(AT_REST, SLOT_OPEN)
        await slot.push()
        where = await station.until("halt ")
        made.acceptor.tell("power off")
        await made.acceptor.until("power cut at ")
        station.tell("go on")
        made.acceptor.tell("power on")
        await station.until("heard PoweredUp")
        await slot.count(station, is_disputed=await made.settled(station), where=where)


async def cut_between_frames_of_a_print(tray: Tray, frames: Iterable[int], *, blinks: bool = False) -> None:
    """The printer's power is off until the station has noticed; or back at once, and only a flag tells of it."""
    made = tray.made
    made.printer.tell(*IN_A_HURRY)
    async with made.life() as station:
        for frame in frames:
            said = len(station.lines)
            await tray.begin(station, f"{'reset' if blinks else 'cut-power'} frame={frame}")
            await made.printer.until("power off")
            had_ended = tray.has_ended
            await station.until("after ticket-out told", since=said)
            if not blinks:
                await station.until_shown("online=False", since=said)
                made.printer.tell("power on")
            await tray.until_printed()
            made.printer.tell("take")
            await tray.count(f"frame {frame}")
            if had_ended:
                break
    assert tray.by_hand


async def cut_at_a_step_of_a_print(tray: Tray, halt_at: int) -> None:
    made = tray.made
    made.printer.tell(*IN_A_HURRY)
    async with made.life(halt_at) as station:
        await tray.begin(station, "status")
        where = await station.until("halt ")
        made.printer.tell("power off")
        await made.printer.until("power off")
        station.tell("go on")
        await station.until("after ticket-out told")
        await tray.count(where)


async def test_a_note_whose_unit_loses_power_between_two_frames_is_credited_if_it_was_stacked(
    real: RealHouse, dealer: Dealer, tmp_path: Path
) -> None:
    async with cabinet(real, tmp_path) as made:
        slot = Slot(made, dealer)
        await cut_the_units_power(slot, ("frame=5", "frame=9", "frame=12"))
    assert not slot.disputed


async def test_a_ticket_whose_unit_loses_power_between_two_frames_is_paid_once(
    real: RealHouse, dealer: Dealer, tmp_path: Path
) -> None:
    async with cabinet(real, tmp_path, "ssp") as made:
        await cut_the_units_power(Slot(made, dealer, takes_tickets=True), ("frame=4", "frame=12"))


async def test_what_a_unit_says_nothing_of_after_a_power_cut_is_for_an_attendant(
    real: RealHouse, dealer: Dealer, tmp_path: Path
) -> None:
    async with cabinet(real, tmp_path) as made:
        slot = Slot(made, dealer)
        await cut_the_units_power(slot, ("at=credit-said",), says_nothing=FORGETFUL["id003"])
    assert slot.disputed


async def test_a_ticket_whose_printer_loses_power_between_two_frames_is_paid_once_or_by_hand(
    real: RealHouse, dealer: Dealer, tmp_path: Path
) -> None:
    async with cabinet(real, tmp_path) as made:
        await cut_between_frames_of_a_print(Tray.of(made, dealer), (3, 20))


IN_STEPS = range(10)
"""escrowed, stacking, credited, told, closed: before and after each."""
OUT_STEPS = range(8)
"""asked, printing, printed, told."""


@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("protocol", ACCEPTORS)
async def test_notes_with_a_power_cut_between_every_two_frames_with_every_protocol(
    real: RealHouse, dealer: Dealer, tmp_path: Path, protocol: str
) -> None:
    async with cabinet(real, tmp_path, protocol) as made:
        slot = Slot(made, dealer)
        await cut_the_units_power(slot, EVERY_TWO_FRAMES)
    assert slot.stacked


@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("protocol", READ_TICKETS)
async def test_tickets_with_a_power_cut_between_every_two_frames_with_every_protocol(
    real: RealHouse, dealer: Dealer, tmp_path: Path, protocol: str
) -> None:
    async with cabinet(real, tmp_path, protocol) as made:
        slot = Slot(made, dealer, takes_tickets=True)
        await cut_the_units_power(slot, EVERY_TWO_FRAMES)
    assert slot.stacked


@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize(
    ("protocol", "takes_tickets"), [*((protocol, False) for protocol in ACCEPTORS), ("id003", True)]
)
async def test_a_forgetful_unit_with_a_power_cut_between_every_two_frames(
    real: RealHouse, dealer: Dealer, tmp_path: Path, protocol: str, takes_tickets: bool
) -> None:
    async with cabinet(real, tmp_path, protocol) as made:
        slot = Slot(made, dealer, takes_tickets=takes_tickets)
        await cut_the_units_power(slot, EVERY_TWO_FRAMES, says_nothing=FORGETFUL[protocol])
    assert slot.disputed


@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("protocol", ["ssp", "essp"])
async def test_a_unit_asked_for_its_last_ticket_leaves_no_doubt_between_any_two_frames(
    real: RealHouse, dealer: Dealer, tmp_path: Path, protocol: str
) -> None:
    """It may say nothing of a ticket by itself: 0x27 tells its number, and whether it was stacked (facts 3.6)."""
    async with cabinet(real, tmp_path, protocol) as made:
        slot = Slot(made, dealer, takes_tickets=True)
        await cut_the_units_power(slot, EVERY_TWO_FRAMES, says_nothing=FORGETFUL[protocol])
    assert slot.stacked
    assert not slot.disputed


@pytest.mark.slow
@pytest.mark.parametrize("protocol", ACCEPTORS)
@pytest.mark.parametrize("halt_at", IN_STEPS)
async def test_notes_with_a_power_cut_at_every_step_with_every_protocol(
    real: RealHouse, dealer: Dealer, tmp_path: Path, protocol: str, halt_at: int
) -> None:
    async with cabinet(real, tmp_path, protocol) as made:
        await cut_at_a_step(Slot(made, dealer), halt_at)


@pytest.mark.slow
@pytest.mark.parametrize("protocol", READ_TICKETS)
@pytest.mark.parametrize("halt_at", IN_STEPS)
async def test_tickets_with_a_power_cut_at_every_step_with_every_protocol(
    real: RealHouse, dealer: Dealer, tmp_path: Path, protocol: str, halt_at: int
) -> None:
    async with cabinet(real, tmp_path, protocol) as made:
        await cut_at_a_step(Slot(made, dealer, takes_tickets=True), halt_at)


@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("protocol", PRINTERS)
async def test_cash_out_with_a_power_cut_between_every_two_frames_with_every_printer(
    real: RealHouse, dealer: Dealer, tmp_path: Path, protocol: str
) -> None:
    async with cabinet(real, tmp_path, printer=protocol) as made:
        tray = Tray.of(made, dealer)
        await cut_between_frames_of_a_print(tray, count(1))
    assert tray.printed
    assert tray.uncertain


@pytest.mark.slow
@pytest.mark.timeout(1200)
async def test_cash_out_at_a_printer_that_blinks_between_every_two_frames(
    real: RealHouse, dealer: Dealer, tmp_path: Path
) -> None:
    """Only TCL has a flag for it (hardware facts 5.1); an ESC/POS printer then says no fence, which takes long."""
    async with cabinet(real, tmp_path) as made:
        tray = Tray.of(made, dealer)
        await cut_between_frames_of_a_print(tray, count(1), blinks=True)
    assert tray.printed
    assert tray.uncertain


@pytest.mark.slow
@pytest.mark.parametrize("protocol", PRINTERS)
@pytest.mark.parametrize("halt_at", OUT_STEPS)
async def test_cash_out_with_a_power_cut_at_every_step_with_every_printer(
    real: RealHouse, dealer: Dealer, tmp_path: Path, protocol: str, halt_at: int
) -> None:
    async with cabinet(real, tmp_path, printer=protocol) as made:
        await cut_at_a_step_of_a_print(Tray.of(made, dealer), halt_at)
