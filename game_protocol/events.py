"""What the server tells everyone who listens: numbered, in order, never changed.

The stream is server-sent events: `id:` is the journal number, `event:` the kind, `data:` the JSON of the model.
A station hears its table's events and its own; staff hear all of a table. After a gap the stream resumes from
`Last-Event-ID`. What is true only now, such as the meter of a linked jackpot, comes without a number. An event a
listener has seen already, or does not know, does no harm.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import ConfigDict, Field, TypeAdapter

from game_protocol.basics import Cents, Id, Message, Millis, RoundNumber, SignedCents, StationNumber
from game_protocol.jackpots import (
    JackpotConfirmed,
    JackpotFault,
    JackpotMeters,
    JackpotReturned,
    JackpotsShown,
    JackpotWon,
    PrizeHandedOver,
)
from game_protocol.problems import Problem
from game_protocol.station import AccountView, CashOutView, LastSpin, Service
from game_protocol.table import CloseCause, LimitSign, LockedSheet, NoticeShown


class RoundOpened(Message):
    kind: Literal["round-opened"] = "round-opened"
    round: RoundNumber
    opened_ms: Millis
    deadline_ms: Millis
    period_s: int


class RoundClosed(Message):
    """No more bets. `locked` is the listening station's own sheet; None for an empty felt, for wagers that were
    declared void (RR 9.7.1, 12.2.1), and for another listener."""

    kind: Literal["round-closed"] = "round-closed"
    round: RoundNumber
    cause: CloseCause
    closed_ms: Millis
    locked: LockedSheet | None = None
    account: AccountView | None = None


class BallSpun(Message):
    kind: Literal["ball-spun"] = "ball-spun"
    round: RoundNumber


class OutcomeEntered(Message):
    """For staff only: a station is told nothing before the outcome is confirmed."""

    kind: Literal["outcome-entered"] = "outcome-entered"
    round: RoundNumber
    outcome: str
    source: str


class RoundSettled(Message):
    """The result, and what it means for the listening station."""

    kind: Literal["round-settled"] = "round-settled"
    round: RoundNumber
    outcome: str
    settled_ms: Millis
    last_spin: LastSpin | None = None
    account: AccountView | None = None


class RoundEndedWithoutSpin(Message):
    """No spin or void: every wager is back in its account."""

    kind: Literal["round-ended"] = "round-ended"
    round: RoundNumber
    how: Literal["no_spin", "void"]
    reason: str
    rule: str
    last_spin: LastSpin | None = None
    account: AccountView | None = None


class WagersVoided(Message):
    kind: Literal["wagers-voided"] = "wagers-voided"
    round: RoundNumber
    station: StationNumber
    reason: str
    account: AccountView | None = None


class AccountChanged(Message):
    """Money came or went, or the account was opened, frozen or closed (`account` None)."""

    kind: Literal["account-changed"] = "account-changed"
    station: StationNumber
    why: str
    """`buy-in`, `note`, `ticket`, `cash-out`, `pay-out`, `hand-pay`, `adjustment`, `correction`, `jackpot`,
    `frozen` or `unfrozen`."""
    amount: SignedCents = 0
    account: AccountView | None = None


class CashOutChanged(Message):
    kind: Literal["cash-out-changed"] = "cash-out-changed"
    station: StationNumber
    cash_out: CashOutView
    account: AccountView | None = None


class TicketChanged(Message):
    """For staff: a ticket was reserved by a station's acceptor, or released again."""

    kind: Literal["ticket-changed"] = "ticket-changed"
    station: StationNumber
    ticket: str
    """Masked."""
    state: str
    amount: Cents


class TicketRefused(Message):
    """For staff: a ticket went back, and why. Told as evidence: nothing was done with it."""

    kind: Literal["ticket-refused"] = "ticket-refused"
    station: StationNumber
    ticket: str
    """Masked."""
    problem: Problem
    amount: Cents | None = None
    """None where no such ticket was ever issued."""


class CagePaid(Message):
    """For staff: money went over the counter, in or out, that belongs to no station."""

    kind: Literal["cage-paid"] = "cage-paid"
    what: Literal["ticket", "owed", "shortfall", "written-off"]
    amount: Cents
    ticket: str = ""
    """Masked; empty where it was a debt."""
    debt: str = ""
    station: StationNumber | None = None
    """Where it had come from."""
    reason: str = ""


