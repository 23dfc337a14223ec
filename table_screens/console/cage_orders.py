"""What staff may do at the cage, each as a value like the other orders: tickets over the counter, and debts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game_protocol.basics import Message
from game_protocol.cage import DebtView, PayOwed, PayTicket, SettleShortfall, TicketFound
from game_protocol.cage_client import CageDesk
from game_protocol.staff_client import StaffClient


@dataclass(frozen=True)
class PayTicketOut:
    """RR 6.6.1(b): cash for a ticket that was looked up."""

    wants_reason: ClassVar[bool] = False
    id: str
    number: str
    ticket: TicketFound

    async def carry_out(self, staff: StaffClient, reason: str) -> Message:
        pay = PayTicket(id=self.id, number=self.number, amount=self.ticket.amount)
        return await CageDesk(staff).pay_ticket(pay)


@dataclass(frozen=True)
class PayDebt:
    """What the house owes a player who had left; the reason says how they proved to be the one."""

    wants_reason: ClassVar[bool] = True
    id: str
    debt: DebtView

    async def carry_out(self, staff: StaffClient, reason: str) -> Message:
        return await CageDesk(staff).pay_owed(PayOwed(id=self.id, debt=self.debt.id, reason=reason))


@dataclass(frozen=True)
class TakeBack:
    """A player pays back what a correction found to be the house's."""

    wants_reason: ClassVar[bool] = True
    id: str
    debt: DebtView

    async def carry_out(self, staff: StaffClient, reason: str) -> None:
        settle = SettleShortfall(id=self.id, debt=self.debt.id, how="paid", reason=reason)
        await CageDesk(staff).settle_shortfall(settle)


@dataclass(frozen=True)
class WriteOff:
    """The house gives it up: the pit boss's."""

    wants_reason: ClassVar[bool] = True
    id: str
    debt: DebtView

    async def carry_out(self, staff: StaffClient, reason: str) -> None:
        settle = SettleShortfall(id=self.id, debt=self.debt.id, how="written-off", reason=reason)
        await CageDesk(staff).settle_shortfall(settle)
