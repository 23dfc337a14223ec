"""A station's messages: its account, its sheet, notes and tickets."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal

from msgspec import Meta, field

from game_protocol.act import GET, POST, PUT, Act, Who
from game_protocol.basics import (
    Cents,
    DeviceReason,
    Digest,
    Id,
    Message,
    Millis,
    Nothing,
    RoundNumber,
    StationNumber,
    TicketNumber,
    Version,
    Wagers,
    Words,
    whole,
)
from game_protocol.jackpots import JackpotsShown
from game_protocol.table import LimitSign, LockedSheet, TableView


class Service(StrEnum):
    """Whether a station may be played on, as the server sees it."""

    IN_SERVICE = "in_service"
    OUT_OF_SERVICE = "out_of_service"
    DIAGNOSTICS = "diagnostics"
    LEAVING = "leaving"
    """The player was directed to leave (RR 6.5.2): nothing may be placed, only cashed out."""


class AccountView(Message):
    """An open ATS chip account (RR 6.1)."""

    session: Id
    """One visit: from the first money to the cash-out."""
    balance: Cents
    """Without the wagers on the felt."""
    on_felt: Cents
    money_in: Cents
    frozen: bool
    opened_ms: Millis


class CashOutState(StrEnum):
    PRINTING = "printing"
    DEALER = "dealer"
    """Waits for the dealer to pay (RR 6.6.1(a))."""
    HAND_PAY = "hand_pay"
    """No ticket came: waits for a manual payment (RR 6.6.1(b)(ii)), or the amount is above the ticket limit."""
    UNCERTAIN = "uncertain"
    """Nobody knows whether the ticket came out: an attendant decides."""
    PAID = "paid"


class CashOutView(Message):
    id: Id
    state: CashOutState
    amount: Cents
    asked_ms: Millis


class LastSpin(Message):
    """The card that stays up through the next period (GMNS 1.21.7)."""

    round: RoundNumber
    outcome: str | None
    """None for a round that had no valid spin."""
    stake: Cents
    won: Cents
    returned: Cents
    wagers: Wagers = field(default_factory=dict)
    counted: bool = True
    """False where they took no part in the spin and came back: not recognised (RR 4.3.3), void, or no spin."""


class JournalHead(Message):
    """The last record of a station's own journal."""

    number: Annotated[int, Meta(ge=0)]
    seal: Digest


class StationView(Message):
    """Everything a station needs to draw itself after a restart or a lost link."""

    station_id: Id
    station: StationNumber
    table: TableView
    service: Service
    attendant_called: bool
    account: AccountView | None = None
    version: int = 0
    """Of the last acknowledged sheet of this round; 0 when there is none."""
    wagers: Wagers = field(default_factory=dict)
    """The last acknowledged sheet, while it lies on the felt."""
    locked: LockedSheet | None = None
    personal_limits: LimitSign | None = None
    cash_out: CashOutView | None = None
    last_spin: LastSpin | None = None
    note_limit: Cents
    """No note is taken that would bring the balance above this."""
    ticket_limit: Cents | None = None
    """No ticket is printed for more: an attendant or the dealer pays. None: nothing is known of one."""
    jackpots: JackpotsShown | None = None
    """None: nothing is known of them."""
    journal: JournalHead | None = None
    """The furthest its journal was ever known to be; None: it has told nothing since it was enrolled."""


class LookAtStation(Act[StationView]):
    """The station's own picture."""

    at = GET("/v1/station")
    needs = Who.STATION


class SheetAck(Message):
    """Durably recorded: these chips may turn solid."""

    round: RoundNumber
    version: Version
    digest: Digest
    total: Cents
    balance: Cents


class SheetPut(Act[SheetAck]):
    """All wagers of a screen at once. A newer version replaces an older one; the same version with the same wagers is
    answered again and changes nothing."""

    at = PUT("/v1/station/sheet")
    needs = Who.STATION
    round: RoundNumber
    version: Version
    wagers: Wagers


class ConfirmSheet(Act[Nothing]):
    """The station shows the locked sheet and its digest is right."""

    at = POST("/v1/station/sheet/confirm")
    needs = Who.STATION
    round: RoundNumber
    digest: Digest


class MayTakeNote(Act[Nothing]):
    """A note is in escrow: a refusal means that it is given back."""

    at = POST("/v1/station/notes/may")
    needs = Who.STATION
    value: Cents


