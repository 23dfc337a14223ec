"""Checks that the configured devices are there and sound, on their own ports or through the station that has them
open."""

from __future__ import annotations

import asyncio
import os
import stat
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from ats_client.devices.note_acceptor.interface import NoteAcceptor
from ats_client.devices.ticket_printer.interface import TicketPrinter
from ats_client.station.configuration import Configuration
from kiosk.checks import Checks, Verdict
from kiosk.device_report import REPORT, Report, read_report
from kiosk.workbench import Workbench

PROC = Path("/proc")
ANSWER_WITHIN_S = 6.0
PSEUDO_TERMINALS = range(136, 144)
"""The major numbers of pseudo-terminals."""


def add_devices(checks: Checks, station: Configuration) -> None:
    """Never speaks on a port that another process has open: two voices on one line can cost a player's note."""
    if station.acceptor is not None:
        port = station.acceptor.port
        checks.add("note-acceptor", lambda: _ask(station, "note acceptor", port, Workbench.acceptor_verdict))
    if station.printer is not None:
        printer_port = station.printer.port
        checks.add("ticket-printer", lambda: _ask(station, "ticket printer", printer_port, Workbench.printer_verdict))


async def _ask(station: Configuration, device: str, port: str, verdict: Callable[[Workbench], Verdict]) -> Verdict:
    holder = await asyncio.to_thread(held_by, port)
    if holder is not None:
        report = await asyncio.to_thread(read_report, station.journal.with_name(REPORT))
        return judge_held(device, port, holder, report)
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


def judge_held(device: str, port: str, holder: int, report: Report | None) -> Verdict:
    """The verdict of the station's own driver. A port that another program holds is a fault of its own."""
    if report is None or report.process != holder or device not in report.verdicts:
        return Verdict(False, f"{port} is held by process {holder}, which is not this station: end it")
    said = report.verdicts[device]
    return Verdict(said.passed, f"in use by the station (process {holder}): {said.detail}")


def _made(bench: Workbench, port: str, station: Configuration) -> NoteAcceptor | TicketPrinter:
    """A driver for the device on this port, with nobody to hand money to: the slot stays shut."""

    async def nobody(_event: object) -> None:
        """Ignores events; the workbench keeps what is heard."""

    fittings = bench.fittings
    if fittings.acceptor is not None and station.acceptor is not None and station.acceptor.port == port:
        return fittings.acceptor(nobody, None)
    if fittings.printer is None:
        raise ValueError(f"nothing is configured on {port}")
    return fittings.printer(nobody)


def held_by(port: str, proc: Path = PROC) -> int | None:
    """The process that has a port (or any file) open, if it is not this one and we may look at it.

    We compare devices and not names: a container has its own /dev/pts/0, and a serial port has several names.
    """
    try:
        wanted = Path(port).stat()
    except OSError:
        return None
    for process in proc.iterdir():
        if process.name.isdigit() and int(process.name) != os.getpid() and _holds(process / "fd", wanted):
            return int(process.name)
    return None


def _holds(handles: Path, wanted: os.stat_result) -> bool:
    """A process that also has the pseudo-terminal's other end is the device itself: an emulator."""
    holds = False
    with suppress(OSError):
        for handle in handles.iterdir():
            with suppress(OSError):
                if handle.readlink().name == "ptmx":
                    return False
                holds = holds or _same(handle.stat(), wanted)
    return holds


def _same(one: os.stat_result, other: os.stat_result) -> bool:
    if os.path.samestat(one, other):
        return True
    # Two nodes can be one serial port. Pseudo-terminals of two containers share a number but are different.
    is_port = stat.S_ISCHR(one.st_mode) and stat.S_ISCHR(other.st_mode)
    return is_port and one.st_rdev == other.st_rdev and os.major(one.st_rdev) not in PSEUDO_TERMINALS
