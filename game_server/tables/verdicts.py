"""What an outcome means for a locked sheet: worked out when the outcome is entered, so that confirming it only moves
the money. A locked sheet does not change, so neither does this."""

from __future__ import annotations

from game_protocol.station import LastSpin
from game_rules.settlement import settle
from game_server.tables.state import Placed, Round, Verdict


def prepare(round_: Round, outcome: str) -> None:
    """While the dealer looks at the wheel again. Nothing of it counts before the outcome is confirmed."""
    for placed in round_.sheets.values():
        if placed.counts:
            placed.verdict = _verdict(placed, outcome)


def verdict_of(placed: Placed, outcome: str) -> Verdict:
    """The one that was prepared; after a restart there is none."""
    return placed.prepared(outcome) or _verdict(placed, outcome)


def _verdict(placed: Placed, outcome: str) -> Verdict:
    result = settle(placed.sheet, outcome)
    stake_back = result.returned - result.won
    card = LastSpin(
        round=placed.round,
        outcome=outcome,
        stake=result.stake.cents,
        won=result.won.cents,
        returned=result.returned.cents,
        wagers=placed.sheet.as_cents(),
    )
    return Verdict(
        placed.sheet, outcome, result.won, result.returned, stake_back, lost=result.stake - stake_back, card=card
    )
