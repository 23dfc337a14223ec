"""The last rounds as they were at close, for the player's own visit or, in diagnostics, for all (AGCO 13.1)."""

from __future__ import annotations

from dataclasses import dataclass

from game_protocol.station import Recall, RecallMoney, RecallRound
from game_rules.game import Game
from game_rules.money import Money
from game_rules.sheet import Sheet


@dataclass(frozen=True, slots=True)
class MoneyLine:
    """Money that came or went, in the server's words: `note`, `ticket`, `buy-in`, `cash-out` …"""

    at_ms: int
    what: str
    amount: Money


@dataclass(frozen=True, slots=True)
class RecalledRound:
    """One round: the felt to redraw, and the sum of it."""

    round: int
    closed_ms: int
    outcome: str | None
    ended: str
    reason: str
    sheet: Sheet
    recognised: bool
    stake: Money
    won: Money
    returned: Money
    balance_after: Money
    money_before: tuple[MoneyLine, ...]


@dataclass(frozen=True, slots=True)
class Recalled:
    """Newest first, as the server tells it."""

    rounds: tuple[RecalledRound, ...]
    money_since: tuple[MoneyLine, ...]


def recalled(recall: Recall, game: Game, session: str | None) -> Recalled:
    """With a session, only that visit's rounds: a player never reads another's."""
    rounds = [told for told in recall.rounds if session is None or told.session == session]
    return Recalled(tuple(_round(told, game) for told in rounds), _lines(recall.money_since))


def _round(told: RecallRound, game: Game) -> RecalledRound:
    return RecalledRound(
        round=told.round,
        closed_ms=told.closed_ms,
        outcome=told.outcome,
        ended=told.ended,
        reason=told.reason,
        sheet=Sheet.from_cents(game, told.wagers),
        recognised=told.recognised,
        stake=Money(told.stake),
        won=Money(told.won),
        returned=Money(told.returned),
        balance_after=Money(told.balance_after),
        money_before=_lines(told.money_before),
    )


def _lines(told: list[RecallMoney]) -> tuple[MoneyLine, ...]:
    return tuple(MoneyLine(line.at_ms, line.what, Money(line.amount)) for line in told)
