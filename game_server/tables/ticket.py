"""A ticket's life as a table of steps that refuses nonsense (RR 6.2.3, 6.6.1(b))."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from game_rules.money import Money
from game_server.chance import Chance

NUMBER_DIGITS = 18


class TicketState(StrEnum):
    PRINTING = "printing"
    ISSUED = "issued"
    RESERVED = "reserved"
    """In a station's acceptor: nobody else may take it."""
    REDEEMED = "redeemed"
    DEAD = "dead"
    """It never came out, or not legibly: its number is worth nothing."""
    UNCERTAIN = "uncertain"
    """Nobody knows whether it came out: an attendant decides."""


NEXT: dict[TicketState, frozenset[TicketState]] = {
    TicketState.PRINTING: frozenset({TicketState.ISSUED, TicketState.DEAD, TicketState.UNCERTAIN}),
    TicketState.UNCERTAIN: frozenset({TicketState.ISSUED, TicketState.DEAD}),
    # Straight to redeemed: paid at the cage, where the paper is in a person's hand.
    TicketState.ISSUED: frozenset({TicketState.RESERVED, TicketState.REDEEMED}),
    TicketState.RESERVED: frozenset({TicketState.ISSUED, TicketState.REDEEMED}),
    TicketState.REDEEMED: frozenset(),
    TicketState.DEAD: frozenset(),
}


class ImpossibleStep(Exception):
    """A step no ticket takes: a mistake of the program."""


@dataclass(slots=True)
class Ticket:
    number: str
    state: TicketState
    amount: Money
    table: str
    station: int
    sequence: int
    cash_out: str
    session: str
    """The visit it was cashed out of; kept with the cash-out."""
    made_ms: int
    expires_ms: int
    reserved_table: str | None = None
    reserved_station: int | None = None
    reserved_as: str | None = None
    reserved_by: str | None = None
    """The machine: a place may get another one."""
    redeemed_ms: int | None = None
    is_new: bool = False
    """Not yet in the database, which then refuses a number that was ever used."""

    def go(self, state: TicketState) -> None:
        if state not in NEXT[self.state]:
            raise ImpossibleStep(f"a ticket that is {self.state} cannot become {state}")
        self.state = state


def new_number(chance: Chance) -> str:
    """Eighteen digits nobody can guess; the database refuses a number that was ever used."""
    return chance.digits(NUMBER_DIGITS)


def masked(number: str) -> str:
    """As it is shown anywhere but on its own paper."""
    return "*" * (NUMBER_DIGITS - 4) + number[-4:]
