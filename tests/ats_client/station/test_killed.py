"""The station's process is killed at each journalled step, with devices emulated on pseudo-terminals, at a real server.

The devices keep their power: what a note or a ticket is worth at the end is asserted from the emulators' cash box and
paper, and from the server's ledger, which the auditor goes over after each test.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from game_protocol.errors import RefusedByServer
from game_protocol.problems import Problem
from game_protocol.station import CashOut, CashOutState, ReserveTicket, TicketPrinted
from tests.ats_client.station.real_house import Dealer, RealHouse

PATIENCE_S = 40.0
ACCEPTOR = "from ats_client.devices.note_acceptor.emulator.process import run; run({protocol!r}, None)"
PRINTER = "from ats_client.devices.ticket_printer.emulator import run; run({protocol!r}, None, None)"
FILE = """
[server]
url = "{server}"
[station]
id = "{station}"
key_file = "station.key"
journal = "journal.sqlite"
[note_acceptor]
protocol = "{acceptor}"
port = "{box}"
unit_currency = "{currency}"
[ticket_printer]
protocol = "{printer}"
port = "{paper}"
[ticket]
establishment = "Casino"
place = "Melbourne"
"""


UNIT_CURRENCY = {"ccnet": "AUS"}
PRINTER_STATUS = {"tcl": "*S|", "escpos": "12 "}
"""How the emulated printer's answer to `status` begins while nothing is wrong (hardware facts 5.1, 5.3)."""


class Process:
    """A process that says lines and obeys lines."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.lines: list[str] = []

    def tell(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n".encode())

    async def until(self, *starts: str) -> str:
        """The next line that begins so."""
        assert self._process.stdout is not None
        async with asyncio.timeout(PATIENCE_S):
            while True:
                line = (await self._process.stdout.readline()).decode()
                assert line, f"it ended; it had said {self.lines[-20:]}"
                self.lines.append(line.rstrip())
                if line.startswith(starts):
                    return line.rstrip()

    async def until_shown(self, *parts: str) -> str:
        """A picture, painted with the link up, that has all these in it."""
        while True:
            line = await self.until("shows ")
            if "offline" not in line and all(part in line for part in parts):
                return line

    async def kill(self) -> None:
        self._process.kill()
        await self._process.wait()

    async def end(self) -> None:
        if self._process.returncode is None:
            self._process.kill()
            await self._process.wait()


@asynccontextmanager
async def started(*command: str) -> AsyncIterator[Process]:
    pipe = asyncio.subprocess.PIPE
    process = Process(await asyncio.create_subprocess_exec(sys.executable, *command, stdin=pipe, stdout=pipe))
    try:
        yield process
    finally:
        await process.end()


@dataclass
class Cabinet:
    """A station's file, its emulated devices, and lives of its process one after another."""

    real: RealHouse
    file: Path
    acceptor: Process
    printer: Process
    printer_protocol: str

    def life(self, halt_at: int = -1) -> AbstractAsyncContextManager[Process]:
        return started("-m", "tests.ats_client.station.station_process", str(self.file), str(halt_at))

    async def stacked(self) -> int:
        """How many notes or tickets the emulated unit has put into its box."""
        self.acceptor.tell("status")
        await self.acceptor.until("ok")
        return sum(line.startswith("stacked ") for line in self.acceptor.lines)

    async def printed(self) -> int:
        self.printer.tell("status")
        await self.printer.until(PRINTER_STATUS[self.printer_protocol])
        return sum(line.startswith("printed ") for line in self.printer.lines)

    async def account(self) -> int:
        """What the server has for the player at this station."""
        async with self.real.client() as client:
            account = (await client.view()).account
        return 0 if account is None else account.balance


@asynccontextmanager
async def cabinet(
    real: RealHouse, directory: Path, acceptor: str = "id003", printer: str = "tcl"
) -> AsyncIterator[Cabinet]:
    seat = real.installed.station(1)
    async with AsyncExitStack() as stack:
        box = await stack.enter_async_context(started("-c", ACCEPTOR.format(protocol=acceptor)))
        paper = await stack.enter_async_context(started("-c", PRINTER.format(protocol=printer)))
        ports = await box.until("/dev/"), await paper.until("/dev/")
        file = directory / "station.toml"
        names = {
            "acceptor": acceptor,
            "box": ports[0],
            "printer": printer,
            "paper": ports[1],
            "currency": UNIT_CURRENCY.get(acceptor, "AUD"),
        }
        file.write_text(FILE.format(server=real.server, station=seat.station_id, **names))
        key = seat.key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        file.with_name("station.key").write_bytes(key)
        yield Cabinet(real, file, box, paper, printer)


AT_REST = "under-way=0"
SLOT_OPEN = "notes=500,"


async def push_in(made: Cabinet, what: str, halt_at: int) -> None:
    """One item, the process killed at a step, and another life that finds what the first left."""
    async with made.life(halt_at) as station:
        await station.until_shown(AT_REST, SLOT_OPEN)
        made.acceptor.tell(what)
        await made.acceptor.until("ok inserting")
        await station.until("halt ")
        await station.kill()
    async with made.life() as station:
        await station.until_shown(AT_REST, SLOT_OPEN)


async def kill_with_a_note(real: RealHouse, directory: Path, protocol: str, halt_at: int) -> None:
    async with cabinet(real, directory, protocol) as made:
        await push_in(made, "note 20", halt_at)
        assert await made.account() == 2000 * await made.stacked()


async def kill_with_a_ticket(real: RealHouse, dealer: Dealer, directory: Path, protocol: str, halt_at: int) -> None:
    number = await a_ticket(real, dealer)
    async with cabinet(real, directory, protocol) as made:
        await push_in(made, f"ticket {number}", halt_at)
        stacked = await made.stacked()
        assert await made.account() == 7500 * stacked
        async with real.client(2) as other:
            if stacked:
                with pytest.raises(RefusedByServer) as refused:
                    await other.reserve_ticket(ReserveTicket(id="photocopy", number=number))
                assert refused.value.problem is Problem.TICKET_PAID
            else:
                again = await other.reserve_ticket(ReserveTicket(id="again", number=number))
                assert again.amount == 7500


async def a_ticket(real: RealHouse, dealer: Dealer) -> str:
    """Seventy-five dollars on paper, from the station next door."""
    await dealer.sells(2, 7500)
    async with real.client(2) as other:
        number = (await other.cash_out(CashOut(id="next-door", to="ticket"))).number
        await other.ticket_printed(TicketPrinted(id="next-door"))
    assert number is not None
    return number


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


IN_STEPS = range(10)
"""escrowed, stacking, credited, told, closed: before and after each."""
OUT_STEPS = range(8)
"""asked, printing, printed, told."""
PROTOCOLS = ("id003", "ssp", "essp", "ccnet")
READ_TICKETS = tuple(protocol for protocol in PROTOCOLS if protocol != "ccnet")


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


@pytest.mark.slow
@pytest.mark.parametrize("protocol", PROTOCOLS)
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
@pytest.mark.parametrize("protocol", PRINTER_STATUS)
@pytest.mark.parametrize("halt_at", OUT_STEPS)
async def test_cash_out_killed_at_every_step_with_every_printer(
    real: RealHouse, dealer: Dealer, tmp_path: Path, protocol: str, halt_at: int
) -> None:
    await kill_while_cashing_out(real, dealer, tmp_path, protocol, halt_at)
