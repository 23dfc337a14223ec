"""A player's place at the table as the server tells it: snapshots and events in, the new place out. Values only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from ats_client.station.board import Board
from ats_client.station.jackpots import NO_JACKPOTS, Jackpots
from ats_client.station.picture import Saying
from game_protocol.events import (
    AccountChanged,
    AccountsFrozen,
    AccountsUnfrozen,
    AttendantCalled,
    CashOutChanged,
    OutcomeCorrected,
    RoundClosed,
    RoundEndedWithoutSpin,
    RoundOpened,
    RoundSettled,
    ServiceChanged,
    SignChanged,
    TableClosed,
    TableEvent,
    TableOpened,
    WagersVoided,
)
from game_protocol.jackpots import (
    JackpotConfirmed,
    JackpotFault,
    JackpotMeters,
    JackpotReturned,
    JackpotsShown,
    JackpotWon,
    Prize,
)
from game_protocol.station import AccountView, CashOutState, CashOutView, LastSpin, Service, StationView
from game_protocol.table import CloseCause, LimitSign, NoticeShown, Phase, Spin, TableView
from game_rules.game import Game
from game_rules.library import load_game
from game_rules.limits import TableLimits
from game_rules.money import Money
from game_rules.sheet import Sheet

RESULTS_KEPT = 100
MONEY_IN = frozenset({"buy-in", "note", "ticket"})
_CLEAR = frozenset({Phase.WAITING, Phase.SETTLED, Phase.NO_SPIN, Phase.VOID})
"""Phases in which no wager lies on the felt."""
ENDED = {"no_spin": (Phase.NO_SPIN, Saying.NO_SPIN), "void": (Phase.VOID, Saying.VOID)}


@dataclass(frozen=True, slots=True)
class Say:
    """A sentence the screen should say; the station numbers it."""

    saying: Saying
    bet_id: str | None = None
    amounts: Mapping[str, Money] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)
    returned: Mapping[str, Money] = field(default_factory=dict)
    """Chips that go home with it, by bet."""

    @classmethod
    def back(cls, saying: Saying, wagers: Mapping[str, Money], **amounts: Money) -> Say:
        """These chips came back, and why."""
        total = sum(wagers.values(), Money.zero())
        return cls(saying, amounts={"amount": total, **amounts}, returned=dict(wagers))


@dataclass(frozen=True, slots=True)
class AskAnew:
    """What came cannot be followed from what is known (something was not heard): ask the server for everything."""

    why: str


@dataclass(frozen=True)
class Seat:
    """All that is known of this place, as of event `event_id`."""

    event_id: int
    station: int
    table: str
    table_name: str
    game: Game
    is_open: bool
    phase: Phase
    board: Board
    period_s: int
    deadline_ms: int | None
    close_cause: CloseCause | None
    closed_ms: int | None
    """When the period ended, by the server's clock; None while one runs, and where that was not heard."""
    outcome: str | None
    no_spin_reason: str
    sign: TableLimits
    """The table's own."""
    limits: TableLimits
    """The sign, with this player's own limits where there are any (BWM 4.3)."""
    has_personal_limits: bool
    history: tuple[Spin, ...]
    notices: tuple[NoticeShown, ...]
    service: Service
    service_reason: str
    attendant_called: bool
    account: AccountView | None
    table_frozen: bool
    cash_out: CashOutView | None
    last_spin: LastSpin | None
    repeatable: Sheet | None
    note_limit: Money
    ticket_limit: Money | None = None
    jackpots: Jackpots = NO_JACKPOTS

    @cached_property
    def funds(self) -> Money:
        """Balance and what lies on the felt: the most all wagers together may be."""
        return Money.zero() if self.account is None else Money(self.account.balance + self.account.on_felt)

    @property
    def frozen(self) -> bool:
        return self.table_frozen or (self.account is not None and self.account.frozen)

    @property
    def playing(self) -> bool:
        """Wagers of this player are on the felt of a round that is not over."""
        return self.phase not in _CLEAR and bool(self.board.acknowledged.wagers or self.board.shown.wagers)

    @property
    def prize_here(self) -> Prize | None:
        """Of this visit; whoever sat here before has taken theirs along."""
        account = self.account
        return None if account is None else self.jackpots.prize_at(self.table, self.station, account.opened_ms)

    @property
    def round(self) -> int:
        return self.board.round

    def of_another_visit(self, account: AccountView | None) -> bool:
        """Whether this place was played by somebody who has left."""
        return self.account is not None and (account is None or account.session != self.account.session)

    def _with_account(self, account: AccountView | None) -> Seat:
        """The end of a visit takes everything of it along; the table's results stay."""
        if not self.of_another_visit(account):
            return replace(self, account=account)
        return replace(
            self,
            account=account,
            board=self.board.emptied(),
            last_spin=None,
            repeatable=None,
            limits=self.sign,
            has_personal_limits=False,
        )

    # --- snapshots

    @classmethod
    def taken(cls, view: StationView, before: Seat | None = None) -> Seat:
        """The place as a snapshot shows it. The board lives on if it is still the same round's."""
        table = view.table
        game = before.game if before is not None and before.game.id == table.game else load_game(table.game)
        if before is not None and before.of_another_visit(view.account):
            before = replace(before, repeatable=None, board=Board.empty(before.game, 0))
        repeatable = None if before is None or before.game is not game else before.repeatable
        if repeatable is None and view.last_spin is not None and view.last_spin.wagers:
            repeatable = Sheet.from_cents(game, view.last_spin.wagers)
        return cls(
            event_id=table.event_id,
            station=view.station,
            table=table.table,
            table_name=table.name,
            game=game,
            is_open=table.open,
            phase=table.phase,
            board=_board_of(view, game, before),
            period_s=table.period_s,
            deadline_ms=table.deadline_ms,
            close_cause=table.close_cause,
            closed_ms=_closed_ms(table, before),
            outcome=table.outcome,
            no_spin_reason=table.no_spin_reason or "",
            sign=table.limits.limits(),
            limits=_limits_of(table.limits, view.personal_limits),
            has_personal_limits=view.personal_limits is not None,
            history=tuple(table.history),
            notices=tuple(table.notices),
            service=view.service,
            service_reason="" if before is None else before.service_reason,
            attendant_called=view.attendant_called,
            account=view.account,
            table_frozen=table.phase is Phase.FROZEN,
            cash_out=view.cash_out,
            last_spin=view.last_spin,
            repeatable=repeatable,
            note_limit=Money(view.note_limit),
            ticket_limit=None if view.ticket_limit is None else Money(view.ticket_limit),
            jackpots=NO_JACKPOTS if view.jackpots is None else Jackpots.shown(view.jackpots),
        )

    def came_back_since(self, before: Seat) -> tuple[Say, ...]:
        """What a snapshot tells of chips that came back while nothing was heard."""
        same = before.round == self.round and before.phase not in _CLEAR and not before.of_another_visit(self.account)
        if not same or not before.board.acknowledged.wagers:
            return ()
        if self.phase in (Phase.NO_SPIN, Phase.VOID):
            saying = Saying.NO_SPIN if self.phase is Phase.NO_SPIN else Saying.VOID
            return (Say.back(saying, before.board.acknowledged.wagers),)
        locked = self.board.locked
        if before.board.locked is None and locked is not None and not self.board.recognised:
            minimum = self.limits.table_minimum
            return (Say.back(Saying.BELOW_TABLE_MINIMUM, locked.wagers, minimum=minimum),)
        return ()

    # --- events

    def hears(self, number: int, event: TableEvent | None) -> tuple[Seat, tuple[Say, ...]] | AskAnew:
        """The place after an event, and what the screen says about it. An old or strange event changes nothing."""
        if isinstance(event, JackpotsShown):  # it has no number of its own, and is not older than what is known by one
            return replace(self, jackpots=self.jackpots.after(event)), ()
        if number <= self.event_id:
            return self, ()
        seat = replace(self, event_id=number)
        match event:
            case RoundOpened():
                return seat._opened(event), ()
            case RoundClosed():
                return seat._closed(event)
            case RoundSettled():
                return seat._settled(event)
            case RoundEndedWithoutSpin():
                return seat._ended(event)
            case WagersVoided(station=station) if station == self.station:
                said = Say.back(Saying.WAGERS_VOIDED, self.board.shown.wagers)
                board = self.board.emptied(void=True)
                return replace(seat, board=board, account=event.account or self.account), (said,)
            case AccountChanged(station=station) if station == self.station:
                return seat._account_changed(event)
            case CashOutChanged(station=station) if station == self.station:
                return seat._cash_out_changed(event), ()
            case AccountsFrozen():
                return replace(seat, table_frozen=True), ()
            case AccountsUnfrozen():
                return AskAnew("what is still frozen, and how long the period has left")
            case OutcomeCorrected():
                return seat._corrected(event)
            case _:
                return seat._signs(event), ()

    def _opened(self, event: RoundOpened) -> Seat:
        return replace(
            self,
            phase=Phase.BETTING,
            board=Board.empty(self.game, event.round),
            period_s=event.period_s,
            deadline_ms=event.deadline_ms,
            close_cause=None,
            closed_ms=None,
            outcome=None,
            no_spin_reason="",
        )

    def _closed(self, event: RoundClosed) -> tuple[Seat, tuple[Say, ...]] | AskAnew:
        if event.round != self.round or self.phase is not Phase.BETTING:
            return AskAnew(f"round {event.round} closed, which did not run here")
        board = self.board.closed(event.locked)
        said = []
        if not board.recognised and board.locked is not None:
            minimum = self.limits.table_minimum
            said.append(Say.back(Saying.BELOW_TABLE_MINIMUM, board.locked.wagers, minimum=minimum))
        elif self.board.dropped_by_lock(board):
            said.append(Say.back(Saying.TOO_LATE, more_than(self.board.shown, board.shown)))
        seat = replace(
            self,
            phase=Phase.CLOSED,
            board=board,
            deadline_ms=None,
            close_cause=event.cause,
            closed_ms=event.closed_ms,
            account=event.account or self.account,
            repeatable=board.shown if board.shown.wagers else self.repeatable,
        )
        return seat, tuple(said)

    def _settled(self, event: RoundSettled) -> tuple[Seat, tuple[Say, ...]] | AskAnew:
        if event.round != self.round or self.phase not in (Phase.CLOSED, Phase.RESULT):
            return AskAnew(f"round {event.round} was settled, which was not closed here")
        seat = replace(
            self,
            phase=Phase.SETTLED,
            board=self.board.cleared(),
            outcome=event.outcome,
            last_spin=event.last_spin or self.last_spin,
            account=event.account or self.account,
            history=(Spin(round=event.round, outcome=event.outcome), *self.history)[:RESULTS_KEPT],
        )
        return seat, ()

    def _ended(self, event: RoundEndedWithoutSpin) -> tuple[Seat, tuple[Say, ...]] | AskAnew:
        if event.round != self.round:
            return AskAnew(f"round {event.round} ended, which did not run here")
        phase, saying = ENDED[event.how]
        seat = replace(
            self,
            phase=phase,
            board=self.board.cleared(),
            deadline_ms=None,
            outcome=None,
            history=tuple(spin for spin in self.history if spin.round != event.round),  # it may have been paid before
            no_spin_reason=event.reason,
            last_spin=event.last_spin or self.last_spin,
            account=event.account or self.account,
        )
        return seat, (Say.back(saying, self.board.shown.wagers),)

    def _account_changed(self, event: AccountChanged) -> tuple[Seat, tuple[Say, ...]]:
        seat = self._with_account(event.account)
        if event.why in MONEY_IN and event.amount > 0:
            return seat, (Say(Saying.MONEY_IN, amounts={"amount": Money(event.amount)}),)
        return seat, ()

    def _cash_out_changed(self, event: CashOutChanged) -> Seat:
        cash_out = None if event.cash_out.state is CashOutState.PAID else event.cash_out
        return replace(self._with_account(event.account), cash_out=cash_out)

    def _corrected(self, event: OutcomeCorrected) -> tuple[Seat, tuple[Say, ...]]:
        history = tuple(
            Spin(round=spin.round, outcome=event.now) if spin.round == event.round else spin for spin in self.history
        )
        takes_chips = event.account is not None and not event.account.on_felt and self.phase is Phase.BETTING
        seat = replace(
            self,
            board=self.board.emptied() if takes_chips and self.board.acknowledged.wagers else self.board,
            history=history,
            outcome=event.now if event.round == self.round and self.outcome is not None else self.outcome,
            last_spin=event.last_spin or self.last_spin,
            account=event.account or self.account,
        )
        words = {"was": event.was, "now": event.now}
        return seat, (Say(Saying.CORRECTED, amounts={"change": Money(event.change)}, words=words),)

    def _signs(self, event: TableEvent | None) -> Seat:
        match event:
            case ServiceChanged(station=station) if station == self.station:
                return replace(self, service=event.service, service_reason=event.reason)
            case AttendantCalled(station=station) if station == self.station:
                return replace(self, attendant_called=event.on)
            case SignChanged():
                return replace(
                    self,
                    sign=event.limits.limits(),
                    limits=_limits_of(event.limits, event.personal_limits),
                    has_personal_limits=event.personal_limits is not None,
                    period_s=event.period_s,
                    notices=tuple(event.notices),
                )
            case TableOpened():
                return replace(self, is_open=True)
            case TableClosed():
                return replace(self, is_open=False)
            case JackpotMeters() | JackpotWon() | JackpotConfirmed() | JackpotReturned() | JackpotFault():
                return replace(self, jackpots=self.jackpots.after(event))
            case _:  # for staff, or from a newer server
                return self


