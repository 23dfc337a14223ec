"""[Cash-Out] (RR 6.6.1): to a ticket, to the dealer, to a manual payment; never paid twice, never lost."""

from __future__ import annotations

from game_protocol.events import CashOutChanged
from game_protocol.identity import Threshold
from game_protocol.phrases import Phrase, Said
from game_protocol.problems import Problem
from game_protocol.seat import DecideUncertainTicket, HandPay, Paid
from game_protocol.station import CashOut as CashOutAsked
from game_protocol.station import CashOutAnswer, CashOutState, TicketNotPrinted, TicketPrinted
from game_server.ledger.accounts import TICKETS
from game_server.ledger.books import Why
from game_server.refusals import Refusal
from game_server.tables import alerts, debts, second_person, sheets
from game_server.tables.leaving import close_account, seat_is_free
from game_server.tables.state import CashOut, Session, Station, TableState
from game_server.tables.stations import station_of
from game_server.tables.ticket import Ticket, TicketState, masked, new_number
from game_server.tables.work import Work

DAY_MS = 24 * 60 * 60 * 1000


def cash_out(table: TableState, work: Work, number: int, asked: CashOutAsked) -> CashOutAnswer:
    """The account closes and its money waits where the paper, the dealer or an attendant will take it from.

    Asked again under the same id, the answer is the same as the first time, with the state it has now: a station
    that lost power while printing must not be given a second ticket, and must be able to print the first.
    """
    station = station_of(table, number)

    def do() -> CashOutAnswer:
        if station.cash_out is not None:
            raise unfinished(station.cash_out)
        session = closable(table, station)
        sheets.take_back(table, work, station)
        amount = table.books.balance(session.ledger)
        made = CashOut(asked.id, number, session.id, CashOutState.PAID, amount, work.now_ms)
        ticket: Ticket | None = None
        if not amount:
            made.done_ms = work.now_ms
        elif asked.to == "dealer":
            made.state = CashOutState.DEALER
            work.move(session.ledger, table.hand_pay, amount, Why.CASH_OUT)
        elif amount > table.settings.limits.ticket_out:
            made.state, made.reason = CashOutState.HAND_PAY, "above the ticket limit"
            work.move(session.ledger, table.hand_pay, amount, Why.CASH_OUT)
        else:
            made.state = CashOutState.PRINTING
            ticket = _ticket(table, work, made)
            made.ticket = ticket.number
            work.move(session.ledger, table.printing, amount, Why.CASH_OUT)
        station.cash_out = None if made.state is CashOutState.PAID else made
        close_account(table, work, station, session)
        work.keep(made)
        _tell(table, work, made)
        _call_somebody(table, work, made)
        seat_is_free(work, station)
        return _answer(made, ticket)

    answer, already = work.once(asked, do, number)
    if not already:
        return answer
    now = _known(table, work, number, asked.id)
    return answer.changed(state=now.state if now is not None else CashOutState.PAID)


def ticket_printed(table: TableState, work: Work, number: int, asked: TicketPrinted) -> None:
    """The printer confirmed it: the ticket is money now."""
    made, ticket = _printing(table, work, number, asked.id)
    if ticket.state in (TicketState.ISSUED, TicketState.RESERVED, TicketState.REDEEMED):
        return
    if made.state not in (CashOutState.PRINTING, CashOutState.UNCERTAIN):
        raise Refusal(Problem.TICKET_DEAD, Phrase.TICKET_GIVEN_UP, state=made.state)
    _issue(table, work, made, ticket)


def ticket_not_printed(table: TableState, work: Work, number: int, asked: TicketNotPrinted) -> None:
    """RR 6.6.1(b)(ii): no ticket came, so a person pays and its number is dead; or nobody knows: a person decides."""
    made, ticket = _printing(table, work, number, asked.id)
    if made.state is CashOutState.PRINTING:
        if asked.known:
            _give_up(table, work, made, ticket, asked.reason)
            return
        ticket.go(TicketState.UNCERTAIN)
        made.state, made.reason = CashOutState.UNCERTAIN, asked.reason
        work.keep(ticket)
        work.keep(made)
        _tell(table, work, made)
        _call_somebody(table, work, made)
    elif ticket.state in (TicketState.ISSUED, TicketState.RESERVED, TicketState.REDEEMED):
        raise Refusal(Problem.TICKET_PAID, Phrase.TICKET_PRINTED, state=made.state)


def decide_uncertain_ticket(table: TableState, work: Work, asked: DecideUncertainTicket) -> None:
    """A person looked at the printer. What they decide is recorded with their number."""
    made, ticket = _printing(table, work, asked.station, asked.cash_out)
    if made.state is not CashOutState.UNCERTAIN:
        raise Refusal(Problem.WRONG_PHASE, Phrase.CASH_OUT_NOT_IN_DOUBT, state=made.state)
    made.reason = asked.reason
    if asked.came_out:
        _issue(table, work, made, ticket)
    else:
        _give_up(table, work, made, ticket, asked.reason)
    alerts.withdraw(table, work, alerts.What.UNCERTAIN_TICKET, asked.station)


def hand_pay(table: TableState, work: Work, asked: HandPay) -> Paid:
    """A manual payment; the id makes sure that one payment is one payment."""
    station = station_of(table, asked.station)

    def do() -> Paid:
        made = station.cash_out
        if made is None or made.id != asked.cash_out or made.state is not CashOutState.HAND_PAY:
            raise Refusal(Problem.UNKNOWN, Phrase.NO_SUCH_HAND_PAY, station=asked.station)
        pay(table, work, station, made, Why.HAND_PAY)
        return Paid(amount=made.amount.cents, already=False)

    answer, already = work.once(asked, do)
    return answer.changed(already=already)


