"""A table as everyone may see it: its sign, its round, its results and its notices."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, field

from game_protocol.basics import (
    Cents,
    Digest,
    Message,
    Millis,
    Reason,
    RoundNumber,
    StationNumber,
    TableId,
    Wagers,
    Words,
)
from game_rules.game import Power
from game_rules.limits import Limits, TableLimits
from game_rules.money import Money


class Phase(StrEnum):
    """Where a round is."""

    WAITING = "waiting"
    """No round: the table is open and the dealer has not started the next."""
    BETTING = "betting"
    CLOSED = "closed"
    """No more bets; sheets are locked, the ball runs."""
    RESULT = "result"
    """An outcome is entered and not yet confirmed."""
    SETTLED = "settled"
    NO_SPIN = "no_spin"
    VOID = "void"
    FROZEN = "frozen"
    """All accounts are frozen while a wrong outcome is put right (RR 9.4)."""


class CloseCause(StrEnum):
    """What ended a wagering period."""

    EXPIRY = "expiry"
    DEALER = "dealer"
    SENSOR = "sensor"


class KindLimits(Message):
    minimum: Cents
    maximum: Cents
    multiple: Cents


class LimitSign(Message):
    """The limit sign of RR 4.2, for a table or for one player."""

    kinds: dict[str, KindLimits]
    table_minimum: Cents

    @classmethod
    def of(cls, limits: TableLimits) -> LimitSign:
        kinds = {
            kind: KindLimits(minimum=its.minimum.cents, maximum=its.maximum.cents, multiple=its.multiple.cents)
            for kind, its in limits.by_kind.items()
        }
        return cls(kinds=kinds, table_minimum=limits.table_minimum.cents)

    def limits(self) -> TableLimits:
        by_kind = {
            kind: Limits(Money(its.minimum), Money(its.maximum), Money(its.multiple))
            for kind, its in self.kinds.items()
        }
        return TableLimits(by_kind, Money(self.table_minimum))


class Spin(Message):
    """One line of the results strip."""

    round: RoundNumber
    outcome: str


class NoticeKind(StrEnum):
    LIMITS = "limits"
    CLOSING = "closing"
    JACKPOT = "jackpot"
    MESSAGE = "message"


class NoticeShown(Message):
    """A sign on every station: what will change, and when at the earliest."""

    id: int
    kind: NoticeKind
    since_ms: Millis
    due_ms: Millis | None = None
    """When the change may take effect; None where it is counted in spins."""
    due_round: RoundNumber | None = None
    text: str = ""
    limits: LimitSign | None = None


class TableView(Message):
    """Everything a screen needs to draw a table, without any player's money."""

    table: TableId
    name: str
    game: str
    open: bool
    phase: Phase
    round: RoundNumber
    period_s: int
    opened_ms: Millis | None = None
    deadline_ms: Millis | None = None
    """End of the wagering period by the server's clock, while betting."""
    close_cause: CloseCause | None = None
    outcome: str | None = None
    """Only once it is confirmed."""
    no_spin_reason: str | None = None
    limits: LimitSign
    chips: list[Cents]
    history: list[Spin] = field(default_factory=list)
    """The last 100 results, newest first."""
    notices: list[NoticeShown] = field(default_factory=list)
    event_id: int
    now_ms: Millis


class OpenRound(Message):
    """Starts a wagering period; without a length the table's own applies (RR 5.1)."""

    period_s: Annotated[int, Meta(ge=5, le=600)] | None = None


class CloseRound(Message):
    round: RoundNumber
    cause: CloseCause = CloseCause.DEALER


class BallSpun(Message):
    """RR 5.3: recorded; before expiry only in the belief that the ball rests after it."""

    round: RoundNumber


class EnterOutcome(Message):
    round: RoundNumber
    outcome: Annotated[str, Meta(max_length=8)]
    source: Annotated[Words, Meta(max_length=32)] = "manual"


class ConfirmOutcome(Message):
    round: RoundNumber
    outcome: Annotated[str, Meta(max_length=8)]


class NoSpin(Message):
    round: RoundNumber
    reason: Annotated[str, Meta(max_length=64)]
    """The id of one of the book's reasons."""


class VoidCause(StrEnum):
    """Why a game is invalidated; each book says who may."""

    MALFUNCTION = "malfunction"
    """RR 9.3."""
    DISRUPTION = "disruption"
    """RR 12.3.1: fire, a brawl, a robbery."""
    FRAUD = "fraud"
    """RR 12.3.2: a fraudulent act that affects the outcome."""

    @property
    def power(self) -> Power:
        """Not one person's in every book: fraud is the pit boss's (BWM 9.3), a disruption the supervisor's (9.4)."""
        return Power(f"invalidate_{self}")


class VoidRound(Message):
    """Invalidates the game; all wagers go back (RR 12.4)."""

    round: RoundNumber
    cause: VoidCause
    reason: Reason


class VoidStation(Message):
    """Voids one station's wagers: RR 12.2.1, or 9.7/9.9 for a malfunction."""

    round: RoundNumber
    station: StationNumber
    malfunction: bool
    reason: Reason


class CorrectOutcome(Message):
    """RR 9.4: what was entered was wrong."""

    round: RoundNumber
    outcome: Annotated[str, Meta(max_length=8)]
    reason: Reason


class CorrectionLine(Message):
    """Before and after for one account."""

    station: StationNumber
    was_returned: Cents
    now_returned: Cents
    change: int
    shortfall: Cents
    """What has been taken out already and is owed."""


class Correction(Message):
    round: RoundNumber
    was: str
    now: str
    lines: list[CorrectionLine]


class ChangeLimits(Message):
    limits: LimitSign
    all_agree: bool = False
    """MWP 6.1(b)."""


class ChangePeriod(Message):
    period_s: Annotated[int, Meta(ge=5, le=600)]


class LockedSheet(Message):
    """What the server locked for one station at close: exactly this will be settled."""

    round: RoundNumber
    version: int
    digest: Digest
    wagers: Wagers
    total: Cents
    recognised: bool
    """False: below the table minimum in total, so not recognised and given back (RR 4.3.3)."""
