"""A player's place at the table as the server tells it: snapshots and events in, the new place out. Values only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from ats_client.station.board import Board
from ats_client.station.jackpots import NO_JACKPOTS, Jackpots
from ats_client.station.picture import BETWEEN_ROUNDS, Saying
from game_protocol.events import (
    AccountChanged,
    AttendantCalled,
    CashOutChanged,
    OutcomeCorrected,
    RoundClosed,
    RoundEndedWithoutSpin,
    RoundOpened,
    RoundSettled,
    ServiceChanged,
    SignChanged,
    TableEvent,
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
from game_protocol.table import LimitSign, Phase, TableView
from game_rules.game import Game
from game_rules.library import load_game
from game_rules.limits import TableLimits
from game_rules.money import Money
from game_rules.sheet import Sheet
from screen_kit.table_news import after

MONEY_IN = frozenset({"buy-in", "note", "ticket"})
ENDED = {"no_spin": Saying.NO_SPIN, "void": Saying.VOID}


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
    """The news does not follow from what is known (something was not heard): ask the server for everything."""

    why: str


@dataclass(frozen=True)
class Seat:
    """All that is known of this place, as of the table's last event."""

    station: int
    table: TableView
    game: Game
    board: Board
    limits: TableLimits
    """The table's sign, with this player's own limits where there are any (BWM 4.3)."""
    has_personal_limits: bool
    service: Service
    service_reason: str
    attendant_called: bool
    account: AccountView | None
    cash_out: CashOutView | None
    last_spin: LastSpin | None
    repeatable: Sheet | None
    note_limit: Money
    ticket_limit: Money | None = None
    jackpots: Jackpots = NO_JACKPOTS
    closed_ms: int | None = None
    """When the period ended, by the server's clock; None while one runs."""

    @property
    def event_id(self) -> int:
        return self.table.event_id

    @property
    def phase(self) -> Phase:
        return self.table.phase

    @cached_property
    def funds(self) -> Money:
        """Balance and what lies on the felt: the most all wagers together may be."""
        return Money.zero() if self.account is None else Money(self.account.balance + self.account.on_felt)

    @property
    def frozen(self) -> bool:
        return self.phase is Phase.FROZEN or (self.account is not None and self.account.frozen)

    @property
    def playing(self) -> bool:
        """Wagers of this player are on the felt of a round that is not over."""
        return self.phase not in BETWEEN_ROUNDS and bool(self.board.acknowledged.wagers or self.board.shown.wagers)

    @property
    def prize_here(self) -> Prize | None:
        """Of this visit; the one who sat here before has taken theirs along."""
        account = self.account
        return None if account is None else self.jackpots.prize_at(self.table.table, self.station, account.opened_ms)

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
            limits=self.table.limits.limits(),
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
            station=view.station,
            table=table,
            game=game,
            board=_board_of(view, game, before),
            limits=_limits_of(table.limits, view.personal_limits),
            has_personal_limits=view.personal_limits is not None,
            service=view.service,
            service_reason="" if before is None else before.service_reason,
            attendant_called=view.attendant_called,
            account=view.account,
            cash_out=view.cash_out,
            last_spin=view.last_spin,
            repeatable=repeatable,
            note_limit=Money(view.note_limit),
            ticket_limit=None if view.ticket_limit is None else Money(view.ticket_limit),
            jackpots=NO_JACKPOTS if view.jackpots is None else Jackpots.shown(view.jackpots),
            closed_ms=_closed_ms(table, before),
        )

    def came_back_since(self, before: Seat) -> tuple[Say, ...]:
        """Chips that came back while nothing was heard, as a snapshot shows."""
        same = (
            before.round == self.round
            and before.phase not in BETWEEN_ROUNDS
            and not before.of_another_visit(self.account)
        )
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
        if (gap := self._cannot_follow(event)) is not None:
            return AskAnew(gap)
        table = after(self.table, number, event)
        if table is None:
            return AskAnew("only the server knows what the table looks like now")
        seat = replace(self, table=table)
        match event:
            case RoundOpened():
                return replace(seat, board=Board.empty(self.game, event.round), closed_ms=None), ()
            case RoundClosed():
                return seat._closed(event)
            case RoundSettled():
                return replace(seat._told_of(event), board=self.board.cleared()), ()
            case RoundEndedWithoutSpin():
                if event.round < self.round:
                    return seat._voided_later(event)
                said = Say.back(ENDED[event.how], self.board.shown.wagers)
                return replace(seat._told_of(event), board=self.board.cleared()), (said,)
            case WagersVoided(station=station) if station == self.station and self._paid_already(event.round):
                return seat._voided_later(event)
            case WagersVoided(station=station) if station == self.station:
                said = Say.back(Saying.WAGERS_VOIDED, self.board.shown.wagers)
                return replace(seat._told_of(event), board=self.board.emptied(void=True)), (said,)
            case AccountChanged(station=station) if station == self.station:
                return seat._account_changed(event)
            case CashOutChanged(station=station) if station == self.station:
                return seat._cash_out_changed(event), ()
            case OutcomeCorrected():
                return seat._corrected(event)
            case _:
                return seat._signs(event), ()

    def _cannot_follow(self, event: TableEvent | None) -> str | None:
        """Why an event has no meaning for the felt of this place: something before it was not heard."""
        match event:
            case RoundClosed() if event.round != self.round or self.phase is not Phase.BETTING:
                return f"round {event.round} closed, which did not run here"
            case RoundSettled() if event.round != self.round or self.phase not in (Phase.CLOSED, Phase.RESULT):
                return f"round {event.round} was settled, which was not closed here"
            case RoundEndedWithoutSpin() if event.round > self.round:
                return f"round {event.round} ended, which did not run here"
        return None

    def _told_of(self, event: RoundSettled | RoundEndedWithoutSpin | OutcomeCorrected | WagersVoided) -> Seat:
        """With the account as the event tells it, and this player's part of the spin."""
        last_spin = None if isinstance(event, WagersVoided) else event.last_spin
        return replace(self, account=event.account or self.account, last_spin=last_spin or self.last_spin)

    def _closed(self, event: RoundClosed) -> tuple[Seat, tuple[Say, ...]]:
        board = self.board.closed(event.locked)
        said = []
        if not board.recognised and board.locked is not None:
            minimum = self.limits.table_minimum
            said.append(Say.back(Saying.BELOW_TABLE_MINIMUM, board.locked.wagers, minimum=minimum))
        elif self.board.dropped_by_lock(board):
            said.append(Say.back(Saying.TOO_LATE, more_than(self.board.shown, board.shown)))
        repeatable = board.shown if board.shown.wagers else self.repeatable
        seat = replace(self, board=board, account=event.account or self.account, repeatable=repeatable)
        return replace(seat, closed_ms=event.closed_ms), tuple(said)

    def _paid_already(self, round_number: int) -> bool:
        return round_number < self.round or self.phase in BETWEEN_ROUNDS

    def _voided_later(self, event: RoundEndedWithoutSpin | WagersVoided) -> tuple[Seat, tuple[Say, ...]] | AskAnew:
        """The balance changes for a round that is long over: it is said, with the amount."""
        before, now = self.account, event.account
        if before is None or now is None:
            return self, ()
        if now.on_felt != before.on_felt:
            return AskAnew(f"round {event.round} was paid and is void now, and chips were taken back for it")
        change = Money(now.balance - before.balance)
        said = Say(Saying.VOIDED_LATER, amounts={"change": change}, words={"round": str(event.round)})
        seat, card = self._told_of(event), self.last_spin
        if isinstance(event, WagersVoided) and card is not None and card.round == event.round:
            seat = replace(seat, last_spin=card.changed(won=0, returned=card.stake, counted=False))
        return seat, (said,)

    def _account_changed(self, event: AccountChanged) -> tuple[Seat, tuple[Say, ...]]:
        seat = self._with_account(event.account)
        if event.why in MONEY_IN and event.amount > 0:
            return seat, (Say(Saying.MONEY_IN, amounts={"amount": Money(event.amount)}),)
        return seat, ()

    def _cash_out_changed(self, event: CashOutChanged) -> Seat:
        cash_out = None if event.cash_out.state is CashOutState.PAID else event.cash_out
        return replace(self._with_account(event.account), cash_out=cash_out)

    def _corrected(self, event: OutcomeCorrected) -> tuple[Seat, tuple[Say, ...]]:
        """A correction may take the chips of a period that is still open, or that stands still meanwhile (RR 9.4)."""
        open_ = self.phase in (Phase.BETTING, Phase.FROZEN)
        taken = event.account is not None and not event.account.on_felt and open_ and self.board.acknowledged.wagers
        seat = replace(self._told_of(event), board=self.board.emptied() if taken else self.board)
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
                    limits=_limits_of(event.limits, event.personal_limits),
                    has_personal_limits=event.personal_limits is not None,
                )
            case JackpotMeters() | JackpotWon() | JackpotConfirmed() | JackpotReturned() | JackpotFault():
                return replace(self, jackpots=self.jackpots.after(event))
            case _:  # for staff, or from a newer server
                return self


def more_than(asked: Sheet, stands: Sheet) -> dict[str, Money]:
    """The part of one sheet that the other does not have."""
    return {bet_id: amount - stands[bet_id] for bet_id, amount in asked.wagers.items() if amount > stands[bet_id]}


def _closed_ms(table: TableView, before: Seat | None) -> int | None:
    """Where the close itself was not heard, it was no later than this."""
    if table.phase in (Phase.WAITING, Phase.BETTING):
        return None
    heard = None if before is None or before.round != table.round else before.closed_ms
    return table.now_ms if heard is None else heard


def _limits_of(sign: LimitSign, personal: LimitSign | None) -> TableLimits:
    """A player's own sign stands in place of the table's, its minimum of all wagers together too (RR 4.3.3)."""
    limits = sign.limits()
    if personal is None:
        return limits
    own = personal.limits()
    return TableLimits({**limits.by_kind, **own.by_kind}, own.table_minimum)


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
    return board.cleared() if table.phase in BETWEEN_ROUNDS else board
