"""Debts that a correction leaves between the house and players who are gone (RR 9.4), until a person settles each.

Owed to a player: paid at the cage. A shortfall, money a player had taken out before the correction: paid back, or given
up by the house. What one visit owes and is owed is reckoned against each other, so nobody pays what was never lost.
"""

from __future__ import annotations

from typing import Literal

from game_protocol.basics import Nothing
from game_protocol.cage import DebtKind, Debts, DebtView, PayOwed, SettleShortfall
from game_protocol.events import CagePaid
from game_protocol.identity import Threshold
from game_protocol.phrases import Phrase, Said
from game_protocol.problems import Problem
from game_protocol.seat import Paid
from game_rules.money import Money
from game_server.ledger.accounts import Account
from game_server.ledger.books import Why
from game_server.refusals import Refusal
from game_server.tables import alerts, second_person
from game_server.tables.state import Debt, Placed, TableState
from game_server.tables.ticket import Ticket
from game_server.tables.work import Work

RECKONED = "reckoned"
"""How a debt ended that the other side's took away."""


# --- how they come about


def owed_to(table: TableState, session: str) -> Money:
    return _sum(_of(table, DebtKind.OWED, session))


def owe(table: TableState, work: Work, placed: Placed, amount: Money) -> None:
    """A player who has left should have had more; what they owe from before is taken off first."""
    off = min(amount, _sum(_of(table, DebtKind.SHORTFALL, placed.session)))
    work.move(table.house, table.shortfall, off, Why.CORRECTION, placed.round)
    _reckon(table, work, DebtKind.SHORTFALL, placed.session, off)
    work.move(table.house, table.owed, amount - off, Why.CORRECTION, placed.round)
    _note(table, work, DebtKind.OWED, amount - off, placed)


def owe_less(table: TableState, work: Work, placed: Placed, amount: Money) -> None:
    """A player who has left was owed too much."""
    work.move(table.owed, table.house, amount, Why.CORRECTION, placed.round)
    _reckon(table, work, DebtKind.OWED, placed.session, amount)


def fall_short(table: TableState, work: Work, placed: Placed, amount: Money) -> None:
    """The money is gone already: no balance goes negative, the rest is owed to the house."""
    work.move(table.shortfall, table.house, amount, Why.SHORTFALL, placed.round)
    _note(table, work, DebtKind.SHORTFALL, amount, placed)


def owe_adjustment(table: TableState, work: Work, placed: Placed, amount: Money) -> None:
    """BWS 3.13, MWD 3.7: made good for a player who has left."""
    work.move(table.adjustments, table.owed, amount, Why.ADJUSTMENT)
    _note(table, work, DebtKind.OWED, amount, placed)


def owe_prize(table: TableState, work: Work, source: Account, amount: Money, station: int, session: str) -> None:
    """RR 8.3.9: a confirmed prize of a player whom staff let go."""
    work.move(source, table.owed, amount, Why.JACKPOT_PAID)
    if amount:
        why = Said.of(Phrase.PRIZE_OWED, amount=amount.cents)
        _keep(table, work, DebtKind.OWED, amount, station, session, None, why)


def alert(table: TableState, work: Work) -> None:
    """Tells staff what this batch made or ended; after the event that caused it, which the money belongs to."""
    for debt in list(work.things(Debt)):
        what = alerts.What.OWED if debt.kind is DebtKind.OWED else alerts.What.SHORTFALL
        if debt.settled_ms is None:
            alerts.raise_alert(table, work, what, debt.why, debt.station)
        else:
            alerts.withdraw(table, work, what, debt.station, debt.why)


# --- what they hold back


def hold(table: TableState, session: str) -> None:
    """Refuses to pay a visit out that owes the house (RR 9.4): settled first, it is paid in full."""
    owed = _sum(_of(table, DebtKind.SHORTFALL, session))
    if owed:
        raise Refusal(Problem.OWES_THE_HOUSE, Phrase.PAYMENT_HELD, owed=owed.cents, table=table.id)


def hold_ticket(table: TableState, work: Work, ticket: Ticket) -> None:
    """The same for the paper the visit ended with, which may be from another table."""
    if ticket.table == table.id:
        owed = _sum(_of(table, DebtKind.SHORTFALL, ticket.session))
    else:
        owed = work.found.shortfall_elsewhere(ticket.session)
    if owed:
        raise Refusal(Problem.OWES_THE_HOUSE, Phrase.TICKET_HELD, owed=owed.cents, table=ticket.table)


