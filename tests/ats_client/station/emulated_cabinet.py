"""A station as a process of its own with emulated devices on pseudo-terminals, at a real server: all can be unplugged.

What a note or a ticket is worth at the end is asserted from the emulators' cash box and paper, and from the server's
ledger, which the auditor goes over after each test.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

import pytest

from game_protocol.errors import RefusedByServer
from game_protocol.problems import Problem
from game_protocol.staff import AcknowledgeAlert, LookAtAlerts
from game_protocol.station import CashOut, LookAtStation, ReleaseTicket, ReserveTicket, TicketPrinted
from game_protocol.station_client import StationClient
from tests.ats_client.station.real_house import Dealer, RealHouse, answered

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

ACCEPTORS = ("id003", "ssp", "essp", "ccnet")
READ_TICKETS = tuple(protocol for protocol in ACCEPTORS if protocol != "ccnet")
PRINTERS = tuple(PRINTER_STATUS)

NEVER = ("balance", "record", "journal", "program")
"""Faults that no pulled plug may bring about."""
AT_REST = "under-way=0"
SLOT_OPEN = "slot=ready notes=500,"


class Process:
    """A process that says lines and obeys lines."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.lines: list[str] = []

    def tell(self, *lines: str) -> None:
        """In one write, so that nothing comes between them."""
        assert self._process.stdin is not None
        self._process.stdin.write("".join(f"{line}\n" for line in lines).encode())

    async def until(self, *starts: str, since: int | None = None) -> str:
        """The next line that begins so; with `since`, one that was said after so many others will do."""
        assert self._process.stdout is not None
        for line in self.lines[len(self.lines) if since is None else since :]:
            if line.startswith(starts):
                return line
        try:
            async with asyncio.timeout(PATIENCE_S):
                while True:
                    line = (await self._process.stdout.readline()).decode()
                    assert line, f"it ended; it had said {self.lines[-20:]}"
                    self.lines.append(line.rstrip())
                    if line.startswith(starts):
                        return line.rstrip()
        except TimeoutError:
            raise AssertionError(f"never said {starts}; at last {self.lines[-20:]}") from None

    async def until_shown(self, *parts: str, since: int | None = None) -> str:
        """A picture, painted with the link up, that has all these in it."""
        for line in self.lines[len(self.lines) if since is None else since :]:
            if line.startswith("shows ") and all(part in line for part in parts):
                return line
        while True:
            line = await self.until("shows ")
            assert not any(f"faults={wrong}" in line for wrong in NEVER), line
            if "offline" not in line and all(part in line for part in parts):
                return line

    async def kill(self) -> None:
        self._process.kill()
        await self._process.wait()

    async def end(self) -> None:
        if self._process.returncode is None:
            await self.kill()


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

    async def push(self, *commands: str) -> None:
        """Tells the acceptor, the last line being what goes into its mouth."""
        self.acceptor.tell(*commands)
        answer = await self.acceptor.until("ok inserting", "error")
        assert answer.startswith("ok"), answer

    async def settled(self, station: Process) -> bool:
        """Waits for the end of whatever was in the path; true if nobody can know what became of it."""
        while True:
            shown = await station.until_shown()
            if "faults=dispute " in shown:
                return True
            if AT_REST in shown and SLOT_OPEN in shown and await self._path_is_free():
                # The driver asks again only when the station is done with all it heard: then look once more.
                self.acceptor.tell("frames 3")
                await self.acceptor.until("frames passed")
                station.tell("look")
                shown = await station.until("looks ")
                if AT_REST in shown and SLOT_OPEN in shown:
                    return False
                if "faults=dispute " in shown:
                    return True

    async def _path_is_free(self) -> bool:
        self.acceptor.tell("status")
        return "step=none" in await self.acceptor.until("ok status")

    async def stacked(self) -> int:
        """How many notes or tickets the emulated unit has put into its box."""
        self.acceptor.tell("status")
        await self.acceptor.until("ok status")
        return sum(line.startswith("stacked ") for line in self.acceptor.lines)

    async def printed(self) -> int:
        self.printer.tell("status")
        await self.printer.until(PRINTER_STATUS[self.printer_protocol])
        return sum(line.startswith("printed ") for line in self.printer.lines)

    async def account(self) -> int:
        """What the server has for the player at this station."""
        async with self.real.client() as client:
            account = (await answered(lambda: client.do(LookAtStation()))).account
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
        key = seat.key.pem()
        file.with_name("station.key").write_bytes(key)
        yield Cabinet(real, file, box, paper, printer)


async def a_ticket(real: RealHouse, dealer: Dealer, cents: int) -> str:
    """Money on paper, from the station next door."""
    await dealer.sells(2, cents)
    async with real.client(2) as other:
        return await printed_at(other)


async def printed_at(station: StationClient) -> str:
    """The whole account of a station as a ticket; its number."""
    cash_out = CashOut(id=uuid4().hex, to="ticket")
    number = (await answered(lambda: station.do(cash_out))).number
    await answered(lambda: station.do(TicketPrinted(id=cash_out.id)))
    assert number is not None
    return number


async def assert_payable(real: RealHouse, number: str, cents: int) -> None:
    """Next door it would be taken; it is left as it was."""
    attempt = ReserveTicket(id=uuid4().hex, number=number)
    async with real.client(2) as other:
        again = await answered(lambda: other.do(attempt))
        assert again.amount == cents
        release = ReleaseTicket(id=attempt.id, reason="only a question")
        await answered(lambda: other.do(release))


async def assert_refused(real: RealHouse, dealer: Dealer, number: str, problem: Problem) -> None:
    """Next door it is turned away for this reason; and whoever tries so often is looked at, and may try again."""
    attempt = ReserveTicket(id=uuid4().hex, number=number)
    async with real.client(2) as other:
        with pytest.raises(RefusedByServer) as refused:
            await answered(lambda: other.do(attempt))
    assert refused.value.problem is problem
    for alert in (await answered(lambda: dealer.client.do(LookAtAlerts(table="1")))).alerts:
        if alert.alert.station == 2:
            await dealer.client.do(AcknowledgeAlert(table=dealer.client.table, alert=alert.alert.alert))
