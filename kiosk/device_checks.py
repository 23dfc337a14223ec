"""Are the configured devices there and sound? Asked on their own ports, unless the running station has those open."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

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
    running = asyncio.create_task(_run(bench, port, station))
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


async def _run(bench: Workbench, port: str, station: Configuration) -> None:
    """Only the device on this port, with nobody to hand it money to: the slot stays shut."""

    async def nobody(_event: object) -> None:
        """What is heard, the workbench keeps."""

    fittings = bench.fittings
    if station.acceptor is not None and station.acceptor.port == port and fittings.acceptor is not None:
        await fittings.acceptor(nobody, None).run()
    elif fittings.printer is not None:
        await fittings.printer(nobody).run()


def held_by(port: str, proc: Path = PROC) -> int | None:
    """The process that has a port open, if it is not this one and may be looked at."""
    wanted = os.path.realpath(port)
    for process in proc.iterdir():
        if not process.name.isdigit() or int(process.name) == os.getpid():
            continue
        with suppress(OSError):
            for handle in (process / "fd").iterdir():
                with suppress(OSError):
                    if str(handle.readlink()) == wanted:
                        return int(process.name)
    return None
