"""Guessing costs the guesser: twenty wrong ones, then one every ten seconds, and only for where they come from."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from game_protocol.phrases import Phrase
from game_protocol.problems import Problem
from game_server.identity.guesses import MOST, ONE_BACK_MS, Guesses, source_of
from game_server.refusals import Refusal
from tests.game_server.hand_clock import HandClock


@pytest.fixture
def guesses(clock: HandClock) -> Guesses:
    return Guesses(clock)


def wrong(guesses: Guesses, source: str = "a", *, paid_first: bool = True) -> Problem:
    """What a wrong guess is told: its own refusal, or that there were too many."""
    with pytest.raises(Refusal) as refused, guesses.by(source, paid_first=paid_first):
        raise Refusal(Problem.BAD_CODE, Phrase.BAD_CODE)
    return refused.value.problem


@pytest.mark.parametrize("paid_first", [True, False])
def test_after_twenty_wrong_guesses_nothing_is_looked_at(guesses: Guesses, paid_first: bool) -> None:
    told = [wrong(guesses, paid_first=paid_first) for _ in range(MOST + 5)]
    assert told == [Problem.BAD_CODE] * MOST + [Problem.LOCKED_OUT] * 5
    assert wrong(guesses, "b") is Problem.BAD_CODE


async def test_one_comes_back_every_ten_seconds(guesses: Guesses, clock: HandClock) -> None:
    for _ in range(MOST):
        wrong(guesses)
    clock.advance(ONE_BACK_MS)
    assert [wrong(guesses), wrong(guesses)] == [Problem.BAD_CODE, Problem.LOCKED_OUT]


def test_a_right_one_costs_nothing(guesses: Guesses) -> None:
    for _ in range(10 * MOST):
        with guesses.by("a"):
            pass
    assert wrong(guesses) is Problem.BAD_CODE


def test_a_thousand_at_once_are_twenty(guesses: Guesses) -> None:
    with ExitStack() as begun:
        for _ in range(MOST):
            begun.enter_context(guesses.by("a"))
        with pytest.raises(Refusal), guesses.by("a"):
            pass
    with guesses.by("a"):
        pass


@pytest.mark.parametrize(
    ("host", "source"),
    [("10.0.0.7", "10.0.0.7"), ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"), ("", ""), ("unix", "unix")],
)
def test_a_source_is_an_address_or_a_network(host: str, source: str) -> None:
    assert source_of(host) == source
