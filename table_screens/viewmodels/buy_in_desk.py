"""A buy-in by the station's number: what the dealer types while the player holds the money out (RR 6.2.1)."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from game_protocol.seat import BuyIn, Tender
from game_protocol.staff import StationRow
from game_rules.money import Money
from screen_kit.viewmodels.shown import show, shown_field
from screen_kit.viewmodels.words import Words, translate
from table_screens.console.console import Console
from table_screens.console.orders import new_id
from table_screens.console.picture import ConsolePicture
from table_screens.viewmodels.amounts import read_amount
from table_screens.viewmodels.sentences.wording import tender_name
from table_screens.viewmodels.station_card import why_not_buy_in

QML_IMPORT_NAME = "table_screens.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1

LONGEST = 4
"""Digits of a station's number."""


@dataclass(frozen=True)
class _Shown:
    station: str = ""
    about: str = ""
    """Of the station that was typed: its balance, or what is wrong with it."""
    why: str = ""
    tender: str = Tender.CASH.value
    tenders: list[list[str]] = field(default_factory=list)


@QmlElement
class BuyInDesk(QObject):
    """Cash is what is tendered unless somebody says otherwise; after each buy-in it is again."""

    changed = Signal()

    def __init__(self, console: Console, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._console = console
        self._shown = _Shown()
        self._words = Words("en")
        self._typed = ""
        self._tender = Tender.CASH
        self._done = 0
        self._asked = ""

    def show(self, picture: ConsolePicture, words: Words) -> None:
        self._words = words
        done = picture.done
        if done is not None and done.number != self._done:
            self._done = done.number
            if isinstance(done.act, BuyIn) and done.act.id == self._asked:
                self._typed, self._tender = "", Tender.CASH
        self._show(picture)

    def _show(self, picture: ConsolePicture) -> None:
        row, why = self._row(picture), self._why(picture)
        about = why
        if row is not None and not why:
            balance = Money.zero() if row.account is None else Money(row.account.balance)
            nobody = translate("BuyIn", "Nobody plays here yet.")
            has = translate("BuyIn", "Balance {amount}.").format(amount=self._words.money(balance))
            about = nobody if row.account is None else has
        tenders = [[each.value, tender_name(each)] for each in Tender]
        show(self, _Shown(self._typed, about, why, self._tender.value, tenders), self.changed)

    def _row(self, picture: ConsolePicture) -> StationRow | None:
        return picture.room.rows.get(int(self._typed)) if self._typed else None

    def _why(self, picture: ConsolePicture) -> str:
        if not self._typed:
            return translate("BuyIn", "Type the station's number.")
        row = self._row(picture)
        if row is None:
            return translate("BuyIn", "There is no station {number} at this table.").format(number=self._typed)
        return why_not_buy_in(picture, row)

    @Slot(str)
    def strike(self, digit: str) -> None:
        """A digit more, or one less where it is empty; a number has no leading nought."""
        self._typed = (self._typed + digit).lstrip("0")[:LONGEST] if digit else self._typed[:-1]
        self._show(self._console.picture)

    @Slot(str)
    def take(self, tender: str) -> None:
        self._tender = Tender(tender)
        self._show(self._console.picture)

    @Slot(str, result=str)
    def credit(self, written: str) -> str:
        """Proposes it; returns why not."""
        amount, why = read_amount(written)
        why = self._why(self._console.picture) or why
        if not why:
            self._asked = new_id()
            act = BuyIn(
                table=self._console.table,
                station=int(self._typed),
                id=self._asked,
                amount=amount.cents,
                tender=self._tender,
            )
            self._console.asking.propose(act)
        return why

    station = shown_field(str, "station", changed)
    about = shown_field(str, "about", changed)
    why = shown_field(str, "why", changed)
    tender = shown_field(str, "tender", changed)
    tenders = shown_field("QVariantList", "tenders", changed)
