"""Asking again with patience: only for what counts once however often it is asked."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from game_protocol.errors import AskingFailed, NoAnswer, RefusedByServer

Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class BackOff:
    """How long to wait before trying again: doubling up to a bound, each wait drawn from its upper half.

    The draw keeps a hundred stations that lost the same server from coming back in the same millisecond. A port has
    one station only: without a chance the waits are whole.
    """

    first_s: float = 0.1
    longest_s: float = 5.0

    def delays_s(self, chance: Random | None = None) -> Iterator[float]:
        delay = self.first_s
        while True:
            yield delay if chance is None else delay * chance.uniform(0.5, 1.0)
            delay = min(delay * 2, self.longest_s)


def worth_asking_again(failure: AskingFailed) -> bool:
    """Silence may end and a busy server may be free; any other refusal stands however often one asks."""
    return isinstance(failure, NoAnswer) or (isinstance(failure, RefusedByServer) and not failure.is_final)


async def until_answered(
    ask: Callable[[], Awaitable[Answer]],
    back_off: BackOff,
    chance: Random,
    sleep: Callable[[float], Awaitable[None]],
) -> Answer:
    """Asks until there is an answer or a final refusal. The request must be idempotent: it will be sent twice."""
    delays = back_off.delays_s(chance)
    while True:
        try:
            return await ask()
        except AskingFailed as failure:
            if not worth_asking_again(failure):
                raise
        await sleep(next(delays))
