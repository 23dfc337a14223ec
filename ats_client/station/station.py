"""The station without a screen: follows its table, keeps the board, obeys the player's hand.

Clock, link, journal, devices and chance are handed in. The screen draws `picture` and calls the methods of
`PlayerHand`; `ats load` and the simulation run this same object with nobody watching.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from random import Random

import structlog

from ats_client.station.board import Board, BrokenPromise
from ats_client.station.clock import Clock
from ats_client.station.errands import Errands
from ats_client.station.link import Link, follow
from ats_client.station.picture import Picture, Preview, Saying, StationState
from ats_client.station.sayings import about_touch
from ats_client.station.seat import Missed, Say, Seat
from ats_client.station.server_time import ServerTime
from ats_client.station.sheet_sender import SheetSender
from ats_client.station.showing import Showing
from game_protocol.errors import AskingFailed, RefusedByServer
from game_protocol.event_stream import Told
from game_protocol.retry import BackOff, until_answered
from game_protocol.station import CallAttendant, ConfirmSheet, Service, StationView
from game_protocol.table import Phase
from game_rules.limits import Snapped, TableLimits
from game_rules.money import Money
from game_rules.sheet import Refusal, Sheet, Touch

log = structlog.get_logger(__name__)

CONFIRMING = BackOff(first_s=0.05, longest_s=0.2)
"""The server waits a second for confirmations, so a lost one is repeated quickly."""
CALLING = BackOff(first_s=0.2, longest_s=3.0)
EXPIRY_CHECK_S = 0.25
"""The countdown is looked at again this often, for a better estimate of the server's clock may have moved it."""

Making = Callable[[Sheet, TableLimits, Money], Touch]


