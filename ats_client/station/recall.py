"""The last rounds as they were at close (AGCO 13.1): a player reads those of the own visit, a technician all."""

from __future__ import annotations

from game_protocol.station import Recall


def of_visit(recall: Recall, session: str | None) -> Recall:
    """Only the rounds of one visit; without an account there are none. Money since the last round is that visit's."""
    rounds = [told for told in recall.rounds if told.session == session]
    return Recall(rounds=rounds, money_since=recall.money_since if session is not None else [])
