"""A station of the demonstration as its frame shows it: the screen, and what a hand can do at its slot and printer."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from ats.demo.cabinet import Cabinet
from ats_client.station.picture import StationState
from ats_client.viewmodels.station_screen import StationScreen
from game_protocol.problems import Problem
from game_rules.money import Money
from screen_kit.viewmodels.shown import part, show, shown_field
from screen_kit.viewmodels.words import Words, translate

QML_IMPORT_NAME = "ats.demo"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class _Shown:
    name: str = ""
    glance: str = ""
    """What is on this station at the moment, in a few words."""
    ticket: str = ""
    """The amount of the last ticket that is still paper; empty when there is none."""
    inChute: bool = False
    hasPaper: bool = True
    whyNoNote: str = ""
    whyNoTicket: str = ""
    whyNoCashOut: str = ""
    refused: str = ""


@QmlElement
class Seat(QObject):
    """One station with its emulated slot and printer."""

    changed = Signal()
    slotRefused = Signal()

    def __init__(self, cabinet: Cabinet, screen: StationScreen) -> None:
        super().__init__()
        self.cabinet = cabinet
        self._screen = screen
        screen.setParent(self)
        self._shown = _Shown()
        cabinet.changed = self._cabinet_changed
        screen.pictureShown.connect(self.draw)
        self.draw()

    @property
    def number(self) -> int:
        return self.cabinet.number

    def close(self) -> None:
        self.cabinet.changed = lambda: None
        self._screen.close()

    # --- what is seen

    def _cabinet_changed(self) -> None:
        self.draw()
        if self.cabinet.refused:
            self.slotRefused.emit()
            self.cabinet.refused = ""

    @Slot()
    def draw(self) -> None:
        cabinet, picture = self.cabinet, self.cabinet.station.picture
        words = Words(str(self._screen.property("language")))
        paper = cabinet.tickets[-1] if cabinet.tickets else None
        show(
            self,
            _Shown(
                name=translate("Tour", "Station {number}").format(number=self.number),
                glance=self._glance(words),
                ticket="" if paper is None else words.money(paper.amount),
                inChute=cabinet.in_chute,
                hasPaper=cabinet.has_paper,
                whyNoNote="" if picture.money.notes or self._is_tested() else _shut(picture.money.why_not_in),
                whyNoTicket="" if picture.money.tickets_in else _shut(picture.money.why_not_in),
                whyNoCashOut=self._why_no_cash_out(),
                refused=_refused(cabinet.refused),
            ),
            self.changed,
        )

    def _glance(self, words: Words) -> str:
        picture = self.cabinet.station.picture
        match picture.state:
            case StationState.OFFLINE:
                return translate("Tour", "{station}, no link").format(station=self._name())
            case StationState.DIAGNOSTICS | StationState.OUT_OF_SERVICE:
                return translate("Tour", "{station}, out of service").format(station=self._name())
        if picture.account is None:
            return translate("Tour", "{station} waits for a player").format(station=self._name())
        staked = Money.zero() if picture.sheet is None else picture.sheet.total
        if staked:
            return translate("Tour", "{station}, {amount} on the felt").format(
                station=self._name(), amount=words.money(staked)
            )
        return translate("Tour", "{station}, balance {amount}").format(
            station=self._name(), amount=words.money(picture.balance)
        )

    def _name(self) -> str:
        return translate("Tour", "Station {number}").format(number=self.number)

    def _is_tested(self) -> bool:
        """A technician has the slot open for a note that comes back."""
        return self.cabinet.station.picture.state is StationState.DIAGNOSTICS

    def _why_no_cash_out(self) -> str:
        if self.cabinet.station.picture.account is None:
            return translate("Tour", "There is no money on this station.")
        return str(self._screen.whyNotCashOut)

    # --- what a hand does

    @Slot(int)
    def insertNote(self, dollars: int) -> None:
        self.cabinet.insert_note(dollars)

    @Slot()
    def insertTicket(self) -> None:
        """Puts the last printed ticket back in."""
        self.cabinet.insert_ticket()

    @Slot()
    def takeTicket(self) -> None:
        self.cabinet.take_ticket()

    @Slot()
    def cashOut(self) -> None:
        self.cabinet.station.cash_out("ticket")

    @Slot(bool)
    def loadPaper(self, some: bool) -> None:
        self.cabinet.load_paper(some)

    screen = part(StationScreen, "_screen")
    station = Property(int, lambda self: self.number, constant=True)
    name = shown_field(str, "name", changed)
    glance = shown_field(str, "glance", changed)
    ticket = shown_field(str, "ticket", changed)
    inChute = shown_field(bool, "inChute", changed)
    hasPaper = shown_field(bool, "hasPaper", changed)
    whyNoNote = shown_field(str, "whyNoNote", changed)
    whyNoTicket = shown_field(str, "whyNoTicket", changed)
    whyNoCashOut = shown_field(str, "whyNoCashOut", changed)
    refused = shown_field(str, "refused", changed)


def _shut(why_not: Problem | None) -> str:
    match why_not:
        case Problem.UNAVAILABLE:
            return translate("Tour", "The slot is shut: the station has no link.")
        case Problem.HAND_PAY_PENDING:
            return translate("Tour", "The slot is shut while money goes out.")
        case Problem.OUT_OF_SERVICE:
            return translate("Tour", "The slot is shut: the station is out of service.")
        case Problem.FROZEN:
            return translate("Tour", "The slot is shut: the account is frozen.")
    return translate("Tour", "The slot is shut at the moment.")


def _refused(why: str) -> str:
    if why == "busy":
        return translate("Tour", "The slot is still busy with the last one.")
    return translate("Tour", "The slot does not take it now.") if why else ""
