"""An order is an act of staff on its way, with what the person saw who gave it: its sentence speaks of both.

What it does, who may, and what makes it count once is declared with the act, in `game_protocol`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from uuid import uuid4

from game_protocol.act import Act
from game_protocol.cage import DebtView, TicketFound
from game_protocol.jackpots import Prize
from game_protocol.rounds import Correction
from game_protocol.table import LimitSign
from game_rules.money import Money


@dataclass(frozen=True)
class Disagreement:
    """Sensor and dealer saw different numbers: nothing is entered before somebody has looked again."""

    dealer: str
    sensor: str

    def source_of(self, outcome: str) -> str:
        """Whichever it was, the journal has both."""
        if outcome == self.sensor:
            return f"sensor; dealer saw {self.dealer}"
        return f"manual; sensor read {self.sensor}"


Seen = Money | LimitSign | Correction | TicketFound | DebtView | Prize | Disagreement | str | None
"""What a sentence speaks of and the act does not say: the amount that is paid, the sign as it is, a jackpot's name."""


def new_id() -> str:
    """For an act that counts once: asked again after silence, it is the same act."""
    return uuid4().hex


def wants_reason(act: Act[Any]) -> bool:
    """The journal must say why."""
    return "reason" in act.__struct_fields__


def reason_of(act: Act[Any]) -> str:
    return str(getattr(act, "reason", ""))
