"""Sources of chance for tests: one with a seed, and one that says what it is told."""

from __future__ import annotations

import random
from collections.abc import Callable

from game_server.jackpots.draws import below


class SeededChance:
    """The same draws on every run."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)  # noqa: S311 # repeatable is what a test wants

    def digits(self, count: int) -> str:
        return f"{self._random.randrange(10**count):0{count}d}"

    def token(self) -> str:
        return f"{self._random.getrandbits(64):016x}"


def seeded(seed: int) -> Callable[[int], int]:
    """Draws of its own, the same on every run."""
    chance = SeededChance(seed)
    return lambda bound: below(chance, bound)


def always(value: int) -> Callable[[int], int]:
    """A draw that gives this value wherever it is possible, and the last possible one where it is not."""
    return lambda bound: min(value, bound - 1)


def chi_square(counts: list[int]) -> float:
    """How far counts are from all being equal."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


CHI_SQUARE_99_DEGREES = 180.8
"""Above this in one of a million fair experiments with 100 classes (upper 1e-6 quantile, 99 degrees of freedom)."""
