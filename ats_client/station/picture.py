"""The station's picture, as one value, and the player's hand: all that a screen knows of a station.

The station gives a new Picture whenever anything changed; the screen draws it and decides nothing. Only the
countdown runs between two pictures, so the screen asks `seconds_left` for it at every frame.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Protocol

from ats_client.station.correction import Correction
from ats_client.station.jackpots import NO_JACKPOTS, Jackpots
from game_protocol.jackpots import Prize
from game_protocol.problems import Problem
from game_protocol.station import AccountView, CashOutView, LastSpin, Recall
from game_protocol.table import CloseCause, LimitSign, NoticeShown, Phase, Spin
from game_rules.game import Game
from game_rules.limits import Snapped, TableLimits
from game_rules.money import Money
from game_rules.sheet import Refusal, Sheet

NO_MONEY = Money.zero()
BETWEEN_ROUNDS = frozenset({Phase.WAITING, Phase.SETTLED, Phase.NO_SPIN, Phase.VOID})
"""Phases in which no wager lies on the felt."""


class StationState(StrEnum):
    """The station is in one of these; each has its screen."""

    OFFLINE = "offline"
    IDLE = "idle"
    OPEN = "open"
    LOCKED = "locked"
    RESULT = "result"
    CASHING_OUT = "cashing_out"
    HAND_PAY = "hand_pay"
    FROZEN = "frozen"
    OUT_OF_SERVICE = "out_of_service"
    DIAGNOSTICS = "diagnostics"


class Saying(StrEnum):
    """Sentences a station may have to say; the screen has them in each language."""

    # at a bet
    MINIMUM_HERE = "minimum-here"
    """Amounts: `minimum`."""
    MAXIMUM_HERE = "maximum-here"
    """Amounts: `maximum`, `not_placed`."""
    MULTIPLE_HERE = "multiple-here"
    """Amounts: `multiple`, `not_placed`. Of several bets at once, each of the three comes without a bet: amounts
    `not_placed` of all together, words `count`."""
    NOT_ENOUGH_MONEY = "not-enough-money"
    """Amounts: `missing`. Without a bet when [Repeat] or [Double] needed it."""
    NOT_WHOLE = "not-whole"
    """Nothing of an announced bet was placed. Words: `count`, how many of its bets rule 4.3 would not take whole."""
    TOO_LATE = "too-late"
    NOT_TAKEN = "not-taken"
    """The server refused it; the chips slid back. Amounts: `amount`, what went back, as wherever chips come back."""
    # for the whole screen
    RECONNECTING = "reconnecting"
    BELOW_TABLE_MINIMUM = "below-table-minimum"
    NO_SPIN = "no-spin"
    VOID = "void"
    WAGERS_VOIDED = "wagers-voided"
    CORRECTED = "corrected"
    VOIDED_LATER = "voided-later"
    """A round that was paid, or this player's wagers in it, were declared void (RR 12.2.1, 12.3)."""
    """Words: `was`, `now`. Amounts: `change`, which may be negative."""
    INSERT_MONEY = "insert-money"
    CHECKING_NOTE = "checking-note"
    CHECKING_TICKET = "checking-ticket"
    NOTE_RETURNED = "note-returned"
    TICKET_RETURNED = "ticket-returned"
    """Words: `reason`, a game_protocol.problems.Problem or empty; `when_ms`, the day it was paid or expired, and
    `table`, the one it is from, where there is one. The same for NOTE_RETURNED."""
    MONEY_IN = "money-in"
    """Amounts: `amount`."""
    PRINTING = "printing"
    TAKE_YOUR_TICKET = "take-your-ticket"
    CASH_OUT_NOT_NOW = "cash-out-not-now"
    """Words: `reason`, a Problem."""
    NOTHING_TO_UNDO = "nothing-to-undo"
    NOTHING_TO_REPEAT = "nothing-to-repeat"
    ALREADY_ON_THE_FELT = "already-on-the-felt"
    """A favourite whose chips all lie there."""


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence with its figures. `number` rises, so that the same sentence said twice is seen twice."""

    number: int
    saying: Saying
    bet_id: str | None = None
    amounts: Mapping[str, Money] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)
    returned: Mapping[str, Money] = field(default_factory=dict)
    """Chips that went home with it, by bet."""


@dataclass(frozen=True, slots=True)
class LinkView:
    connected: bool
    round_trip_ms: float | None = None
    needed_release: str = ""
    """The server's release, where this station does not understand it: a technician must bring the station there."""


