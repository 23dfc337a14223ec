"""Fair draws from the house's source of chance: each value as likely as any other (GLI-11: unbiased scaling)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from game_server.chance import Chance

Item = TypeVar("Item")


def below(chance: Chance, bound: int) -> int:
    """Uniform over 0 … bound - 1. Draws that would favour the low values are thrown away and drawn again."""
    if bound < 1:
        raise ValueError(f"nothing can be drawn below {bound}")
    digits = len(str(bound))
    fair = 10**digits // bound * bound
    while True:
        drawn = int(chance.digits(digits))
        if drawn < fair:
            return drawn % bound


def shuffled(chance: Chance, items: Sequence[Item]) -> list[Item]:
    """Every order as likely as any other (Fisher and Yates)."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = below(chance, last + 1)
        order[last], order[other] = order[other], order[last]
    return order
