"""Everything the station knows right now, and the one picture of it that everybody watches."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from ats_client.station.correction import Correction
from ats_client.station.favourites import Favourites
from ats_client.station.flow import Facts, move
from ats_client.station.picture import LinkView, MoneyDevices, Picture, Said, Saying, StationState
from ats_client.station.seat import Say, Seat
from game_protocol.station import AccountView, CashOutView, Recall, Service
from game_protocol.table import Phase
from game_rules.money import Money

SENTENCES_KEPT = 12


class Showing:
    """Changed by the station's parts; `changed` paints it anew and tells who watches."""

    def __init__(self) -> None:
        self.seat: Seat | None = None
        self.connected = False
        self.needed_release = ""
        self.round_trip_ms: float | None = None
        self.expired_deadline_ms: int | None = None
        """The end of the period that is over by our own countdown, whether the server has told so or not."""
        self.money = MoneyDevices()
        self.fault = ""
        """Why the station is locked, in plain words; empty while it is sound."""
        self.in_diagnostics = False
        self.attendant_wanted: bool | None = None
        """Asked for by the player, and not confirmed by the server yet."""
        self.cashing_out: CashOutView | None = None
        """A cash-out on its way, or a printed ticket that still lies in the chute."""
        self.recall: Recall | None = None
        self.favourites = Favourites()
        self.visits = 0
        self.correction: Correction | None = None
        self.corrected_round = 0
        self._state = StationState.OFFLINE
        self._said: deque[Said] = deque(maxlen=SENTENCES_KEPT)
        self._sentences = 0
        self._watchers: list[Callable[[Picture], None]] = []
        self.picture = self._paint()

    def watch(self, changed: Callable[[Picture], None]) -> Callable[[], None]:
        self._watchers.append(changed)
        return lambda: self._watchers.remove(changed)

    def say(self, *sentences: Say) -> None:
        """Takes up sentences; `changed` shows them."""
        for say in sentences:
            self._sentences += 1
            self._said.append(Said(self._sentences, say.saying, say.bet_id, say.amounts, say.words, say.returned))

    def says(self, saying: Saying) -> None:
        self.say(Say(saying))

    def forget_visit(self) -> None:
        """Somebody has left with all that was theirs."""
        self.visits += 1
        self.recall, self.correction, self.corrected_round = None, None, 0
        self._said.clear()

    def changed(self) -> None:
        self._state = move(self._state, self._facts())
        self.picture = self._paint()
        for changed in tuple(self._watchers):
            changed(self.picture)

    @property
    def expired(self) -> bool:
        deadline_ms = None if self.seat is None else self.seat.table.deadline_ms
        return deadline_ms is not None and deadline_ms == self.expired_deadline_ms

    def _facts(self) -> Facts:
        seat = self.seat
        cash_out = self._cash_out()
        return Facts(
            connected=self.connected,
            known=seat is not None,
            faulty=bool(self.fault),
            in_diagnostics=self.in_diagnostics,
            service=Service.IN_SERVICE if seat is None else seat.service,
            phase=Phase.WAITING if seat is None else seat.phase,
            expired=self.expired,
            has_account=seat is not None and seat.account is not None,
            frozen=seat is not None and seat.frozen,
            cash_out=None if cash_out is None else cash_out.state,
            playing=seat is not None and seat.playing,
        )

    def _cash_out(self) -> CashOutView | None:
        """The server's word, and until it comes (or the ticket is taken) our own."""
        return self.cashing_out if self.seat is None or self.seat.cash_out is None else self.seat.cash_out

    def _paint(self) -> Picture:
        seat = self.seat
        if seat is None:
            return Picture(
                state=self._state,
                link=LinkView(self.connected, self.round_trip_ms, self.needed_release),
                attendant_called=bool(self.attendant_wanted),
                money=self.money,
                said=tuple(self._said),
                out_of_service_reason=self.fault,
            )
        board, table = seat.board, seat.table
        return Picture(
            state=self._state,
            link=LinkView(self.connected, self.round_trip_ms, self.needed_release),
            station=seat.station,
            table_name=table.name,
            game=seat.game,
            phase=table.phase,
            round=seat.round,
            close_cause=table.close_cause,
            limits=seat.limits,
            personal_limits=seat.has_personal_limits,
            table_sign=seat.table.limits,
            account=_with_felt(seat.account, seat.funds, board.acknowledged.total),
            funds=seat.funds,
            balance=seat.funds - board.shown.total,
            sheet=board.shown,
            acknowledged=board.acknowledged,
            locked=board.locked,
            recognised=board.recognised,
            repeatable=seat.repeatable,
            outcome=table.outcome,
            no_spin_reason=table.no_spin_reason or "",
            last_spin=seat.last_spin,
            history=tuple(table.history),
            notices=tuple(table.notices),
            cash_out=self._cash_out(),
            attendant_called=seat.attendant_called if self.attendant_wanted is None else self.attendant_wanted,
            money=self.money,
            said=tuple(self._said),
            out_of_service_reason=self.fault or seat.service_reason,
            leaving=seat.service is Service.LEAVING,
            correction=self.correction,
            corrected_round=self.corrected_round,
            table_open=table.open,
            table_frozen=table.phase is Phase.FROZEN,
            ticket_limit=seat.ticket_limit,
            recall=self.recall if seat.account is not None else None,
            favourites=self.favourites.sheets,
            language=self.favourites.language,
            visits=self.visits,
            table=table.table,
            jackpots=seat.jackpots,
            prize_here=seat.prize_here,
        )


def _with_felt(account: AccountView | None, funds: Money, on_felt: Money) -> AccountView | None:
    """The account with the acknowledged wagers taken out: events tell of money, only answers of chips."""
    if account is None or account.on_felt == on_felt.cents:
        return account
    return account.changed(balance=(funds - on_felt).cents, on_felt=on_felt.cents)
