"""A cabinet of the demonstration: a real station whose note acceptor and ticket printer are emulated.

The emulators are processes of their own that speak the devices' real protocols over pseudo-terminals. From the serial
driver upwards everything is what an installed station runs, the technician's mode too.
"""

from __future__ import annotations

import asyncio
import re
import subprocess
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from ats.demo.house import House
from ats.demo.premises import Premises
from ats_client.qml.sounds import can_be_heard
from ats_client.station.configuration import read_configuration
from ats_client.station.station import Station
from game_protocol.station import CashOutState
from game_rules.money import Money
from kiosk.places import Places
from kiosk.workshop import Workshop

ACCEPTOR = "from ats_client.devices.note_acceptor.emulator.process import run; run('id003', None)"
PRINTER = (
    "import pathlib, sys; from ats_client.devices.ticket_printer.emulator import run; "
    "run('tcl', None, pathlib.Path(sys.argv[1]))"
)
CONFIGURATION = """
[server]
url = "{server}"
[station]
id = "{station}"
key_file = "station.key"
journal = "journal.sqlite"
[note_acceptor]
protocol = "id003"
port = "{acceptor}"
[ticket_printer]
protocol = "tcl"
port = "{printer}"
[ticket]
establishment = "Demonstration"
place = "Pretended money"
machine = "Station {number}"
"""
AGAIN_S = 0.25
HOLDS_IT_OUT = 12
"""So often something is pushed against a slot that is still shut, or busy."""
PRINTED = re.compile(r"printed (?P<number>[0-9-]+) (?P<amount>[0-9.]+)(?: picture=(?P<picture>.+))?")


@dataclass(frozen=True, slots=True)
class PrintedTicket:
    """Paper that came out of the printer."""

    number: str
    amount: Money
    picture: Path


class Device:
    """An emulator: it is told lines, and says lines."""

    def __init__(self, process: subprocess.Popen[bytes], heard: Callable[[str], None]) -> None:
        self._process = process
        self._heard = heard
        self._begun = b""

    async def port(self) -> str:
        """Its first line; then it is listened to."""
        out = self._process.stdout
        if out is None:
            raise RuntimeError("an emulator that cannot be heard")
        port = (await asyncio.to_thread(out.readline)).decode().strip()
        asyncio.get_running_loop().add_reader(out.fileno(), self._read)
        return port

    def tell(self, line: str) -> None:
        if self._process.stdin is not None and not self._process.stdin.closed:
            self._process.stdin.write(f"{line}\n".encode())
            self._process.stdin.flush()

    def stop_listening(self) -> None:
        if self._process.stdout is not None:
            asyncio.get_running_loop().remove_reader(self._process.stdout.fileno())

    def _read(self) -> None:
        out = self._process.stdout
        said = b"" if out is None else out.read1(65536)  # type: ignore[attr-defined]  # it is buffered
        if not said:
            self.stop_listening()
        *lines, self._begun = (self._begun + said).split(b"\n")
        for line in lines:
            self._heard(line.decode())


class Cabinet:
    """Station, devices and technician's mode; `open` starts the devices."""

    def __init__(self, premises: Premises, folder: Path, number: int) -> None:
        self._premises = premises
        self.folder = folder
        self.number = number
        self.tickets: list[PrintedTicket] = []
        self._pushed = ("", 0)
        self._came_out = False
        self.has_paper = True
        self.refused = ""
        """`busy` with what went in before, or `shut`: why the last thing did not go in. Empty when it did."""
        self.changed: Callable[[], None] = lambda: None
        self._processes = [
            premises.start("-c", ACCEPTOR),
            premises.start("-c", PRINTER, str(folder / "tickets")),
        ]
        self._acceptor = Device(self._processes[0], self._acceptor_said)
        self._printer = Device(self._processes[1], self._printer_said)
        self._workshop: Workshop | None = None

    async def open(self, house: House, play: Callable[[str], None]) -> None:
        installed = house.station(self.number)
        self.folder.mkdir()
        (self.folder / "station.key").write_bytes(installed.key.pem())
        file = self.folder / "station.toml"
        acceptor, printer = await self._acceptor.port(), await self._printer.port()
        file.write_text(
            CONFIGURATION.format(
                server=house.address,
                station=installed.station_id,
                acceptor=acceptor,
                printer=printer,
                number=self.number,
            )
        )
        here = replace(
            Places(),
            current=self.folder / "release",
            release_key=self.folder / "release.pub",
            caretaker=self.folder / "caretaker",
        )
        self._workshop = Workshop(read_configuration(file), here, heard=can_be_heard, play=play)

    async def close(self) -> None:
        if self._workshop is not None:
            await self._workshop.close()
        for device in (self._acceptor, self._printer):
            device.stop_listening()
        await asyncio.to_thread(self._premises.end, *self._processes)

    @property
    def workshop(self) -> Workshop:
        if self._workshop is None:
            raise RuntimeError("the cabinet is not open yet")
        return self._workshop

    @property
    def station(self) -> Station:
        return self.workshop.station

    @property
    def in_chute(self) -> bool:
        """A ticket lies there, whole: nobody pulls at one that is still being printed."""
        cash_out = self.station.picture.cash_out
        return self._came_out and (cash_out is None or cash_out.state is not CashOutState.PRINTING)

    # --- what a hand does at it

    def insert_note(self, dollars: int) -> None:
        self._push(f"note {dollars}", HOLDS_IT_OUT)

    def insert_ticket(self) -> None:
        """The last that was printed."""
        if self.tickets and not self.in_chute:
            self._push(f"ticket {self.tickets[-1].number.replace('-', '')}", HOLDS_IT_OUT)

    def _push(self, item: str, times: int) -> None:
        """A hand holds it to the slot for a moment: the unit opens only when the station has told it to."""
        self._pushed = (item, times - 1)
        self._acceptor.tell(item)

    def take_ticket(self) -> None:
        self._printer.tell("take")
        self._came_out = False
        self.changed()

    def load_paper(self, some: bool) -> None:
        self.has_paper = some
        self._printer.tell("paper load" if some else "paper out")
        self.changed()

    def print_at(self, pace_s: float) -> None:
        """How long each step of a print takes, at the least: the station has seen each before the next."""
        self._printer.tell(f"pace {pace_s}")
        self._printer.tell("questions 2")

    # --- what it says

    def _acceptor_said(self, line: str) -> None:
        if line.startswith("ok inserting"):
            self.refused = ""
        elif line.startswith("error: refused"):
            item, times = self._pushed
            if times and self.station.picture.money.notes:
                asyncio.get_running_loop().call_later(AGAIN_S, self._push, item, times)
                return
            self.refused = "busy" if "not free" in line else "shut"
        elif line.startswith("stacked ticket"):
            self.tickets.pop()
        self.changed()

    def _printer_said(self, line: str) -> None:
        printed = PRINTED.match(line)
        if printed is not None:
            amount = Money.parse(printed["amount"])
            self.tickets.append(PrintedTicket(printed["number"], amount, Path(printed["picture"] or "")))
            self._came_out = True
        self.changed()