@dataclass(frozen=True, slots=True)
class MoneyDevices:
    """Money that can be put in and got out right now."""

    notes: tuple[Money, ...] = ()
    """Denominations the acceptor takes now; empty while it takes none."""
    tickets_in: bool = False
    why_not_in: Problem | None = None
    """Why no money is taken at all; a slot that is shut without a reason is not ready."""
    tickets_out: bool = False
    dealer_pays: bool = True


@dataclass(frozen=True, slots=True)
class Picture:
    """Everything on the screen but the running seconds; as it stands here, before the server has told anything."""

    state: StationState = StationState.OFFLINE
    link: LinkView = LinkView(connected=False)
    station: int = 0
    table_name: str = ""
    game: Game | None = None
    """None before the server has told."""
    phase: Phase = Phase.WAITING
    round: int = 0
    close_cause: CloseCause | None = None
    limits: TableLimits | None = None
    personal_limits: bool = False
    table_sign: LimitSign | None = None
    """The sign over the table, whatever this player's own limits are."""
    account: AccountView | None = None
    funds: Money = NO_MONEY
    """Balance and what lies on the felt together."""
    balance: Money = NO_MONEY
    """Funds less the sheet shown: the balance on the screen."""
    sheet: Sheet | None = None
    """The wagers shown, whether acknowledged or not."""
    acknowledged: Sheet | None = None
    """The wagers the server has; where `sheet` differs, chips are pending."""
    locked: Sheet | None = None
    """After close: exactly what the server locked. None until it has told."""
    recognised: bool = True
    repeatable: Sheet | None = None
    """The last round's wagers, for [Repeat]."""
    outcome: str | None = None
    """The confirmed result of this round, until the next period begins."""
    no_spin_reason: str = ""
    last_spin: LastSpin | None = None
    history: tuple[Spin, ...] = ()
    notices: tuple[NoticeShown, ...] = ()
    cash_out: CashOutView | None = None
    attendant_called: bool = False
    money: MoneyDevices = MoneyDevices()
    said: tuple[Said, ...] = ()
    """The newest sentences, newest last."""
    out_of_service_reason: str = ""
    leaving: bool = False
    """The player was directed to leave (RR 6.5.2): nothing may be placed, only cashed out."""

    correction: Correction | None = None
    """Of a result this player was paid by; until it was seen."""
    corrected_round: int = 0
    """The last round whose result was corrected in this visit."""
    table_open: bool = True
    table_frozen: bool = False
    """RR 9.4: every account at the table stands still, not only this one."""
    ticket_limit: Money | None = None
    """No ticket is printed for more."""
    recall: Recall | None = None
    """The player's own last rounds, once `ask_recall` was answered; None again when the account closes."""

    favourites: Mapping[int, Sheet] = field(default_factory=dict)
    """Sheets this player kept in this visit, by slot (0 to 3)."""
    language: str = ""
    """The one this player chose; empty for the house's."""
    visits: int = 0
    """How many visits have ended here: when it grows, a screen forgets what it kept of the last one."""

    table: str = ""
    """The table's id, by which prizes are told."""
    jackpots: Jackpots = NO_JACKPOTS
    """The jackpots this table plays for. Amounts are old while the link is down."""
    prize_here: Prize | None = None
    """Won at this very station in this visit: waits for the pit boss, or is confirmed (RR 8.3.9)."""

    @property
    def pending(self) -> bool:
        return self.sheet is not None and self.sheet != self.acknowledged

    # --- May I, and if not why. Decided here for the hand and the screen alike; the server, which decides for itself,
    # names the same reasons.

    @property
    def why_not_place(self) -> Problem | None:
        """RR 4.1. Only the running seconds can say no to what this allows."""
        if (why_not := _NOT_IN_PLAY.get(self.state)) is not None:
            return why_not
        if self.leaving:
            return Problem.OUT_OF_SERVICE
        if self.state is StationState.OPEN:
            return None
        if self.phase not in BETWEEN_ROUNDS:
            return Problem.AFTER_EXPIRY
        return Problem.WRONG_PHASE if self.table_open else Problem.TABLE_CLOSED

    @property
    def why_not_cash_out(self) -> Problem | None:
        """A player may leave at any time (RR 6.5.1), but wagers of a round that runs are no part of the balance."""
        if self.account is None:
            return Problem.NO_ACCOUNT
        if (why_not := _NOT_IN_PLAY.get(self.state)) is not None:
            return why_not
        wagers = any(sheet is not None and sheet.wagers for sheet in (self.sheet, self.acknowledged))
        return Problem.WAGERS_RUNNING if self.state is StationState.LOCKED and wagers else None

    @property
    def why_no_ticket(self) -> Problem | None:
        """Why a cash-out is better paid by the dealer. The server would turn it into a hand pay, not refuse it."""
        if not self.money.tickets_out:
            return Problem.UNAVAILABLE
        above = self.ticket_limit is not None and self.funds > self.ticket_limit
        return Problem.CREDIT_LIMIT if above else None


