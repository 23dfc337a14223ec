"""The cage: tickets paid away from a station (RR 6.6.1(b)), and debts that a correction left (RR 9.4)."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from msgspec import field

from game_protocol.act import GET, POST, Act, Need, Who
from game_protocol.basics import (
    Amount,
    Cents,
    Id,
    Message,
    Millis,
    Nothing,
    Reason,
    RoundNumber,
    StationNumber,
    TableId,
    TicketNumber,
)
from game_protocol.phrases import Said, Value
from game_protocol.seat import Paid
from game_rules.game import Role


class TicketFound(Message):
    """A ticket as the house knows it."""

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
    """Why it is not payable, in English."""
    phrase: str = ""
    values: dict[str, Value] = field(default_factory=dict)

    @property
    def said(self) -> Said:
        return Said(text=self.why, phrase=self.phrase, values=self.values)


class LookUpTicket(Act[TicketFound]):
    """The number off the paper. It is asked in a body, so that it stands in no log of addresses."""

    at = POST("/v1/tables/{table}/cage/ticket")
    needs = Role.SUPERVISOR
    table: TableId
    number: TicketNumber


class PayTicket(Act[Paid]):
    """Cash for a ticket; `amount` is what stands on the paper, which must be what the house knows.
    RR 6.6.1(b)."""

    at = POST("/v1/tables/{table}/cage/ticket/pay")
    needs = Role.SUPERVISOR
    once = "id"
    table: TableId
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
    """In English."""
    phrase: str = ""
    values: dict[str, Value] = field(default_factory=dict)
    made_ms: Millis

    @property
    def said(self) -> Said:
        return Said(text=self.why, phrase=self.phrase, values=self.values)


class Debts(Message):
    debts: list[DebtView]


class LookAtDebts(Act[Debts]):
    """The open debts; those that were settled are in the report `debts`."""

    at = GET("/v1/tables/{table}/cage/debts")
    needs = Role.SUPERVISOR
    table: TableId


class PayOwed(Act[Paid]):
    """Cash to the player, who has proved to be the one; `reason` says how."""

    at = POST("/v1/tables/{table}/cage/debts/pay")
    needs = Role.SUPERVISOR
    once = "id"
    table: TableId
    id: Id
    debt: Id
    reason: Reason


class SettleShortfall(Act[Nothing]):
    """The player paid it back, which a supervisor records, or the house gives it up, which is the pit boss's to say."""

    at = POST("/v1/tables/{table}/cage/debts/shortfall")
    needs = Who.STAFF
    once = "id"
    table: TableId
    id: Id
    debt: Id
    how: Literal["paid", "written-off"]
    reason: Reason

    def also_needs(self) -> Need:
        return Role.SUPERVISOR if self.how == "paid" else Role.PIT_BOSS
