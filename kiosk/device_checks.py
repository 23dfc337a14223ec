"""Are the configured devices there and sound? Asked on their own ports, unless the running station has those open."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from ats_client.devices.note_acceptor.interface import NoteAcceptor
from ats_client.devices.ticket_printer.interface import TicketPrinter
from ats_client.station.configuration import Configuration
from kiosk.checks import Checks, Verdict
from kiosk.workbench import Workbench

PROC = Path("/proc")
ANSWER_WITHIN_S = 6.0


def add_devices(checks: Checks, station: Configuration) -> None:
    """A port that another process has open is never spoken on: two voices on one line can cost a player's note."""
    if station.acceptor is not None:
        port = station.acceptor.port
        checks.add("note-acceptor", lambda: _ask(station, port, Workbench.acceptor_verdict))
    if station.printer is not None:
        printer_port = station.printer.port
        checks.add("ticket-printer", lambda: _ask(station, printer_port, Workbench.printer_verdict))


async def _ask(station: Configuration, port: str, verdict: Callable[[Workbench], Verdict]) -> Verdict:
    holder = await asyncio.to_thread(held_by, port)
    if holder is not None:
        return Verdict(True, f"{port} is in use by process {holder}: the running station watches it, see the console")
    bench, news = Workbench(station), asyncio.Event()
    bench.changed = news.set
    running = asyncio.create_task(_made(bench, port, station).run())
    try:
        async with asyncio.timeout(ANSWER_WITHIN_S):
            while not (found := verdict(bench)).passed and not bench.faults:
                await news.wait()
                news.clear()
    except TimeoutError:
        found = verdict(bench)
    finally:
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running
    return found


def _made(bench: Workbench, port: str, station: Configuration) -> NoteAcceptor | TicketPrinter:
    """Only the device on this port, with nobody to hand it money to: the slot stays shut."""

    async def nobody(_event: object) -> None:
        """What is heard, the workbench keeps."""

    fittings = bench.fittings
    if fittings.acceptor is not None and station.acceptor is not None and station.acceptor.port == port:
        return fittings.acceptor(nobody, None)
    if fittings.printer is None:
        raise ValueError(f"nothing is configured on {port}")
    return fittings.printer(nobody)


def held_by(port: str, proc: Path = PROC) -> int | None:
    """The process that has a port open, if it is not this one and may be looked at."""
    wanted = os.path.realpath(port)
    for process in proc.iterdir():
        if not process.name.isdigit() or int(process.name) == os.getpid():
            continue
        opened = _opened(process / "fd")
        # Whoever has a pseudo-terminal's other end is the device itself: an emulator.
        if wanted in opened and not (wanted.startswith("/dev/pts/") and "/dev/ptmx" in opened):
            return int(process.name)
    return None


def _opened(handles: Path) -> set[str]:
    opened = set()
    with suppress(OSError):
        for handle in handles.iterdir():
            with suppress(OSError):
                opened.add(str(handle.readlink()))
    return opened
