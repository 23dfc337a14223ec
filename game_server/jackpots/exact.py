"""Amounts below a cent: a meter grows by millionths of a cent, so no wager's share is ever rounded (RR 8.4.2)."""

from __future__ import annotations

import re
from dataclasses import dataclass

from game_rules.errors import BadAmount
from game_rules.money import LARGEST_CENTS, Money

PARTS = 1_000_000
"""Parts in a cent. A rate has at most four decimals of a per cent, so stake × rate is a whole number of parts."""

_PERCENT = re.compile(r"([0-9]{1,3})(?:\.([0-9]{1,4}))?")


@dataclass(frozen=True, slots=True, order=True)
class Exact:
    """A whole number of parts that fits in 64 bits; 92 billion in whole currency, far above any ceiling."""

    parts: int

    def __post_init__(self) -> None:
        if not -LARGEST_CENTS <= self.parts <= LARGEST_CENTS:
            raise BadAmount("a jackpot meter cannot hold this amount")

    @classmethod
    def of(cls, amount: Money) -> Exact:
        return cls(amount.cents * PARTS)

    @property
    def shown(self) -> Money:
        """The whole cents, which a display shows and a winner gets. The rest stays on the meter."""
        return Money(self.parts // PARTS)

    def __add__(self, other: Exact) -> Exact:
        return Exact(self.parts + other.parts)

    def __sub__(self, other: Exact) -> Exact:
        return Exact(self.parts - other.parts)

    def __bool__(self) -> bool:
        return self.parts != 0


NOTHING = Exact(0)


@dataclass(frozen=True, slots=True, order=True)
class Rate:
    """A part of the turnover, in millionths."""

    millionths: int

    @classmethod
    def parse(cls, percent: str) -> Rate:
        """Reads `1.25`, a per cent as an operator writes it; exact, or refused."""
        match = _PERCENT.fullmatch(percent)
        if match is None:
            raise BadAmount(f"a rate is a per cent with at most four decimals, like 1.25, not {percent!r}")
        whole, decimals = match.groups()
        return cls(int(whole) * 10_000 + int((decimals or "").ljust(4, "0")))

    def of(self, stake: Money) -> Exact:
        """One millionth of a cent for each cent staked and each millionth of the rate: nothing to round."""
        return Exact(stake.cents * self.millionths)
