"""Settlement: what a sheet of wagers wins on an outcome (RR 7, 10.4; BWM 6; BWS 6; MWP 3.8; MWD 3.8)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from game_rules.after_call import FoundWager, found_after_call
from game_rules.game import Game
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


@dataclass(frozen=True, slots=True)
class SettledAfterCall:
    """One wager of a felt table, settled by the book: for a dispute."""

    found: FoundWager
    won: Money
    returned: Money
    """Stake and payment of a winner, and what was no part of the wager."""


def settle_after_call(game: Game, wagers: Mapping[str, Money], outcome: str) -> dict[str, SettledAfterCall]:
    """What the book makes of wagers found on a cloth after the call, whatever their amounts."""
    game.wheel.check(outcome)
    settled = {}
    for bet_id, placed in wagers.items():
        bet = game.bet(bet_id)
        found = found_after_call(placed, game.limits.of(bet.kind), game.after_call)
        wins = bet.wins_on(outcome)
        won = found.payment(bet.pays, game.chips) if wins else Money.zero()
        returned = found.handed_back + (found.counts + won if wins else Money.zero())
        settled[bet_id] = SettledAfterCall(found, won, returned)
    return settled
