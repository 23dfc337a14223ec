"""What can come of asking the server, as a family: no, or nobody knows.

AskingFailed
├── RefusedByServer   the server said no; nothing was done, and it says why
└── NoAnswer          no (intelligible) answer came: it may or may not have been done
"""

from __future__ import annotations

from game_protocol.problems import Problem, Refused

_NOT_NOW = frozenset({Problem.BUSY, Problem.UNAVAILABLE})


class AskingFailed(Exception):
    """The server did not do what it was asked, or nobody knows whether it did."""


class RefusedByServer(AskingFailed):
    """The server said no."""

    def __init__(self, refused: Refused, status: int) -> None:
        super().__init__(refused.message)
        self.refused = refused
        self.status = status

    @property
    def problem(self) -> Problem:
        return self.refused.problem

    @property
    def is_final(self) -> bool:
        """False where the same request may well be granted a moment later."""
        return self.problem not in _NOT_NOW


class NoAnswer(AskingFailed):
    """Silence, a broken connection, or an answer that is none: only asking again can tell what happened."""
