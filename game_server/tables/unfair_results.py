"""A strict result that would be unfair to a player is made good (BWS 3.13, MWD 3.7), on record with its reason."""

from __future__ import annotations

from game_protocol.events import AccountChanged, ResultAdjusted
from game_protocol.identity import Threshold
from game_protocol.phrases import Phrase
from game_protocol.problems import Problem
from game_protocol.seat import AdjustResult
from game_protocol.station import Credited
from game_rules.game import Power
from game_server.ledger.books import Why
from game_server.refusals import Refusal
from game_server.tables import accounts, corrections, debts, second_person
from game_server.tables.state import TableState
from game_server.tables.stations import station_of
from game_server.tables.work import Work


def adjust_result(table: TableState, work: Work, asked: AdjustResult) -> Credited:
    """BWS 3.13, MWD 3.7: what the strict result took from a player unfairly is given, on top of what it returned."""
    number = asked.station
    station = station_of(table, number)

    def do() -> Credited:
        round_ = corrections.settled_round(table, work, asked.round)
        placed = round_.sheets.get(number)
        if placed is None or not placed.counts:
            raise Refusal(Problem.UNKNOWN, Phrase.HAD_NO_WAGERS, station=number, round=round_.number)
        amount, session = accounts.believable(table, asked.amount), station.session
        second_person.check(table, work, Threshold.ADJUSTMENT, amount)
        here = session is not None and session.id == placed.session
        if session is not None and here:
            work.move(table.adjustments, session.ledger, amount, Why.ADJUSTMENT)
        else:
            debts.owe_adjustment(table, work, placed, amount)
        rule = table.game.powers[Power.ADJUST_UNFAIR_RESULT].rule
        adjusted = ResultAdjusted(
            round=round_.number, station=number, amount=amount.cents, rule=rule, reason=asked.reason
        )
        work.tell(adjusted, staff_only=True)
        if here:
            account = table.account_view(station)
            changed = AccountChanged(station=number, why="adjustment", amount=amount.cents, account=account)
            work.tell(changed, station=number)
        debts.alert(table, work)
        second_person.tell(table, work, Threshold.ADJUSTMENT, amount, number)
        return Credited(balance=table.balance_of(station).cents if here else 0, already=False)

    answer, already = work.once(asked, do)
    return answer.changed(already=already)