_NOT_IN_PLAY: Mapping[StationState, Problem] = {
    StationState.OFFLINE: Problem.UNAVAILABLE,
    StationState.IDLE: Problem.NO_ACCOUNT,
    StationState.CASHING_OUT: Problem.HAND_PAY_PENDING,
    StationState.HAND_PAY: Problem.HAND_PAY_PENDING,
    StationState.FROZEN: Problem.FROZEN,
    StationState.OUT_OF_SERVICE: Problem.OUT_OF_SERVICE,
    StationState.DIAGNOSTICS: Problem.OUT_OF_SERVICE,
}


@dataclass(frozen=True, slots=True)
class Preview:
    """The effect of letting go of a chip here, for the loupe while dragging."""

    bet_id: str
    snapped: Snapped
    refused: Refusal | None
    returns: Money
    """Paid back if it wins, stake included."""


class PlayerHand(Protocol):
    """Everything a finger on the screen can ask for. None of it blocks; each leads to a new picture."""

    @property
    def picture(self) -> Picture: ...

    def watch(self, changed: Callable[[Picture], None]) -> Callable[[], None]:
        """Calls `changed` with every new picture; returns what ends that."""

    def seconds_left(self) -> float:
        """Of the wagering period, by the server's clock; 0 when nothing may be placed."""

    def seconds_since_close(self) -> float:
        """Since the wagering period ended, by the server's clock: what every drawn wheel at the table spins by."""

    def seconds_until(self, server_ms: int) -> float:
        """Until a moment of the server's clock; 0 when it has passed."""

    def preview(self, bet_id: str, chip: Money, moved_from: str | None = None) -> Preview: ...

    def place(self, bet_id: str, chip: Money) -> None: ...

    def place_all(self, chips: Mapping[str, Money]) -> None:
        """Several chips by one touch, all or nothing: the announced bets of the racetrack."""

    def move(self, source: str, target: str) -> None: ...

    def take_off(self, bet_id: str) -> None: ...

    def undo(self) -> None: ...

    def clear(self) -> None: ...

    def repeat(self) -> None: ...

    def double(self) -> None: ...

    def keep_favourite(self, slot: int) -> None:
        """Keeps the chips now shown, for this visit."""

    def place_favourite(self, slot: int) -> None:
        """Like [Repeat]: all or nothing, and what already lies on a bet counts towards it."""

    def forget_favourite(self, slot: int) -> None: ...

    def saw_correction(self) -> None: ...

    def choose_language(self, language: str) -> None:
        """For this visit, over a restart too."""

    def cash_out(self, to: str) -> None:
        """`ticket` or `dealer`."""

    def call_attendant(self, on: bool) -> None: ...

    def ask_recall(self) -> None:
        """Asks the server for the rounds of this visit; the answer comes in a new picture."""
