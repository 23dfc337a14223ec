"""Events the server tells everyone who listens: numbered, in order, never changed.

The stream is server-sent events: `id:` is the journal number, `event:` the kind, `data:` the JSON of the model.
A station hears its table's events and its own; staff hear all of a table. After a gap the stream resumes from
`Last-Event-ID`. What is true only now, such as the meter of a linked jackpot, comes without a number. An event a
listener has seen already, or does not know, does no harm.
"""

from __future__ import annotations

from functools import cache
from typing import Literal, get_args

from msgspec import DecodeError, field
from msgspec.json import Decoder

from game_protocol.basics import Cents, Id, Message, Millis, RoundNumber, SignedCents, StationNumber, Tagged, malformed
from game_protocol.jackpots import (
    JackpotConfirmed,
    JackpotFault,
    JackpotMeters,
    JackpotReturned,
    JackpotsShown,
    JackpotWon,
    PrizeHandedOver,
)
from game_protocol.phrases import Said, Value
from game_protocol.problems import Problem
from game_protocol.station import AccountView, CashOutView, LastSpin, Service
from game_protocol.table import CloseCause, LimitSign, LockedSheet, NoticeShown


class RoundOpened(Tagged, tag="round-opened"):
    round: RoundNumber
    opened_ms: Millis
    deadline_ms: Millis
    period_s: int


class RoundClosed(Tagged, tag="round-closed"):
    """No more bets. `locked` is the listening station's own sheet; None for an empty felt, for wagers that were
    declared void (RR 9.7.1, 12.2.1), and for another listener."""

    round: RoundNumber
    cause: CloseCause
    closed_ms: Millis
    locked: LockedSheet | None = None
    account: AccountView | None = None


class BallSpun(Tagged, tag="ball-spun"):
    round: RoundNumber


class OutcomeEntered(Tagged, tag="outcome-entered"):
    """For staff only: a station is told nothing before the outcome is confirmed."""

    round: RoundNumber
    outcome: str
    source: str


class RoundSettled(Tagged, tag="round-settled"):
    """The result, and what it means for the listening station."""

    round: RoundNumber
    outcome: str
    settled_ms: Millis
    last_spin: LastSpin | None = None
    account: AccountView | None = None


class RoundEndedWithoutSpin(Tagged, tag="round-ended"):
    """No spin or void: every wager is back in its account."""

    round: RoundNumber
    how: Literal["no_spin", "void"]
    reason: str
    rule: str
    last_spin: LastSpin | None = None
    account: AccountView | None = None


class WagersVoided(Tagged, tag="wagers-voided"):
    round: RoundNumber
    station: StationNumber
    reason: str
    account: AccountView | None = None


class AccountChanged(Tagged, tag="account-changed"):
    """Money came or went, or the account was opened, frozen or closed (`account` None)."""

    station: StationNumber
    why: str
    """`buy-in`, `note`, `ticket`, `cash-out`, `pay-out`, `hand-pay`, `adjustment`, `correction`, `jackpot`,
    `frozen` or `unfrozen`."""
    amount: SignedCents = 0
    account: AccountView | None = None


class CashOutChanged(Tagged, tag="cash-out-changed"):
    station: StationNumber
    cash_out: CashOutView
    account: AccountView | None = None


class TicketChanged(Tagged, tag="ticket-changed"):
    """For staff: a ticket was reserved by a station's acceptor, or released again."""

    station: StationNumber
    ticket: str
    """Masked."""
    state: str
    amount: Cents


class TicketRefused(Tagged, tag="ticket-refused"):
    """For staff: a ticket went back, and why. Told as evidence: nothing was done with it."""

    station: StationNumber
    ticket: str
    """Masked."""
    problem: Problem
    amount: Cents | None = None
    """None where no such ticket was ever issued."""


