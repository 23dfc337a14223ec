"""Permissible wagers: rule 4.3, the snapping of a wanted amount to a permitted one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from math import gcd

from game_rules.chips import can_be_paid
from game_rules.errors import BookError, RuleError
from game_rules.money import Money

LARGEST_WAGER = Money(100_000_000_000)
"""No limit may be set higher: a full sheet of such wagers at odds of 1000 to 1 still fits in 64 bits."""


class SnapReason(StrEnum):
    """Why the amount shown is not the amount asked for."""

    BELOW_MINIMUM = "below-minimum"  # 4.3.1
    NOT_A_MULTIPLE = "not-a-multiple"  # 4.3.2(a)
    ABOVE_MAXIMUM = "above-maximum"  # 4.3.2(b)


@dataclass(frozen=True, slots=True)
class Snapped:
    """A wanted amount, what the screen may show of it, and why they differ."""

    asked: Money
    shown: Money
    reason: SnapReason | None

    @property
    def not_placed(self) -> Money:
        return self.asked - self.shown


@dataclass(frozen=True, slots=True)
class Limits:
    """A bet kind's ladder: minimum, minimum + multiple, minimum + 2 × multiple … maximum."""

    minimum: Money
    maximum: Money
    multiple: Money

    def __post_init__(self) -> None:
        if self.minimum <= Money.zero():
            raise RuleError("the minimum must be more than nothing")
        if self.multiple <= Money.zero():
            raise RuleError("the multiple must be more than nothing")
        if self.maximum < self.minimum:
            raise RuleError(f"the maximum {self.maximum} is below the minimum {self.minimum}")
        if self.maximum > LARGEST_WAGER:
            raise RuleError(f"the maximum {self.maximum} is more than {LARGEST_WAGER}, the most any wager may be")
        if (self.maximum.cents - self.minimum.cents) % self.multiple.cents:
            raise RuleError(
                f"the maximum {self.maximum} is not the minimum {self.minimum} plus multiples of {self.multiple}"
            )

    def snap(self, asked: Money) -> Snapped:
        """Rule 4.3: what the screen shows for a wager that is meant to be `asked` in total."""
        if asked < Money.zero():
            raise RuleError(f"a wager cannot be negative: {asked}")
        if not asked:
            return Snapped(asked, asked, None)
        if asked < self.minimum:
            return Snapped(asked, Money.zero(), SnapReason.BELOW_MINIMUM)
        if asked > self.maximum:
            return Snapped(asked, self.maximum, SnapReason.ABOVE_MAXIMUM)
        above = (asked.cents - self.minimum.cents) % self.multiple.cents
        if above:
            return Snapped(asked, Money(asked.cents - above), SnapReason.NOT_A_MULTIPLE)
        return Snapped(asked, asked, None)

    def permits(self, amount: Money) -> bool:
        return self.snap(amount).reason is None


@dataclass(frozen=True, slots=True)
class TableLimits:
    """What the limit sign says: limits for each bet kind, and the minimum for all wagers together (4.3.3)."""

    by_kind: Mapping[str, Limits]
    table_minimum: Money

    def of(self, kind: str) -> Limits:
        return self.by_kind[kind]

    def exceeds_maximum_of(self, other: TableLimits) -> bool:
        """Whether every maximum is at least the other's, and one is more (BWS 4.6)."""
        pairs = [(limits.maximum, other.by_kind[kind].maximum) for kind, limits in self.by_kind.items()]
        return all(own >= stated for own, stated in pairs) and any(own > stated for own, stated in pairs)

    def raises_minimum_of(self, before: TableLimits) -> bool:
        """Whether a change from `before` to these needs the notice of a higher minimum (RR 4, section 66(2))."""
        return self.table_minimum > before.table_minimum or any(
            limits.minimum > before.by_kind[kind].minimum for kind, limits in self.by_kind.items()
        )


def check_limits(limits: TableLimits, kinds: tuple[str, ...], chips: tuple[Money, ...], file: str) -> None:
    """Refuses limits that a table could not deal with, naming the bet kind."""
    for kind in kinds:
        if kind not in limits.by_kind:
            raise BookError(file, f"limits.{kind}", "is missing")
        for amount in _lowest_rungs(limits.by_kind[kind], min(chips)):
            if not can_be_paid(amount, chips):
                raise BookError(file, f"limits.{kind}", f"{amount} cannot be made with the table's chips")
    for kind in limits.by_kind:
        if kind not in kinds:
            raise BookError(file, f"limits.{kind}", "the game has no such bet kind")
    if limits.table_minimum <= Money.zero():
        raise BookError(file, "table_minimum", "must be more than nothing")


def _lowest_rungs(its: Limits, smallest_chip: Money) -> Iterator[Money]:
    """The rungs that decide whether a ladder can be paid: every later one is one of these and some smallest chips."""
    rungs = (its.maximum.cents - its.minimum.cents) // its.multiple.cents + 1
    for rung in range(min(rungs, smallest_chip.cents // gcd(smallest_chip.cents, its.multiple.cents))):
        yield its.minimum + its.multiple * rung
