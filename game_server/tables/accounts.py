"""ATS chip accounts (RR 6): money in from the dealer and from notes, pay-outs, adjustments, freezing."""

from __future__ import annotations

from collections.abc import Mapping

from game_protocol.events import AccountChanged
from game_protocol.identity import Threshold
from game_protocol.phrases import Phrase, Said
from game_protocol.problems import Problem
from game_protocol.seat import AdjustAccount, BuyIn, FreezeStation, Paid, PayOut, SetPersonalLimits
from game_protocol.station import CashOutState, Credited, MayTakeNote, NoteStacked, Service
from game_rules.money import Money
from game_server.ledger import accounts as ledger
from game_server.ledger.books import Why
from game_server.refusals import Refusal
from game_server.tables import alerts, cash_out, debts, notices, second_person, sheets
from game_server.tables.leaving import close_account, seat_is_free
from game_server.tables.phases import RUNNING, wrong_phase
from game_server.tables.settlement import freeze_account
from game_server.tables.state import Session, Station, TableState
from game_server.tables.stations import station_of
from game_server.tables.work import Work


def buy_in(table: TableState, work: Work, asked: BuyIn) -> Credited:
    """RR 6.2.1, 6.3: the dealer takes cash or chips and credits them; the first money opens the account."""
    station = station_of(table, asked.station)

    def do() -> Credited:
        amount = believable(table, asked.amount)
        takes_money(table, station)
        second_person.check(table, work, Threshold.BUY_IN, amount)
        credit(table, work, station, table.cage, amount, Why.BUY_IN, {"tender": asked.tender})
        second_person.tell(table, work, Threshold.BUY_IN, amount, asked.station)
        return Credited(balance=table.balance_of(station).cents, already=False)

    answer, already = work.once(asked, do)
    return answer.changed(already=already)


def may_take_note(table: TableState, _work: Work, number: int, asked: MayTakeNote) -> None:
    """Asked while the note is in escrow: a no means it is given back."""
    station = station_of(table, number)
    takes_money(table, station)
    limit = table.settings.limits.note_credit
    if table.balance_of(station) + believable(table, asked.value) > limit:
        raise Refusal(Problem.CREDIT_LIMIT, Phrase.NOTE_ABOVE_LIMIT, limit=limit.cents)


def note_stacked(table: TableState, work: Work, number: int, asked: NoteStacked) -> Credited:
    """RR 6.2.2, 6.4: the note is in the cash box, so it counts even if the table has closed since."""
    station = station_of(table, number)
    if asked.currency != table.settings.currency or not asked.value:
        raise Refusal(
            Problem.BAD_REQUEST,
            Phrase.NOTE_OF_NOTHING,
            currency=table.settings.currency,
        )

    def do() -> Credited:
        amount = believable(table, asked.value)
        stacked = {"stacked_ms": asked.stacked_ms}
        credit(table, work, station, ledger.of_cash_box(table.id, number), amount, Why.NOTE, stacked)
        balance = table.balance_of(station)
        if balance > table.settings.limits.note_credit:
            said = Said.of(Phrase.BALANCE_ABOVE_LIMIT, balance=balance.cents)
            alerts.raise_alert(table, work, alerts.What.NOTE_ABOVE_LIMIT, said, number)
        return Credited(balance=balance.cents, already=False)

    answer, already = work.once(asked, do, number)
    return answer.changed(already=already)


def credit(
    table: TableState,
    work: Work,
    station: Station,
    source: ledger.Account,
    amount: Money,
    why: Why,
    record: Mapping[str, object] | None = None,
) -> None:
    """Money comes to a station; without an account one is opened for it."""
    session = station.session
    if session is None:
        session_id = f"{table.id}-{station.number}-{work.chance.token()}"
        session = Session(session_id, station.number, work.now_ms, Money.zero(), ledger.of_player(session_id, table.id))
        station.session, station.last_spin, station.idle_rounds = session, None, 0
        work.keep(station)
    session.money_in = session.money_in + amount
    work.keep(session)
    work.move(source, session.ledger, amount, why)
    name = "ticket" if why is Why.TICKET_IN else str(why)
    changed = AccountChanged(station=station.number, why=name, amount=amount.cents, account=table.account_view(station))
    work.tell(changed, station=station.number, record=record)