class Station:
    """A player's station. `run` it as a task; it implements `PlayerHand`."""

    def __init__(self, link: Link, clock: Clock, chance: Random) -> None:
        self._link = link
        self._clock = clock
        self._chance = chance
        self._showing = Showing()
        self._time = ServerTime(clock)
        self._errands = Errands(self._errand_failed)
        self._sender = SheetSender(link, self, clock, chance, self._errands)

    async def run(self) -> None:
        """Until cancelled."""
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(follow(self._link, self, self._clock, self._chance))
                tasks.create_task(self._time.keep(self._link))
                tasks.create_task(self._watch_countdown())
        finally:
            await self._errands.end()

    # --- PlayerHand: what is shown

    @property
    def picture(self) -> Picture:
        return self._showing.picture

    def watch(self, changed: Callable[[Picture], None]) -> Callable[[], None]:
        return self._showing.watch(changed)

    def seconds_left(self) -> float:
        seat = self._showing.seat
        if seat is None or seat.phase is not Phase.BETTING or seat.deadline_ms is None or self._showing.expired:
            return 0.0
        return self._time.seconds_until(seat.deadline_ms)

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
        stake = touch.sheet[bet_id]
        return Preview(bet_id, snapped, touch.refused, stake * (pays + 1))

    # --- PlayerHand: touches

    def place(self, bet_id: str, chip: Money) -> None:
        self._touch(lambda sheet, limits, funds: sheet.place(bet_id, chip, limits, funds), bet_id)

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
        self._touch(
            lambda sheet, limits, funds: (
                Touch(sheet, refused=Refusal.NOTHING_THERE)
                if repeatable is None
                else sheet.repeat(repeatable, limits, funds)
            ),
            nothing_there=Saying.NOTHING_TO_REPEAT,
        )

    def double(self) -> None:
        self._touch(lambda sheet, limits, funds: sheet.double(limits, funds), nothing_there=Saying.NOTHING_TO_REPEAT)

    def call_attendant(self, on: bool) -> None:
        """Always live: without a link the call waits for it, and the screen shows it meanwhile."""
        self._showing.attendant_wanted = on
        self._showing.changed()
        self._errands.start(self._call_attendant(on))

    def _touch(self, make: Making, bet_id: str | None = None, nothing_there: Saying | None = None) -> None:
        """The finger is answered at once; the server is asked afterwards."""
        why_not = self._why_no_touch()
        if why_not is not None:
            self._showing.say(Say(why_not, bet_id))
            self._showing.changed()
            return
        seat = self._known_seat()
        touch = make(seat.board.shown, seat.limits, seat.funds)
        self._showing.say(*about_touch(touch, seat.limits, bet_id, nothing_there))
        self.put_board(seat.board.touched(touch.sheet))
        self._sender.nudge()

    def _why_no_touch(self) -> Saying | None:
        self._expire_if_due()
        seat, showing = self._showing.seat, self._showing
        if not showing.connected or seat is None:
            return Saying.RECONNECTING
        if showing.picture.state is StationState.IDLE:
            return Saying.INSERT_MONEY
        if showing.picture.state is not StationState.OPEN or seat.service is not Service.IN_SERVICE:
            return Saying.TOO_LATE
        return None

    def _known_seat(self) -> Seat:
        if self._showing.seat is None:
            raise RuntimeError("a touch before the server has told what is on the table")
        return self._showing.seat

    # --- the countdown

    async def _watch_countdown(self) -> None:
        """Locks at zero by itself, even if the server is silent."""
        while True:
            self._expire_if_due()
            await self._clock.sleep(min(self.seconds_left() or EXPIRY_CHECK_S, EXPIRY_CHECK_S))

    def _expire_if_due(self) -> None:
        seat = self._showing.seat
        if seat is None or seat.phase is not Phase.BETTING or self._showing.expired or self.seconds_left() > 0:
            return
        self._showing.expired_round = seat.round
        self._showing.changed()

    # --- the link: what the server tells

    def last_event_id(self) -> int | None:
        return None if self._showing.seat is None else self._showing.seat.event_id

    def took(self, view: StationView, asked_s: float, heard_s: float) -> None:
        self._time.sampled(asked_s, heard_s, view.table.now_ms)
        try:
            self._showing.seat = Seat.taken(view, self._showing.seat)
        except BrokenPromise as broken:
            self.board_is_wrong(str(broken))
            return
        self._after_news(None)

    def heard(self, told: Told) -> bool:
        before = self._showing.seat
        if before is None:
            return False
        try:
            news = before.hears(told.id, told.event)
        except BrokenPromise as broken:
            self.board_is_wrong(str(broken))
            self._showing.seat = replace(before, event_id=told.id)
            return True
        if isinstance(news, Missed):
            log.warning("an event was missed", what=news.what)
            return False
        seat, said = news
        self._showing.seat = seat
        self._showing.say(*said)
        if seat.round != before.round:
            self._errands.start(self._time.ask(self._link))  # should the server's clock have been set meanwhile
        self._after_news(before)
        return True

    def _after_news(self, before: Seat | None) -> None:
        seat = self._known_seat()
        if seat.attendant_called == self._showing.attendant_wanted:
            self._showing.attendant_wanted = None
        self._showing.changed()
        locked = seat.board.locked
        if locked is not None and seat.phase is Phase.CLOSED and (before is None or before.board.locked is None):
            self._errands.start(self._confirm(ConfirmSheet(round=seat.round, digest=locked.digest)))
        self._sender.nudge()

    def connected(self) -> None:
        self._showing.connected = True
        self._showing.round_trip_ms = None if self._time.offset is None else self._time.offset.round_trip_ms
        self._showing.changed()
        self._sender.nudge()

    def lost(self) -> None:
        if self._showing.connected:
            self._showing.connected = False
            self._showing.says(Saying.RECONNECTING)
            self._showing.changed()

    async def _confirm(self, confirmation: ConfirmSheet) -> None:
        """The locked sheet is on the screen and its digest is right (RR 3.6)."""
        try:
            await until_answered(
                lambda: self._link.confirm_sheet(confirmation), CONFIRMING, self._chance, self._clock.sleep
            )
        except RefusedByServer as refusal:  # the round went on without us
            log.info("confirmation refused", round=confirmation.round, why=str(refusal))

    async def _call_attendant(self, on: bool) -> None:
        call = CallAttendant(on=on)
        try:
            await until_answered(lambda: self._link.call_attendant(call), CALLING, self._chance, self._clock.sleep)
        except AskingFailed as failure:
            log.warning("attendant not called", why=str(failure))
            self._showing.attendant_wanted = None
            self._showing.changed()

    # --- the board

    def board(self) -> Board | None:
        return None if self._showing.seat is None else self._showing.seat.board

    def may_send(self) -> bool:
        """Without a link the last confirmed bets stand; what is pending goes out when it is back."""
        return self._showing.connected and not self._showing.fault

    def put_board(self, board: Board, said: tuple[Say, ...] = ()) -> None:
        seat = self._known_seat()
        self._showing.say(*said)
        self._showing.seat = replace(seat, board=board)
        self._showing.changed()

    def board_is_wrong(self, why: str) -> None:
        log.error("the server's record is not what was shown", why=why)
        self._showing.fault = why
        self._showing.changed()

    def _errand_failed(self, error: BaseException) -> None:
        log.error("an errand failed", error=repr(error))
        self.board_is_wrong(f"internal error: {error}")
