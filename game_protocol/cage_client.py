"""What a supervisor asks at the cage."""

from __future__ import annotations

from typing import TypeVar

from game_protocol import routes
from game_protocol.basics import Message, Nothing
from game_protocol.cage import Debts, LookUpTicket, PayOwed, PayTicket, SettleShortfall, TicketFound
from game_protocol.staff import Paid
from game_protocol.staff_client import StaffClient

Answer = TypeVar("Answer", bound=Message)


class CageDesk:
    """One person's, through their own connection."""

    def __init__(self, staff: StaffClient) -> None:
        self._staff = staff

    async def look_up(self, number: str) -> TicketFound:
        return await self._ask("POST", routes.LOOK_UP_TICKET, LookUpTicket(number=number), TicketFound)

    async def pay_ticket(self, pay: PayTicket) -> Paid:
        return await self._ask("POST", routes.PAY_TICKET, pay, Paid)

    async def debts(self) -> Debts:
        return await self._ask("GET", routes.DEBTS, None, Debts)

    async def pay_owed(self, pay: PayOwed) -> Paid:
        return await self._ask("POST", routes.PAY_OWED, pay, Paid)

    async def settle_shortfall(self, settle: SettleShortfall) -> None:
        await self._ask("POST", routes.SETTLE_SHORTFALL, settle, Nothing)

    async def _ask(self, method: str, route: str, message: Message | None, answer: type[Answer]) -> Answer:
        return await self._staff.signed(method, route.format(table=self._staff.table), message, answer)