# --- how they end


def open_debts(table: TableState) -> Debts:
    return Debts(
        debts=[
            DebtView(
                id=debt.id,
                kind=debt.kind,
                amount=debt.amount.cents,
                station=debt.station,
                round=debt.round,
                why=debt.why.text,
                phrase=debt.why.phrase,
                values=debt.why.values,
                made_ms=debt.made_ms,
            )
            for debt in table.debts.values()
        ]
    )


def pay_owed(table: TableState, work: Work, asked: PayOwed) -> Paid:
    """Cash over the counter; the id makes sure that one payment is one payment."""

    def do() -> Paid:
        debt = _open(table, asked.debt, DebtKind.OWED)
        second_person.check(table, work, Threshold.HAND_PAY, debt.amount)
        work.move(table.owed, table.cage, debt.amount, Why.OWED_PAID)
        _settle(table, work, debt, "paid", "owed", asked.reason)
        second_person.tell(table, work, Threshold.HAND_PAY, debt.amount, debt.station)
        return Paid(amount=debt.amount.cents, already=False)

    answer, already = work.once(asked, do)
    return answer.changed(already=already)


def settle_shortfall(table: TableState, work: Work, asked: SettleShortfall) -> None:
    """The player brought the money back, or the house gives it up."""

    def do() -> Nothing:
        debt = _open(table, asked.debt, DebtKind.SHORTFALL)
        if asked.how == "paid":
            work.move(table.cage, table.shortfall, debt.amount, Why.SHORTFALL_PAID)
            _settle(table, work, debt, asked.how, "shortfall", asked.reason)
        else:
            work.move(table.house, table.shortfall, debt.amount, Why.SHORTFALL_WRITTEN_OFF)
            _settle(table, work, debt, asked.how, "written-off", asked.reason)
        return Nothing()

    work.once(asked, do)


# --- small things


def _of(table: TableState, kind: DebtKind, session: str) -> list[Debt]:
    return [debt for debt in table.debts.values() if debt.kind is kind and debt.session == session]


def _sum(debts: list[Debt]) -> Money:
    return sum((debt.amount for debt in debts), Money.zero())


def _open(table: TableState, debt_id: str, kind: DebtKind) -> Debt:
    debt = table.debts.get(debt_id)
    if debt is None or debt.kind is not kind:
        raise Refusal(Problem.UNKNOWN, Phrase.NO_SUCH_DEBT, debt=debt_id)
    return debt


def _note(table: TableState, work: Work, kind: DebtKind, amount: Money, placed: Placed) -> None:
    if not amount:
        return
    phrase = Phrase.OWED_TO_PLAYER if kind is DebtKind.OWED else Phrase.OWED_BY_PLAYER
    why = Said.of(phrase, amount=amount.cents, round=placed.round)
    _keep(table, work, kind, amount, placed.station, placed.session, placed.round, why)


def _keep(
    table: TableState,
    work: Work,
    kind: DebtKind,
    amount: Money,
    station: int | None,
    session: str | None,
    round_number: int | None,
    why: Said,
) -> None:
    debt = Debt(work.chance.token(), kind, amount, station, session, round_number, why, work.now_ms)
    table.debts[debt.id] = debt
    work.keep(debt)


def _reckon(table: TableState, work: Work, kind: DebtKind, session: str, amount: Money) -> None:
    """Takes an amount off a visit's debts, oldest first; what is left of the last one is a debt of its own."""
    for debt in _of(table, kind, session):
        if not amount:
            return
        taken = min(amount, debt.amount)
        amount = amount - taken
        _close(table, work, debt, RECKONED, "a later correction of the same visit")
        rest = debt.amount - taken
        if rest:
            why = debt.why.but(amount=rest.cents)
            _keep(table, work, kind, rest, debt.station, debt.session, debt.round, why)


def _settle(
    table: TableState,
    work: Work,
    debt: Debt,
    how: str,
    what: Literal["owed", "shortfall", "written-off"],
    reason: str,
) -> None:
    _close(table, work, debt, how, reason)
    paid = CagePaid(what=what, amount=debt.amount.cents, debt=debt.id, station=debt.station, reason=reason)
    work.tell(paid, staff_only=True)
    alert(table, work)


def _close(table: TableState, work: Work, debt: Debt, how: str, reason: str) -> None:
    debt.settled_ms, debt.settled_by, debt.settled_how, debt.settled_reason = work.now_ms, work.by, how, reason
    del table.debts[debt.id]
    work.keep(debt)
