"""Tickets over the counter (RR 6.6.1(b)): looked up, paid in cash, redeemed, once; the paper is in a person's hand."""

from __future__ import annotations

from dataclasses import replace

from game_protocol.cage import LookUpTicket, PayTicket, TicketFound
from game_protocol.events import CagePaid
from game_protocol.phrases import Phrase
from game_protocol.problems import Problem
from game_protocol.seat import Paid
from game_server.ledger.accounts import TICKETS
from game_server.ledger.books import Why
from game_server.refusals import Refusal
from game_server.tables.state import TableState
from game_server.tables.ticket import Ticket, TicketState, masked
from game_server.tables.tickets_in import holder_is_gone, payable
from game_server.tables.work import Work


def look_up_ticket(table: TableState, work: Work, asked: LookUpTicket) -> TicketFound:
    """Everything the cashier must know before a cent goes over the counter (11VAC15-40-270). Changes nothing."""
    ticket = _known(work, asked.number)
    why = None
    try:
        _payable_here(table, work, ticket)
    except Refusal as refusal:
        why = refusal.refused
    return TicketFound(
        ticket=masked(ticket.number),
        amount=ticket.amount.cents,
        table=ticket.table,
        station=ticket.station,
        issued_ms=ticket.made_ms,
        expires_ms=ticket.expires_ms,
        paid_ms=ticket.redeemed_ms,
        paid_at=_paid_at(ticket),
        payable=why is None,
        why="" if why is None else why.message,
        phrase="" if why is None else why.phrase,
        values={} if why is None else why.detail,
    )


def pay_ticket(table: TableState, work: Work, asked: PayTicket) -> Paid:
    """The cage pays the tickets of every table of the house; this table's count has the cash."""

    def do() -> Paid:
        ticket = _known(work, asked.number)
        _payable_here(table, work, ticket)
        if asked.amount != ticket.amount.cents:
            raise Refusal(
                Problem.NOT_PERMITTED,
                Phrase.TICKET_OF_ANOTHER_AMOUNT,
                asked=asked.amount,
                amount=ticket.amount.cents,
            )
        ticket.go(TicketState.REDEEMED)
        ticket.redeemed_ms, ticket.reserved_table, ticket.reserved_station = work.now_ms, table.id, None
        work.keep(ticket)
        work.move(TICKETS, table.cage, ticket.amount, Why.TICKET_PAID)
        number = masked(ticket.number)
        where = {"issued_by": ticket.table, "sequence": ticket.sequence}
        paid = CagePaid(what="ticket", amount=ticket.amount.cents, ticket=number, station=ticket.station)
        work.tell(paid, staff_only=True, record=where)
        return Paid(amount=ticket.amount.cents, already=False)

    # Kept without the number: what stands in the list of requests is not masked.
    kept = asked.changed(number=masked(asked.number))
    answer, already = work.once(kept, do)
    return answer.changed(already=already)


def _payable_here(table: TableState, work: Work, ticket: Ticket) -> None:
    """The paper is in a person's hand, so a machine that reserved it and was replaced has no claim any more."""
    free = replace(ticket, state=TicketState.ISSUED) if holder_is_gone(table, ticket) else ticket
    payable(table, work, free)


def _known(work: Work, number: str) -> Ticket:
    ticket = work.found.ticket(number)
    if ticket is None:
        raise Refusal(Problem.TICKET_UNKNOWN, Phrase.TICKET_UNKNOWN)
    return ticket


def _paid_at(ticket: Ticket) -> str:
    if ticket.state is not TicketState.REDEEMED:
        return ""
    table = ticket.reserved_table or ticket.table
    return (
        f"the cage of table {table}"
        if ticket.reserved_station is None
        else (f"station {ticket.reserved_station} of table {table}")
    )
