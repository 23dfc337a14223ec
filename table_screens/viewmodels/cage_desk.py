"""The cage: a ticket that was looked up, and what is owed either way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlAnonymous, QmlElement

from game_protocol.cage import DebtKind, DebtView, PayOwed, PayTicket, SettleShortfall, TicketFound
from game_rules.money import Money
from screen_kit.viewmodels.rows import Rows
from screen_kit.viewmodels.shown import show, shown_field
from screen_kit.viewmodels.words import Words, translate
from table_screens.console.console import Console
from table_screens.console.orders import new_id
from table_screens.console.picture import CageAsked, ConsolePicture
from table_screens.viewmodels.sentences import role_name
from table_screens.viewmodels.sentences.wording import own_words

QML_IMPORT_NAME = "table_screens.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1

DIGITS = 18


@dataclass(frozen=True, slots=True)
class FactRow:
    key: str
    value: str


@dataclass(frozen=True, slots=True)
class DebtRow:
    key: str
    title: str
    text: str
    since: str
    isOwed: bool
    """Owed to a player; else by one."""


@dataclass(frozen=True)
class _Shown:
    isOpen: bool = False
    """Somebody who may has been let look."""
    needed: str = ""
    why: str = ""
    busy: bool = False
    found: bool = False
    payable: bool = False
    amount: str = ""
    ticketWhy: str = ""
    noDebts: bool = False


@QmlElement
class CageDesk(QObject):
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = _Shown()
        self._facts: Rows[FactRow] = Rows(FactRow, self)
        self._debts: Rows[DebtRow] = Rows(DebtRow, self)

    def show(self, picture: ConsolePicture, words: Words) -> None:
        cage = picture.cage or CageAsked()
        debts = [] if cage.debts is None else cage.debts.debts
        self._debts.show([_debt(debt, words) for debt in debts])
        ticket = cage.ticket
        self._facts.show([] if ticket is None else _facts(ticket, words))
        shown = _Shown(
            isOpen=cage.debts is not None,
            needed="" if cage.needed is None else _needed(role_name(cage.needed.role)),
            why=own_words(cage.why),
            busy=cage.busy,
            found=ticket is not None,
            payable=ticket is not None and ticket.payable,
            amount="" if ticket is None else words.money(Money(ticket.amount)),
            ticketWhy="" if ticket is None else own_words(ticket.said),
            noDebts=cage.debts is not None and not debts,
        )
        show(self, shown, self.changed)

    def _fact_rows(self) -> QObject:
        return self._facts

    def _debt_rows(self) -> QObject:
        return self._debts

    facts = Property(QObject, _fact_rows, constant=True)
    debts = Property(QObject, _debt_rows, constant=True)
    isOpen = shown_field(bool, "isOpen", changed)
    needed = shown_field(str, "needed", changed)
    why = shown_field(str, "why", changed)
    busy = shown_field(bool, "busy", changed)
    found = shown_field(bool, "found", changed)
    payable = shown_field(bool, "payable", changed)
    amount = shown_field(str, "amount", changed)
    ticketWhy = shown_field(str, "ticketWhy", changed)
    noDebts = shown_field(bool, "noDebts", changed)


@QmlAnonymous
class CageHand(QObject):
    """What a finger does at the cage."""

    def __init__(self, console: Console, parent: QObject) -> None:
        super().__init__(parent)
        self._console = console

    @Slot()
    def open(self) -> None:
        self._console.cage.open()

    @Slot(str, str)
    def allow(self, number: str, pin: str) -> None:
        self._console.cage.allow(number, pin)

    @Slot()
    def close(self) -> None:
        self._console.cage.close()

    @Slot(str)
    def lookUp(self, number: str) -> None:
        """A number that is whole; one digit short is not worth a question."""
        if len(number) == DIGITS:
            self._console.cage.look_up(number)

    @Slot()
    def forget(self) -> None:
        self._console.cage.forget_ticket()

    @Slot()
    def payTicket(self) -> None:
        cage = self._console.picture.cage
        if cage is not None and cage.ticket is not None and cage.ticket.payable:
            table, amount = self._console.table, cage.ticket.amount
            pay = PayTicket(table=table, id=new_id(), number=cage.number, amount=amount)
            self._console.asking.propose(pay, cage.ticket)

    @Slot(str)
    def pay(self, key: str) -> None:
        if (debt := self._debt(key)) is not None:
            pay = PayOwed(table=self._console.table, id=new_id(), debt=debt.id, reason="")
            self._console.asking.propose(pay, debt)

    @Slot(str)
    def takeBack(self, key: str) -> None:
        if (debt := self._debt(key)) is not None:
            self._settle(debt, "paid")

    @Slot(str)
    def writeOff(self, key: str) -> None:
        if (debt := self._debt(key)) is not None:
            self._settle(debt, "written-off")

    def _settle(self, debt: DebtView, how: Literal["paid", "written-off"]) -> None:
        settle = SettleShortfall(table=self._console.table, id=new_id(), debt=debt.id, how=how, reason="")
        self._console.asking.propose(settle, debt)

    def _debt(self, key: str) -> DebtView | None:
        cage = self._console.picture.cage
        debts = [] if cage is None or cage.debts is None else cage.debts.debts
        return next((debt for debt in debts if debt.id == key), None)


def _facts(ticket: TicketFound, words: Words) -> list[FactRow]:
    issued = translate("Cage", "table {table}, station {station}").format(table=ticket.table, station=ticket.station)
    facts = [
        FactRow(translate("Cage", "Issued by"), issued),
        FactRow(translate("Cage", "Issued"), words.moment(ticket.issued_ms)),
        FactRow(translate("Cage", "Good until"), words.moment(ticket.expires_ms)),
    ]
    if ticket.paid_ms is not None:
        facts.append(FactRow(translate("Cage", "Paid"), words.moment(ticket.paid_ms)))
        facts.append(FactRow(translate("Cage", "Paid at"), ticket.paid_at))
    return facts


def _debt(debt: DebtView, words: Words) -> DebtRow:
    amount = words.money(Money(debt.amount))
    is_owed = debt.kind is DebtKind.OWED
    title = (
        translate("Cage", "{amount} to a player") if is_owed else translate("Cage", "{amount} from a player")
    ).format(amount=amount)
    if debt.station is not None:
        title = translate("Cage", "{title} of station {station}").format(title=title, station=debt.station)
    return DebtRow(debt.id, title, own_words(debt.said), words.moment(debt.made_ms), is_owed)


def _needed(role: str) -> str:
    return translate("Cage", "The cage is for a {role} or above.").format(role=role)
