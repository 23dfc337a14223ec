"""A gaming table as the server holds it in memory: values only, changed by the functions beside this file.

Every change goes the same way: a function checks everything first and refuses before it has changed anything,
then changes these values and notes in the `Work` which rows to write. Should the transaction fail, this state
is thrown away and read anew from the database.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import NamedTuple

from game_protocol.cage import DebtKind
from game_protocol.phrases import Said
from game_protocol.station import AccountView, CashOutState, CashOutView, DeviceState, JournalHead, LastSpin, Service
from game_protocol.table import CloseCause, LimitSign, LockedSheet, NoticeKind, NoticeShown, Phase, Spin
from game_rules.game import Game
from game_rules.limits import TableLimits
from game_rules.money import Money
from game_rules.sheet import Sheet
from game_server.ledger import accounts as ledger
from game_server.ledger.books import Books, Transfer
from game_server.settings import Settings

_WAGERS = '"wagers":'
HISTORY = 100
"""Results on the strip of every screen."""


@dataclass(slots=True)
class Session:
    """An open ATS chip account (RR 6): one visit."""

    id: str
    station: int
    opened_ms: int
    money_in: Money
    ledger: ledger.Account
    closed_ms: int | None = None
    frozen: bool = False
    frozen_reason: str = ""


class Standing(NamedTuple):
    """An account as its player sees it: what an `AccountView` says, made and compared in a fraction of the time."""

    session: str
    balance: int
    on_felt: int
    money_in: int
    frozen: bool
    opened_ms: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """An outcome applied to a sheet, and to the account that its stake came from."""

    sheet: Sheet
    session: str
    outcome: str
    won: Money
    returned: Money
    lost: Money
    transfers: tuple[Transfer, ...]
    """Winning stakes that come back, and what they won."""
    card: LastSpin


@dataclass(frozen=True, slots=True)
class ReadyWords:
    """The result as a station will read it, as JSON, if its account then stands so and its card is this one."""

    standing: Standing
    card: LastSpin | None
    words: str


@dataclass(slots=True)
class Placed:
    """A station's last acknowledged sheet in a round."""

    round: int
    station: int
    session: str
    version: int
    sheet: Sheet
    locked: bool = False
    recognised: bool = True
    void_reason: str | None = None
    won: Money = field(default_factory=Money.zero)
    returned: Money = field(default_factory=Money.zero)
    balance_after: Money | None = None
    on_felt: Money = field(default_factory=Money.zero)
    """The part of it on the felt now: all until the close, then nothing of what is not recognised, void or paid."""
    confirmed: bool = False
    """Only in memory: after a restart a station confirms again, or the second passes."""
    verdict: Verdict | None = None
    """Only in memory: what the entered outcome means for it, ready before the outcome is confirmed."""

    @property
    def wagers(self) -> str:
        """The wagers as the JSON the digest is taken of: cut out of it, for writing them again would cost as much."""
        form = self.sheet.canonical.decode()
        return form[form.index(_WAGERS) + len(_WAGERS) : -1]

    @property
    def counts(self) -> bool:
        """Whether it takes part in the spin."""
        return self.recognised and self.void_reason is None and bool(self.sheet.wagers)

    def prepared(self, outcome: str | None) -> Verdict | None:
        """The verdict made ready when the outcome was entered, if it was this outcome, and for these wagers."""
        ready = self.verdict
        if ready is None or ready.outcome != outcome or ready.sheet is not self.sheet:
            return None
        return ready if ready.session == self.session else None

    def last_spin(self, outcome: str | None) -> LastSpin:
        ready = self.prepared(outcome)
        if ready is not None and self.counts:
            return ready.card
        return LastSpin(
            round=self.round,
            outcome=outcome,
            stake=self.sheet.total.cents,
            won=self.won.cents,
            returned=self.returned.cents,
            wagers=self.sheet.as_cents(),
            counted=self.counts and outcome is not None,
        )

    @property
    def binds(self) -> bool:
        """Whether it is locked with wagers that stand, recognised or not: what its station must show."""
        return self.locked and self.void_reason is None and bool(self.sheet.wagers)

    def locked_sheet(self) -> LockedSheet | None:
        """None where nothing is locked: an empty felt, or wagers that are void."""
        if not self.binds:
            return None
        return LockedSheet(
            round=self.round,
            version=self.version,
            digest=self.sheet.digest,
            wagers=self.sheet.as_cents(),
            total=self.sheet.total.cents,
            recognised=self.recognised,
        )


@dataclass(slots=True)
class Round:
    number: int
    phase: Phase
    period_s: int
    opened_ms: int
    deadline_ms: int
    ball_spun_ms: int | None = None
    closed_ms: int | None = None
    close_cause: CloseCause | None = None
    entered: str | None = None
    entered_source: str | None = None
    outcome: str | None = None
    first_outcome: str | None = None
    """The outcome that was confirmed before a correction (RR 9.4)."""
    ended_ms: int | None = None
    reason: str | None = None
    rule: str | None = None
    sheets: dict[int, Placed] = field(default_factory=dict)
    ready: dict[int, ReadyWords] = field(default_factory=dict)
    """Only in memory: what each station will read once the entered outcome is confirmed."""
    named: bool = False
    """Stations that had not confirmed in time have been named to staff."""


@dataclass(slots=True)
class CashOut:
    id: str
    station: int
    session: str
    state: CashOutState
    amount: Money
    asked_ms: int
    ticket: str | None = None
    done_ms: int | None = None
    reason: str = ""

    def view(self) -> CashOutView:
        return CashOutView(id=self.id, state=self.state, amount=self.amount.cents, asked_ms=self.asked_ms)


