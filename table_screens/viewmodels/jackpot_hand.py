"""What a finger on the jackpots' pages makes the console do: each touch becomes the question before an order."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtQml import QmlAnonymous

from game_protocol.jackpots import Prize
from table_screens.console import jackpot_orders as orders
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
            self._propose(orders.ConfirmWin(prize))

    @Slot(str)
    def decline(self, key: str) -> None:
        if (prize := self._desk.prize(key)) is not None:
            self._propose(orders.DeclineWin(prize))

    @Slot(str)
    def handOver(self, key: str) -> None:
        prize: Prize | None = self._desk.goods(key)
        if prize is not None:
            self._propose(orders.HandOverGoods(prize))

    @Slot()
    def showOnDisplay(self) -> None:
        if self._desk.draft is not None:
            self._propose(orders.ShowOnDisplay(self._desk.draft))

    # --- the office

    @Slot()
    def writeDown(self) -> None:
        """Opens the new jackpot, or changes the one that was chosen, as the form says."""
        if (order := self._office.order()) is not None:
            self._propose(order)

    @Slot()
    def operate(self) -> None:
        """Out of operation, or back."""
        if (row := self._office.row) is None:
            return
        jackpot, name = row.meter.jackpot, row.meter.name
        back = bool(row.meter.fault)
        self._propose(orders.ReturnToOperation(jackpot, name) if back else orders.TakeOutOfOperation(jackpot, name))

    # --- groups and signs

    @Slot()
    def putGroupTogether(self) -> None:
        if (group := self._groups.draft) is not None:
            self._propose(orders.PutGroupTogether(group))

    @Slot()
    def announce(self) -> None:
        if (asked := self._groups.change) is not None:
            self._propose(orders.AnnounceJackpotChange(asked, self._groups.change_words(asked)))
            self._groups.forgetChange()

    @Slot(int)
    def carryOut(self, change: int) -> None:
        if (announced := self._groups.announced(change)) is not None:
            self._propose(orders.CarryOutJackpotChange(change, self._groups.change_words(announced.asked)))

    @Slot(int)
    def withdraw(self, change: int) -> None:
        if (announced := self._groups.announced(change)) is not None:
            self._propose(orders.WithdrawJackpotChange(change, self._groups.change_words(announced.asked)))

    def _propose(self, order: orders.JackpotOrder) -> None:
        self._console.asking.propose(order)
