"""A corrected result (RR 9.4) as its player reads it: what was, what is, and the account before and after. Pure."""

from __future__ import annotations

from dataclasses import dataclass

from game_protocol.events import OutcomeCorrected
from game_protocol.station import LastSpin
from game_rules.money import Money


@dataclass(frozen=True, slots=True)
class Correction:
    """Shown until the player has seen it."""

    round: int
    was: str
    now: str
    before: Money
    change: Money
    after: Money
    had_returned: Money
    returns: Money


def correction_of(event: OutcomeCorrected, last: LastSpin | None) -> Correction | None:
    """`last`: the card before the event. None for who took no part in that spin."""
    right, account = event.last_spin, event.account
    if account is None or right is None or right.round != event.round or not right.counted:
        return None
    change = Money(event.change + event.shortfall)
    had = Money(last.returned) if last is not None and last.round == event.round else Money(right.returned) - change
    return Correction(
        round=event.round,
        was=event.was,
        now=event.now,
        before=Money(account.balance) - change,
        change=change,
        after=Money(account.balance),
        had_returned=had,
        returns=Money(right.returned),
    )
