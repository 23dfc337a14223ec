"""How asking the server can fail, as a family: it said no, or nobody knows.

AskingFailed
├── RefusedByServer   the server said no; nothing was done, and it says why
└── NoAnswer          no (intelligible) answer came: it may or may not have been done
    └── WrongRelease  the server speaks no protocol version of ours, so no answer of its can be understood
"""

from __future__ import annotations

from game_protocol.phrases import Said
from game_protocol.problems import Problem, Refused
from game_protocol.release import release

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
    def said(self) -> Said:
        """The server's sentence, for a screen to say in its own language."""
        return Said(text=self.refused.message, phrase=self.refused.phrase, values=self.refused.detail)

    @property
    def is_final(self) -> bool:
        """False where the same request may well be granted a moment later."""
        return self.problem not in _NOT_NOW


class NoAnswer(AskingFailed):
    """Silence, a broken connection, or an answer that is none: only asking again can tell what happened."""


class WrongRelease(NoAnswer):
    """This program needs the server's release, older or newer than its own. Asking again helps once it has that."""

    def __init__(self, needed: str) -> None:
        super().__init__(f"the server is of release {needed}, which this release {release()} does not understand")
        self.needed = needed
