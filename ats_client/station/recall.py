"""The last rounds as they were at close (AGCO 13.1): a player reads those of the own visit, a technician all."""

from __future__ import annotations

from game_protocol.station import AccountView, Recall, RecallMoney


def of_visit(recall: Recall, account: AccountView | None) -> Recall:
    """Only the rounds and the money of one visit; without an account there is nothing."""
    if account is None:
        return Recall(rounds=[])

    def ours(money: list[RecallMoney]) -> list[RecallMoney]:
        return [line for line in money if line.at_ms >= account.opened_ms]

    rounds = [told for told in recall.rounds if told.session == account.session]
    rounds = [told.changed(money_before=ours(told.money_before)) for told in rounds]
    return Recall(rounds=rounds, money_since=ours(recall.money_since))
