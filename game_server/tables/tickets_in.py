"""A ticket comes in (RR 6.2.3): validated and reserved in escrow, redeemed once it is stacked, else released."""

from __future__ import annotations

from game_protocol.events import TicketChanged, TicketRefused
from game_protocol.phrases import Phrase, Said
from game_protocol.problems import Problem
from game_protocol.station import Credited, RedeemTicket, ReleaseTicket, ReserveTicket, TicketReserved
from game_server.ledger.accounts import TICKETS
from game_server.ledger.books import Why
from game_server.refusals import Refusal
from game_server.settings import TicketsAt
from game_server.tables import accounts, alerts, debts
from game_server.tables.state import TableState
from game_server.tables.stations import station_of
from game_server.tables.ticket import Ticket, TicketState, masked
from game_server.tables.work import Work

MOST_BAD_TICKETS = 5
BAD_TICKETS_WITHIN_MS = 600_000
"""So many in this time are no accident (GMNS 5.3.1: an alarm for excessive rejects): somebody guesses, or copies."""
_SUSPICIOUS = frozenset({Problem.TICKET_UNKNOWN, Problem.TICKET_PAID, Problem.TICKET_DEAD, Problem.TICKET_NOT_ISSUED})
_THE_TICKETS_FAULT = _SUSPICIOUS | {
    Problem.TICKET_EXPIRED,
    Problem.TICKET_RESERVED,
    Problem.TICKET_OF_ANOTHER_TABLE,
    Problem.OWES_THE_HOUSE,
}


def reserve_ticket(table: TableState, work: Work, number: int, asked: ReserveTicket) -> TicketReserved | Refusal:
    """A ticket is in escrow: reserved, or refused with a record. The refusal is an answer here and no exception, for
    what is on record is a change (GMNS 1.19.12-19)."""
    try:
        return reserve(table, work, number, asked)
    except Refusal as refusal:
        if refusal.problem in _THE_TICKETS_FAULT:
            _refused(table, work, number, asked, refusal.problem)
        return refusal


def reserve(table: TableState, work: Work, number: int, asked: ReserveTicket) -> TicketReserved:
    """Nobody else may take it now. Refused tickets are given back to the player, with the reason."""
    station = station_of(table, number)
    ticket = work.found.ticket(asked.number)
    if ticket is not None and ticket.state is TicketState.RESERVED and _is_ours(table, ticket, number, asked.id):
        return TicketReserved(id=asked.id, amount=ticket.amount.cents)
    if any(alert.what == alerts.What.BAD_TICKETS and alert.station == number for alert in table.alerts.values()):
        raise Refusal(Problem.TICKETS_STOPPED, Phrase.TICKETS_STOPPED)
    if ticket is None:
        raise Refusal(Problem.TICKET_UNKNOWN, Phrase.TICKET_UNKNOWN)
    accounts.takes_money(table, station)
    payable(table, work, ticket)
    if ticket.table != table.id and table.settings.tickets_at is TicketsAt.TABLE:
        raise Refusal(
            Problem.TICKET_OF_ANOTHER_TABLE,
            Phrase.TICKET_OF_ANOTHER_TABLE,
            table=ticket.table,
        )
    limit = table.settings.limits.note_credit
    if table.balance_of(station) + ticket.amount > limit:
        raise Refusal(Problem.CREDIT_LIMIT, Phrase.TICKET_ABOVE_LIMIT, limit=limit.cents)
    ticket.go(TicketState.RESERVED)
    ticket.reserved_table, ticket.reserved_station, ticket.reserved_as = table.id, number, asked.id
    ticket.reserved_by = station.id
    work.keep(ticket)
    _tell(work, number, ticket, {"id": asked.id})
    return TicketReserved(id=asked.id, amount=ticket.amount.cents)


def redeem_ticket(table: TableState, work: Work, number: int, asked: RedeemTicket) -> Credited:
    """The paper is in the cash box, so it counts even if the table has closed since."""
    station = station_of(table, number)

    def do() -> Credited:
        ticket = _reserved(table, work, number, asked.id)
        ticket.go(TicketState.REDEEMED)
        ticket.redeemed_ms = work.now_ms
        work.keep(ticket)
        accounts.credit(table, work, station, TICKETS, ticket.amount, Why.TICKET_IN)
        return Credited(balance=table.balance_of(station).cents, already=False)

    answer, already = work.once(asked, do, number)
    return answer.changed(already=already)


