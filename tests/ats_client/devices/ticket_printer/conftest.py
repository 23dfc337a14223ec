"""An emulated printer in its own process, and the real driver talking to it over a pseudo-terminal."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from ats_client.devices.ticket_printer import escpos, tcl
from ats_client.devices.ticket_printer.driver import SerialTicketPrinter
from ats_client.devices.ticket_printer.interface import PrinterEvent, StatusChanged
from ats_client.devices.ticket_printer.machine import PollingMachine, Timing
from ats_client.devices.ticket_printer.ticket import Ticket
from game_protocol.retry import BackOff
from game_rules.money import Money

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # the driver also runs on Qt's loop; that needs no screen

START = "import sys, pathlib; from ats_client.devices.ticket_printer.emulator import run; "

# The same proportions as in the field, ten times as fast.
QUICK = Timing(
    poll_idle_s=0.02,
    poll_working_s=0.01,
    answer_s=0.1,
    silence_s=0.6,
    check_s=1.0,
    reset_s=1.0,
    clear_s=1.0,
    start_s=1.2,
    job_s=1.8,
)


class Emulator:
    """The console of an emulator: lines to it, lines from it."""

    def __init__(self, process: asyncio.subprocess.Process, port: str) -> None:
        self._process = process
        self.port = port
        self.lines: list[str] = []
        self._read = 0

    async def tell(self, *lines: str) -> None:
        """Obeys each line; `status` at the end answers when all before it are done."""
        assert self._process.stdin is not None
        self._process.stdin.write("".join(f"{line}\n" for line in (*lines, "status")).encode())
        await self.until("*S|", *(f"{first:X}" for first in range(0x12, 0x80, 4)))

    async def until(self, *starts: str) -> str:
        """The next line that begins in one of these ways."""
        while True:
            while self._read < len(self.lines):
                line = self.lines[self._read]
                self._read += 1
                if line.startswith(starts):
                    return line
            await self._one_more()

    async def _one_more(self) -> None:
        assert self._process.stdout is not None
        line = await self._process.stdout.readline()
        assert line, "the emulator has ended"
        self.lines.append(line.decode().rstrip())

    async def story(self) -> list[str]:
        """Every line it has said so far."""
        await self.tell()
        return self.lines

    async def truth(self) -> list[str]:
        """Every ticket, whole or torn, that has come out so far."""
        return [line for line in await self.story() if line.startswith(("printed", "torn"))]


@asynccontextmanager
async def emulator_of(protocol: str, link: Path | None = None, pictures: Path | None = None) -> AsyncIterator[Emulator]:
    places = [None if place is None else str(place) for place in (link, pictures)]
    arguments = ", ".join("None" if place is None else f"pathlib.Path({place!r})" for place in places)
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        f"{START}run({protocol!r}, {arguments})",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        port = (await process.stdout.readline()).decode().rstrip()
        emulator = Emulator(process, port)
        await emulator.tell("pace 0.02", "questions 12")
        yield emulator
    finally:
        process.stdin.close()
        await process.wait()


class Watched:
    """A running driver, and the events its handler got."""

    def __init__(self, machine: PollingMachine, port: str) -> None:
        self.machine = machine
        self.events: list[PrinterEvent] = []
        self._changed = asyncio.Condition()
        line = tcl.LINE if machine.protocol == "tcl" else escpos.LINE
        self.printer = SerialTicketPrinter(machine, port, line, self._note, BackOff(0.02, 0.05))

    async def _note(self, event: PrinterEvent) -> None:
        async with self._changed:
            self.events.append(event)
            self._changed.notify_all()

    async def until(self, is_so: Callable[[], bool]) -> None:
        async with self._changed:
            await self._changed.wait_for(is_so)

    async def until_online(self) -> None:
        await self.until(lambda: self.printer.status.is_online)

    async def until_offline(self) -> None:
        def went_away() -> bool:
            return any(isinstance(event, StatusChanged) and not event.after.is_online for event in self.events)

        await self.until(went_away)


@asynccontextmanager
async def driver_of(machine: PollingMachine, port: str, *, online: bool = True) -> AsyncIterator[Watched]:
    watched = Watched(machine, port)
    running = asyncio.create_task(watched.printer.run())
    try:
        if online:
            await watched.until_online()
        yield watched
    finally:
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running


def machine_of(protocol: str, **settings: object) -> PollingMachine:
    if protocol == "tcl":
        return tcl.TclMachine(replace(tcl.TclSettings(timing=QUICK), **settings))
    return escpos.EscposMachine(replace(escpos.EscposSettings(timing=QUICK), **settings))


def ticket_of(number: str = "001234567890123456", cents: int = 12500) -> Ticket:
    return Ticket(
        establishment="The Grand",
        place="1 River Walk",
        address="Melbourne",
        machine="RR-0042",
        printed_at=datetime(2026, 11, 12, 21, 4, 55, tzinfo=UTC),
        amount=Money(cents),
        sequence=317,
        validation_number=number,
    )


class Lab:
    """Everything a scenario needs, in one place."""

    emulator = staticmethod(emulator_of)
    driver = staticmethod(driver_of)
    machine = staticmethod(machine_of)
    ticket = staticmethod(ticket_of)


@pytest.fixture
def lab() -> Lab:
    return Lab()
