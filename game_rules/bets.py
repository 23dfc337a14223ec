"""Bets: what can be wagered on, what each covers and what it pays."""

from __future__ import annotations

from dataclasses import dataclass

from game_rules.money import Money


@dataclass(frozen=True, slots=True)
class Bet:
    """A contingency on which a player may place a wager (RR 1.4.1)."""

    id: str
    kind: str
    covers: tuple[str, ...]
    pays: int
    """Odds of `pays` to 1; every book's odds are to 1, so winnings are whole cents."""

    def wins_on(self, outcome: str) -> bool:
        return outcome in self.covers

    def winnings(self, stake: Money) -> Money:
        """What a winning wager wins, without the stake."""
        return stake * self.pays