class CagePaid(Tagged, tag="cage-paid"):
    """For staff: money went over the counter, in or out, that belongs to no station."""

    what: Literal["ticket", "owed", "shortfall", "written-off"]
    amount: Cents
    ticket: str = ""
    """Masked; empty where it was a debt."""
    debt: str = ""
    station: StationNumber | None = None
    """Where it had come from."""
    reason: str = ""


class AccountsFrozen(Tagged, tag="accounts-frozen"):
    """RR 9.4: every account at the table stands still."""

    reason: str


class AccountsUnfrozen(Tagged, tag="accounts-unfrozen"):
    deadline_ms: Millis | None = None
    """The end of a period that still runs: the one that was first told, never a later one (RR 3.7)."""


class OutcomeCorrected(Tagged, tag="outcome-corrected"):
    """RR 9.4, done: the right outcome, and the one visible correction of the listening station."""

    round: RoundNumber
    was: str
    now: str
    change: SignedCents = 0
    shortfall: Cents = 0
    last_spin: LastSpin | None = None
    account: AccountView | None = None


class ResultAdjusted(Tagged, tag="result-adjusted"):
    """For staff: a strict result was unfair to a player and was made good (BWS 3.13, MWD 3.7)."""

    round: RoundNumber
    station: StationNumber
    amount: Cents
    rule: str
    reason: str


class ClaimNoted(Tagged, tag="claim-noted"):
    """For staff: a player's claim, and what was done about it (RR 9.5)."""

    round: RoundNumber
    station: StationNumber
    claimed: str
    done: str


class PlayerExcluded(Tagged, tag="player-excluded"):
    """For staff: a player takes no further part in the game (RR 12.2.2)."""

    station: StationNumber
    rule: str
    reason: str


class ServiceChanged(Tagged, tag="service-changed"):
    station: StationNumber
    service: Service
    reason: str = ""


class AttendantCalled(Tagged, tag="attendant-called"):
    station: StationNumber
    on: bool


class SignChanged(Tagged, tag="sign-changed"):
    """The limit sign, the notices or the length of the period; the whole sign as it is now."""

    limits: LimitSign
    period_s: int
    notices: list[NoticeShown]
    personal_limits: LimitSign | None = None


class TableOpened(Tagged, tag="table-opened"):
    """Wagers may be placed again."""


class TableClosed(Tagged, tag="table-closed"):
    reason: str


class StationSeen(Tagged, tag="station-seen"):
    """For staff: a station came, was lost, or reports its devices."""

    station: StationNumber
    connected: bool
    confirmed: bool = True
    """False: it has not confirmed the locked sheet in time."""


class SheetAccepted(Tagged, tag="sheet-accepted"):
    """For staff: a station's wagers changed."""

    round: RoundNumber
    station: StationNumber
    version: int
    total: Cents


class Alert(Tagged, tag="alert"):
    """For staff: stays until somebody acknowledges it."""

    alert: Id
    what: str
    station: StationNumber | None = None
    text: str
    """In English."""
    phrase: str = ""
    values: dict[str, Value] = field(default_factory=dict)
    acknowledged_by: str | None = None

    @property
    def said(self) -> Said:
        return Said(text=self.text, phrase=self.phrase, values=self.values)


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
    | ClaimNoted
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


@cache
def _reader() -> Decoder[TableEvent]:
    """Made with the first event: looking all these forms through takes 2 ms, and a screen's start is waited for."""
    return Decoder(TableEvent)


def event_kinds() -> list[str]:
    """The kinds of events this release understands."""
    return [str(form.__struct_config__.tag) for form in get_args(TableEvent)]


def read_event(text: str | bytes) -> TableEvent:
    """The `data:` of an event. Raises `Malformed`."""
    try:
        return _reader().decode(text)
    except (DecodeError, UnicodeError) as error:
        raise malformed(error) from None


class Heard(Message):
    """An event with its number and moment, as a listener gets it."""

    id: int
    table: str
    at_ms: Millis
    event: TableEvent
