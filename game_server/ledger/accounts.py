"""The ledger's accounts and their names.

A balance is what lies in the account: money moves from a source to a target, so all balances together are zero.
Players' accounts, stakes and tickets are what the house owes and are never less than nothing; the cage, the cash
boxes and the house stand on the other side and may be.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Kind(StrEnum):
    HOUSE = "house"
    """The table's winnings (or losses, below zero)."""
    CAGE = "cage"
    """The dealer's chips and cash: below zero by what was taken in."""
    NOTES = "notes"
    """A station's cash box: below zero by the notes in it."""
    PLAYER = "player"
    """A player's ATS chip account (RR 6)."""
    FELT = "felt"
    """Stakes of the running round."""
    PRINTING = "printing"
    """Taken out for a ticket of which nobody has said yet that it came out."""
    TICKETS = "tickets"
    """Tickets out there: issued and not redeemed."""
    HAND_PAY = "hand-pay"
    """Waits to be paid by a person."""
    OWED = "owed"
    """Owed to players who left before a correction (RR 9.4) or a prize (RR 8.3.9)."""
    SHORTFALL = "shortfall"
    """Owed by players who had taken money out before a correction (RR 9.4): below zero by that."""
    ADJUSTMENTS = "adjustments"
    """The other side of a supervisor's adjustments."""
    JACKPOT = "jackpot"
    """The whole cents of a jackpot's meter (RR 8.4)."""
    JACKPOT_RESERVE = "jackpot-reserve"
    """The part of the turnover kept for a jackpot's next meter."""
    JACKPOT_PRIZE = "jackpot-prize"
    """Won, and waits for the pit boss (RR 8.3.9)."""


@dataclass(frozen=True, slots=True)
class Account:
    """An account of the ledger; `table` None where all tables share it."""

    name: str
    kind: Kind
    table: str | None


TICKETS = Account("tickets", Kind.TICKETS, None)
"""One for the house: a ticket is issued at one table and may be paid at another, or at the cage."""

PURSE = Account("house", Kind.HOUSE, None)
"""The operator's own, apart from any table: it fills jackpot meters to their start and reset values."""


def of_table(kind: Kind, table: str) -> Account:
    return Account(f"{kind}:{table}", kind, table)


def of_player(session: str, table: str) -> Account:
    return Account(f"{Kind.PLAYER}:{session}", Kind.PLAYER, table)


def of_jackpot(kind: Kind, jackpot: str) -> Account:
    """Shared by the tables that play for it, like the tickets."""
    return Account(f"{kind}:{jackpot}", kind, None)


def of_cash_box(table: str, station: int) -> Account:
    return Account(f"{Kind.NOTES}:{table}:{station}", Kind.NOTES, table)
