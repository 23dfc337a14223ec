"""Settlement: what a sheet of wagers wins on an outcome (RR 7, 10.4; BWM 6; BWS 6; MWP 3.8; MWD 3.8)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from game_rules.money import Money
from game_rules.sheet import Sheet


@dataclass(frozen=True, slots=True)
class SettledWager:
    """One wager after the spin."""

    stake: Money
    won: Money
    """Winnings without the stake."""
    returned: Money
    """What goes back to the account: stake and winnings of a winning wager, nothing of a losing one."""


@dataclass(frozen=True)
class Settlement:
    """A sheet after the spin."""

    sheet: Sheet
    outcome: str
    stake: Money
    won: Money
    returned: Money

    @cached_property
    def wagers(self) -> Mapping[str, SettledWager]:
        nothing = Money.zero()
        settled = {}
        for bet_id, stake in self.sheet.wagers.items():
            bet = self.sheet.game.bets[bet_id]
            won = bet.winnings(stake) if bet.wins_on(self.outcome) else nothing
            settled[bet_id] = SettledWager(stake, won, stake + won if won else nothing)
        return settled


def settle(sheet: Sheet, outcome: str) -> Settlement:
    """Only the bets that win on this outcome are looked at, so a full felt costs no more than a few chips."""
    won = returned = 0
    wagers = sheet.wagers
    for bet_id, pays in sheet.game.winners(outcome):
        stake = wagers.get(bet_id)
        if stake is not None:
            won += stake.cents * pays
            returned += stake.cents * (pays + 1)
    return Settlement(sheet, outcome, sheet.total, Money(won), Money(returned))
