"""Staff's acts at one station: money in and out by hand, freezing, service, leaving, personal limits."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal

from msgspec import Meta

from game_protocol.act import GET, POST, PUT, Act, Need, Who
from game_protocol.basics import (
    Amount,
    Cents,
    Id,
    Message,
    Nothing,
    Reason,
    RoundNumber,
    SignedCents,
    StationNumber,
    TableId,
    Words,
)
from game_protocol.station import Credited, Recall, Service, StationView
from game_protocol.table import LimitSign
from game_protocol.technician import TechnicianActs
from game_rules.game import Power, Role


class Tender(StrEnum):
    """What a player gives the dealer for chips on the screen (RR 6.2.1)."""

    CASH = "cash"
    CHIPS = "chips"
    VOUCHER = "voucher"


class BuyIn(Act[Credited]):
    """RR 6.2.1: cash, vouchers or chips tendered to the dealer; the first money opens the account (6.3)."""

    at = POST("/v1/tables/{table}/stations/{station}/buy-in")
    needs = Power.BUY_IN
    once = "id"
    table: TableId
    station: StationNumber
    id: Id
    amount: Amount
    tender: Tender = Tender.CASH


class Paid(Message):
    """The amount that was handed to the player."""

    amount: Cents
    already: bool
    """True where this id had been paid before: hand nothing over again."""


class PayOut(Act[Paid]):
    """RR 6.6.1(a): the dealer pays the whole balance and closes the account, or pays a cash-out that waits."""

    at = POST("/v1/tables/{table}/stations/{station}/pay-out")
    needs = Power.PAY_OUT
    once = "id"
    table: TableId
    station: StationNumber
    id: Id


class HandPay(Act[Paid]):
    """A manual payment (RR 6.6.1(b)(ii)) of the cash-out that waits for one."""

    at = POST("/v1/tables/{table}/stations/{station}/hand-pay")
    needs = Power.PAY_OUT
    once = "id"
    table: TableId
    station: StationNumber
    id: Id
    cash_out: Id


class DecideUncertainTicket(Act[Nothing]):
    """A person looked: did the ticket come out? `came_out` False makes its number dead and the money a hand pay."""

    at = POST("/v1/tables/{table}/stations/{station}/uncertain-ticket")
    needs = Role.SUPERVISOR
    table: TableId
    station: StationNumber
    cash_out: Id
    came_out: bool
    reason: Reason


class AdjustAccount(Act[Credited]):
    """Moves money to (or, below zero, from) a player's account by hand (RR 9.7.2), with the reason."""

    at = POST("/v1/tables/{table}/stations/{station}/adjustment")
    needs = Role.SUPERVISOR
    once = "id"
    table: TableId
    station: StationNumber
    id: Id
    amount: SignedCents
    reason: Reason


class FreezeStation(Act[Nothing]):
    """One account stands still, or moves again: the end of a large win's lock too (GMNS 1.16.6)."""

    at = POST("/v1/tables/{table}/stations/{station}/freeze")
    needs = Power.FREEZE_ACCOUNTS
    table: TableId
    station: StationNumber
    on: bool
    reason: Reason


_BY_STAFF = (Service.IN_SERVICE, Service.OUT_OF_SERVICE, Service.DIAGNOSTICS)


class ChangeService(Act[Nothing]):
    """Puts a station out of service, into diagnostics, or back."""

    at = POST("/v1/tables/{table}/stations/{station}/service")
    needs = (Role.SUPERVISOR, Role.TECHNICIAN)
    table: TableId
    station: StationNumber
    service: Annotated[Service, Meta(extra_json_schema={"enum": [service.value for service in _BY_STAFF]})]
    reason: Annotated[Words, Meta(max_length=500)] = ""

    def __post_init__(self) -> None:
        if self.service not in _BY_STAFF:
            raise ValueError(f"service is one of {', '.join(_BY_STAFF)}")


class DirectToLeave(Act[Nothing]):
    """RR 6.5.2: nothing may be placed, only cashed out. To void the running wagers takes the power of 12.2.1."""

    at = POST("/v1/tables/{table}/stations/{station}/leave")
    needs = Power.DIRECT_TO_LEAVE
    table: TableId
    station: StationNumber
    wagers: Literal["void", "stand"] = "stand"
    reason: Reason

    def also_needs(self) -> Need | None:
        return Power.VOID_PLAYER_WAGERS if self.wagers == "void" else None


class ExcludePlayer(Act[Nothing]):
    """RR 12.2.2: a player who contravened the rules takes no further part in the game. To void the running wagers
    takes the power of 12.2.1 besides."""

    at = POST("/v1/tables/{table}/stations/{station}/exclude")
    needs = Power.EXCLUDE_PLAYER
    table: TableId
    station: StationNumber
    wagers: Literal["void", "stand"] = "stand"
    reason: Reason

    def also_needs(self) -> Need | None:
        return Power.VOID_PLAYER_WAGERS if self.wagers == "void" else None


class AdjustResult(Act[Credited]):
    """BWS 3.13, MWD 3.7: a strict result that would be unfair to the player is made good."""

    at = POST("/v1/tables/{table}/stations/{station}/result-adjustment")
    needs = Power.ADJUST_UNFAIR_RESULT
    once = "id"
    table: TableId
    station: StationNumber
    id: Id
    round: RoundNumber
    amount: Amount
    """On top of what the round returned: the rule speaks for the player alone."""
    reason: Reason


class NoteClaim(Act[Nothing]):
    """RR 9.5: a player claims that an outcome is wrong or that something failed. The dealer considers it and writes
    down what was done."""

    at = POST("/v1/tables/{table}/stations/{station}/claims")
    needs = Role.DEALER
    once = "id"
    table: TableId
    station: StationNumber
    id: Id
    round: RoundNumber
    """0 before the table's first round."""
    claimed: Reason
    done: Reason


class SetPersonalLimits(Act[Nothing]):
    """One player's own limits (BWM 4.3, BWS 4.6); None takes them away."""

    at = PUT("/v1/tables/{table}/stations/{station}/personal-limits")
    needs = Power.SET_PERSONAL_LIMITS
    table: TableId
    station: StationNumber
    limits: LimitSign | None = None


class LookAtSeat(Act[StationView]):
    """A station as its own screen has it: for a dealer who is asked about a wager."""

    at = GET("/v1/tables/{table}/stations/{station}")
    needs = Who.STAFF
    table: TableId
    station: StationNumber


class RecallSeat(Act[Recall]):
    """A station's last rounds as they were at close, for a dealer who is asked about one (RR 9.5)."""

    at = GET("/v1/tables/{table}/stations/{station}/recall")
    needs = Who.STAFF
    table: TableId
    station: StationNumber


class LookAtTechnicians(Act[TechnicianActs]):
    """The last acts of technicians at a station."""

    at = GET("/v1/tables/{table}/stations/{station}/technicians")
    needs = Who.STAFF
    table: TableId
    station: StationNumber
