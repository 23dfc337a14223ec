"""The devices of a load run's stations: a slot, a printer, and a journal in memory."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import ParamSpec, TypeVar

from ats_client.devices.note_acceptor.interface import Handler as AcceptorHandler
from ats_client.devices.note_acceptor.interface import OpenEntry
from ats_client.devices.ticket_printer.interface import Handler as PrinterHandler
from ats_client.station.cabinet import Fittings
from ats_client.station.simulated_devices import NoteSlot, SimulatedAcceptor, SimulatedPrinter, TicketTray
from ats_client.station.ticket_face import TicketFace

P = ParamSpec("P")
T = TypeVar("T")


class Pen(Executor):
    """Writes at once: a journal in memory needs no thread, and hundreds of stations would need hundreds."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:  # like an executor: every failure goes to the caller who waits
            future.set_exception(error)
        return future


class SimulatedDevices:
    """A station's simulated slot and printer, and the player's use of them."""

    def __init__(self, number: int) -> None:
        self.slot = NoteSlot()
        self.tray = TicketTray()
        self._face = TicketFace(establishment="Load run", place="–", machine=f"ATS {number}")
        self._acceptor: SimulatedAcceptor | None = None
        self._printer: SimulatedPrinter | None = None

    def fittings(self) -> Fittings:
        return Fittings(acceptor=self._make_acceptor, printer=self._make_printer, face=self._face)

    @property
    def acceptor(self) -> SimulatedAcceptor:
        if self._acceptor is None:
            raise RuntimeError("the station does not run yet")
        return self._acceptor

    @property
    def seen(self) -> int:
        """Items that went through the slot, into the box or back out."""
        return len(self.slot.box) + len(self.slot.given_back)

    async def take_ticket(self) -> None:
        if self._printer is not None:
            await self._printer.take()

    def _make_acceptor(self, handler: AcceptorHandler, entry: OpenEntry | None) -> SimulatedAcceptor:
        self._acceptor = SimulatedAcceptor(self.slot, handler, entry)
        return self._acceptor

    def _make_printer(self, handler: PrinterHandler) -> SimulatedPrinter:
        self._printer = SimulatedPrinter(self.tray, handler)
        return self._printer