def pay(table: TableState, work: Work, station: Station, made: CashOut, why: Why) -> None:
    """Chips or cash went over the table."""
    debts.hold(table, made.session)
    what = Threshold.PAY_OUT if why is Why.PAY_OUT else Threshold.HAND_PAY
    second_person.check(table, work, what, made.amount)
    work.move(table.hand_pay, table.cage, made.amount, why)
    _finish(table, work, made)
    waited = alerts.What.DEALER_PAY if why is Why.PAY_OUT else alerts.What.HAND_PAY
    alerts.withdraw(table, work, waited, station.number)
    second_person.tell(table, work, what, made.amount, station.number)


def closable(table: TableState, station: Station) -> Session:
    """An account that may be cashed out now: not between the end of the period and settlement, with wagers."""
    session = station.session
    if session is None:
        raise Refusal(Problem.NO_ACCOUNT, Phrase.NO_ACCOUNT, station=station.number)
    if table.frozen_reason is not None or session.frozen:
        raise Refusal(Problem.FROZEN, Phrase.ACCOUNT_FROZEN_HELP)
    placed = table.placed_by(station.number)
    if placed is not None and placed.locked and placed.on_felt:
        raise Refusal(Problem.WAGERS_RUNNING, Phrase.WAGERS_RUNNING, round=placed.round)
    return session


def unfinished(made: CashOut) -> Refusal:
    return Refusal(
        Problem.HAND_PAY_PENDING,
        Phrase.CASH_OUT_PENDING,
        cash_out=made.id,
        state=made.state,
        amount=made.amount.cents,
    )


def _ticket(table: TableState, work: Work, made: CashOut) -> Ticket:
    table.last_ticket += 1
    ticket = Ticket(
        number=new_number(work.chance),
        state=TicketState.PRINTING,
        amount=made.amount,
        table=table.id,
        station=made.station,
        sequence=table.last_ticket,
        cash_out=made.id,
        session=made.session,
        made_ms=work.now_ms,
        expires_ms=work.now_ms + table.settings.ticket_days * DAY_MS,
        is_new=True,
    )
    work.keep(ticket)
    return ticket


def _issue(table: TableState, work: Work, made: CashOut, ticket: Ticket) -> None:
    ticket.go(TicketState.ISSUED)
    work.keep(ticket)
    work.move(table.printing, TICKETS, made.amount, Why.TICKET_OUT)
    _finish(table, work, made, {"ticket": masked(ticket.number)})


def _give_up(table: TableState, work: Work, made: CashOut, ticket: Ticket, reason: str) -> None:
    ticket.go(TicketState.DEAD)
    work.keep(ticket)
    made.state, made.reason = CashOutState.HAND_PAY, reason
    work.keep(made)
    work.move(table.printing, table.hand_pay, made.amount, Why.HAND_PAY)
    _tell(table, work, made, {"dead": masked(ticket.number)})
    _call_somebody(table, work, made)


def _finish(table: TableState, work: Work, made: CashOut, record: dict[str, object] | None = None) -> None:
    made.state, made.done_ms = CashOutState.PAID, work.now_ms
    work.keep(made)
    station = table.stations[made.station]
    if station.cash_out is not None and station.cash_out.id == made.id:
        station.cash_out = None
    _tell(table, work, made, record)


def _tell(table: TableState, work: Work, made: CashOut, record: dict[str, object] | None = None) -> None:
    account = table.account_view(table.stations[made.station])
    changed = CashOutChanged(station=made.station, cash_out=made.view(), account=account)
    work.tell(changed, station=made.station, record={"reason": made.reason, **(record or {})})


def _call_somebody(table: TableState, work: Work, made: CashOut) -> None:
    match made.state:
        case CashOutState.DEALER:
            said = Said.of(Phrase.PAY_PLAYER, amount=made.amount.cents)
            alerts.raise_alert(table, work, alerts.What.DEALER_PAY, said, made.station)
        case CashOutState.HAND_PAY:
            said = Said.of(Phrase.HAND_PAY, amount=made.amount.cents, why=made.reason)
            alerts.raise_alert(table, work, alerts.What.HAND_PAY, said, made.station)
        case CashOutState.UNCERTAIN:
            said = Said.of(Phrase.DID_IT_COME_OUT, amount=made.amount.cents, why=made.reason)
            alerts.raise_alert(table, work, alerts.What.UNCERTAIN_TICKET, said, made.station)
        case _:
            pass


def _printing(table: TableState, work: Work, number: int, cash_out_id: str) -> tuple[CashOut, Ticket]:
    made = _known(table, work, number, cash_out_id)
    ticket = work.found.ticket(made.ticket) if made is not None and made.ticket is not None else None
    if made is None or ticket is None:
        raise Refusal(Problem.UNKNOWN, Phrase.NO_SUCH_CASH_OUT, cash_out=cash_out_id)
    return made, ticket


def _known(table: TableState, work: Work, number: int, cash_out_id: str) -> CashOut | None:
    """The unfinished one in memory, or a finished one from the database."""
    unfinished_ = station_of(table, number).cash_out
    if unfinished_ is not None and unfinished_.id == cash_out_id:
        return unfinished_
    made = work.found.cash_out(cash_out_id)
    return made if made is not None and made.station == number else None


def _answer(made: CashOut, ticket: Ticket | None) -> CashOutAnswer:
    return CashOutAnswer(
        id=made.id,
        state=made.state,
        amount=made.amount.cents,
        number=ticket.number if ticket is not None else None,
        sequence=ticket.sequence if ticket is not None else None,
        issued_ms=ticket.made_ms if ticket is not None else None,
        expires_ms=ticket.expires_ms if ticket is not None else None,
    )
