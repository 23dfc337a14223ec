"""What staff may tell the table to do, each as a value: it can be shown, asked about, allowed, and carried out.

An order that hands over money, or may be asked twice for another reason, carries the id that makes it count once:
asked again after silence, it is the same order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, Protocol
from uuid import uuid4

from game_protocol.basics import Message
from game_protocol.staff import (
    Adjust,
    AdjustResult,
    AnnounceClosing,
    AnnounceLimits,
    BuyIn,
    ChangeService,
    CloseTable,
    DecideUncertainTicket,
    Exclude,
    FreezeStation,
    HandPay,
    Leave,
    PayOut,
    PersonalLimits,
)
from game_protocol.staff_client import StaffClient
from game_protocol.station import Service
from game_protocol.table import (
    ChangeLimits,
    CloseCause,
    CloseRound,
    CorrectOutcome,
    LimitSign,
    NoSpin,
    VoidCause,
    VoidRound,
    VoidStation,
)
from game_rules.game import NoSpinReason
from game_rules.money import Money


def new_id() -> str:
    return uuid4().hex


class Order(Protocol):
    """Something to be done; `wants_reason` where the journal must say why."""

    @property
    def wants_reason(self) -> bool: ...

    async def carry_out(self, staff: StaffClient, reason: str) -> Message | None: ...


@dataclass(frozen=True)
class _WithoutReason:
    wants_reason: ClassVar[bool] = False


@dataclass(frozen=True)
class _WithReason:
    wants_reason: ClassVar[bool] = True


# --- the round


@dataclass(frozen=True)
class StartRound(_WithoutReason):
    async def carry_out(self, staff: StaffClient, reason: str) -> Message:
        return await staff.open_round()


@dataclass(frozen=True)
class EndBetting(_WithoutReason):
    """No more bets, before the time is up (RR 5.1.3 where the sensor says so)."""

    round: int
    cause: CloseCause = CloseCause.DEALER

    async def carry_out(self, staff: StaffClient, reason: str) -> Message:
        return await staff.close_round(CloseRound(round=self.round, cause=self.cause))


@dataclass(frozen=True)
class SpinBall(_WithoutReason):
    round: int

    async def carry_out(self, staff: StaffClient, reason: str) -> None:
        await staff.ball_spun(self.round)


@dataclass(frozen=True)
class EnterResult(_WithoutReason):
    """RR 5.4.2: entered and confirmed in one go, for the confirmation was asked for here."""

    round: int
    outcome: str
    source: str = "manual"

    async def carry_out(self, staff: StaffClient, reason: str) -> Message:
        await staff.enter_outcome(self.round, self.outcome, self.source)
        return await staff.confirm_outcome(self.round, self.outcome)


@dataclass(frozen=True)
class DecideBetween(_WithoutReason):
    """Sensor and dealer saw different numbers: nothing is entered before somebody has looked again."""

    round: int
    dealer: str
    sensor: str

    def chosen(self, outcome: str) -> EnterResult:
        """Whichever it was, the journal has both."""
        if outcome == self.sensor:
            return EnterResult(self.round, outcome, f"sensor; dealer saw {self.dealer}")
        return EnterResult(self.round, outcome, f"manual; sensor read {self.sensor}")

    async def carry_out(self, staff: StaffClient, reason: str) -> None:
        raise AssertionError("a disagreement is decided, not carried out")


@dataclass(frozen=True)
class CallNoSpin(_WithoutReason):
    round: int
    why: NoSpinReason

    async def carry_out(self, staff: StaffClient, reason: str) -> Message:
        return await staff.no_spin(NoSpin(round=self.round, reason=self.why.id))


@dataclass(frozen=True)
class InvalidateRound(_WithReason):
    """RR 9.3 for a malfunction, 12.3.1 for a disruption, 12.3.2 for fraud."""

    round: int
    cause: VoidCause

    async def carry_out(self, staff: StaffClient, reason: str) -> Message:
        return await staff.void_round(VoidRound(round=self.round, cause=self.cause, reason=reason))


@dataclass(frozen=True)
class FreezeAll(_WithReason):
    async def carry_out(self, staff: StaffClient, reason: str) -> None:
        await staff.freeze(reason)


@dataclass(frozen=True)
class UnfreezeAll(_WithoutReason):
    async def carry_out(self, staff: StaffClient, reason: str) -> None:
        await staff.unfreeze()


@dataclass(frozen=True)
class CorrectResult(_WithReason):
    """RR 9.4: all accounts freeze, the round is settled on what really fell, then they unfreeze."""

    round: int
    was: str
    now: str

    async def carry_out(self, staff: StaffClient, reason: str) -> Message:
        await staff.freeze(reason)
        return await staff.correct(CorrectOutcome(round=self.round, outcome=self.now, reason=reason))


# --- one station


@dataclass(frozen=True)
class CreditStation(_WithoutReason):
    """RR 6.2.1."""

    id: str
    station: int
    amount: Money

    async def carry_out(self, staff: StaffClient, reason: str) -> Message:
        return await staff.buy_in(self.station, BuyIn(id=self.id, amount=self.amount.cents))


@dataclass(frozen=True)
class PayOutStation(_WithoutReason):
    """RR 6.6.1(a): the whole balance."""

    id: str
    station: int
    amount: Money

    async def carry_out(self, staff: StaffClient, reason: str) -> Message:
        return await staff.pay_out(self.station, PayOut(id=self.id))


@dataclass(frozen=True)
class PayByHand(_WithoutReason):
    """RR 6.6.1(b)(ii)."""

    id: str
    station: int
    cash_out: str
    amount: Money

    async def carry_out(self, staff: StaffClient, reason: str) -> Message:
        return await staff.hand_pay(self.station, HandPay(id=self.id, cash_out=self.cash_out))


@dataclass(frozen=True)
class DecideTicket(_WithReason):
    """Somebody looked into the printer."""

    station: int
    cash_out: str
    amount: Money
    came_out: bool

    async def carry_out(self, staff: StaffClient, reason: str) -> None:
        asked = DecideUncertainTicket(cash_out=self.cash_out, came_out=self.came_out, reason=reason)
        await staff.decide_uncertain_ticket(self.station, asked)


@dataclass(frozen=True)
class AdjustAccount(_WithReason):
    id: str
    station: int
    amount: Money
    """Below zero: taken from the player."""

    async def carry_out(self, staff: StaffClient, reason: str) -> Message:
        return await staff.adjust(self.station, Adjust(id=self.id, amount=self.amount.cents, reason=reason))


@dataclass(frozen=True)
class VoidWagers(_WithReason):
    """RR 9.7/9.9 for a malfunction, 12.2.1 for a player who broke the rules."""

    round: int
    station: int
    malfunction: bool

    async def carry_out(self, staff: StaffClient, reason: str) -> None:
        asked = VoidStation(round=self.round, station=self.station, malfunction=self.malfunction, reason=reason)
        await staff.void_station(asked)


@dataclass(frozen=True)
class FreezeOne(_WithReason):
    station: int
    on: bool

    async def carry_out(self, staff: StaffClient, reason: str) -> None:
        await staff.freeze_station(self.station, FreezeStation(on=self.on, reason=reason))


@dataclass(frozen=True)
class PutInService(_WithReason):
    station: int
    service: Literal[Service.IN_SERVICE, Service.OUT_OF_SERVICE]

    async def carry_out(self, staff: StaffClient, reason: str) -> None:
        await staff.change_service(self.station, ChangeService(service=self.service, reason=reason))


@dataclass(frozen=True)
class SendAway(_WithReason):
    """RR 6.5.2; running wagers stand, or are void by the pit boss (12.2)."""

    station: int
    wagers: Literal["void", "stand"]

    async def carry_out(self, staff: StaffClient, reason: str) -> None:
        await staff.direct_to_leave(self.station, Leave(wagers=self.wagers, reason=reason))


@dataclass(frozen=True)
class ExcludePlayer(_WithReason):
    """RR 12.2.2: no further part in the game; running wagers stand unless they are voided by an order of their own."""

    station: int

    async def carry_out(self, staff: StaffClient, reason: str) -> None:
        await staff.exclude(self.station, Exclude(reason=reason))


@dataclass(frozen=True)
class MakeGood(_WithReason):
    """BWS 3.13, MWD 3.7: a strict result would be unfair to the player."""

    id: str
    station: int
    round: int
    amount: Money

    async def carry_out(self, staff: StaffClient, reason: str) -> Message:
        asked = AdjustResult(id=self.id, round=self.round, amount=self.amount.cents, reason=reason)
        return await staff.adjust_result(self.station, asked)


@dataclass(frozen=True)
class LimitPlayer(_WithoutReason):
    """BWM 4.3, BWS 4.6; None takes the personal limits away."""

    station: int
    limits: LimitSign | None

    async def carry_out(self, staff: StaffClient, reason: str) -> None:
        await staff.personal_limits(self.station, PersonalLimits(limits=self.limits))


# --- the table


@dataclass(frozen=True)
class ChangeSign(_WithoutReason):
    now: LimitSign
    limits: LimitSign

    async def carry_out(self, staff: StaffClient, reason: str) -> Message:
        return await staff.change_limits(ChangeLimits(limits=self.limits))


@dataclass(frozen=True)
class AnnounceSign(_WithoutReason):
    """RR 4, section 66(2): the sign of a higher minimum first."""

    now: LimitSign
    limits: LimitSign
    minutes: int

    async def carry_out(self, staff: StaffClient, reason: str) -> Message:
        return await staff.announce_limits(AnnounceLimits(limits=self.limits))


@dataclass(frozen=True)
class SetPeriod(_WithoutReason):
    period_s: int

    async def carry_out(self, staff: StaffClient, reason: str) -> None:
        await staff.change_period(self.period_s)


@dataclass(frozen=True)
class OpenTheTable(_WithoutReason):
    async def carry_out(self, staff: StaffClient, reason: str) -> None:
        await staff.open_table()


@dataclass(frozen=True)
class AnnounceClosure(_WithoutReason):
    """RR 12.7, BWM 9.8."""

    async def carry_out(self, staff: StaffClient, reason: str) -> Message:
        return await staff.announce_closing(AnnounceClosing())


@dataclass(frozen=True)
class CloseTheTable(_WithReason):
    async def carry_out(self, staff: StaffClient, reason: str) -> None:
        await staff.close_table(CloseTable(reason=reason))


@dataclass(frozen=True)
class TakeDownNotice(_WithoutReason):
    notice: int

    async def carry_out(self, staff: StaffClient, reason: str) -> None:
        await staff.withdraw_notice(self.notice)


@dataclass(frozen=True)
class AcknowledgeAlert(_WithoutReason):
    alert: str

    async def carry_out(self, staff: StaffClient, reason: str) -> None:
        await staff.acknowledge(self.alert)
