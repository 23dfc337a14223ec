"""Tickets and cash-outs against the ledger: what is out there is what the house owes for it."""

from __future__ import annotations

from sqlalchemy import ColumnElement, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from game_protocol.station import CashOutState
from game_rules.money import Money
from game_server.audit.findings import Findings
from game_server.ledger.accounts import TICKETS, Kind
from game_server.storage import schema
from game_server.tables.ticket import TicketState

_tickets, _cash_outs, _accounts = schema.tickets.c, schema.cash_outs.c, schema.accounts.c


async def check_tickets(connection: AsyncConnection, found: Findings) -> None:
    issued = await _sum(connection, _tickets.cents, _tickets.state.in_([TicketState.ISSUED, TicketState.RESERVED]))
    liability = await _balance(connection, TICKETS.name)
    if issued != liability:
        found.other_problems.append(
            f"tickets issued and not redeemed make {Money(issued)}, their account has {Money(liability)}"
        )
    for (table,) in await connection.execute(select(schema.tables.c.id)):
        await _waiting_money(connection, table, found)
    await _each_cash_out(connection, found)


async def _waiting_money(connection: AsyncConnection, table: str, found: Findings) -> None:
    """Money between an account and a player's hand: being printed, or waiting for a person."""
    waits = {
        Kind.PRINTING: [CashOutState.PRINTING, CashOutState.UNCERTAIN],
        Kind.HAND_PAY: [CashOutState.HAND_PAY, CashOutState.DEALER],
    }
    for kind, states in waits.items():
        here = (_cash_outs.table_id == table) & _cash_outs.state.in_(states)
        waiting, kept = await _sum(connection, _cash_outs.cents, here), await _balance(connection, f"{kind}:{table}")
        if waiting != kept:
            found.other_problems.append(
                f"table {table}: cash-outs that are {' or '.join(states)} make {Money(waiting)}, "
                f"the {kind} account has {Money(kept)}"
            )


async def _each_cash_out(connection: AsyncConnection, found: Findings) -> None:
    """A ticket is worth what was cashed out for it, and is as far as its cash-out."""
    both = select(schema.cash_outs, _tickets.state.label("ticket_state"), _tickets.cents.label("ticket_cents")).join(
        schema.tickets, _tickets.number == _cash_outs.ticket
    )
    together = {
        CashOutState.PRINTING: {TicketState.PRINTING},
        CashOutState.UNCERTAIN: {TicketState.UNCERTAIN},
        CashOutState.HAND_PAY: {TicketState.DEAD},
    }
    for row in await connection.execute(both):
        name = f"cash-out {row.id} of table {row.table_id}"
        if row.ticket_cents != row.cents:
            found.other_problems.append(f"{name} is {Money(row.cents)}, its ticket {Money(row.ticket_cents)}")
        agreeing = together.get(row.state)
        if agreeing is not None and row.ticket_state not in agreeing:
            found.other_problems.append(f"{name} is {row.state}, its ticket {row.ticket_state}")


async def _sum(connection: AsyncConnection, cents: ColumnElement[int], where: ColumnElement[bool]) -> int:
    return int((await connection.execute(select(func.sum(cents)).where(where))).scalar() or 0)


async def _balance(connection: AsyncConnection, account: str) -> int:
    return (await connection.execute(select(_accounts.cents).where(_accounts.name == account))).scalar() or 0