def more_than(asked: Sheet, stands: Sheet) -> dict[str, Money]:
    """What of one sheet the other does not have."""
    return {bet_id: amount - stands[bet_id] for bet_id, amount in asked.wagers.items() if amount > stands[bet_id]}


def _closed_ms(table: TableView, before: Seat | None) -> int | None:
    """Where the close itself was not heard, it was no later than this."""
    if table.phase in (Phase.WAITING, Phase.BETTING):
        return None
    heard = None if before is None or before.round != table.round else before.closed_ms
    return table.now_ms if heard is None else heard


def _limits_of(sign: LimitSign, personal: LimitSign | None) -> TableLimits:
    limits = sign.limits()
    return limits if personal is None else limits.with_personal(personal.limits().by_kind)


def _board_of(view: StationView, game: Game, before: Seat | None) -> Board:
    table = view.table
    kept = None if before is None or before.game is not game or before.round != table.round else before.board
    if table.phase is Phase.BETTING:
        if kept is None or kept.is_settled:
            return Board.told(game, table.round, view.version, view.wagers)
        return kept.resumed(view.version, view.wagers)
    board = kept or Board.told(game, table.round, view.version, view.wagers)
    if board.locked is None and (view.locked is not None or table.phase in (Phase.CLOSED, Phase.RESULT)):
        board = board.closed(view.locked)
    return board.cleared() if table.phase in _CLEAR else board