class AccountsFrozen(Message):
    """RR 9.4: every account at the table stands still."""

    kind: Literal["accounts-frozen"] = "accounts-frozen"
    reason: str


class AccountsUnfrozen(Message):
    kind: Literal["accounts-unfrozen"] = "accounts-unfrozen"
    deadline_ms: Millis | None = None
    """A wagering period that stood still goes on with the time it had left: its new end."""


class OutcomeCorrected(Message):
    """RR 9.4, done: the right outcome, and the one visible correction of the listening station."""

    kind: Literal["outcome-corrected"] = "outcome-corrected"
    round: RoundNumber
    was: str
    now: str
    change: SignedCents = 0
    shortfall: Cents = 0
    last_spin: LastSpin | None = None
    account: AccountView | None = None


class ResultAdjusted(Message):
    """For staff: a strict result was unfair to a player and was made good (BWS 3.13, MWD 3.7)."""

    kind: Literal["result-adjusted"] = "result-adjusted"
    round: RoundNumber
    station: StationNumber
    amount: Cents
    rule: str
    reason: str


class PlayerExcluded(Message):
    """For staff: a player takes no further part in the game (RR 12.2.2)."""

    kind: Literal["player-excluded"] = "player-excluded"
    station: StationNumber
    rule: str
    reason: str


class ServiceChanged(Message):
    kind: Literal["service-changed"] = "service-changed"
    station: StationNumber
    service: Service
    reason: str = ""


class AttendantCalled(Message):
    kind: Literal["attendant-called"] = "attendant-called"
    station: StationNumber
    on: bool


class SignChanged(Message):
    """The limit sign, the notices or the length of the period; the whole sign as it is now."""

    kind: Literal["sign-changed"] = "sign-changed"
    limits: LimitSign
    period_s: int
    notices: list[NoticeShown]
    personal_limits: LimitSign | None = None


class TableOpened(Message):
    kind: Literal["table-opened"] = "table-opened"


class TableClosed(Message):
    kind: Literal["table-closed"] = "table-closed"
    reason: str


class StationSeen(Message):
    """For staff: a station came, was lost, or reports its devices."""

    kind: Literal["station-seen"] = "station-seen"
    station: StationNumber
    connected: bool
    confirmed: bool = True
    """False: it has not confirmed the locked sheet in time."""


class SheetAccepted(Message):
    """For staff: a station's wagers changed."""

    kind: Literal["sheet-accepted"] = "sheet-accepted"
    round: RoundNumber
    station: StationNumber
    version: int
    total: Cents


class Alert(Message):
    """For staff: stays until somebody acknowledges it."""

    kind: Literal["alert"] = "alert"
    alert: Id
    what: str
    station: StationNumber | None = None
    text: str
    acknowledged_by: str | None = None


TableEvent = (
    RoundOpened
    | RoundClosed
    | BallSpun
    | OutcomeEntered
    | RoundSettled
    | RoundEndedWithoutSpin
    | WagersVoided
    | AccountChanged
    | CashOutChanged
    | TicketChanged
    | TicketRefused
    | CagePaid
    | AccountsFrozen
    | AccountsUnfrozen
    | OutcomeCorrected
    | ResultAdjusted
    | PlayerExcluded
    | ServiceChanged
    | AttendantCalled
    | SignChanged
    | TableOpened
    | TableClosed
    | StationSeen
    | SheetAccepted
    | Alert
    | JackpotMeters
    | JackpotsShown
    | JackpotWon
    | JackpotConfirmed
    | JackpotReturned
    | JackpotFault
    | PrizeHandedOver
)
EVENTS: TypeAdapter[TableEvent] = TypeAdapter(
    Annotated[TableEvent, Field(discriminator="kind")], config=ConfigDict(defer_build=True)
)
"""Reads the `data:` of an event."""


class Heard(Message):
    """An event with its number and moment, as a listener gets it."""

    id: int
    table: str
    at_ms: Millis
    event: Annotated[TableEvent, Field(discriminator="kind")]
