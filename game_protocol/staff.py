"""What staff say and are told about stations, accounts, signs and alerts."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from game_protocol.basics import Cents, Id, Message, Millis, Reason, RoundNumber, SignedCents, StationNumber, Words
from game_protocol.events import Alert
from game_protocol.station import AccountView, CashOutView, DeviceState, LastSpin, Service
from game_protocol.table import LimitSign

Amount = Annotated[int, Meta(gt=0, le=10**15)]
"""Cents that are handed over: more than nothing."""


class BuyIn(Message):
    """RR 6.2.1: cash, vouchers or chips tendered to the dealer; `id` makes it count once."""

    id: Id
    amount: Amount


class PayOut(Message):
    """RR 6.6.1(a): the dealer pays the whole balance and closes the account, or pays a cash-out that waits."""

    id: Id


class HandPay(Message):
    """A manual payment (RR 6.6.1(b)(ii)) of the cash-out that waits for one."""

    id: Id
    cash_out: Id


class Paid(Message):
    """What was handed to the player."""

    amount: Cents
    already: bool
    """True where this id had been paid before: hand nothing over again."""


class DecideUncertainTicket(Message):
    """A person looked: did the ticket come out? `came_out` False makes its number dead and the money a hand pay."""

    cash_out: Id
    came_out: bool
    reason: Reason


class Adjust(Message):
    """Moves money to (or, below zero, from) a player's account by hand, with the reason."""

    id: Id
    amount: SignedCents
    reason: Reason


class FreezeAccounts(Message):
    """RR 9.4: every account of the table, at once."""

    reason: Reason


class FreezeStation(Message):
    on: bool
    reason: Reason


_BY_STAFF = (Service.IN_SERVICE, Service.OUT_OF_SERVICE, Service.DIAGNOSTICS)


class ChangeService(Message):
    service: Annotated[Service, Meta(extra_json_schema={"enum": [service.value for service in _BY_STAFF]})]
    reason: Annotated[Words, Meta(max_length=500)] = ""

    def __post_init__(self) -> None:
        if self.service not in _BY_STAFF:
            raise ValueError(f"service is one of {', '.join(_BY_STAFF)}")


class Leave(Message):
    """RR 6.5.2; what becomes of the running wagers is the pit boss's to say (12.2)."""

    wagers: Literal["void", "stand"] = "stand"
    reason: Reason


class Exclude(Message):
    """RR 12.2.2: a player who contravened the rules takes no further part in the game."""

    wagers: Literal["void", "stand"] = "stand"
    reason: Reason


class AdjustResult(Message):
    """BWS 3.13, MWD 3.7: a strict result that would be unfair to the player is made good."""

    id: Id
    round: RoundNumber
    amount: Amount
    """On top of what the round returned: the rule speaks for the player alone."""
    reason: Reason


class PersonalLimits(Message):
    """One player's own limits (BWM 4.3, BWS 4.6); None takes them away."""

    limits: LimitSign | None = None


class AnnounceLimits(Message):
    """Shows the sign of a change to come; the change itself is asked for once its time is up."""

    limits: LimitSign
    text: Annotated[Words, Meta(max_length=300)] = ""


class AnnounceClosing(Message):
    """Shows the sign that the table will close (RR 12.7, BWM 9.8)."""

    text: Annotated[Words, Meta(max_length=300)] = ""


class CloseTable(Message):
    reason: Reason


class WithdrawNotice(Message):
    notice: int


class StationRow(Message):
    """One place on the console's map of the table."""

    station: StationNumber
    station_id: Id
    service: Service
    service_reason: str
    connected: bool
    confirmed: bool
    """False: it has a locked sheet in this round and has not confirmed it."""
    attendant_called: bool
    idle_rounds: int
    idle: bool
    """RR 12.8: may be asked to give up the place."""
    wagered: Cents
    """On the felt in this round."""
    account: AccountView | None = None
    cash_out: CashOutView | None = None
    personal_limits: LimitSign | None = None
    last_spin: LastSpin | None = None
    devices: list[DeviceState] = field(default_factory=list)


class StationMap(Message):
    stations: list[StationRow]
    event_id: int


class OpenAlert(Message):
    """An alert nobody has acknowledged, and since when."""

    at_ms: Millis
    alert: Alert


class Alerts(Message):
    alerts: list[OpenAlert]