def pay_out(table: TableState, work: Work, asked: PayOut) -> Paid:
    """RR 6.6.1(a): the dealer pays what the player asked to be paid, or the whole balance, and the account closes."""
    number = asked.station
    station = station_of(table, number)

    def do() -> Paid:
        waiting = station.cash_out
        if waiting is not None and waiting.state is CashOutState.DEALER:
            cash_out.pay(table, work, station, waiting, Why.PAY_OUT)
            return Paid(amount=waiting.amount.cents, already=False)
        if waiting is not None:
            raise cash_out.unfinished(waiting)
        session = cash_out.closable(table, station)
        debts.hold(table, session.id)
        placed = table.placed_by(number)
        amount = table.books.balance(session.ledger) + (Money.zero() if placed is None else placed.on_felt)
        second_person.check(table, work, Threshold.PAY_OUT, amount)
        sheets.take_back(table, work, station)
        work.move(session.ledger, table.cage, amount, Why.PAY_OUT)
        close_account(table, work, station, session)
        work.tell(AccountChanged(station=number, why="pay-out", amount=-amount.cents), station=number)
        second_person.tell(table, work, Threshold.PAY_OUT, amount, number)
        seat_is_free(work, station)
        return Paid(amount=amount.cents, already=False)

    answer, already = work.once(asked, do)
    return answer.changed(already=already)


def adjust_account(table: TableState, work: Work, asked: AdjustAccount) -> Credited:
    """A supervisor puts something right by hand (RR 9.7.2, BWS 3.13, MWD 3.7), with the reason."""
    number = asked.station
    station = station_of(table, number)
    session = station.session
    if not asked.amount:
        raise Refusal(Problem.BAD_REQUEST, Phrase.ADJUSTMENT_OF_NOTHING)

    def do() -> Credited:
        if session is None:
            raise Refusal(Problem.NO_ACCOUNT, Phrase.NO_ACCOUNT, station=number)
        amount, balance = believable(table, abs(asked.amount)), table.books.balance(session.ledger)
        second_person.check(table, work, Threshold.ADJUSTMENT, amount)
        if asked.amount > 0:
            work.move(table.adjustments, session.ledger, amount, Why.ADJUSTMENT)
        elif amount > balance:
            raise Refusal(Problem.NOT_ENOUGH_MONEY, Phrase.ONLY_SO_MUCH, balance=balance.cents)
        else:
            work.move(session.ledger, table.adjustments, amount, Why.ADJUSTMENT)
        changed = AccountChanged(
            station=number, why="adjustment", amount=asked.amount, account=table.account_view(station)
        )
        work.tell(changed, station=number, record={"reason": asked.reason})
        second_person.tell(table, work, Threshold.ADJUSTMENT, amount, number)
        return Credited(balance=table.balance_of(station).cents, already=False)

    answer, already = work.once(asked, do)
    return answer.changed(already=already)


def freeze_station(table: TableState, work: Work, asked: FreezeStation) -> None:
    """One account stands still, or moves again: the end of a large win's lock too."""
    station = station_of(table, asked.station)
    freeze_account(table, work, station, asked.reason if asked.on else "")
    if not asked.on:
        alerts.withdraw(table, work, alerts.What.LARGE_WIN, asked.station)


def set_personal_limits(table: TableState, work: Work, asked: SetPersonalLimits) -> None:
    """BWM 4.3, BWS 4.6; between rounds, so that a round is played under one sign."""
    station = station_of(table, asked.station)
    if station.session is None:
        raise Refusal(Problem.NO_ACCOUNT, Phrase.NO_ACCOUNT, station=asked.station)
    if table.phase in RUNNING:
        raise wrong_phase(table.phase)
    limits = None if asked.limits is None else notices.playable(table, asked.limits)
    if limits is not None and table.game.personal_only_above and not limits.exceeds_maximum_of(table.limits):
        rule = table.game.rules["personal_limits"]
        raise Refusal(Problem.NOT_PERMITTED, Phrase.ONLY_ABOVE_MAXIMUM, rule=rule)
    station.own_limits = limits
    station.personal_limits = asked.limits
    work.keep(station)
    notices.tell_sign(table, work)


def believable(table: TableState, cents: int) -> Money:
    """Nobody hands over more than this at once: a slip of the finger, or a station that has lost its mind."""
    most = table.settings.limits.at_once
    if cents > most.cents:
        raise Refusal(Problem.CREDIT_LIMIT, Phrase.AT_MOST_AT_ONCE, limit=most.cents)
    return Money(cents)


def takes_money(table: TableState, station: Station) -> None:
    """Nobody's money is taken where it could not be played with."""
    if not table.open:
        raise Refusal(Problem.TABLE_CLOSED, Phrase.TABLE_CLOSED)
    if table.frozen_reason is not None or (station.session is not None and station.session.frozen):
        raise Refusal(Problem.FROZEN, Phrase.ACCOUNT_FROZEN)
    if station.service is not Service.IN_SERVICE:
        raise Refusal(Problem.OUT_OF_SERVICE, Phrase.NOT_IN_SERVICE, service=station.service)
    if station.cash_out is not None:
        raise cash_out.unfinished(station.cash_out)
