"""The tour as its window shows it: which view is large, what the bar says, and a line for each of the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from ats.demo import guide
from ats.demo.dealer import Dealer
from ats.demo.guide import Hint, View
from ats.demo.house import House
from ats.demo.seat import Seat
from kiosk.technician import Stage
from kiosk.viewmodels.diagnostics import Diagnostics
from screen_kit.viewmodels.shown import part, show, shown_field
from screen_kit.viewmodels.words import translate
from table_screens.console.console import Console
from table_screens.console.picture import Lock
from table_screens.viewmodels.console_screen import ConsoleScreen
from table_screens.viewmodels.jackpot_display import JackpotDisplay
from table_screens.viewmodels.winning_number import WinningNumber

QML_IMPORT_NAME = "ats.demo"
QML_IMPORT_MAJOR_VERSION = 1

LOOK_EVERY_MS = 200
"""Nothing the bar says is older than this."""


@dataclass(frozen=True)
class Screens:
    """The real screens of the table, all in one window."""

    seats: Sequence[Seat]
    console: Console
    desk: ConsoleScreen
    board: WinningNumber
    meters: JackpotDisplay
    diagnostics: Diagnostics

    def close(self) -> None:
        """Ends the watching; the window is going, or a fresh table comes."""
        for seat in self.seats:
            seat.close()
        for screen in (self.desk, self.board, self.meters, self.diagnostics):
            screen.close()


@dataclass(frozen=True, slots=True)
class _Shown:
    view: str = View.PLAYER.value
    hint: str = ""
    ringed: str = ""
    whoDeals: str = ""
    stepsBack: bool = False
    cableOut: bool = False
    seatAt: int = 0
    dealerLine: str = ""
    displaysLine: str = ""
    technicianLine: str = ""


@QmlElement
class Tour(QObject):
    """Four views of one table."""

    changed = Signal()

    def __init__(
        self,
        house: House,
        dealer: Dealer,
        screens: Screens,
        view: View,
        *,
        start_again: Callable[[], None],
        leave: Callable[[], None],
    ) -> None:
        super().__init__()
        self._house = house
        self._dealer = dealer
        self._screens = screens
        self._start_again = start_again
        self._leave = leave
        self._view = view
        self._seat_at = 0
        self._shown = _Shown()
        self._seats, self._desk, self._board = list(screens.seats), screens.desk, screens.board
        self._meters, self._diagnostics = screens.meters, screens.diagnostics
        for owned in (*self._seats, self._desk, self._board, self._meters, self._diagnostics):
            owned.setParent(self)
        self._diagnostics.left.connect(self._technician_left)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.draw)
        self._timer.start(LOOK_EVERY_MS)
        self.draw()

    def close(self) -> None:
        self._timer.stop()
        self._screens.close()

    @property
    def seats_(self) -> list[Seat]:
        return self._seats

    # --- what is seen

    @Slot()
    def draw(self) -> None:
        hint = guide.cable_is_out() if self._house.is_held else self._hint()
        for seat in self._seats:
            seat.draw()
        show(
            self,
            _Shown(
                view=self._view.value,
                hint=hint.text,
                ringed=hint.ringed,
                whoDeals=guide.who_deals(self._dealer, cable_out=self._house.is_held),
                stepsBack=self._dealer.steps_back,
                cableOut=self._house.is_held,
                seatAt=self._seat_at,
                dealerLine=self._dealer_line(),
                displaysLine=self._displays_line(),
                technicianLine=self._technician_line(),
            ),
            self.changed,
        )

    def _hint(self) -> Hint:
        seat = self._seats[self._seat_at]
        match self._view:
            case View.PLAYER:
                return guide.for_player(seat.cabinet.station.picture, ticket_in_chute=seat.cabinet.in_chute)
            case View.DEALER:
                picture = self._screens.console.picture
                return guide.for_dealer(
                    picture.table,
                    picture.game,
                    locked=picture.lock is not Lock.OPEN,
                    asked=picture.question is not None,
                    steps_back=self._dealer.steps_back,
                )
            case View.DISPLAYS:
                return guide.for_displays()
            case View.TECHNICIAN:
                workshop = self._seats[0].cabinet.workshop
                page = self._diagnostics.page
                return guide.for_technician(workshop.technician.visit.stage, page, workshop.bench.trial.stage)

    def _dealer_line(self) -> str:
        panel: Any = self._desk.round  # mypy sees the property, not what it holds
        if not panel.phase:
            return translate("Tour", "Looks for its table")
        return translate("Tour", "{round}: {phase}").format(round=panel.title, phase=panel.phase)

    def _displays_line(self) -> str:
        last = self._board.name
        if not last:
            return translate("Tour", "No result yet")
        return translate("Tour", "Last result: {outcome}").format(outcome=last)

    def _technician_line(self) -> str:
        workshop = self._seats[0].cabinet.workshop
        if workshop.who():
            return translate("Tour", "A technician is at {station}").format(station=self._seats[0].name)
        verdicts = workshop.bench.verdicts().values()
        if all(verdict.passed for verdict in verdicts):
            return translate("Tour", "Both devices answer")
        return translate("Tour", "A device needs a hand")

    # --- what a hand does

    @Slot(str)
    def show(self, view: str) -> None:
        self._view = View(view)
        self.draw()

    @Slot(int)
    def sitAt(self, place: int) -> None:
        self._seat_at = place
        self.draw()

    @Slot()
    def touchConsole(self) -> None:
        """Somebody deals: the simulated dealer steps back."""
        self._dealer.step_back()
        self.draw()

    @Slot()
    def letDeal(self) -> None:
        self._dealer.take_over()
        self.draw()

    @Slot()
    def pullCable(self) -> None:
        self._house.hold()
        self.draw()

    @Slot()
    def plugCable(self) -> None:
        self._house.go_on()
        self.draw()

    @Slot()
    def startAgain(self) -> None:
        self._start_again()

    @Slot()
    def leave(self) -> None:
        self._leave()

    @Slot()
    def _technician_left(self) -> None:
        if self._seats[0].cabinet.workshop.technician.visit.stage is Stage.OUTSIDE:
            self.show(View.PLAYER.value)

    seats = Property(list, lambda self: self._seats, constant=True)
    desk = part(ConsoleScreen, "_desk")
    board = part(WinningNumber, "_board")
    meters = part(JackpotDisplay, "_meters")
    diagnostics = part(Diagnostics, "_diagnostics")
    view = shown_field(str, "view", changed)
    hint = shown_field(str, "hint", changed)
    ringed = shown_field(str, "ringed", changed)
    whoDeals = shown_field(str, "whoDeals", changed)
    stepsBack = shown_field(bool, "stepsBack", changed)
    cableOut = shown_field(bool, "cableOut", changed)
    seatAt = shown_field(int, "seatAt", changed)
    dealerLine = shown_field(str, "dealerLine", changed)
    displaysLine = shown_field(str, "displaysLine", changed)
    technicianLine = shown_field(str, "technicianLine", changed)
