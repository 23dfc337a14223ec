"""A refusal: raised anywhere inside, answered as a `Refused` body with its status."""

from __future__ import annotations

from game_protocol.phrases import Phrase, Value, in_english
from game_protocol.problems import Problem, Refused

STATUS = {
    Problem.NOT_SIGNED_IN: 401,
    Problem.BAD_CODE: 401,
    Problem.BAD_SIGNATURE: 401,
    Problem.WRONG_ROLE: 403,
    Problem.LOCKED_OUT: 403,
    Problem.UNKNOWN: 404,
    Problem.TICKET_UNKNOWN: 404,
    Problem.TOO_LARGE: 413,
    Problem.BAD_REQUEST: 422,
    Problem.NOT_PERMITTED: 422,
    Problem.BUSY: 503,
    Problem.UNAVAILABLE: 503,
}
"""Everything else is 409: well asked, but not as things stand."""


class Refusal(Exception):
    """Nothing was changed; the phrase says what to do."""

    def __init__(self, problem: Problem, phrase: Phrase, **values: Value) -> None:
        message = in_english(phrase, values)
        super().__init__(message)
        self.refused = Refused(problem=problem, message=message[:1000], phrase=phrase.value, detail=values)

    @property
    def problem(self) -> Problem:
        return self.refused.problem

    @property
    def status(self) -> int:
        return STATUS.get(self.refused.problem, 409)
