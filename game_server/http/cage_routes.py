"""The cage: tickets over the counter, and what corrections left owed."""

from __future__ import annotations

from game_protocol import routes
from game_protocol.basics import Nothing
from game_protocol.cage import Debts, LookUpTicket, PayOwed, PayTicket, SettleShortfall, TicketFound
from game_protocol.staff import Paid
from game_rules.game import Role
from game_server.http.doors import Staff, TableWriter
from game_server.http.message_router import MessageRouter
from game_server.tables import cage
from game_server.tables import debts as owed
from game_server.tables.work import Needs, request_key

router = MessageRouter(tags=["cage"])


@router.post(routes.LOOK_UP_TICKET)
async def look_up_ticket(asked: LookUpTicket, staff: Staff, writer: TableWriter) -> TicketFound:
    staff.needs_role(Role.SUPERVISOR)
    return await writer.ask(lambda _table, work: cage.look_up(work, asked), str(staff), Needs(ticket=asked.number))


@router.post(routes.PAY_TICKET)
async def pay_ticket(asked: PayTicket, staff: Staff, writer: TableWriter) -> Paid:
    """RR 6.6.1(b): a ticket is exchanged for cash."""
    staff.needs_role(Role.SUPERVISOR)
    needs = Needs(requests=(request_key("pay-ticket", asked.id),), ticket=asked.number)
    return await writer.ask(lambda table, work: cage.pay_ticket(table, work, asked), str(staff), needs)


@router.get(routes.DEBTS)
async def debts(staff: Staff, writer: TableWriter) -> Debts:
    """What is open; what was settled is in the report `debts`."""
    staff.needs_role(Role.SUPERVISOR)
    return await writer.read(lambda table, _number: owed.open_debts(table))


@router.post(routes.PAY_OWED)
async def pay_owed(asked: PayOwed, staff: Staff, writer: TableWriter) -> Paid:
    staff.needs_role(Role.SUPERVISOR)
    needs = Needs(requests=(request_key("pay-owed", asked.id),))
    return await writer.ask(lambda table, work: owed.pay(table, work, asked), str(staff), needs)


@router.post(routes.SETTLE_SHORTFALL)
async def settle_shortfall(asked: SettleShortfall, staff: Staff, writer: TableWriter) -> Nothing:
    """To take the money back needs a supervisor; to give it up, the pit boss."""
    staff.needs_role(Role.SUPERVISOR if asked.how == "paid" else Role.PIT_BOSS)
    needs = Needs(requests=(request_key("settle-shortfall", asked.id),))
    await writer.ask(lambda table, work: owed.settle_shortfall(table, work, asked), str(staff), needs)
    return Nothing()
