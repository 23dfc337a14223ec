"""When money may go into the station, and how much: one place that says no. Pure."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

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
    def takes_money(self) -> bool:
        return (
            self.connected
            and self.table_open
            and self.service is Service.IN_SERVICE
            and self.can_pay_out
            and not (self.frozen or self.cashing_out or self.door_open or self.in_diagnostics or self.faulty)
        )

    def takes_note(self, value: Money) -> bool:
        return self.takes_money and self.balance + value <= self.limit

    def notes_taken(self, denominations: Collection[Money]) -> tuple[Money, ...]:
        return tuple(sorted({value for value in denominations if self.takes_note(value)}))


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
