"""A player of a load run, at a real station without a screen, with a finger, banknotes and books of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from time import perf_counter

from ats.load.books import Books
from ats.load.dealer import BACK_OFF, Dealer
from ats.load.fittings import Pen, SimulatedDevices
from ats.load.observed_client import ObservedClient
from ats.load.pace import Pace
from ats.load.tally import Tally
from ats_client.station.picture import StationState
from ats_client.station.station import Station
from game_protocol.errors import RefusedByServer
from game_protocol.event_stream import Told
from game_protocol.events import (
    AccountChanged,
    CashOutChanged,
    RoundClosed,
    RoundEndedWithoutSpin,
    RoundOpened,
    RoundSettled,
)
from game_protocol.keys import SigningKey
from game_protocol.problems import Problem
from game_protocol.retry import until_answered
from game_protocol.station import CashOutState, LookAtStation, SheetPut
from game_protocol.station_client import enrol
from game_rules.game import Game
from game_rules.library import load_game
from game_rules.money import Money
from game_rules.sheet import Sheet
from screen_kit.clock import MachineClock

SHEETS_A_ROUND = 3
BUY_IN_CENTS = 500_000
NOTE = Money(2_000)
MOST_ON_A_TICKET = Money(900_000)
"""Above the casino's ticket limit a cash-out is a hand pay, and nobody here pays by hand."""
NOTES_SHARE, TICKETS_SHARE = 0.2, 0.1
"""How often, between two rounds, a player puts in a note, or cashes out to a ticket and puts that in again."""
STUCK_S = 90.0
"""A station that makes no progress in this time has a fault, no matter what happened to the server."""
TOO_LATE = (Problem.AFTER_EXPIRY, Problem.WRONG_PHASE, Problem.WRONG_ROUND, Problem.OLDER_VERSION)


