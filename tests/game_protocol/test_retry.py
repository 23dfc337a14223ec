"""Asking again: with growing, drawn pauses, and only where another answer may come."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game_protocol.errors import AskingFailed, NoAnswer, RefusedByServer
from game_protocol.problems import Problem, Refused
from game_protocol.retry import BackOff, until_answered

CHANCE = Random(5)  # noqa: S311  # waits are drawn, not secrets


def refusal(problem: Problem) -> RefusedByServer:
    return RefusedByServer(Refused(problem=problem, message="no"), 409)


@given(seed=st.integers())
def test_waits_double_up_to_the_bound_and_are_drawn_from_the_upper_half(seed: int) -> None:
    waits = list(islice(BackOff(first_s=0.1, longest_s=1.0).delays_s(Random(seed)), 8))  # noqa: S311
    for wait, most in zip(waits, [0.1, 0.2, 0.4, 0.8, 1.0, 1.0, 1.0, 1.0], strict=True):
        assert most / 2 <= wait <= most


@pytest.mark.parametrize("failure", [NoAnswer("silence"), refusal(Problem.BUSY), refusal(Problem.UNAVAILABLE)])
async def test_asked_until_there_is_an_answer(failure: AskingFailed) -> None:
    failures = iter([failure, failure])
    slept: list[float] = []

    async def ask() -> str:
        if (failed := next(failures, None)) is not None:
            raise failed
        return "yes"

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    assert await until_answered(ask, BackOff(), CHANCE, sleep) == "yes"
    assert len(slept) == 2


async def test_a_final_no_is_not_asked_again() -> None:
    asked = []

    async def ask() -> str:
        asked.append(1)
        raise refusal(Problem.FROZEN)

    async def sleep(_seconds: float) -> None:
        raise AssertionError("there is nothing to wait for")

    with pytest.raises(RefusedByServer, match="no"):
        await until_answered(ask, BackOff(), CHANCE, sleep)
    assert asked == [1]
