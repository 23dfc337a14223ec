"""A player of a load run: a station without a screen, with its own link, its own key and its own books."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from random import Random
from time import perf_counter, time
from typing import TypeVar

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from ats.load.books import Books
from ats.load.dealer import BACK_OFF, Dealer
from ats.load.pace import Pace
from ats.load.tally import Tally
from game_protocol.errors import AskingFailed, NoAnswer, RefusedByServer
from game_protocol.events import (
    AccountChanged,
    CashOutChanged,
    RoundClosed,
    RoundEndedWithoutSpin,
    RoundOpened,
    RoundSettled,
    TableEvent,
)
from game_protocol.problems import Problem
from game_protocol.retry import until_answered
from game_protocol.station import (
    CashOut,
    CashOutState,
    ConfirmSheet,
    NoteStacked,
    ReserveTicket,
    SheetPut,
    TicketById,
    TicketPrinted,
)
from game_protocol.station_client import StationClient, enrol
from game_rules.game import Game
from game_rules.library import load_game
from game_rules.limits import TableLimits
from game_rules.money import Money
from game_rules.sheet import Sheet

Answer = TypeVar("Answer")

SHEETS_A_ROUND = 3
BUY_IN_CENTS = 500_000
NOTE_CENTS = 2_000
NOTES_SHARE, TICKETS_SHARE = 0.2, 0.1
"""How often, between two rounds, a player puts a note in, or cashes out to a ticket and puts that in again."""


class Player:
    """Plays until it is cancelled."""

    def __init__(
        self,
        client: StationClient,
        number: int,
        game: Game,
        limits: TableLimits,
        pace: Pace,
        tally: Tally,
        chance: Random,
    ) -> None:
        self.number = number
        self.books = Books(game)
        self.sent_in: dict[str, int] = {}
        """Money this player put in, by its way in."""
        self._client = client
        self._game = game
        self._limits = limits
        self._pace = pace
        self._tally = tally
        self._chance = chance
        self._heard = 0
        self._ids = 0
        self._placing: asyncio.Task[None] | None = None
        self._business: asyncio.Task[None] | None = None

    @classmethod
    async def enrolled(
        cls, server: str, number: int, dealer: Dealer, pace: Pace, tally: Tally, chance: Random
    ) -> Player:
        """A new station at the dealer's table, that has heard everything from now on."""
        key = Ed25519PrivateKey.generate()
        taken = await enrol(server, await dealer.enrolment_code(number), key)
        client = StationClient(server, taken.station_id, key)
        view = await client.view()
        player = cls(client, number, load_game(view.table.game), view.table.limits.limits(), pace, tally, chance)
        player._heard = view.table.event_id
        return player

    async def bought_in(self, dealer: Dealer, run: str) -> None:
        await dealer.buy_in(self.number, f"{run}-buy-in-{self.number}", BUY_IN_CENTS)
        self.sent_in["buy-in"] = BUY_IN_CENTS

    async def play(self) -> None:
        """Hears every event once, whatever happens to the link."""
        try:
            while True:
                try:
                    async with self._client.events(self._heard) as stream:
                        async for told in stream:
                            self._heard = told.id
                            if told.event is not None:
                                self._hear(told.event)
                except AskingFailed as failure:
                    if isinstance(failure, RefusedByServer) and failure.is_final:
                        self._tally.error(f"station {self.number} cannot listen: {failure}")
                        return
                await asyncio.sleep(self._chance.uniform(0.02, 0.1))
        finally:
            tasks = [task for task in (self._placing, self._business) if task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def balance_agrees(self) -> None:
        """At the end: what the server shows is what the books say, and all money came in once."""
        view = await until_answered(self._client.view, BACK_OFF, self._chance, asyncio.sleep)
        told = view.account.balance if view.account is not None else 0
        if told != self.books.balance:
            self._wrong(f"at the end the balance is {told}, the books say {self.books.balance}")
        for way in {*self.sent_in, *self.books.heard_in}:
            sent, heard = self.sent_in.get(way, 0), self.books.heard_in.get(way, 0)
            if heard > sent:
                self._tally.doubled += 1
            elif heard < sent:
                self._tally.lost += 1
            if heard != sent:
                self._tally.problem(f"station {self.number}: {sent} went in by {way}, {heard} was credited")

    async def aclose(self) -> None:
        await self._client.aclose()

    def _hear(self, event: TableEvent) -> None:
        match event:
            case RoundOpened():
                self.books.new_round()
                self._pace.begun(event.round)
                self._placing = asyncio.create_task(self._place(event.round))
            case RoundClosed():
                self._stop_placing()
                lost, wrong = self.books.closed(event.locked, event.account)
                if lost is not None:
                    self._tally.lost += 1
                    self._tally.problem(f"station {self.number}, round {event.round}: {lost}")
                self._wrong(wrong)
                if event.locked is not None:
                    self._then(self._confirm(ConfirmSheet(round=event.round, digest=event.locked.digest)))
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

    async def _place(self, round_: int) -> None:
        """Several sheets, each newer than the one before; one that gets no answer is sent again as it is."""
        if self._business is not None:
            # A server that was away when this player cashed out still has the money: it must be back first.
            await asyncio.wait([self._business])
        for version in range(1, SHEETS_A_ROUND + 1):
            sheet = self._some_sheet()
            put = SheetPut(round=round_, version=version, wagers=sheet.as_cents())
            self.books.asked(version, sheet)
            self._tally.sheets += 1
            if not await self._put(put):
                break
        self._pace.placed(round_, self.number)

    async def _put(self, put: SheetPut) -> bool:
        """Whether it was acknowledged. A late one is not an error: it stays unanswered in the books."""
        for delay in BACK_OFF.delays_s(self._chance):
            begun = perf_counter()
            try:
                await self._client.put_sheet(put)
            except RefusedByServer as refusal:
                detail = refusal.refused.detail
                if refusal.problem is Problem.AFTER_EXPIRY:
                    arrived, deadline = detail.get("arrived_ms"), detail.get("deadline_ms")
                    if isinstance(arrived, int) and isinstance(deadline, int) and arrived < deadline:
                        self._tally.refused_in_time += 1
                        self._tally.problem(f"station {self.number}, round {put.round}: refused in time")
                    return False
                if refusal.problem is Problem.WRONG_ROUND:
                    return False
                if refusal.is_final and refusal.problem is not Problem.WRONG_PHASE:
                    self._tally.error(f"station {self.number}, round {put.round}: {refusal}")
                    return False
            except NoAnswer:
                pass
            else:
                self._tally.ack_ms.append((perf_counter() - begun) * 1000)
                self._tally.acknowledged += 1
                self.books.acknowledged(put.version)
                return True
            await asyncio.sleep(delay)
        return False

    async def _confirm(self, confirmation: ConfirmSheet) -> None:
        try:
            await self._surely(lambda: self._client.confirm_sheet(confirmation))
        except RefusedByServer as refusal:
            if refusal.problem is not Problem.WRONG_ROUND:  # too late to matter: the round has ended
                self._tally.error(f"station {self.number} cannot confirm: {refusal}")

    async def _between_rounds(self, round_: int) -> None:
        try:
            if self._chance.random() < NOTES_SHARE:
                await self._put_note_in()
            if self._chance.random() < TICKETS_SHARE:
                await self._take_ticket_and_put_it_in()
        except RefusedByServer as refusal:
            self._tally.error(f"station {self.number} between rounds: {refusal}")
        self._pace.ready(round_, self.number)

    async def _put_note_in(self) -> None:
        note = NoteStacked(id=self._new_id("note"), value=NOTE_CENTS, currency="AUD", stacked_ms=int(time() * 1000))
        self.sent_in["note"] = self.sent_in.get("note", 0) + NOTE_CENTS
        for _ in range(2):  # twice on purpose: it is one note
            await self._surely(lambda: self._client.note_stacked(note))

    async def _take_ticket_and_put_it_in(self) -> None:
        cash_out = CashOut(id=self._new_id("out"), to="ticket")
        answer = await self._surely(lambda: self._client.cash_out(cash_out))
        if answer.number is None:
            self._tally.error(f"station {self.number}: a cash-out of {Money(answer.amount)} has no ticket")
            return
        self.sent_in["ticket"] = self.sent_in.get("ticket", 0) + answer.amount
        await self._surely(lambda: self._client.ticket_printed(TicketPrinted(id=cash_out.id)))
        reserve = ReserveTicket(id=self._new_id("in"), number=answer.number)
        await self._surely(lambda: self._client.reserve_ticket(reserve))
        for _ in range(2):
            await self._surely(lambda: self._client.redeem_ticket(TicketById(id=reserve.id)))

    async def _surely(self, ask: Callable[[], Awaitable[Answer]]) -> Answer:
        return await until_answered(ask, BACK_OFF, self._chance, asyncio.sleep)

    def _some_sheet(self) -> Sheet:
        """A few permitted wagers, never more than the account can pay."""
        bets = self._chance.sample(sorted(self._game.bets), self._chance.randint(1, 6))
        wagers: dict[str, Money] = {}
        left = self.books.balance
        for bet in bets:
            limits = self._limits.of(self._game.bets[bet].kind)
            amount = limits.snap(limits.minimum + limits.multiple * self._chance.randint(0, 3)).shown
            if amount.cents <= left:
                wagers[bet] = amount
                left -= amount.cents
        return Sheet(self._game, wagers)

    def _new_id(self, what: str) -> str:
        self._ids += 1
        return f"{self._chance.getrandbits(64):016x}-{what}-{self.number}-{self._ids}"

    def _then(self, business: Coroutine[None, None, None]) -> None:
        """One thing after another, apart from the listening."""
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
        if self._placing is not None:
            self._placing.cancel()

    def _wrong(self, what: str | None) -> None:
        if what is not None:
            self._tally.wrong_balances += 1
            self._tally.problem(f"station {self.number}: {what}")
