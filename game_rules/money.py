"""Money: a whole number of cents that fits in 64 bits. Nothing else in the house counts money."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from game_rules.errors import BadAmount, shown

LARGEST_CENTS = 2**63 - 1
"""What a 64-bit column, a JSON integer and a meter can hold."""

_WRITTEN = re.compile(r"([0-9]{1,17})(?:\.([0-9]{2}))?")


@dataclass(frozen=True, order=True, slots=True)
class Money:
    """An amount in whole cents; negative only as the difference of two amounts."""

    cents: int

    def __post_init__(self) -> None:
        if type(self.cents) is not int:
            raise BadAmount(f"money is a whole number of cents, not {shown(self.cents)}")
        if not -LARGEST_CENTS <= self.cents <= LARGEST_CENTS:
            raise BadAmount(f"{shown(self.cents)} cents is more than any meter can hold")

    @classmethod
    def zero(cls) -> Money:
        return _ZERO

    @classmethod
    def stake(cls, cents: object) -> Money:
        """An amount that came from outside: whole, not negative, within 64 bits."""
        if isinstance(cents, bool) or not isinstance(cents, int):
            raise BadAmount(f"an amount is a whole number of cents, not {shown(cents)}")
        if cents < 0:
            raise BadAmount(f"an amount cannot be negative: {shown(cents)}")
        return cls(cents)

    @classmethod
    def parse(cls, written: str) -> Money:
        """Reads '12' or '12.50', as an operator writes it in a file."""
        match = _WRITTEN.fullmatch(written.strip())
        if match is None:
            raise BadAmount(f"an amount is written like 12 or 12.50, not {shown(written)}")
        whole, part = match.groups()
        return cls(int(whole) * 100 + int(part or 0))

    @classmethod
    def total(cls, amounts: Iterable[Money]) -> Money:
        return cls(sum(amount.cents for amount in amounts))

    def __add__(self, other: Money) -> Money:
        return Money(self.cents + other.cents)

    def __sub__(self, other: Money) -> Money:
        return Money(self.cents - other.cents)

    def __mul__(self, times: int) -> Money:
        if type(times) is not int:
            raise BadAmount(f"money is multiplied by whole numbers only, not {shown(times)}")
        return Money(self.cents * times)

    def __neg__(self) -> Money:
        return Money(-self.cents)

    def __bool__(self) -> bool:
        return self.cents != 0

    def __str__(self) -> str:
        """1234.50: exact and plain, for logs and the command line; screens format by language."""
        sign, cents = ("-", -self.cents) if self.cents < 0 else ("", self.cents)
        return f"{sign}{cents // 100}.{cents % 100:02d}"


_ZERO = Money(0)
