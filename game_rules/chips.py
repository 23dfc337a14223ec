"""The fewest chips that make an amount, from the denominations a table has."""

from __future__ import annotations

from functools import lru_cache
from math import gcd

from game_rules.money import Money


def fewest_chips(amount: Money, denominations: tuple[Money, ...]) -> tuple[Money, ...] | None:
    """The chips for an amount, largest first, or None where the denominations cannot make it.

    Taking the largest first is wrong for sets such as 1 and 2.50 (4.00 is four ones), so this is exact.
    """
    counted = _fewest(amount.cents, tuple(sorted({chip.cents for chip in denominations})))
    if counted is None:
        return None
    return tuple(Money(cents) for cents, count in reversed(counted) for _ in range(count))


def can_be_paid(amount: Money, denominations: tuple[Money, ...]) -> bool:
    return _fewest(amount.cents, tuple(sorted({chip.cents for chip in denominations}))) is not None


def payable_from(amount: Money, denominations: tuple[Money, ...]) -> Money:
    """The lowest amount that can be paid in chips and is not below this one (BWM 4.2.3)."""
    step = gcd(*(chip.cents for chip in denominations))
    cents = -(-amount.cents // step) * step
    while not can_be_paid(Money(cents), denominations):
        cents += step
    return Money(cents)


@lru_cache(maxsize=65536)
def _fewest(cents: int, ladder: tuple[int, ...]) -> tuple[tuple[int, int], ...] | None:
    """(denomination, count) from the smallest up.

    In a fewest set there are fewer than next/gcd(this, next) chips of any denomination but the largest,
    since that many could be changed into fewer of the next: so few counts need trying.
    """
    if cents == 0:
        return ()
    if not ladder:
        return None
    smallest, rest = ladder[0], ladder[1:]
    if not rest:
        return ((smallest, cents // smallest),) if cents % smallest == 0 else None
    best: tuple[tuple[int, int], ...] | None = None
    for count in range(min(cents // smallest, rest[0] // gcd(smallest, rest[0]) - 1) + 1):
        others = _fewest(cents - count * smallest, rest)
        if others is None:
            continue
        tried = ((smallest, count), *others) if count else others
        if best is None or _size(tried) < _size(best):
            best = tried
    return best


def _size(counted: tuple[tuple[int, int], ...]) -> int:
    return sum(count for _, count in counted)
