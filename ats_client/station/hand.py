"""The player's hand on the station: what each touch does to the board. The screen calls nothing else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping

from ats_client.station.board import Board
from ats_client.station.favourites import Favourites
from ats_client.station.picture import Picture, Preview, Saying
from ats_client.station.sayings import about_touch
from ats_client.station.seat import Say, Seat
from ats_client.station.sheet_sender import SheetSender
from ats_client.station.showing import Showing
from game_protocol.problems import Problem
from game_protocol.table import Phase
from game_rules.limits import Snapped, TableLimits
from game_rules.money import Money
from game_rules.sheet import Refusal, Sheet, Touch
from screen_kit.server_time import ServerTime

Making = Callable[[Sheet, TableLimits, Money], Touch]
_SAYINGS = {Problem.UNAVAILABLE: Saying.RECONNECTING, Problem.NO_ACCOUNT: Saying.INSERT_MONEY}


class Hand(ABC):
    """Touches answered at once, by the same rules the server will check them with."""

    def __init__(self, showing: Showing, time: ServerTime, sender: SheetSender) -> None:
        self._showing = showing
        self._time = time
        self._sender = sender

    @abstractmethod
    def changed(self) -> None:
        """Something about the station is different now."""

    @abstractmethod
    def put_board(self, board: Board, said: tuple[Say, ...] = ()) -> None: ...

    @abstractmethod
    def touched(self) -> None:
        """Somebody is here."""

    @abstractmethod
    def put_favourites(self, favourites: Favourites) -> None: ...

    # --- what is shown

    @property
    def picture(self) -> Picture:
        return self._showing.picture

    def watch(self, changed: Callable[[Picture], None]) -> Callable[[], None]:
        return self._showing.watch(changed)

    def seconds_until(self, server_ms: int) -> float:
        return self._time.seconds_until(server_ms)

    def seconds_left(self) -> float:
        seat = self._showing.seat
        if seat is None or self._showing.expired or seat.frozen:
            return 0.0
        return self._time.seconds_left(seat.table)

    def seconds_since_close(self) -> float:
        seat = self._showing.seat
        return 0.0 if seat is None or seat.closed_ms is None else self._time.seconds_since(seat.closed_ms)

    def preview(self, bet_id: str, chip: Money, moved_from: str | None = None) -> Preview:
        seat = self._known_seat()
        shown, pays = seat.board.shown, seat.game.bet(bet_id).pays
        if moved_from is None:
            touch = shown.place(bet_id, chip, seat.limits, seat.funds)
            asked = shown[bet_id] + chip
        else:
            touch = shown.move(moved_from, bet_id, seat.limits)
            asked = shown[bet_id] + (shown[moved_from] if moved_from != bet_id else Money.zero())
        snapped = touch.snapped.get(bet_id, Snapped(asked, asked, None))
        return Preview(bet_id, snapped, touch.refused, touch.sheet[bet_id] * (pays + 1))

    # --- touches

    def place(self, bet_id: str, chip: Money) -> None:
        self._touch(lambda sheet, limits, funds: sheet.place(bet_id, chip, limits, funds), bet_id)

    def place_all(self, chips: Mapping[str, Money]) -> None:
        self._touch(lambda sheet, limits, funds: sheet.place_all(chips, limits, funds))

    def move(self, source: str, target: str) -> None:
        self._touch(lambda sheet, limits, _: sheet.move(source, target, limits), target)

    def take_off(self, bet_id: str) -> None:
        self._touch(lambda sheet, limits, _: sheet.take_off(bet_id, limits), bet_id)

    def undo(self) -> None:
        self._touch(lambda sheet, limits, funds: sheet.undo(limits, funds), nothing_there=Saying.NOTHING_TO_UNDO)

    def clear(self) -> None:
        self._touch(lambda sheet, _, __: sheet.clear())

    def repeat(self) -> None:
        repeatable = None if self._showing.seat is None else self._showing.seat.repeatable

        def again(sheet: Sheet, limits: TableLimits, funds: Money) -> Touch:
            if repeatable is None:
                return Touch(sheet, refused=Refusal.NOTHING_THERE)
            return sheet.repeat(repeatable, limits, funds)

        self._touch(again, nothing_there=Saying.NOTHING_TO_REPEAT)

    def double(self) -> None:
        self._touch(lambda sheet, limits, funds: sheet.double(limits, funds), nothing_there=Saying.NOTHING_TO_REPEAT)

    # --- favourites: sheets kept for this visit

    def keep_favourite(self, slot: int) -> None:
        seat = self._showing.seat
        if seat is not None and seat.account is not None and seat.board.shown.wagers:
            self.put_favourites(self._showing.favourites.with_(slot, seat.board.shown))

    def place_favourite(self, slot: int) -> None:
        kept = self._showing.favourites.sheets.get(slot)
        if kept is not None:
            self._touch(
                lambda sheet, limits, funds: sheet.repeat(kept, limits, funds),
                nothing_there=Saying.ALREADY_ON_THE_FELT,
            )

    def forget_favourite(self, slot: int) -> None:
        self.put_favourites(self._showing.favourites.with_(slot, None))

    def choose_language(self, language: str) -> None:
        self.touched()
        self.put_favourites(self._showing.favourites.in_language(language))

    def _touch(self, make: Making, bet_id: str | None = None, nothing_there: Saying | None = None) -> None:
        """The finger is answered at once; the server is asked afterwards."""
        self.touched()
        self._expire_if_due()
        why_not = self.picture.why_not_place
        if why_not is not None:
            self._showing.say(Say(_SAYINGS.get(why_not, Saying.TOO_LATE), bet_id))
            self.changed()
            return
        seat = self._known_seat()
        touch = make(seat.board.shown, seat.limits, seat.funds)
        self.put_board(seat.board.touched(touch.sheet), tuple(about_touch(touch, seat.limits, bet_id, nothing_there)))
        self._sender.nudge()

    def _expire_if_due(self) -> None:
        """The period is over by our own countdown. While accounts are frozen it stands still."""
        seat = self._showing.seat
        if seat is None or seat.phase is not Phase.BETTING or seat.frozen:
            return
        if not self._showing.expired and self.seconds_left() <= 0:
            self._showing.expired_deadline_ms = seat.table.deadline_ms
            self.changed()

    def _known_seat(self) -> Seat:
        if self._showing.seat is None:
            raise RuntimeError("a touch before the server has told what is on the table")
        return self._showing.seat
