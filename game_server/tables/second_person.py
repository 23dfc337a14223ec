"""A second person for what is more than one person moves alone: before the money moves, and told to staff after it."""

from __future__ import annotations

from game_protocol.identity import Threshold
from game_protocol.phrases import Phrase, Said
from game_protocol.problems import Problem
from game_rules.game import Power, Role
from game_rules.money import Money
from game_server.callers import StaffCaller
from game_server.refusals import Refusal
from game_server.tables import alerts
from game_server.tables.state import TableState
from game_server.tables.work import Work

_ITS_POWER = {
    Threshold.BUY_IN: Power.BUY_IN,
    Threshold.PAY_OUT: Power.PAY_OUT,
    Threshold.HAND_PAY: Power.PAY_OUT,
    Threshold.ADJUSTMENT: Power.ADJUST_UNFAIR_RESULT,
}
"""Who was asked for the power itself is a second person already."""


def check(table: TableState, work: Work, what: Threshold, amount: Money) -> None:
    """Refuses what the person who asks may not move alone, unless somebody who may has allowed this one request."""
    asking = work.asking
    if asking is None or _may(table, asking, what, amount):
        return
    who = table.settings.thresholds.who_allows(asking.role, what, amount)
    most = table.settings.thresholds.alone[what].get(asking.role, Money.zero())
    raise Refusal(Problem.WRONG_ROLE, Phrase.SECOND_PERSON, above=what, role=who, limit=most.cents)


def tell(table: TableState, work: Work, what: Threshold, amount: Money, station: int | None) -> None:
    """After the event that moved the money: staff see that two people did this."""
    asking = work.asking
    if asking is None or table.settings.thresholds.may_alone(asking.role, what, amount):
        return
    alerts.raise_alert(table, work, alerts.What.LARGE_AMOUNT, _said(what, amount, str(asking)), station)


def _said(what: Threshold, amount: Money, who: str) -> Said:
    match what:
        case Threshold.BUY_IN:
            return Said.of(Phrase.LARGE_BUY_IN, amount=amount.cents, who=who)
        case Threshold.PAY_OUT:
            return Said.of(Phrase.LARGE_PAY_OUT, amount=amount.cents, who=who)
        case Threshold.HAND_PAY:
            return Said.of(Phrase.LARGE_HAND_PAY, amount=amount.cents, who=who)
        case Threshold.ADJUSTMENT:
            return Said.of(Phrase.LARGE_ADJUSTMENT, amount=amount.cents, who=who)


def _may(table: TableState, asking: StaffCaller, what: Threshold, amount: Money) -> bool:
    thresholds = table.settings.thresholds
    if thresholds.may_alone(asking.role, what, amount):
        return True
    allowed_for = (what, _ITS_POWER[what])
    if asking.approved not in allowed_for or asking.approver_role is None or asking.approved_by == asking.number:
        return False
    return asking.approver_role is Role.PIT_BOSS or thresholds.may_alone(asking.approver_role, what, amount)