class Player:
    """Plays until it is cancelled. It observes what the station asks and is told."""

    def __init__(
        self, client: ObservedClient, number: int, game: Game, pace: Pace, tally: Tally, chance: Random
    ) -> None:
        self.number = number
        self.books = Books(game)
        self.sent_in: dict[str, int] = {}
        """Money this player put in, by its way in."""
        self._devices = SimulatedDevices(number)
        self._station = Station(client, MachineClock(), chance, fittings=self._devices.fittings(), pen=Pen())
        self._client = client
        self._game = game
        self._pace = pace
        self._tally = tally
        self._chance = chance
        self._news = asyncio.Event()
        self._betting = 0
        """The round whose wagering period is open; 0 between two."""
        self._locked = (0, 0)
        """The last closed round, and the version that was locked."""
        self._counted: set[tuple[int, int]] = set()
        self._placing: asyncio.Task[None] | None = None
        self._business: asyncio.Task[None] | None = None
        client.observer = self

    @classmethod
    async def enrolled(
        cls, server: str, number: int, dealer: Dealer, pace: Pace, tally: Tally, chance: Random
    ) -> Player:
        """A new station at the dealer's table; its books begin now."""
        key = SigningKey.generate()
        taken = await enrol(server, await dealer.enrolment_code(number), key)
        client = ObservedClient(server, taken.station_id, key)
        view = await client.do(LookAtStation())
        client.heard = view.table.event_id
        return cls(client, number, load_game(view.table.game), pace, tally, chance)

    async def bought_in(self, dealer: Dealer, run: str) -> None:
        await dealer.buy_in(self.number, f"{run}-buy-in-{self.number}", BUY_IN_CENTS)
        self.sent_in["buy-in"] = BUY_IN_CENTS

    async def play(self) -> None:
        stop = self._station.watch(lambda _picture: self._news.set())
        try:
            await self._station.run()
        finally:
            stop()
            tasks = [task for task in (self._placing, self._business) if task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def balance_agrees(self) -> None:
        """At the end server, screen and books must have the same balance, all money came in once, and the station has
        no fault."""
        view = await until_answered(lambda: self._client.do(LookAtStation()), BACK_OFF, self._chance, asyncio.sleep)
        told = view.account.balance if view.account is not None else 0
        if told != self.books.balance:
            self._wrong(f"at the end the balance is {told}, the books say {self.books.balance}")
        try:
            async with asyncio.timeout(STUCK_S):
                await self._until(lambda: self._station.picture.balance.cents == self.books.balance)
        except TimeoutError:
            self._wrong(f"the screen shows {self._station.picture.balance.cents}, the books say {self.books.balance}")
        for fault, detail in self._station.faults.items():
            self._tally.error(f"station {self.number}: {fault}: {detail}")
        for way in {*self.sent_in, *self.books.heard_in}:
            sent, heard = self.sent_in.get(way, 0), self.books.heard_in.get(way, 0)
            if heard > sent:
                self._tally.doubled += 1
            elif heard < sent:
                self._tally.lost += 1
            if heard != sent:
                self._tally.problem(f"station {self.number}: {sent} went in by {way}, {heard} was credited")

    async def aclose(self) -> None:
        """For a player who never came to play; a station that ran has closed its link itself."""
        await self._client.aclose()

    # --- observing the link

    def told(self, told: Told) -> None:
        """Sees each event once, before the station does."""
        event = told.event
        match event:
            case RoundOpened():
                self._betting = event.round
                self.books.new_round()
                self._pace.begun(event.round)
                self._placing = asyncio.create_task(self._place(event.round))
            case RoundClosed():
                self._stop_placing()
                self._locked = event.round, 0 if event.locked is None else event.locked.version
                lost, wrong = self.books.closed(event.locked, event.account)
                if lost is not None:
                    self._lost(event.round, lost)
                self._wrong(wrong)
            case RoundSettled():
                if event.round in self._pace.confirming:
                    self._tally.settle_ms.append((perf_counter() - self._pace.confirming[event.round]) * 1000)
                self._wrong(self.books.settled(event.outcome, event.account))
                self._then(self._between_rounds(event.round))
            case RoundEndedWithoutSpin():
                self._stop_placing()
                self._wrong(self.books.returned(event.account))
                self._then(self._between_rounds(event.round))
            case AccountChanged(why="buy-in" | "note" | "ticket"):
                self.books.came_in(event.why, event.amount)
            case CashOutChanged() if event.cash_out.state is CashOutState.PRINTING:
                self._wrong(self.books.cashed_out(event.cash_out.amount))
            case _:
                pass
        self._news.set()

    def asked(self, put: SheetPut) -> None:
        if put.round == self._betting:
            self.books.asked(put.version, Sheet.from_cents(self._game, put.wagers))
        if (put.round, put.version) not in self._counted:
            self._counted.add((put.round, put.version))
            self._tally.sheets += 1

    def acknowledged(self, put: SheetPut, within_ms: float) -> None:
        self._tally.ack_ms.append(within_ms)
        self._tally.acknowledged += 1
        closed, version = self._locked
        if put.round == self._betting:
            self.books.acknowledged(put.version)
        elif put.round == closed and put.version > version:
            # The answer overtook the event of the close; the sheet it promised must have been locked all the same.
            self._lost(put.round, f"version {put.version} was acknowledged, version {version} is locked")

    def refused(self, put: SheetPut, refusal: RefusedByServer) -> None:
        """A late sheet is not an error: it stays unanswered in the books."""
        detail = refusal.refused.detail
        arrived, deadline = detail.get("arrived_ms"), detail.get("deadline_ms")
        if isinstance(arrived, int) and isinstance(deadline, int) and arrived < deadline:
            self._tally.refused_in_time += 1
            self._tally.problem(f"station {self.number}, round {put.round}: refused in time")
        elif refusal.is_final and refusal.problem not in TOO_LATE:
            self._tally.error(f"station {self.number}, round {put.round}: {refusal}")

    # --- the player's acts

    async def _place(self, round_: int) -> None:
        """Several touches, each answered before the next one, so as many sheets."""
        if self._business is not None:
            # If the server was away when this player cashed out, it still has the money: wait until that is back.
            await asyncio.wait([self._business])
        station = self._station
        for _ in range(SHEETS_A_ROUND):
            await self._until(lambda: station.picture.round == round_ and station.picture.state is StationState.OPEN)
            station.place_all(self._some_chips())
            if not station.picture.pending:
                break  # the money has run out
            await self._until(lambda: not station.picture.pending)
        self._pace.placed(round_, self.number)

    async def _between_rounds(self, round_: int) -> None:
        try:
            async with asyncio.timeout(STUCK_S):
                if self._chance.random() < NOTES_SHARE:
                    await self._put_note_in()
                if self._chance.random() < TICKETS_SHARE and self.books.balance < MOST_ON_A_TICKET.cents:
                    await self._take_ticket_and_put_it_in()
        except TimeoutError:
            shown = self._station.picture
            self._tally.error(f"station {self.number} is stuck after round {round_}: it shows {shown.state}")
        self._pace.ready(round_, self.number)

    async def _put_note_in(self) -> None:
        """Puts a note in. One that comes back, because the server was away, is no loss."""
        await self._slot_takes(lambda: self._devices.acceptor.insert_note(NOTE), "note", NOTE)

    async def _take_ticket_and_put_it_in(self) -> None:
        station, tray = self._station, self._devices.tray
        if not self.books.balance:
            return
        await self._until(lambda: station.picture.why_not_cash_out is None and station.picture.money.tickets_out)
        printed = len(tray.tickets)
        station.cash_out("ticket")
        await self._until(lambda: len(tray.tickets) > printed)
        ticket = tray.tickets[-1]
        await self._devices.take_ticket()
        while not await self._slot_takes(
            lambda: self._devices.acceptor.insert_ticket(ticket.validation_number), "ticket", ticket.amount
        ):
            pass  # it came back because the server was away: it is still money, so it goes in again

    async def _slot_takes(self, push: Callable[[], bool], way: str, amount: Money) -> bool:
        """Pushes something in once the slot is open, and returns whether it stayed. Then the money must come."""
        devices = self._devices
        await self._until(push)
        seen, boxed = devices.seen, len(devices.slot.box)
        await self._until(lambda: devices.seen > seen)
        if len(devices.slot.box) == boxed:
            return False
        sent = self.sent_in[way] = self.sent_in.get(way, 0) + amount.cents
        await self._until(lambda: self.books.heard_in.get(way, 0) >= sent)
        return True

    def _some_chips(self) -> dict[str, Money]:
        """A few chips on a few bets."""
        chips: dict[str, Money] = {}
        limits = self._station.picture.limits
        if limits is not None:
            for bet in self._chance.sample(sorted(self._game.bets), self._chance.randint(1, 6)):
                its = limits.of(self._game.bets[bet].kind)
                chips[bet] = its.snap(its.minimum + its.multiple * self._chance.randint(0, 3)).shown
        return chips

    # --- helpers

    async def _until(self, holds: Callable[[], bool]) -> None:
        """Checks again whenever the station shows something new or an event came."""
        while not holds():
            self._news.clear()
            await self._news.wait()

    def _then(self, business: Coroutine[None, None, None]) -> None:
        """Does one thing after another, apart from the observing."""
        before = self._business

        async def after() -> None:
            if before is not None:
                await asyncio.gather(before, return_exceptions=True)
            try:
                await business
            except Exception as error:
                self._tally.error(f"station {self.number} fell: {error!r}")
                raise

        self._business = asyncio.create_task(after())

    def _stop_placing(self) -> None:
        self._betting = 0
        if self._placing is not None:
            self._placing.cancel()

    def _lost(self, round_: int, what: str) -> None:
        self._tally.lost += 1
        self._tally.problem(f"station {self.number}, round {round_}: {what}")

    def _wrong(self, what: str | None) -> None:
        if what is not None:
            self._tally.wrong_balances += 1
            self._tally.problem(f"station {self.number}: {what}")
