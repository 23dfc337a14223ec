"""An emulated ticket printer: a process of its own that speaks the device's side over a pseudo-terminal.

Written from the hardware facts, not from the drivers, so that the two can contradict each other.
"""

import asyncio
import os
import stat
import sys
import threading
import tty
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from ats_client.devices.ticket_printer.emulator.console import Console
from ats_client.devices.ticket_printer.emulator.device import Device, Outside
from ats_client.devices.ticket_printer.emulator.escpos import EscposPrinter
from ats_client.devices.ticket_printer.emulator.picture import draw
from ats_client.devices.ticket_printer.emulator.tcl import TclPrinter

DEVICES: dict[str, type[Device]] = {"tcl": TclPrinter, "escpos": EscposPrinter}

QUIT = "quit"


def run(protocol: str, link: Path | None = None, pictures: Path | None = None) -> None:
    """Runs a printer until the console says quit or closes. Prints the port's path first."""
    if protocol not in DEVICES:
        raise ValueError(f"no ticket printer speaks {protocol}; known are {', '.join(DEVICES)}")
    with suppress(KeyboardInterrupt):
        asyncio.run(_Emulator(protocol, link, pictures).run())


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


class _Port:
    """The pseudo-terminal, under a name that stays the same when the port comes back under another number."""

    def __init__(self, link: Path | None, on_data: Callable[[bytes], None]) -> None:
        self._link = link
        self._on_data = on_data
        self._ends: tuple[int, int] | None = None

    def open(self) -> str:
        ours, theirs = os.openpty()
        tty.setraw(theirs)
        os.set_blocking(ours, False)
        # We keep the far end open too: a host that comes and goes must not hang up on the printer.
        self._ends = (ours, theirs)
        asyncio.get_running_loop().add_reader(ours, self._read)
        path = os.ttyname(theirs)
        if self._link is None:
            return path
        self._link.unlink(missing_ok=True)
        self._link.symlink_to(path)
        return str(self._link)

    def close(self) -> None:
        if self._ends is None:
            return
        ours, theirs = self._ends
        self._ends = None
        asyncio.get_running_loop().remove_reader(ours)
        os.close(theirs)
        os.close(ours)
        if self._link is not None:
            self._link.unlink(missing_ok=True)

    def send(self, data: bytes) -> None:
        if self._ends is not None:
            # Nobody reads: the bytes are lost, as on a real wire.
            with suppress(BlockingIOError):
                os.write(self._ends[0], data)

    def _read(self) -> None:
        if self._ends is not None:
            with suppress(BlockingIOError):
                self._on_data(os.read(self._ends[0], 4096))


class _Emulator:
    def __init__(self, protocol: str, link: Path | None, pictures: Path | None) -> None:
        self._pictures = pictures
        self._drawn = 0
        self._quit = asyncio.Event()
        self._port = _Port(link, self._hear)
        self._device = DEVICES[protocol](Outside(self._port.send, say, self._draw))
        self._console = Console(self._device, say, self._plug)

    async def run(self) -> None:
        say(self._port.open())
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._read_console, args=(loop,), daemon=True).start()
        try:
            await self._quit.wait()
        finally:
            self._port.close()

    def _hear(self, data: bytes) -> None:
        self._device.listen(data, asyncio.get_running_loop().time())

    def _plug(self, is_in: bool) -> None:
        self._port.close()
        say(f"plugged in at {self._port.open()}" if is_in else "unplugged")

    def _draw(self, job: object) -> str:
        if self._pictures is None:
            return ""
        self._pictures.mkdir(parents=True, exist_ok=True)
        self._drawn += 1
        where = self._pictures / f"ticket-{os.getpid()}-{self._drawn:03d}.png"
        draw(job, where)
        return str(where)

    def _read_console(self, loop: asyncio.AbstractEventLoop) -> None:
        """Reads in a thread: standard input may be a terminal, a pipe or a file, and loops cannot watch files."""
        for line in sys.stdin:
            if line.strip() == QUIT:
                break
            loop.call_soon_threadsafe(self._console.obey, line)
        else:
            if not _ends_with_its_console():
                return
        loop.call_soon_threadsafe(self._quit.set)


def _ends_with_its_console() -> bool:
    """True for a pipe or terminal: once it closes, nobody watches any more. With /dev/null nobody ever did."""
    return stat.S_ISFIFO(os.fstat(sys.stdin.fileno()).st_mode) or sys.stdin.isatty()
