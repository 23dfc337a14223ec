"""The map of the room: a tile for each station, in one state at a time, and how many there are of each."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement

from game_protocol.staff import StationRow
from game_rules.money import Money
from screen_kit.viewmodels.rows import Rows
from screen_kit.viewmodels.shown import show, shown_field
from screen_kit.viewmodels.words import Words, translate
from table_screens.console.picture import ConsolePicture
from table_screens.console.room import Seat, seat_of

QML_IMPORT_NAME = "table_screens.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class SeatRow:
    key: str
    number: int
    seat: str
    word: str
    money: str
    """What waits to be paid, what lies on the felt, or the balance: whichever the state is about."""
    chosen: bool


@dataclass(frozen=True, slots=True)
class LegendRow:
    key: str
    word: str
    count: int


@dataclass(frozen=True)
class _Shown:
    stations: int = 0
    summary: str = ""
    calling: int = 0
    """Stations that wait for a person."""


PRESSING = (Seat.HAND_PAY, Seat.UNCERTAIN, Seat.ATTENDANT, Seat.FAULT, Seat.LOST)


@QmlElement
class RoomMap(QObject):
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = _Shown()
        self._seats: Rows[SeatRow] = Rows(SeatRow, self)
        self._legend: Rows[LegendRow] = Rows(LegendRow, self)

    def show(self, picture: ConsolePicture, words: Words) -> None:
        chosen = None if picture.chosen is None else picture.chosen.station
        rows = picture.room.rows
        seats = {number: seat_of(row) for number, row in rows.items()}
        self._seats.show(
            [_row(rows[number], seats[number], number == chosen, words) for number in sorted(rows)],
        )
        counts = Counter(seats.values())
        self._legend.show([LegendRow(seat, seat_word(seat), counts[seat]) for seat in Seat])
        summary = translate("Room", "{players} playing, {free} free").format(
            players=picture.room.players, free=counts[Seat.FREE]
        )
        calling = sum(counts[seat] for seat in PRESSING)
        show(self, _Shown(len(rows), summary, calling), self.changed)

    def _seat_rows(self) -> QObject:
        return self._seats

    def _legend_rows(self) -> QObject:
        return self._legend

    seats = Property(QObject, _seat_rows, constant=True)
    legend = Property(QObject, _legend_rows, constant=True)
    stations = shown_field(int, "stations", changed)
    summary = shown_field(str, "summary", changed)
    calling = shown_field(int, "calling", changed)


def seat_word(seat: Seat) -> str:
    words = {
        Seat.HAND_PAY: translate("Seat", "Pay by hand"),
        Seat.UNCERTAIN: translate("Seat", "Ticket?"),
        Seat.ATTENDANT: translate("Seat", "Calls you"),
        Seat.FAULT: translate("Seat", "Fault"),
        Seat.LOST: translate("Seat", "No link"),
        Seat.FROZEN: translate("Seat", "Frozen"),
        Seat.LEAVING: translate("Seat", "Leaving"),
        Seat.OUT_OF_SERVICE: translate("Seat", "Out of service"),
        Seat.IDLE: translate("Seat", "Idle 3 rounds"),
        Seat.CASHING_OUT: translate("Seat", "Cashing out"),
        Seat.WAGERING: translate("Seat", "Betting"),
        Seat.OPEN: translate("Seat", "Open"),
        Seat.FREE: translate("Seat", "Free"),
    }
    return words[seat]


def _row(row: StationRow, seat: Seat, chosen: bool, words: Words) -> SeatRow:
    if row.cash_out is not None:
        cents: int | None = row.cash_out.amount
    elif row.wagered:
        cents = row.wagered
    else:
        cents = None if row.account is None else row.account.balance
    money = "" if cents is None else words.short(Money(cents))
    return SeatRow(str(row.station), row.station, seat, seat_word(seat), money, chosen)
