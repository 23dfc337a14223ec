"""Wheels: the compartments in their order around the rim."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property

from game_rules.errors import UnknownOutcome, shown


@dataclass(frozen=True, slots=True)
class Pocket:
    """One compartment or section: what is written on it, and its colour on the screen."""

    label: str
    colour: str


@dataclass(frozen=True)
class Wheel:
    """The compartments clockwise. A label may stand on several of them, as on the wheel games' 52 sections."""

    pockets: tuple[Pocket, ...]
    stand_in_order: bool = False
    """True where the book's drawing of the order is lost and the operator must bring the real one."""

    @cached_property
    def labels(self) -> tuple[str, ...]:
        return tuple(pocket.label for pocket in self.pockets)

    @cached_property
    def outcomes(self) -> tuple[str, ...]:
        """Each different label once, in the order of the rim."""
        return tuple(dict.fromkeys(self.labels))

    @cached_property
    def sections(self) -> Counter[str]:
        """How many compartments carry each label."""
        return Counter(self.labels)

    @cached_property
    def _colours(self) -> dict[str, str]:
        return {pocket.label: pocket.colour for pocket in self.pockets}

    def check(self, outcome: str) -> str:
        if outcome not in self._colours:
            raise UnknownOutcome(f"the wheel has no {shown(outcome)}; it has {', '.join(self.outcomes)}")
        return outcome

    def colour_of(self, outcome: str) -> str:
        return self._colours[self.check(outcome)]
