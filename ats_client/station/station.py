"""The station without a screen: follows its table, keeps the board, obeys the player's hand.

Clock, link, journal, devices and chance are handed in. The screen draws `picture` and calls the methods of
`PlayerHand`; `ats load` and the simulation run this same object with nobody watching.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from functools import partial
from random import Random

from ats_client.station.acceptance import Conditions
from ats_client.station.board import Board, BrokenPromise
from ats_client.station.cabinet import Cabinet, Fittings
from ats_client.station.correction import correction_of
from ats_client.station.faults import FaultKind
from ats_client.station.favourites import Favourites, Shelf
from ats_client.station.flow import Nonsense
from ats_client.station.hand import Hand
from ats_client.station.journal import Journal, JournalUnusable, Record
from ats_client.station.journal_witness import JournalWitness
from ats_client.station.journeys import Journey, Step
from ats_client.station.left_behind import LeftBehind
from ats_client.station.link import Link
from ats_client.station.meters import Meters
from ats_client.station.money_in import Told as CabinetTold
from ats_client.station.picture import Saying, StationState
from ats_client.station.recall import of_visit
from ats_client.station.scribe import Scribe
from ats_client.station.seat import AskAnew, Say, Seat
from ats_client.station.self_audit import discrepancy
from ats_client.station.sheet_sender import SheetSender
from ats_client.station.showing import Showing
from ats_client.station.work_log import WorkLog
from game_protocol.errors import AskingFailed, RefusedByServer
from game_protocol.event_stream import Told
from game_protocol.events import OutcomeCorrected
from game_protocol.log import Log
from game_protocol.retry import BackOff, until_answered
from game_protocol.station import (
    CallAttendant,
    CashOutView,
    ConfirmSheet,
    LookAtStation,
    Recall,
    RecallRounds,
    StationView,
)
from game_protocol.table import Phase
from game_rules.money import Money
from screen_kit.background import Background
from screen_kit.clock import Clock
from screen_kit.following import Events, follow, needed_release
from screen_kit.server_time import ServerTime

log = Log(__name__)

CONFIRMING = BackOff(first_s=0.05, longest_s=0.2)
"""The server waits a second for confirmations, so a lost one is repeated quickly."""
CALLING = BackOff(first_s=0.2, longest_s=3.0)
EXPIRY_CHECK_S = 0.25
"""The countdown is looked at again this often, for a better estimate of the server's clock may have moved it."""
NO_FITTINGS = Fittings()


