"""What is settled away from a station: tickets paid at the cage (RR 6.6.1(b)), and debts a correction left (RR 9.4)."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from game_protocol.basics import Cents, Id, Message, Millis, Reason, RoundNumber, StationNumber, TicketNumber
from game_protocol.staff import Amount


class LookUpTicket(Message):
    """The number off the paper. It is asked in a body, so that it stands in no log of addresses."""

    number: TicketNumber


class TicketFound(Message):
    """What the house knows of a ticket."""

    ticket: str
    """Masked."""
    amount: Cents
    table: str
    """Which issued it."""
    station: StationNumber
    issued_ms: Millis
    expires_ms: Millis
    paid_ms: Millis | None = None
    paid_at: str = ""
    """`station 4 of table 1`, or `the cage of table 1`."""
    payable: bool
    why: str = ""
    """Why it is not payable, as a sentence."""


class PayTicket(Message):
    """Cash for a ticket; `amount` is what stands on the paper, which must be what the house knows."""

    id: Id
    number: TicketNumber
    amount: Amount


class DebtKind(StrEnum):
    OWED = "owed"
    """By the house, to a player who had left."""
    SHORTFALL = "shortfall"
    """To the house, by a player who had taken the money out."""


class DebtView(Message):
    """One of the table's open debts."""

    id: Id
    kind: DebtKind
    amount: Cents
    station: StationNumber | None
    round: RoundNumber | None
    why: str
    made_ms: Millis


class Debts(Message):
    debts: list[DebtView]


class PayOwed(Message):
    """Cash to the player, who has proved to be the one; `reason` says how."""

    id: Id
    debt: Id
    reason: Reason


class SettleShortfall(Message):
    """The player paid it back, or the house gives it up."""

    id: Id
    debt: Id
    how: Literal["paid", "written-off"]
    reason: Reason
