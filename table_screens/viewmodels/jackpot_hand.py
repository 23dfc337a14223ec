"""What a finger on the jackpots' pages makes the console do: each touch becomes the question before an order."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtQml import QmlAnonymous

from game_protocol.jackpot_office import (
    AnnounceJackpotChange,
    CarryOutJackpotChange,
    ConfirmPrize,
    DeclinePrize,
    HandOverPrize,
    OfferJackpot,
    SetJackpotDisplay,
    SetJackpotGroup,
    WithdrawJackpotChange,
)
from game_protocol.jackpots import Prize
from table_screens.console.console import Console
from table_screens.viewmodels.jackpot_desk import JackpotDesk
from table_screens.viewmodels.jackpot_groups import JackpotGroups
from table_screens.viewmodels.jackpot_office import JackpotOffice

QML_IMPORT_NAME = "table_screens.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1


@QmlAnonymous
class JackpotHand(QObject):
    """Prizes, the display, the office, groups and their signs."""

    def __init__(
        self, console: Console, desk: JackpotDesk, office: JackpotOffice, groups: JackpotGroups, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._console = console
        self._desk = desk
        self._office = office
        self._groups = groups

    @Slot()
    def look(self) -> None:
        self._console.inquiries.look_at_jackpots()

    # --- prizes and the display

    @Slot(str)
    def confirm(self, key: str) -> None:
        if (prize := self._desk.prize(key)) is not None:
            confirm = ConfirmPrize(table=self._console.table, prize=prize.prize, amount=prize.amount)
            self._console.asking.propose(confirm, prize)

    @Slot(str)
    def decline(self, key: str) -> None:
        if (prize := self._desk.prize(key)) is not None:
            decline = DeclinePrize(table=self._console.table, prize=prize.prize, reason="")
            self._console.asking.propose(decline, prize)

    @Slot(str)
    def handOver(self, key: str) -> None:
        prize: Prize | None = self._desk.goods(key)
        if prize is not None:
            self._console.asking.propose(HandOverPrize(table=self._console.table, prize=prize.prize), prize)

    @Slot()
    def showOnDisplay(self) -> None:
        if self._desk.draft is not None:
            self._console.asking.propose(SetJackpotDisplay(table=self._console.table, settings=self._desk.draft))

    # --- the office

    @Slot()
    def writeDown(self) -> None:
        """Opens the new jackpot, or changes the one that was chosen, as the form says."""
        if (act := self._office.act()) is not None:
            row = self._office.row
            self._console.asking.propose(act, None if row is None else row.parameters.name)

    @Slot()
    def operate(self) -> None:
        """Out of operation, or back."""
        if (row := self._office.row) is None:
            return
        back = bool(row.meter.fault)
        self._console.asking.propose(OfferJackpot(jackpot=row.meter.jackpot, on=back, reason=""), row.meter.name)

    # --- groups and signs

    @Slot()
    def putGroupTogether(self) -> None:
        if (group := self._groups.draft) is not None:
            self._console.asking.propose(SetJackpotGroup(group=group))

    @Slot()
    def announce(self) -> None:
        if (asked := self._groups.change) is not None:
            self._console.asking.propose(AnnounceJackpotChange(what=asked), self._groups.change_words(asked))
            self._groups.forgetChange()

    @Slot(int)
    def carryOut(self, change: int) -> None:
        if (announced := self._groups.announced(change)) is not None:
            what = self._groups.change_words(announced.asked)
            self._console.asking.propose(CarryOutJackpotChange(change=change), what)

    @Slot(int)
    def withdraw(self, change: int) -> None:
        if (announced := self._groups.announced(change)) is not None:
            what = self._groups.change_words(announced.asked)
            self._console.asking.propose(WithdrawJackpotChange(change=change, reason=""), what)
