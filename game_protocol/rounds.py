"""The dealer's acts in a round (RR 5), and those that put one right (RR 9, 12)."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from game_protocol.act import GET, POST, Act, Need, Who
from game_protocol.basics import Cents, Message, Nothing, Reason, RoundNumber, StationNumber, TableId, Words
from game_protocol.events import OutcomeEntered, RoundClosed, RoundEndedWithoutSpin, RoundOpened, RoundSettled
from game_protocol.table import CloseCause
from game_rules.game import Power

Outcome = Annotated[str, Meta(max_length=8)]


class OpenRound(Act[RoundOpened]):
    """Starts a wagering period. Its length is the operator's (`ChangePeriod`), not the dealer's (RR 5.1)."""

    at = POST("/v1/tables/{table}/rounds")
    needs = Power.ENTER_OUTCOME
    table: TableId
    period_s: Annotated[int, Meta(ge=5, le=600)] | None = None
    """Read, for a screen may send it, and of no effect."""


_EARLY = (CloseCause.DEALER, CloseCause.SENSOR)
EarlyClose = Annotated[CloseCause, Meta(extra_json_schema={"enum": [cause.value for cause in _EARLY]})]


class CloseRound(Act[RoundClosed]):
    """No more bets before the time is up: the wheel's sensor once the ball is spun (RR 5.1.3), or the dealer's call
    (BWM 3.2). The book says which of them there is; the server's clock does it else."""

    at = POST("/v1/tables/{table}/rounds/close")
    needs = Power.ENTER_OUTCOME
    table: TableId
    round: RoundNumber
    cause: EarlyClose = CloseCause.DEALER

    def __post_init__(self) -> None:
        if self.cause not in _EARLY:
            raise ValueError(f"cause is one of {', '.join(_EARLY)}")


class SpinBall(Act[Nothing]):
    """RR 5.3: recorded; before expiry only in the belief that the ball rests after it."""

    at = POST("/v1/tables/{table}/rounds/ball")
    needs = Power.ENTER_OUTCOME
    table: TableId
    round: RoundNumber


class ReadOutcome(Act[OutcomeEntered]):
    """A sensor's reading, or a number that is to be looked at again: it waits until `EnterOutcome` confirms it."""

    at = POST("/v1/tables/{table}/rounds/outcome/reading")
    needs = Power.ENTER_OUTCOME
    table: TableId
    round: RoundNumber
    outcome: Outcome
    source: Annotated[Words, Meta(max_length=32)] = "manual"


class EnterOutcome(Act[RoundSettled]):
    """RR 5.4.2: entered and confirmed. Every locked sheet is settled and plays for the table's jackpots, in one
    transaction."""

    at = POST("/v1/tables/{table}/rounds/outcome")
    needs = Power.ENTER_OUTCOME
    table: TableId
    round: RoundNumber
    outcome: Outcome
    source: Annotated[Words, Meta(max_length=32)] = "manual"


class AnnounceNoSpin(Act[RoundEndedWithoutSpin]):
    """RR 9.1, 9.2: the spin is of no effect. `why` is one of the book's reasons."""

    at = POST("/v1/tables/{table}/rounds/no-spin")
    needs = Power.ANNOUNCE_NO_SPIN
    table: TableId
    round: RoundNumber
    why: Annotated[str, Meta(max_length=64)]


class VoidCause(StrEnum):
    """Why a game is invalidated; each book says who may."""

    MALFUNCTION = "malfunction"
    """RR 9.3."""
    DISRUPTION = "disruption"
    """RR 12.3.1: fire, a brawl, a robbery."""
    FRAUD = "fraud"
    """RR 12.3.2: a fraudulent act that affects the outcome."""
    SYSTEM = "system"
    """RR 9.8.1: the game system failed before the end of the period."""
    NO_SPIN_FOUND = "no-spin-found"
    """MWD 5.4: the spin was void, announced or not, and that came out after payment."""

    @property
    def power(self) -> Power:
        """Not one person's in every book: fraud is the pit boss's (BWM 9.3), a disruption the supervisor's (9.4)."""
        match self:
            case VoidCause.SYSTEM:
                return Power.DECLARE_SYSTEM_MALFUNCTION
            case VoidCause.NO_SPIN_FOUND:
                return Power.FIND_NO_SPIN
        return Power(f"invalidate_{self}")


class InvalidateRound(Act[RoundEndedWithoutSpin]):
    """RR 9.3, 12.3: the game is invalidated and all wagers go back (12.4), the one that runs or an earlier one that was
    paid. Whose power it is depends on the cause."""

    at = POST("/v1/tables/{table}/rounds/invalidate")
    needs = Who.STAFF
    table: TableId
    round: RoundNumber
    cause: VoidCause
    reason: Reason

    def also_needs(self) -> Need:
        return self.cause.power


class VoidWagers(Act[Nothing]):
    """One station's wagers are void: RR 12.2.1, also after they were paid, or 9.7/9.9 for a malfunction."""

    at = POST("/v1/tables/{table}/stations/{station}/void-wagers")
    needs = Who.STAFF
    table: TableId
    station: StationNumber
    round: RoundNumber
    malfunction: bool
    reason: Reason

    def also_needs(self) -> Need:
        return Power.DECLARE_MALFUNCTION if self.malfunction else Power.VOID_PLAYER_WAGERS


class FreezeAccounts(Act[Nothing]):
    """RR 9.4: every account of the table, at once. A wagering period gets no time back; with the ball spun it ends."""

    at = POST("/v1/tables/{table}/freeze")
    needs = Power.FREEZE_ACCOUNTS
    table: TableId
    reason: Reason


class UnfreezeAccounts(Act[Nothing]):
    """Everything goes on where it would be by now."""

    at = POST("/v1/tables/{table}/unfreeze")
    needs = Power.FREEZE_ACCOUNTS
    table: TableId


class CorrectionLine(Message):
    """Before and after for one account."""

    station: StationNumber
    was_returned: Cents
    now_returned: Cents
    change: int
    shortfall: Cents
    """Money that has been taken out already and is owed."""


class Correction(Message):
    round: RoundNumber
    was: str
    now: str
    lines: list[CorrectionLine]


class PreviewCorrection(Act[Correction]):
    """Before and after for each account, if this outcome were the right one; nothing is changed."""

    at = GET("/v1/tables/{table}/correction")
    needs = Power.CORRECT_OUTCOME
    table: TableId
    round: RoundNumber
    outcome: Outcome


class PreviewVoid(Act[Correction]):
    """Before and after for each account, if this settled round (12.3), or one player's wagers in it (12.2.1), were
    void; nothing is changed."""

    at = GET("/v1/tables/{table}/void")
    needs = Power.CORRECT_OUTCOME
    table: TableId
    round: RoundNumber
    station: StationNumber | None = None


class CorrectOutcome(Act[Correction]):
    """RR 9.4: what was entered was wrong. All accounts freeze, the round is settled on what really fell, and they
    unfreeze: whole, or not at all."""

    at = POST("/v1/tables/{table}/correction")
    needs = Power.CORRECT_OUTCOME
    table: TableId
    round: RoundNumber
    outcome: Outcome
    reason: Reason
