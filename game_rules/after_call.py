"""Wagers found on the felt after "no more bets" that are against the limits: the table books' policies.

They do not apply to a station, where nothing illegal can be placed (RR 4.3), but to chips on a cloth: `ats rules settle
--after-call` says what the book makes of them, for a dispute.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from game_rules.chips import payable_from
from game_rules.errors import RuleError
from game_rules.limits import Limits, SnapReason
from game_rules.money import Money


class AfterCall(StrEnum):
    """What a book makes of a wager that is found to be against the limits."""

    PAY_TO_MAXIMUM = "pay_to_maximum"  # BWM 4.2.2, BWS 4.3, MWP 6.3(c)
    BELOW_MINIMUM_STANDS = "below_minimum_stands"  # BWM 4.2.1, BWS 4.2, MWP 6.3(a)
    ROUND_UP = "round_up"  # BWM 4.2.3: the payment, to the next amount payable in chips
    ROUND_DOWN = "round_down"  # MWP 6.3(b): to the nearest betting unit below


@dataclass(frozen=True, slots=True)
class AfterCallPolicy:
    """A book's answers. None: the book is silent and the wager stands as it was placed (BWS 4.1)."""

    above_maximum: AfterCall | None = None
    below_minimum: AfterCall | None = None
    off_multiple: AfterCall | None = None

    def __post_init__(self) -> None:
        fits = (
            (self.above_maximum, {AfterCall.PAY_TO_MAXIMUM}),
            (self.below_minimum, {AfterCall.BELOW_MINIMUM_STANDS}),
            (self.off_multiple, {AfterCall.ROUND_UP, AfterCall.ROUND_DOWN}),
        )
        for policy, permitted in fits:
            if policy is not None and policy not in permitted:
                raise RuleError(f"{policy.value} does not fit there")


@dataclass(frozen=True, slots=True)
class FoundWager:
    """What counts of a wager found after the call, and which policy decided."""

    placed: Money
    counts: Money
    """The wager: what a loser loses, and what a winner is paid on."""
    decided_by: AfterCall | None
    warn_player: bool
    """The player is to be told of the limits (BWM 4.2.1, MWP 6.3)."""

    @property
    def handed_back(self) -> Money:
        """What lay there and is no part of the wager: above the maximum, or above a betting unit."""
        return self.placed - self.counts

    def payment(self, pays: int, chips: tuple[Money, ...]) -> Money:
        """What a winner is paid beside the stake. BWM 4.2.3 rounds this up to what chips can pay, and never the stake:
        who loses 7.00 loses 7.00."""
        won = self.counts * pays
        return payable_from(won, chips) if self.decided_by is AfterCall.ROUND_UP else won


def found_after_call(placed: Money, limits: Limits, policy: AfterCallPolicy) -> FoundWager:
    match limits.snap(placed).reason:
        case SnapReason.ABOVE_MAXIMUM if policy.above_maximum is AfterCall.PAY_TO_MAXIMUM:
            return FoundWager(placed, limits.maximum, policy.above_maximum, warn_player=True)
        case SnapReason.BELOW_MINIMUM if policy.below_minimum is AfterCall.BELOW_MINIMUM_STANDS:
            return FoundWager(placed, placed, policy.below_minimum, warn_player=True)
        case SnapReason.NOT_A_MULTIPLE if policy.off_multiple is AfterCall.ROUND_UP:
            return FoundWager(placed, placed, policy.off_multiple, warn_player=True)
        case SnapReason.NOT_A_MULTIPLE if policy.off_multiple is AfterCall.ROUND_DOWN:
            return FoundWager(placed, limits.snap(placed).shown, policy.off_multiple, warn_player=True)
        case reason:
            return FoundWager(placed, placed, None, warn_player=reason is not None)
