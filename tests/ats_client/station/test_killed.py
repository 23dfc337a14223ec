"""The station's process is killed: at each journalled step, and between every two frames to and from its devices.

The devices keep their power. At the end total credited is total stacked, no ticket is payable twice, and there is no
money without a ticket or a hand pay.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from pathlib import Path

import pytest

from game_protocol.problems import Problem
from game_protocol.station import CashOutState
from tests.ats_client.station.emulated_cabinet import (
    ACCEPTORS,
    AT_REST,
    PRINTERS,
    READ_TICKETS,
    SLOT_OPEN,
    Cabinet,
    a_ticket,
    assert_payable,
    assert_refused,
    cabinet,
)
from tests.ats_client.station.plug_pulling import IN_A_HURRY, Slot, Tray
from tests.ats_client.station.real_house import Dealer, RealHouse


async def push_in(made: Cabinet, what: str, halt_at: int) -> None:
    """One item, the process killed at a step, and another life that finds what the first left."""
    async with made.life(halt_at) as station:
        await station.until_shown(AT_REST, SLOT_OPEN)
        await made.push(what)
        await station.until("halt ")
        await station.kill()
    async with made.life() as station:
        await station.until_shown(AT_REST, SLOT_OPEN)


async def kill_with_a_note(real: RealHouse, directory: Path, protocol: str, halt_at: int) -> None:
    async with cabinet(real, directory, protocol) as made:
        await push_in(made, "note 20", halt_at)
        assert await made.account() == 2000 * await made.stacked()


async def kill_with_a_ticket(real: RealHouse, dealer: Dealer, directory: Path, protocol: str, halt_at: int) -> None:
    number = await a_ticket(real, dealer, 7500)
    async with cabinet(real, directory, protocol) as made:
        await push_in(made, f"ticket {number}", halt_at)
        stacked = await made.stacked()
        assert await made.account() == 7500 * stacked
        if stacked:
            await assert_refused(real, dealer, number, Problem.TICKET_PAID)
        else:
            await assert_payable(real, number, 7500)


async def kill_while_cashing_out(real: RealHouse, dealer: Dealer, directory: Path, protocol: str, halt_at: int) -> None:
    async with cabinet(real, directory, printer=protocol) as made:
        await dealer.sells(1, 12_300)
        async with made.life(halt_at) as station:
            await station.until_shown("balance=12300", "printer=True")
            station.tell("cash-out ticket")
            await station.until("halt ")
            await station.kill()
        async with made.life() as station:
            shown = await station.until_shown(AT_REST)
            while f"cash-out={CashOutState.PRINTING}" in shown:  # the server knows; its word is on the way here
                shown = await station.until_shown(AT_REST)
            printed, account = await made.printed(), await made.account()
    if account:
        assert (printed, account) == (0, 12_300)
    elif "cash-out=none" in shown or f"cash-out={CashOutState.PAID}" in shown:
        assert printed == 1
    else:
        assert f"cash-out={CashOutState.UNCERTAIN}" in shown or f"cash-out={CashOutState.HAND_PAY}" in shown
        assert printed <= 1


async def kill_between_frames(slot: Slot, frames: Iterable[int]) -> None:
    """A life for each frame: the wire is cut after it, the process killed, and the next life finds what is left."""
    made, where = slot.made, "at the start"
    made.acceptor.tell(
        "entering-time 600", "escrow-time 600"
    )  # the unit waits for the next life, however long it takes
    for frame in frames:
        async with made.life() as station:
            is_disputed = await made.settled(station)
            await slot.count(station, is_disputed=is_disputed, where=where)
            await slot.push(f"wire cut frame={frame}")
            step = (await made.acceptor.until("wire cut at ")).rpartition(" ")[2]
            await station.kill()
        made.acceptor.tell("wire mended")
        where = f"frame {frame}, {step}"
        if step == "none":
            break
    async with made.life() as station:
        await slot.count(station, is_disputed=await made.settled(station), where=where)
    assert slot.stacked, "some of these lives end with the item in the box"


async def kill_between_frames_of_a_print(tray: Tray, frames: Iterable[int]) -> None:
    made = tray.made
    made.printer.tell(*IN_A_HURRY)
    for frame in frames:
        async with made.life() as station:
            await tray.begin(station, f"wire cut frame={frame}")
            await made.printer.until("wire cut")
            had_ended = tray.has_ended
            await station.kill()
        made.printer.tell("wire mended")
        async with made.life() as station:
            await station.until_shown(AT_REST)
            await tray.until_printed()
            await tray.count(f"frame {frame}")
        made.printer.tell("take")
        if had_ended:
            break
    assert tray.printed
    assert tray.uncertain


IN_STEPS = range(10)
"""escrowed, stacking, credited, told, closed: before and after each."""
OUT_STEPS = range(8)
"""asked, printing, printed, told."""


@pytest.mark.parametrize("halt_at", [3, 5])
async def test_a_killed_station_has_every_stacked_note_and_no_other(
    real: RealHouse, tmp_path: Path, halt_at: int
) -> None:
    await kill_with_a_note(real, tmp_path, "id003", halt_at)


async def test_a_killed_station_redeems_a_stacked_ticket_once(real: RealHouse, dealer: Dealer, tmp_path: Path) -> None:
    await kill_with_a_ticket(real, dealer, tmp_path, "id003", 4)


@pytest.mark.parametrize("halt_at", [1, 4])
async def test_a_killed_station_pays_out_once_or_asks_a_person(
    real: RealHouse, dealer: Dealer, tmp_path: Path, halt_at: int
) -> None:
    await kill_while_cashing_out(real, dealer, tmp_path, "tcl", halt_at)


async def test_a_station_killed_between_two_frames_has_every_stacked_note(
    real: RealHouse, dealer: Dealer, tmp_path: Path
) -> None:
    async with cabinet(real, tmp_path) as made:
        await kill_between_frames(Slot(made, dealer), (10,))


@pytest.mark.slow
@pytest.mark.parametrize("protocol", ACCEPTORS)
@pytest.mark.parametrize("halt_at", IN_STEPS)
async def test_notes_killed_at_every_step_with_every_protocol(
    real: RealHouse, tmp_path: Path, protocol: str, halt_at: int
) -> None:
    await kill_with_a_note(real, tmp_path, protocol, halt_at)


@pytest.mark.slow
@pytest.mark.parametrize("protocol", READ_TICKETS)
@pytest.mark.parametrize("halt_at", IN_STEPS)
async def test_tickets_killed_at_every_step_with_every_protocol(
    real: RealHouse, dealer: Dealer, tmp_path: Path, protocol: str, halt_at: int
) -> None:
    await kill_with_a_ticket(real, dealer, tmp_path, protocol, halt_at)


@pytest.mark.slow
@pytest.mark.parametrize("protocol", PRINTERS)
@pytest.mark.parametrize("halt_at", OUT_STEPS)
async def test_cash_out_killed_at_every_step_with_every_printer(
    real: RealHouse, dealer: Dealer, tmp_path: Path, protocol: str, halt_at: int
) -> None:
    await kill_while_cashing_out(real, dealer, tmp_path, protocol, halt_at)


@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("protocol", ACCEPTORS)
async def test_notes_killed_between_every_two_frames_with_every_protocol(
    real: RealHouse, dealer: Dealer, tmp_path: Path, protocol: str
) -> None:
    async with cabinet(real, tmp_path, protocol) as made:
        await kill_between_frames(Slot(made, dealer), count(1))


@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("protocol", READ_TICKETS)
async def test_tickets_killed_between_every_two_frames_with_every_protocol(
    real: RealHouse, dealer: Dealer, tmp_path: Path, protocol: str
) -> None:
    async with cabinet(real, tmp_path, protocol) as made:
        await kill_between_frames(Slot(made, dealer, takes_tickets=True), count(1))


@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("protocol", PRINTERS)
async def test_cash_out_killed_between_every_two_frames_with_every_printer(
    real: RealHouse, dealer: Dealer, tmp_path: Path, protocol: str
) -> None:
    async with cabinet(real, tmp_path, printer=protocol) as made:
        await kill_between_frames_of_a_print(Tray.of(made, dealer), count(1))