class Station(Hand):
    """A player's station. `run` it as a task; as a `Hand` it implements `PlayerHand`."""

    def __init__(
        self,
        link: Link,
        clock: Clock,
        chance: Random,
        journal: Journal | None = None,
        fittings: Fittings = NO_FITTINGS,
        unusable: str = "",
        pen: Executor | None = None,
        shelf: Shelf | None = None,
    ) -> None:
        """`unusable`: why the real journal could not be opened; the station then only says so."""
        self._link = link
        self._clock = clock
        self._chance = chance
        self._background = Background(self._background_failed)
        self._scribe = Scribe(journal or Journal.in_memory(), clock, pen)
        self._shelf = shelf
        self._doors: set[str] = set()
        self._unusable = unusable
        self._cabinet = Cabinet(
            fittings if not unusable else NO_FITTINGS,
            link,
            self._scribe,
            clock,
            chance,
            self._background,
            CabinetTold(self._speak, self.raise_fault, self.changed),
            self._show_cash_out,
        )
        self.work_log = WorkLog(link, self._scribe, clock, chance, self._background)
        lost = partial(self.raise_fault, FaultKind.JOURNAL)
        self._witness = JournalWitness(link, self._scribe, clock, chance, self._background, lost)
        self._scribe.wrote = self._witness.tell
        self._left_behind = LeftBehind(clock)
        time = ServerTime(clock)
        super().__init__(Showing(), time, SheetSender(link, self, clock, chance, self._background))
        self._note_faults()

    async def run(self) -> None:
        """Until cancelled; then link and journal are closed. What the journal left unfinished is taken up first."""
        try:
            async with asyncio.TaskGroup() as tasks:
                for device in self._cabinet.open():
                    tasks.create_task(self._guard(device.run()))
                self.work_log.resume()
                tasks.create_task(self._guard(follow(self, self._clock, self._chance)))
                tasks.create_task(self._guard(self._time.keep(self._link)))
                tasks.create_task(self._guard(self._watch_countdown()))
        finally:
            await self._background.end()
            self._scribe.close()
            await self._link.aclose()

    # --- what is known changes

    def changed(self) -> None:
        """Every change ends here: the slot is opened or shut, the picture painted, the console told."""
        self._note_faults()
        self._mind_the_visit()
        showing = self._showing
        showing.money = self._cabinet.allow(self._conditions())
        self._paint()
        if showing.connected:
            # A dispute locks nobody out, but staff must read what it is about.
            self._cabinet.report(showing.fault or self._scribe.faults.get(FaultKind.DISPUTE) or "")

    def _paint(self) -> None:
        try:
            self._showing.changed()
        except Nonsense as nonsense:
            self.raise_fault(FaultKind.PROGRAM, str(nonsense))

    def _note_faults(self) -> None:
        doors = f"door open: {', '.join(sorted(self._doors))}" if self._doors else ""
        self._showing.fault = self._unusable or self._scribe.faults.locking or doors

    def _conditions(self) -> Conditions:
        showing, seat = self._showing, self._showing.seat
        if seat is None:
            return self._cabinet.money_in.conditions
        return Conditions(
            connected=showing.connected,
            table_open=seat.table.open,
            service=seat.service,
            frozen=seat.frozen,
            can_pay_out=self._cabinet.can_pay_out,
            cashing_out=seat.cash_out is not None or self._cabinet.money_out.is_under_way,
            door_open=bool(self._doors),
            in_diagnostics=showing.in_diagnostics,
            faulty=bool(showing.fault) or FaultKind.DISPUTE in self._scribe.faults,
            balance=seat.funds,
            limit=seat.note_limit,
        )

    def _speak(self, say: Say) -> None:
        self._showing.say(say)
        self.changed()

    def _show_cash_out(self, cash_out: CashOutView | None) -> None:
        self._showing.cashing_out = cash_out
        self.changed()

    # --- the countdown

    async def _watch_countdown(self) -> None:
        """Locks at zero by itself, even if the server is silent."""
        while True:
            self._expire_if_due()
            self._end_if_left_behind()
            await self._clock.sleep(min(self.seconds_left() or EXPIRY_CHECK_S, EXPIRY_CHECK_S))

    def touched(self) -> None:
        self._left_behind.touched()

    def _end_if_left_behind(self) -> None:
        """An empty account is cashed out as any other: the server closes it, and the visit is over."""
        showing = self._showing
        waits = (
            not showing.connected
            or bool(showing.attendant_wanted)
            or self._cabinet.money_out.is_under_way
            or bool(self.owed)
            or showing.picture.state not in (StationState.OPEN, StationState.RESULT, StationState.LOCKED)
        )
        if self._left_behind.is_over(showing.seat, waits=waits):
            self.cash_out("dealer")

    # --- the link: what the server tells

    def known(self) -> int | None:
        return None if self._showing.seat is None else self._showing.seat.event_id

    async def look(self) -> int | None:
        asked_s = self._clock.monotonic_s()
        self._take(await self._link.do(LookAtStation()), asked_s)
        return self.known()

    def listen(self, after: int | None) -> AbstractAsyncContextManager[Events[Told]]:
        return self._link.events(after)

    def _take(self, view: StationView, asked_s: float) -> None:
        self._time.sampled(asked_s, self._clock.monotonic_s(), view.table.now_ms)
        self._witness.heard(view.journal)
        before = self._showing.seat
        try:
            self._showing.seat = Seat.taken(view, before)
        except BrokenPromise as broken:
            self.raise_fault(FaultKind.RECORD, str(broken))
            return
        if before is not None:
            self._showing.say(*self._showing.seat.came_back_since(before))
        self._after_news(None)

    def heard(self, told: Told) -> bool:
        before = self._showing.seat
        if before is None:
            return False
        try:
            news = before.hears(told.id, told.event)
        except BrokenPromise as broken:
            self._showing.seat = replace(before, table=before.table.changed(event_id=told.id))
            self.raise_fault(FaultKind.RECORD, str(broken))
            return True
        if isinstance(news, AskAnew):
            log.info("asking for everything", why=news.why)
            return False
        seat, said = news
        self._showing.seat = seat
        self._showing.say(*said)
        if isinstance(told.event, OutcomeCorrected) and seat is not before:
            self._corrected(told.event, before)
        if (wrong := discrepancy(before, seat, told.event)) is not None:
            self.raise_fault(FaultKind.BALANCE, wrong)
        if seat.round != before.round:
            self._background.start(self._time.ask(self._link))  # should the server's clock have been set meanwhile
        self._after_news(before)
        return True

    def _corrected(self, event: OutcomeCorrected, before: Seat) -> None:
        correction = correction_of(event, before.last_spin)
        if correction is not None:
            self._showing.correction, self._showing.corrected_round = correction, event.round

    def saw_correction(self) -> None:
        """The player has read it."""
        self._showing.correction = None
        self.changed()

    def _after_news(self, before: Seat | None) -> None:
        seat = self._known_seat()
        if seat.attendant_called == self._showing.attendant_wanted:
            self._showing.attendant_wanted = None
        if seat.cash_out is not None and self._showing.cashing_out is not None:
            self._showing.cashing_out = None  # the server's word has come, and counts from here
        self.changed()
        locked = seat.board.locked
        is_new = before is None or before.board.locked is None
        if is_new and locked is not None and locked.wagers and seat.phase is Phase.CLOSED:
            self._background.start(self._confirm(ConfirmSheet(round=seat.round, digest=locked.digest)))
        self._sender.nudge()

    def connected(self) -> None:
        self._showing.connected, self._showing.needed_release = True, ""
        self._showing.round_trip_ms = None if self._time.offset is None else self._time.offset.round_trip_ms
        self._cabinet.report_again()
        self.changed()
        self._sender.nudge()

    def lost(self, why: AskingFailed) -> None:
        showing, needed = self._showing, needed_release(why)
        if showing.connected:
            showing.connected = False
            showing.says(Saying.RECONNECTING)
        elif showing.needed_release == needed:
            return
        showing.needed_release = needed
        self.changed()

    async def _confirm(self, confirmation: ConfirmSheet) -> None:
        """The locked sheet is on the screen and its digest is right (RR 3.6)."""
        try:
            await self._until_answered(lambda: self._link.do(confirmation), CONFIRMING)
        except RefusedByServer as refusal:  # the round went on without us
            log.info("confirmation refused", round=confirmation.round, why=str(refusal))

    async def _until_answered(self, ask: Callable[[], Awaitable[object]], back_off: BackOff) -> None:
        await until_answered(ask, back_off, self._chance, self._clock.sleep)

    # --- the board, for the sender

    def board(self) -> Board | None:
        return None if self._showing.seat is None else self._showing.seat.board

    def may_send(self) -> bool:
        """Without a link the last confirmed bets stand; what is pending goes out when it is back."""
        return self._showing.connected and not self._showing.fault

    def put_board(self, board: Board, said: tuple[Say, ...] = ()) -> None:
        self._showing.say(*said)
        self._showing.seat = replace(self._known_seat(), board=board)
        self._paint()

    # --- favourites and language: kept for a visit, over a restart too

    def put_favourites(self, favourites: Favourites) -> None:
        self._showing.favourites = favourites
        self._paint()
        self._shelve()

    def _shelve(self) -> None:
        if self._shelf is not None:
            self._background.start(self._scribe.lend_pen(partial(self._shelf.write, self._showing.favourites)))

    def _mind_the_visit(self) -> None:
        """A visit that began before this program did gets back what it kept. It ends when the last cent is paid: then
        everything of it goes."""
        seat, showing = self._showing.seat, self._showing
        if seat is None:
            return
        kept, session = showing.favourites, "" if seat.account is None else seat.account.session
        if kept.belong_to(session, seat.game):
            return
        paying = not session and (seat.cash_out is not None or showing.cashing_out is not None)
        found = None if self._shelf is None else self._shelf.read()
        if found is not None and (found.belong_to(session, seat.game) or (paying and kept.session is None)):
            showing.favourites = found
            return
        if paying:
            return
        over = bool(kept.session)
        # A language that was chosen before the first money is this visitor's.
        showing.favourites = Favourites(session, seat.game, language="" if over else kept.language)
        if found is not None or showing.favourites.language:
            self._shelve()
        if over:
            showing.forget_visit()
            if showing.picture.attendant_called and FaultKind.DISPUTE not in self._scribe.faults:
                self.call_attendant(False)

    def board_is_wrong(self, why: str) -> None:
        self.raise_fault(FaultKind.RECORD, why)

    # --- the player asks for a person, or for the money

    def call_attendant(self, on: bool) -> None:
        """Always live: without a link the call waits for it, and the screen shows it meanwhile."""
        self.touched()
        self._showing.attendant_wanted = on
        self.changed()
        self._background.start(self._call_attendant(on))

    async def _call_attendant(self, on: bool) -> None:
        call = CallAttendant(on=on)
        try:
            await self._until_answered(lambda: self._link.do(call), CALLING)
        except AskingFailed as failure:
            log.warning("attendant not called", why=str(failure))
            self._showing.attendant_wanted = None
            self.changed()

    def cash_out(self, to: str) -> None:
        """RR 6.6.1."""
        self._expire_if_due()
        if (why_not := self.picture.why_not_cash_out) is not None:
            self._speak(Say(Saying.CASH_OUT_NOT_NOW, words={"reason": why_not}))
            return
        self._cabinet.money_out.begin(to)
        self.changed()

    def ask_recall(self) -> None:
        self.touched()
        self._background.start(self._show_recall())

    async def _show_recall(self) -> None:
        try:
            self._showing.recall = await self.recall()
        except AskingFailed as failure:
            log.warning("no recall", why=str(failure))
        self.changed()

    async def recall(self, whole: bool = False) -> Recall:
        """The player's own visit, or in diagnostics the whole. Raises `AskingFailed` without a server."""
        told = await self._link.do(RecallRounds())
        return told if whole else of_visit(told, self._known_seat().account)

    # --- staff

    @property
    def meters(self) -> Meters:
        return self._scribe.meters

    @property
    def faults(self) -> dict[FaultKind, str]:
        return self._scribe.faults.all

    def door(self, name: str, is_open: bool) -> None:
        """An open door stops money, play and cash-out until it is closed (GMNS 1.18.3)."""
        (self._doors.add if is_open else self._doors.discard)(name)
        self.changed()

    async def records(self) -> tuple[Record, ...]:
        """The whole journal, for search and export."""
        return await self._scribe.records()

    @property
    def credit(self) -> Money:
        """The player's money here, on the felt or on its way out: memory is cleared only when this is nothing."""
        showing = self._showing
        out = Money.zero() if showing.picture.cash_out is None else Money(showing.picture.cash_out.amount)
        return showing.picture.funds + out

    @property
    def owed(self) -> int:
        """Notes and tickets whose journey has not ended."""
        under_way = self._scribe.journeys.under_way(*Step)
        return sum(travelling.journey is not Journey.WORK for travelling in under_way)

    @property
    def unfinished(self) -> int:
        """Notes, tickets and acts of which somebody has yet to hear."""
        return len(self._scribe.journeys.under_way(*Step))

    def diagnostics(self, on: bool) -> None:
        self._showing.in_diagnostics = on
        self.changed()

    def raise_fault(self, kind: FaultKind, why: str) -> None:
        """Shown at once, and written so that it is shown after a restart too. Said twice, it is one fault."""
        if self._scribe.faults.get(kind) == why:
            return
        log.error("fault", kind=kind, why=why)
        self._scribe.faults.stands(kind, why)
        self.changed()
        self._background.start(self._write_fault(kind, why))
        if kind is FaultKind.DISPUTE:
            self.call_attendant(True)

    async def clear_fault(self, kind: FaultKind, by: str) -> None:
        """A person has seen to it. They settle everything in dispute, and it is recorded under their name."""
        if kind is FaultKind.DISPUTE:
            for disputed in self._scribe.journeys.under_way(Step.DISPUTED):
                await self._scribe.step(disputed.journey, disputed.id, Step.RESOLVED, by=by)
        await self._scribe.clear_fault(kind, by)
        self.changed()
        if kind in (FaultKind.RECORD, FaultKind.BALANCE, FaultKind.JOURNAL):
            await self._look_at_everything()

    async def _look_at_everything(self) -> None:
        """Asks again for what the server told and we would not believe."""
        try:
            await self.look()
        except AskingFailed as failure:
            log.warning("no snapshot", why=str(failure))

    async def _write_fault(self, kind: FaultKind, why: str) -> None:
        try:
            await self._scribe.raise_fault(kind, why)
        except Exception as error:  # a fault that cannot be written must not raise another one
            self._journal_failed(error)

    async def _guard(self, part: Awaitable[None]) -> None:
        """A part that gave up (a driver that could not book stops, for one) locks the station and leaves the rest."""
        try:
            await part
        except Exception as error:  # any failure: the player must be told and the rest go on
            self._background_failed(error)

    def _background_failed(self, error: BaseException) -> None:
        if isinstance(error, JournalUnusable):
            self._journal_failed(error)
        else:
            self.raise_fault(FaultKind.PROGRAM, f"{type(error).__name__}: {error}")

    def _journal_failed(self, error: BaseException) -> None:
        """It cannot be written any more, so the fault is only shown; the next start finds the journal as it is."""
        log.error("the journal cannot be written", error=str(error))
        self._unusable = str(error)
        self.changed()
