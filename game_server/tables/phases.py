"""Where a round may go from where it is; anything absent is refused."""

from __future__ import annotations

from game_protocol.phrases import Phrase
from game_protocol.problems import Problem
from game_protocol.table import Phase
from game_server.refusals import Refusal

NEXT: dict[Phase, frozenset[Phase]] = {
    Phase.WAITING: frozenset({Phase.BETTING, Phase.FROZEN}),
    Phase.BETTING: frozenset({Phase.CLOSED, Phase.NO_SPIN, Phase.VOID, Phase.FROZEN}),
    Phase.CLOSED: frozenset({Phase.RESULT, Phase.NO_SPIN, Phase.VOID, Phase.FROZEN}),
    # An outcome that was mistyped is entered again before it is confirmed.
    Phase.RESULT: frozenset({Phase.RESULT, Phase.SETTLED, Phase.NO_SPIN, Phase.VOID, Phase.FROZEN}),
    # 12.3: the outcome of a game may be invalidated after it was paid.
    Phase.SETTLED: frozenset({Phase.BETTING, Phase.VOID, Phase.FROZEN}),
    Phase.NO_SPIN: frozenset({Phase.BETTING, Phase.FROZEN}),
    Phase.VOID: frozenset({Phase.BETTING, Phase.FROZEN}),
    # Nothing happens to a round while accounts are frozen; unfreezing brings back the phase it had.
    Phase.FROZEN: frozenset(),
}

RUNNING = frozenset({Phase.BETTING, Phase.CLOSED, Phase.RESULT})
"""Wagers lie on the felt."""


def may_go(now: Phase, wanted: Phase) -> bool:
    return wanted in NEXT[now]


def check(now: Phase, wanted: Phase) -> None:
    if not may_go(now, wanted):
        raise wrong_phase(now)


def wrong_phase(now: Phase) -> Refusal:
    if now is Phase.FROZEN:
        return Refusal(Problem.FROZEN, Phrase.ALL_FROZEN, phase=now)
    return Refusal(Problem.WRONG_PHASE, Phrase.NOT_NOW, phase=now)