class Credited(Message):
    balance: Cents
    already: bool
    """True where this id had counted before."""


class NoteStacked(Act[Credited]):
    """RR 6.2.2: a note is in the cash box."""

    at = POST("/v1/station/notes")
    needs = Who.STATION
    once = "id"
    id: Id
    value: Cents
    currency: Annotated[str, whole("[A-Z]{3}")]
    stacked_ms: Millis


class TicketReserved(Message):
    id: Id
    amount: Cents


class ReserveTicket(Act[TicketReserved]):
    """RR 6.2.3: a ticket is in escrow. Nobody else may take it now, or it is given back with the reason."""

    at = POST("/v1/station/tickets/reserve")
    needs = Who.STATION
    id: Id
    number: TicketNumber


class RedeemTicket(Act[Credited]):
    """The reserved ticket is in the cash box."""

    at = POST("/v1/station/tickets/redeem")
    needs = Who.STATION
    once = "id"
    id: Id


class ReleaseTicket(Act[Nothing]):
    """The ticket was returned or jammed before it was stacked: it is the player's again."""

    at = POST("/v1/station/tickets/release")
    needs = Who.STATION
    id: Id
    reason: DeviceReason


class CashOutAnswer(Message):
    """The next step of a cash-out; for a ticket, everything that must stand on the paper."""

    id: Id
    state: CashOutState
    amount: Cents
    number: TicketNumber | None = None
    sequence: int | None = None
    issued_ms: Millis | None = None
    expires_ms: Millis | None = None


class CashOut(Act[CashOutAnswer]):
    """[Cash-Out], RR 6.6.1. Chips on the felt go back to the account first."""

    at = POST("/v1/station/cash-out")
    needs = Who.STATION
    once = "id"
    id: Id
    to: Literal["ticket", "dealer"]


class TicketPrinted(Act[Nothing]):
    """The printer confirmed it: the ticket is money now."""

    at = POST("/v1/station/cash-out/printed")
    needs = Who.STATION
    id: Id


class TicketNotPrinted(Act[Nothing]):
    """RR 6.6.1(b)(ii): no ticket came. `known` False: nobody can tell whether it did."""

    at = POST("/v1/station/cash-out/not-printed")
    needs = Who.STATION
    id: Id
    known: bool
    reason: DeviceReason


class CallAttendant(Act[Nothing]):
    """The player wants somebody, or no longer."""

    at = POST("/v1/station/attendant")
    needs = Who.STATION
    on: bool


class DeviceState(Message):
    """One device's state as the console shows it."""

    device: Annotated[Words, Meta(max_length=40)]
    state: Annotated[Words, Meta(max_length=80)]
    detail: Annotated[Words, Meta(max_length=300)] = ""
    faulty: bool = False


class ReportDevices(Act[Nothing]):
    """The station's devices, as they report themselves."""

    at = POST("/v1/station/devices")
    needs = Who.STATION
    devices: Annotated[list[DeviceState], Meta(max_length=20)]


class KeepJournalHead(Act[JournalHead]):
    """How far the station's journal is. Answered with the head that is kept: another one means that the journal lost
    its end or was exchanged."""

    at = POST("/v1/station/journal")
    needs = Who.STATION
    number: Annotated[int, Meta(ge=1)]
    seal: Digest


class RecallMoney(Message):
    """Money that came or went between two rounds."""

    at_ms: Millis
    what: str
    amount: int


class RecallRound(Message):
    """One round as it was at close."""

    round: RoundNumber
    session: Id
    closed_ms: Millis
    outcome: str | None
    ended: str
    """`settled`, `no_spin`, `void`, or `corrected`."""
    reason: str = ""
    wagers: Wagers
    recognised: bool
    stake: Cents
    won: Cents
    returned: Cents
    balance_after: Cents
    counted: bool = True
    """As in `LastSpin`."""
    money_before: list[RecallMoney] = field(default_factory=list)
    """Money in and out since the round before."""


class Recall(Message):
    rounds: list[RecallRound]
    money_since: list[RecallMoney] = field(default_factory=list)


class RecallRounds(Act[Recall]):
    """The station's last rounds, for its player."""

    at = GET("/v1/station/recall")
    needs = Who.STATION