def release_ticket(table: TableState, work: Work, number: int, asked: ReleaseTicket) -> None:
    """The ticket was returned or jammed before it was stacked: it is the player's again."""
    ticket = work.found.ticket_reserved_as(asked.id)
    if ticket is None or not _is_ours(table, ticket, number, asked.id):
        return  # released before, or never reserved: either way this station holds no ticket under that id
    if ticket.state is not TicketState.RESERVED:
        raise Refusal(Problem.TICKET_PAID, Phrase.TICKET_CREDITED, paid_at_ms=ticket.redeemed_ms)
    ticket.go(TicketState.ISSUED)
    ticket.reserved_table = ticket.reserved_station = ticket.reserved_as = ticket.reserved_by = None
    work.keep(ticket)
    _tell(work, number, ticket, {"reason": asked.reason})


def holder_is_gone(table: TableState, ticket: Ticket) -> bool:
    """Reserved by a machine that has been replaced since: it will neither redeem the ticket nor give it back."""
    if ticket.state is not TicketState.RESERVED or ticket.reserved_table != table.id:
        return False
    station = table.stations.get(ticket.reserved_station or 0)
    return station is None or station.id != ticket.reserved_by


def payable(table: TableState, work: Work, ticket: Ticket) -> None:
    """Refuses what is no money, or not now: by its state, or because the visit owes the house (RR 9.4)."""
    match ticket.state:
        case TicketState.ISSUED if work.now_ms >= ticket.expires_ms:
            raise Refusal(Problem.TICKET_EXPIRED, Phrase.TICKET_EXPIRED, expires_ms=ticket.expires_ms)
        case TicketState.ISSUED:
            debts.hold_ticket(table, work, ticket)
        case TicketState.REDEEMED:
            raise Refusal(
                Problem.TICKET_PAID, Phrase.TICKET_PAID, paid_at_ms=ticket.redeemed_ms,
                station=ticket.reserved_station,
            )  # fmt: skip
        case TicketState.RESERVED:
            raise Refusal(Problem.TICKET_RESERVED, Phrase.TICKET_RESERVED, station=ticket.reserved_station)
        case TicketState.DEAD:
            raise Refusal(Problem.TICKET_DEAD, Phrase.TICKET_DEAD)
        case TicketState.PRINTING | TicketState.UNCERTAIN:
            raise Refusal(Problem.TICKET_NOT_ISSUED, Phrase.TICKET_NOT_ISSUED)


def _refused(table: TableState, work: Work, number: int, asked: ReserveTicket, problem: Problem) -> None:
    ticket = work.found.ticket(asked.number)
    amount = None if ticket is None else ticket.amount.cents
    refused = TicketRefused(station=number, ticket=masked(asked.number), problem=problem, amount=amount)
    work.tell(refused, staff_only=True, record={"id": asked.id})
    if problem in _SUSPICIOUS:
        station = table.stations[number]
        recent = [moment for moment in station.bad_tickets if work.now_ms - moment < BAD_TICKETS_WITHIN_MS]
        station.bad_tickets = [*recent, work.now_ms]
        if len(station.bad_tickets) >= MOST_BAD_TICKETS:
            station.bad_tickets = []
            said = Said.of(Phrase.BAD_TICKETS, count=MOST_BAD_TICKETS)
            alerts.raise_alert(table, work, alerts.What.BAD_TICKETS, said, number)


def _is_ours(table: TableState, ticket: Ticket, number: int, request_id: str) -> bool:
    return (ticket.reserved_table, ticket.reserved_station, ticket.reserved_as) == (table.id, number, request_id)


def _reserved(table: TableState, work: Work, number: int, request_id: str) -> Ticket:
    ticket = work.found.ticket_reserved_as(request_id)
    if ticket is None or not _is_ours(table, ticket, number, request_id) or ticket.state is not TicketState.RESERVED:
        raise Refusal(Problem.TICKET_UNKNOWN, Phrase.TICKET_NOT_RESERVED, id=request_id)
    return ticket


def _tell(work: Work, number: int, ticket: Ticket, record: dict[str, object]) -> None:
    changed = TicketChanged(
        station=number, ticket=masked(ticket.number), state=ticket.state, amount=ticket.amount.cents
    )
    work.tell(changed, staff_only=True, record=record)
