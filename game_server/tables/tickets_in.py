"""A ticket comes in (RR 6.2.3): validated and reserved in escrow, redeemed once it is stacked, else released."""

from __future__ import annotations

from game_protocol.events import TicketChanged
from game_protocol.problems import Problem
from game_protocol.station import Credited, ReleaseTicket, ReserveTicket, TicketById, TicketReserved
from game_server.ledger.accounts import TICKETS
from game_server.ledger.books import Why
from game_server.refusals import Refusal
from game_server.tables import accounts
from game_server.tables.state import TableState
from game_server.tables.stations import station_of
from game_server.tables.ticket import Ticket, TicketState, masked
from game_server.tables.work import Work


def reserve(table: TableState, work: Work, number: int, asked: ReserveTicket) -> TicketReserved:
    """Nobody else may take it now. Refused tickets are given back to the player, with the reason."""
    station = station_of(table, number)
    ticket = work.found.ticket(asked.number)
    if ticket is None:
        raise Refusal(Problem.TICKET_UNKNOWN, "No such ticket was issued here.")
    if ticket.state is TicketState.RESERVED and _is_ours(table, ticket, number, asked.id):
        return TicketReserved(id=asked.id, amount=ticket.amount.cents)
    accounts.takes_money(table, station)
    _payable(ticket, work.now_ms)
    limit = table.settings.limits.note_credit
    if table.balance_of(station) + ticket.amount > limit:
        raise Refusal(Problem.CREDIT_LIMIT, f"No ticket that brings the balance above {limit}.", limit=limit.cents)
    ticket.go(TicketState.RESERVED)
    ticket.reserved_table, ticket.reserved_station, ticket.reserved_as = table.id, number, asked.id
    work.keep(ticket)
    _tell(work, number, ticket, {"id": asked.id})
    return TicketReserved(id=asked.id, amount=ticket.amount.cents)


def redeem(table: TableState, work: Work, number: int, asked: TicketById) -> Credited:
    """The paper is in the cash box, so it counts whatever has happened to the table since."""
    station = station_of(table, number)

    def do() -> Credited:
        ticket = _reserved(table, work, number, asked.id)
        ticket.go(TicketState.REDEEMED)
        ticket.redeemed_ms = work.now_ms
        work.keep(ticket)
        accounts.credit(table, work, station, TICKETS, ticket.amount, Why.TICKET_IN)
        return Credited(balance=table.balance_of(station).cents, already=False)

    answer, already = work.once("redeem-ticket", asked.id, number, asked, Credited, do)
    return answer.model_copy(update={"already": already})


def release(table: TableState, work: Work, number: int, asked: ReleaseTicket) -> None:
    """The ticket was returned or jammed before it was stacked: it is the player's again."""
    ticket = work.found.ticket_reserved_as(asked.id)
    if ticket is None or not _is_ours(table, ticket, number, asked.id):
        return  # released before, or never reserved: either way this station holds no ticket under that id
    if ticket.state is not TicketState.RESERVED:
        raise Refusal(Problem.TICKET_PAID, "That ticket was credited.", paid_at_ms=ticket.redeemed_ms)
    ticket.go(TicketState.ISSUED)
    ticket.reserved_table = ticket.reserved_station = ticket.reserved_as = None
    work.keep(ticket)
    _tell(work, number, ticket, {"reason": asked.reason})


def _payable(ticket: Ticket, now_ms: int) -> None:
    match ticket.state:
        case TicketState.ISSUED if now_ms >= ticket.expires_ms:
            raise Refusal(Problem.TICKET_EXPIRED, "This ticket has expired.", expires_ms=ticket.expires_ms)
        case TicketState.ISSUED:
            return
        case TicketState.REDEEMED:
            raise Refusal(
                Problem.TICKET_PAID, "This ticket has been paid.", paid_at_ms=ticket.redeemed_ms,
                station=ticket.reserved_station,
            )  # fmt: skip
        case TicketState.RESERVED:
            raise Refusal(
                Problem.TICKET_RESERVED, "This ticket is in another station.", station=ticket.reserved_station
            )
        case TicketState.DEAD:
            raise Refusal(Problem.TICKET_DEAD, "This ticket's number was given up: it was paid by hand.")
        case TicketState.PRINTING | TicketState.UNCERTAIN:
            raise Refusal(Problem.TICKET_NOT_ISSUED, "Nobody has confirmed that this ticket was issued.")


def _is_ours(table: TableState, ticket: Ticket, number: int, request_id: str) -> bool:
    return (ticket.reserved_table, ticket.reserved_station, ticket.reserved_as) == (table.id, number, request_id)


def _reserved(table: TableState, work: Work, number: int, request_id: str) -> Ticket:
    ticket = work.found.ticket_reserved_as(request_id)
    if ticket is None or not _is_ours(table, ticket, number, request_id) or ticket.state is not TicketState.RESERVED:
        raise Refusal(Problem.TICKET_UNKNOWN, "This station has reserved no such ticket.", id=request_id)
    return ticket


def _tell(work: Work, number: int, ticket: Ticket, record: dict[str, object]) -> None:
    changed = TicketChanged(
        station=number, ticket=masked(ticket.number), state=ticket.state, amount=ticket.amount.cents
    )
    work.tell(changed, staff_only=True, record=record)
