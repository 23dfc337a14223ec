"""A table as everyone may see it: its sign, its round, its results and its notices."""

from __future__ import annotations

from enum import StrEnum

from msgspec import field

from game_protocol.act import GET, Act, Who
from game_protocol.basics import Cents, Digest, Message, Millis, RoundNumber, TableId, Wagers
from game_protocol.phrases import Said, Value
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
    """The reason why a wagering period ended."""

    EXPIRY = "expiry"
    DEALER = "dealer"
    """The dealer's call, where the book gives it (BWM 3.2, MWP 3.6(a))."""
    SENSOR = "sensor"
    """RR 5.1.3."""
    SPIN = "spin"
    """The wheel was activated (BWS 3.9)."""
    FREEZE = "freeze"
    """Staff froze the accounts while the ball ran: no time is given back (RR 3.7)."""
    OTHER = "other"
    """A cause that only a newer release knows: the period is over all the same."""

    @classmethod
    def _missing_(cls, _word: object) -> CloseCause:
        return cls.OTHER


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

    @classmethod
    def _missing_(cls, _word: object) -> NoticeKind:
        """A kind that only a newer release knows is a text to be read, no more."""
        return cls.MESSAGE


class NoticeShown(Message):
    """A sign on every station: what will change, and when at the earliest."""

    id: int
    kind: NoticeKind
    since_ms: Millis
    due_ms: Millis | None = None
    """When the change may take effect; None where it is counted in spins."""
    due_round: RoundNumber | None = None
    text: str = ""
    """What staff wrote besides; each screen says what will be and when in its own language."""
    phrase: str = ""
    values: dict[str, Value] = field(default_factory=dict)
    limits: LimitSign | None = None

    @property
    def said(self) -> Said:
        return Said(text=self.text, phrase=self.phrase, values=self.values)

    def spins_left(self, round_number: int, phase: Phase) -> int:
        """Results still to come before the change may take effect (BWM 9.8), the one that is played among them."""
        if self.due_round is None:
            return 0
        running = phase in (Phase.BETTING, Phase.CLOSED, Phase.RESULT)
        return max(0, self.due_round - round_number + (1 if running else 0))


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
    ball_spun: bool = False
    """In this round (RR 5.3)."""
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


class LockedSheet(Message):
    """The sheet the server locked for one station at close: exactly this will be settled."""

    round: RoundNumber
    version: int
    digest: Digest
    wagers: Wagers
    total: Cents
    recognised: bool
    """False: below the table minimum in total, so not recognised and given back (RR 4.3.3)."""


class LookAtTable(Act[TableView]):
    """A table as the console follows it."""

    at = GET("/v1/tables/{table}")
    needs = Who.STAFF
    table: TableId


class LookAtDisplay(Act[TableView]):
    """The winning number display over the table, for everyone to see (RR 1.1)."""

    at = GET("/v1/tables/{table}/display")
    needs = Who.ANYONE
    table: TableId
