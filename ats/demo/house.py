"""The house of the demonstration: a server in a process of its own, on SQLite in a temporary directory, and what
every station is fitted with."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import SystemRandom

from ats_client.devices.note_acceptor import interface as acceptor
from ats_client.devices.note_acceptor.interface import NoteAcceptor
from ats_client.devices.ticket_printer import interface as printer
from ats_client.station.cabinet import Fittings
from ats_client.station.clock import MachineClock
from ats_client.station.journal import Journal
from ats_client.station.simulated_devices import NoteSlot, SimulatedAcceptor, SimulatedPrinter, TicketTray
from ats_client.station.station import Station
from ats_client.station.ticket_face import TicketFace
from game_protocol.staff_client import StaffClient
from game_protocol.station_client import StationClient
from game_rules.game import Role
from game_server.embedded import PIN, STAFF, TIED, Installation, install

TABLE = "1"


@dataclass
class House:
    """A running server and the keys to it."""

    address: str
    installation: Installation
    folder: Path
    server: subprocess.Popen[str]

    def staff(self, role: Role) -> StaffClient:
        return StaffClient(self.address, TABLE, STAFF[role], PIN)

    def station(self, number: int) -> FittedStation:
        return FittedStation(self, number)

    def hold(self) -> None:
        """The server says nothing for a while, as behind a pulled cable."""
        self.server.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self.server.send_signal(signal.SIGCONT)


class FittedStation:
    """A real station whose acceptor and printer are simulated: notes are put in by the demonstration's buttons."""

    def __init__(self, house: House, number: int) -> None:
        installed = house.installation.station(number, TABLE)
        self.number = number
        self.slot = NoteSlot()
        self.tray = TicketTray(printing_s=1.5)
        self.acceptor: SimulatedAcceptor | None = None
        self.printer: SimulatedPrinter | None = None
        self.station = Station(
            StationClient(house.address, installed.station_id, installed.key),
            MachineClock(),
            SystemRandom(),
            Journal.open(house.folder / f"station-{number}.sqlite"),
            Fittings(
                acceptor=self._fit_acceptor,
                printer=self._fit_printer,
                face=TicketFace("Demonstration", "Pretended money", f"Station {number}"),
            ),
        )

    def _fit_acceptor(self, handler: acceptor.Handler, open_entry: acceptor.OpenEntry | None) -> NoteAcceptor:
        self.acceptor = SimulatedAcceptor(self.slot, handler, open_entry)
        return self.acceptor

    def _fit_printer(self, handler: printer.Handler) -> SimulatedPrinter:
        self.printer = SimulatedPrinter(self.tray, handler)
        return self.printer


@asynccontextmanager
async def open_house(game: str, stations: int, period_s: int) -> AsyncIterator[House]:
    with tempfile.TemporaryDirectory(prefix="ats-demo-") as folder:
        database = f"sqlite:///{folder}/table.db"
        installation = await install(database, tables={TABLE: game}, stations=stations, period_s=period_s)
        server = await asyncio.to_thread(
            subprocess.Popen,
            [sys.executable, "-m", "game_server.embedded", database, TIED],
            stdin=subprocess.PIPE,  # ours to hold and never to write to: with us it ends, and the server with it
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        try:
            address = (await asyncio.to_thread(_first_line, server)).strip()
            yield House(address, installation, Path(folder), server)
        finally:
            server.send_signal(signal.SIGCONT)
            server.terminate()
            await asyncio.to_thread(server.wait)
            for pipe in (server.stdin, server.stdout):
                if pipe is not None:
                    pipe.close()


def _first_line(server: subprocess.Popen[str]) -> str:
    return server.stdout.readline() if server.stdout is not None else ""