@dataclass(slots=True)
class Station:
    number: int
    id: str
    enrolled_ms: int
    service: Service = Service.IN_SERVICE
    service_reason: str = ""
    attendant_called: bool = False
    personal_limits: LimitSign | None = None
    own_limits: TableLimits | None = None
    """`personal_limits` as the rules use them."""
    devices: list[DeviceState] = field(default_factory=list)
    journal: JournalHead | None = None
    """The furthest its own journal was known to be."""
    last_spin: LastSpin | None = None
    """The card of the player's last wagers (GMNS 1.21.7); after a restart it is made again from the sheets."""
    idle_rounds: int = 0
    bad_tickets: list[int] = field(default_factory=list)
    """When tickets came that nobody should have; only in memory."""
    refused_release: str = ""
    """Its software's release while that cannot talk to this server, once staff were told; only in memory."""
    session: Session | None = None
    cash_out: CashOut | None = None
    """The one that is not finished."""


@dataclass(slots=True)
class Notice:
    id: int
    kind: NoticeKind
    since_ms: int
    due_ms: int | None
    due_round: int | None
    said: Said
    limits: LimitSign | None
    shown: bool = True

    def view(self) -> NoticeShown:
        return NoticeShown(
            id=self.id,
            kind=self.kind,
            since_ms=self.since_ms,
            due_ms=self.due_ms,
            due_round=self.due_round,
            text=self.said.text,
            phrase=self.said.phrase,
            values=self.said.values,
            limits=self.limits,
        )


@dataclass(slots=True)
class StaffAlert:
    id: str
    what: str
    station: int | None
    said: Said
    at_ms: int
    acknowledged_by: str | None = None
    acknowledged_ms: int | None = None


@dataclass(slots=True)
class Debt:
    """Money a correction left owing between the house and a player who was gone (RR 9.4), until a person settles it."""

    id: str
    kind: DebtKind
    amount: Money
    station: int | None
    session: str | None
    round: int | None
    why: Said
    made_ms: int
    settled_ms: int | None = None
    settled_by: str | None = None
    settled_how: str | None = None
    settled_reason: str = ""


@dataclass(slots=True)
class TableState:
    id: str
    name: str
    game: Game
    settings: Settings
    open: bool
    period_s: int
    sign: LimitSign
    limits: TableLimits
    """`sign` as the rules use it."""
    created_ms: int
    books: Books
    next_sign: LimitSign | None = None
    """A change that was allowed while a round ran: it holds from the next one."""
    frozen_reason: str | None = None
    """RR 9.4: every account stands still, and so does the round."""
    frozen_ms: int | None = None
    round: Round | None = None
    history: deque[Spin] = field(default_factory=lambda: deque(maxlen=HISTORY))
    """Newest first."""
    stations: dict[int, Station] = field(default_factory=dict)
    notices: dict[int, Notice] = field(default_factory=dict)
    last_notice: int = 0
    alerts: dict[str, StaffAlert] = field(default_factory=dict)
    debts: dict[str, Debt] = field(default_factory=dict)
    """The open ones."""
    last_ticket: int = 0
    """The sequence number of the table's last ticket."""
    connected: frozenset[int] = frozenset()
    """Stations with an open event stream; only in memory."""

    def __post_init__(self) -> None:
        self.house = ledger.of_table(ledger.Kind.HOUSE, self.id)
        self.cage = ledger.of_table(ledger.Kind.CAGE, self.id)
        self.felt = ledger.of_table(ledger.Kind.FELT, self.id)
        self.printing = ledger.of_table(ledger.Kind.PRINTING, self.id)
        self.hand_pay = ledger.of_table(ledger.Kind.HAND_PAY, self.id)
        self.owed = ledger.of_table(ledger.Kind.OWED, self.id)
        self.shortfall = ledger.of_table(ledger.Kind.SHORTFALL, self.id)
        self.adjustments = ledger.of_table(ledger.Kind.ADJUSTMENTS, self.id)

    house: ledger.Account = field(init=False)
    cage: ledger.Account = field(init=False)
    felt: ledger.Account = field(init=False)
    printing: ledger.Account = field(init=False)
    hand_pay: ledger.Account = field(init=False)
    owed: ledger.Account = field(init=False)
    shortfall: ledger.Account = field(init=False)
    adjustments: ledger.Account = field(init=False)

    @property
    def phase(self) -> Phase:
        if self.frozen_reason is not None:
            return Phase.FROZEN
        return self.round.phase if self.round is not None else Phase.WAITING

    def balance_of(self, station: Station) -> Money:
        return self.books.balance(station.session.ledger) if station.session is not None else Money.zero()

    def placed_by(self, station: int) -> Placed | None:
        return self.round.sheets.get(station) if self.round is not None else None

    def limits_for(self, station: Station) -> TableLimits:
        return station.own_limits or self.limits

    def account_view(self, station: Station) -> AccountView | None:
        standing = self.standing(station)
        return None if standing is None else AccountView(**standing._asdict())

    def standing(self, station: Station) -> Standing | None:
        session = station.session
        if session is None:
            return None
        placed = self.placed_by(station.number)
        return Standing(
            session=session.id,
            balance=self.books.balance(session.ledger).cents,
            on_felt=placed.on_felt.cents if placed is not None and placed.session == session.id else 0,
            money_in=session.money_in.cents,
            frozen=session.frozen or self.frozen_reason is not None,
            opened_ms=session.opened_ms,
        )
