"""What the demonstration's frame offers at each station: notes to put in, and a hand that takes the ticket."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from ats.demo.dealer import Dealer
from ats.demo.house import FittedStation
from ats_client.viewmodels.shown import part
from ats_client.viewmodels.station_screen import StationScreen
from game_rules.money import Money

QML_IMPORT_NAME = "ats.demo"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class Seat(QObject):
    """One station with its simulated slot and printer."""

    changed = Signal()

    def __init__(self, fitted: FittedStation, screen: StationScreen, dealer: Dealer) -> None:
        super().__init__()
        self.fitted = fitted
        self._screen = screen
        screen.setParent(self)
        self._dealer = dealer
        self._errands: set[asyncio.Task[None]] = set()
        screen.pictureShown.connect(self.changed)

    @Slot(int)
    def insertNote(self, dollars: int) -> None:
        if self.fitted.acceptor is not None:
            self.fitted.acceptor.insert_note(Money(dollars * 100))

    @Slot()
    def insertTicket(self) -> None:
        """Puts the last printed ticket back in."""
        if self.fitted.acceptor is not None and self.fitted.tray.tickets:
            self.fitted.acceptor.insert_ticket(self.fitted.tray.tickets[-1].validation_number)

    @Slot()
    def takeTicket(self) -> None:
        if self.fitted.printer is not None:
            self._start(self.fitted.printer.take())

    @Slot(int)
    def buyIn(self, dollars: int) -> None:
        self._start(self._dealer.buy_in(self.fitted.number, Money(dollars * 100)))

    def _start(self, errand: Coroutine[object, object, None]) -> None:
        task = asyncio.get_event_loop().create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    def _has_ticket(self) -> bool:
        return self.fitted.tray.in_chute

    def _printed(self) -> bool:
        return bool(self.fitted.tray.tickets)

    screen = part(StationScreen, "_screen")
    ticketInChute = Property(bool, _has_ticket, notify=changed)
    hasTicket = Property(bool, _printed, notify=changed)
