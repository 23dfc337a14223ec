"""The money side of a station: its acceptor and its printer, what they may do now, and how they are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from ats_client.devices.note_acceptor import interface as acceptor
from ats_client.devices.note_acceptor.interface import NoteAcceptor
from ats_client.devices.ticket_printer import interface as printer
from ats_client.devices.ticket_printer.interface import TicketPrinter
from ats_client.station import device_report
from ats_client.station.acceptance import Conditions
from ats_client.station.device_report import DeviceReport
from ats_client.station.link import Link
from ats_client.station.money_in import MoneyIn, Told
from ats_client.station.money_out import MoneyOut
from ats_client.station.picture import MoneyDevices
from ats_client.station.scribe import Scribe
from ats_client.station.ticket_face import TicketFace
from game_protocol.station import CashOutView, DeviceState
from game_rules.money import Money
from screen_kit.background import Background
from screen_kit.clock import Clock

AcceptorMaker = Callable[[acceptor.Handler, acceptor.OpenEntry | None], NoteAcceptor]
PrinterMaker = Callable[[printer.Handler], TicketPrinter]

NO_FACE = TicketFace(establishment="–", place="–", machine="–")


@dataclass(frozen=True, slots=True)
class Fittings:
    """What a station is fitted with. The makers are called at the start, with what the journal still knows."""

    acceptor: AcceptorMaker | None = None
    printer: PrinterMaker | None = None
    dealer_pays: bool = True
    """Whether a player may be paid at the table (RR 6.6.1(a)): then money is taken even while no ticket can come."""
    currency: str = "AUD"
    enabled_values: frozenset[Money] | None = None
    face: TicketFace = NO_FACE


class Cabinet:
    """Owns acceptor and printer. `open` makes them, the station runs them, `allow` says what they may do."""

    def __init__(
        self,
        fittings: Fittings,
        link: Link,
        scribe: Scribe,
        clock: Clock,
        chance: Random,
        background: Background,
        told: Told,
        show: Callable[[CashOutView | None], None],
    ) -> None:
        self._fittings = fittings
        self._told = told
        self._report = DeviceReport(link, clock, chance, background)
        self.money_in = MoneyIn(
            link, scribe, clock, chance, background, told, fittings.currency, fittings.enabled_values
        )
        self.money_out = MoneyOut(link, scribe, clock, chance, background, told, fittings.face, show)
        self._acceptor: NoteAcceptor | None = None
        self._printer: TicketPrinter | None = None

    def open(self) -> list[NoteAcceptor | TicketPrinter]:
        """Replays the journal, then makes the devices; gives those that are to be run."""
        self.money_in.resume()
        devices: list[NoteAcceptor | TicketPrinter] = []
        if self._fittings.acceptor is not None:
            self._acceptor = self._fittings.acceptor(self.money_in.handle, self.money_in.open_entry())
            self.money_in.attach(self._acceptor)
            devices.append(self._acceptor)
        if self._fittings.printer is not None:
            self._printer = self._fittings.printer(self._printer_says)
            self.money_out.attach(self._printer)
            devices.append(self._printer)
        self.money_out.resume()
        return devices

    async def _printer_says(self, event: printer.PrinterEvent) -> None:
        await self.money_out.handle(event)
        self._told.changed()

    @property
    def can_pay_out(self) -> bool:
        return self._fittings.dealer_pays or self.money_out.can_print

    def allow(self, conditions: Conditions) -> MoneyDevices:
        """Opens or shuts the slot, and says what the screen may offer."""
        self.money_in.allow(replace(conditions, can_pay_out=self.can_pay_out))
        return MoneyDevices(
            notes=self.money_in.notes_taken,
            tickets_in=self.money_in.tickets_taken,
            why_not_in=self.money_in.conditions.why_not,
            tickets_out=self.money_out.can_print,
            dealer_pays=self._fittings.dealer_pays,
        )

    def report(self, fault: str) -> None:
        self._report.tell((*self._states(), device_report.of_station(fault)))

    def report_again(self) -> None:
        self._report.again()

    def _states(self) -> tuple[DeviceState, ...]:
        states = []
        if self._acceptor is not None:
            states.append(device_report.of_acceptor(self._acceptor.state, self.money_in.faults))
        if self._printer is not None:
            states.append(device_report.of_printer(self._printer.status))
        return tuple(states)
