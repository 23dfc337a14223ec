"""When money may go into the station, and how much: one place that says no, with the server's own reasons. Pure."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from game_protocol.problems import Problem
from game_protocol.station import Service
from game_rules.money import Money


@dataclass(frozen=True, slots=True)
class Conditions:
    """Everything that decides whether a note or ticket may be taken."""

    connected: bool
    table_open: bool
    service: Service
    frozen: bool
    can_pay_out: bool
    """A printer that can print, or a dealer who pays."""
    cashing_out: bool
    """A cash-out or a hand pay is not finished: new money would open another account beside it."""
    door_open: bool
    in_diagnostics: bool
    faulty: bool
    """Any fault that stands, a disputed note among them."""
    balance: Money
    limit: Money
    """No note is taken that would bring the balance above this (GMNS 1.43.9)."""

    @property
    def why_not(self) -> Problem | None:
        """Why no money is taken at all; in the server's order, where it would say no as well."""
        if not self.connected:
            return Problem.UNAVAILABLE
        if not self.table_open:
            return Problem.TABLE_CLOSED
        if self.frozen:
            return Problem.FROZEN
        if self.service is not Service.IN_SERVICE or self.door_open or self.in_diagnostics or self.faulty:
            return Problem.OUT_OF_SERVICE
        if self.cashing_out:
            return Problem.HAND_PAY_PENDING
        return None if self.can_pay_out else Problem.UNAVAILABLE

    def why_not_note(self, value: Money) -> Problem | None:
        return self.why_not or (Problem.CREDIT_LIMIT if self.balance + value > self.limit else None)

    def notes_taken(self, denominations: Collection[Money]) -> tuple[Money, ...]:
        return tuple(sorted({value for value in denominations if self.why_not_note(value) is None}))


NOTHING_IS_TAKEN = Conditions(
    connected=False,
    table_open=False,
    service=Service.OUT_OF_SERVICE,
    frozen=False,
    can_pay_out=False,
    cashing_out=False,
    door_open=False,
    in_diagnostics=False,
    faulty=False,
    balance=Money.zero(),
    limit=Money.zero(),
)
"""Before the server has told anything."""
