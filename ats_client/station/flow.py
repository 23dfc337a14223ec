"""What the station is doing: ten states, which facts put it in which, and the table of moves that make sense.

A move that is not in the table is a mistake somewhere, so it is refused rather than shown. The one that matters
most is missing on purpose: from `open` straight to `result`. A station shows its locked sheet before the result
(RR 3.6); one that has lost its link comes back through `offline` and owes nothing to what it could not show.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ats_client.station.picture import StationState
from game_protocol.station import CashOutState, Service
from game_protocol.table import Phase


class Nonsense(Exception):
    """A move between states that nothing real can cause."""


@dataclass(frozen=True, slots=True)
class Facts:
    """Everything the state depends on."""

    connected: bool
    known: bool
    """The server has told at least once who we are and what is on the table."""
    faulty: bool
    """A fault of the station's own that locks it."""
    in_diagnostics: bool
    service: Service
    phase: Phase
    expired: bool
    """The period is over by the station's own countdown."""
    has_account: bool
    frozen: bool
    cash_out: CashOutState | None
    """`paid` while the printed ticket still lies in the chute."""
    playing: bool = False
    """This player's wagers lie on the felt of a round that is not over."""


def state_of(facts: Facts) -> StationState:
    """The first that applies, gravest first."""
    # A technician waits for the round in play: the player sees its locked sheet and its result first (RR 3.6).
    if facts.in_diagnostics or (facts.service is Service.DIAGNOSTICS and not facts.playing):
        return StationState.DIAGNOSTICS
    if facts.faulty or facts.service is Service.OUT_OF_SERVICE:
        return StationState.OUT_OF_SERVICE
    if not facts.connected or not facts.known:
        return StationState.OFFLINE
    if facts.cash_out in (CashOutState.DEALER, CashOutState.HAND_PAY, CashOutState.UNCERTAIN):
        return StationState.HAND_PAY
    ticket_lies_there = facts.cash_out is CashOutState.PAID
    if facts.cash_out is not None and not (ticket_lies_there and facts.has_account):
        return StationState.CASHING_OUT
    if not facts.has_account:
        return StationState.IDLE
    if facts.frozen or facts.phase is Phase.FROZEN:
        return StationState.FROZEN
    over = facts.expired or facts.service is Service.DIAGNOSTICS
    return _ON_THE_TABLE[facts.phase] if not (facts.phase is Phase.BETTING and over) else StationState.LOCKED


_ON_THE_TABLE: Mapping[Phase, StationState] = {
    Phase.WAITING: StationState.LOCKED,  # no period is running, so nothing may be placed
    Phase.BETTING: StationState.OPEN,
    Phase.CLOSED: StationState.LOCKED,
    Phase.RESULT: StationState.LOCKED,  # entered, not confirmed: a station is told nothing yet
    Phase.SETTLED: StationState.RESULT,
    Phase.NO_SPIN: StationState.RESULT,
    Phase.VOID: StationState.RESULT,
}

_ALWAYS = frozenset({StationState.OFFLINE, StationState.OUT_OF_SERVICE, StationState.DIAGNOSTICS})
"""The link, a fault or a technician may come at any moment."""
_ANYTHING = frozenset(StationState)

MOVES: Mapping[StationState, frozenset[StationState]] = {
    # Nothing was shown meanwhile, so whatever is true now may follow.
    StationState.OFFLINE: _ANYTHING,
    StationState.OUT_OF_SERVICE: _ANYTHING,
    StationState.DIAGNOSTICS: _ANYTHING,
    # The first money opens the account in whatever phase the table is.
    StationState.IDLE: _ALWAYS
    | {StationState.OPEN, StationState.LOCKED, StationState.RESULT, StationState.FROZEN, StationState.HAND_PAY},
    StationState.OPEN: _ALWAYS
    | {
        StationState.LOCKED,
        StationState.RESULT,  # only for a round of no effect; Flow.go knows
        StationState.CASHING_OUT,
        StationState.HAND_PAY,
        StationState.FROZEN,
        StationState.IDLE,  # the dealer paid out (RR 6.6.1(a))
    },
    StationState.LOCKED: _ALWAYS
    | {
        StationState.OPEN,  # from waiting
        StationState.RESULT,
        StationState.FROZEN,
        StationState.IDLE,
        StationState.CASHING_OUT,
        StationState.HAND_PAY,
    },
    StationState.RESULT: _ALWAYS
    | {
        StationState.OPEN,
        StationState.LOCKED,
        StationState.FROZEN,
        StationState.IDLE,
        StationState.CASHING_OUT,
        StationState.HAND_PAY,
    },
    StationState.CASHING_OUT: _ALWAYS
    | {
        StationState.HAND_PAY,
        StationState.IDLE,
        # money came in while the ticket lay in the chute
        StationState.OPEN,
        StationState.LOCKED,
        StationState.RESULT,
        StationState.FROZEN,
    },
    StationState.HAND_PAY: _ALWAYS
    | {StationState.IDLE, StationState.OPEN, StationState.LOCKED, StationState.RESULT, StationState.FROZEN},
    StationState.FROZEN: _ALWAYS
    | {
        StationState.OPEN,
        StationState.LOCKED,
        StationState.RESULT,
        StationState.IDLE,
        StationState.HAND_PAY,
    },
}


def move(now: StationState, facts: Facts) -> StationState:
    """The state the facts ask for; `Nonsense` where it cannot follow from the one now."""
    then = state_of(facts)
    skips_the_lock = now is StationState.OPEN and then is StationState.RESULT and facts.phase is Phase.SETTLED
    if then is not now and (then not in MOVES[now] or skips_the_lock):
        raise Nonsense(f"from {now} to {then} in phase {facts.phase}")
    return then
