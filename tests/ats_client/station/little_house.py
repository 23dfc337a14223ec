"""A game server small enough to hold in mind, in memory, with a network that does what a test tells it.

It follows the same contract as the real one (versions, expiry, digests, numbered events) so that the station's
promises can be tried against delays, losses and reorderings that a real network shows once a year.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Literal

from game_protocol.act import Act, Answer
from game_protocol.basics import Message, Nothing
from game_protocol.errors import NoAnswer, RefusedByServer
from game_protocol.event_stream import Told
from game_protocol.events import (
    AccountChanged,
    AttendantCalled,
    CashOutChanged,
    RoundClosed,
    RoundEndedWithoutSpin,
    RoundOpened,
    RoundSettled,
    TableEvent,
    WagersVoided,
)
from game_protocol.problems import Problem, Refused
from game_protocol.station import (
    AccountView,
    CallAttendant,
    CashOut,
    CashOutAnswer,
    CashOutState,
    CashOutView,
    ConfirmSheet,
    Credited,
    JournalHead,
    KeepJournalHead,
    LastSpin,
    LookAtStation,
    MayTakeNote,
    NoteStacked,
    Recall,
    RecallRounds,
    RedeemTicket,
    ReleaseTicket,
    ReportDevices,
    ReserveTicket,
    Service,
    SheetAck,
    SheetPut,
    StationView,
    TicketNotPrinted,
    TicketPrinted,
    TicketReserved,
)
from game_protocol.table import CloseCause, LimitSign, LockedSheet, Phase, TableView
from game_protocol.technician import TechnicianAct
from game_rules.library import load_game
from game_rules.settlement import settle
from game_rules.sheet import Sheet
from screen_kit.clock import VirtualClock

GAME = load_game("rapid-roulette-single-zero")
STATION = 7
PERIOD_S = 30


def refuse(problem: Problem, status: int = 409, **detail: str | int) -> RefusedByServer:
    return RefusedByServer(Refused(problem=problem, message=f"no: {problem}", detail=dict(detail)), status)


async def nothing_happens(_what: str) -> None:
    await asyncio.sleep(0)


@dataclass
class LittleHouse:
    """One table, one station. Implements `Link`; `network` is called before and after each request."""

    clock: VirtualClock
    clock_ahead_ms: int = 1_790_000_123_456
    """The server's clock is never ours."""
    balance: int | None = None
    session: str = "visit-1"
    opened_ms: int = 0
    phase: Phase = Phase.WAITING
    round: int = 0
    deadline_ms: int | None = None
    version: int = 0
    sheet: Sheet = field(default_factory=lambda: Sheet.empty(GAME))
    locked: LockedSheet | None = None
    came_back: Sheet | None = None
    """Wagers of this round that were not recognised, or were voided."""
    last_spin: LastSpin | None = None
    outcome: str | None = None
    cash_out_view: CashOutView | None = None
    journal: list[TableEvent] = field(default_factory=list)
    puts: list[SheetPut] = field(default_factory=list)
    confirmed: list[ConfirmSheet] = field(default_factory=list)
    attendant: bool = False
    is_open: bool = True
    up: bool = True
    """False: nobody answers."""
    asked: Callable[[str], Awaitable[None]] = nothing_happens
    """Awaited when a request arrives; may raise, so that it is lost on the way there."""
    answered: Callable[[str], Awaitable[None]] = nothing_happens
    """Awaited when it has been done; may raise, so that only its answer is lost."""
    gate: asyncio.Event | None = None
    """While set to a closed event, answers to sheets wait at it."""
    notes: dict[str, int] = field(default_factory=dict)
    tickets: dict[str, int] = field(default_factory=dict)
    """Payable numbers and their amounts."""
    reserved: dict[str, str] = field(default_factory=dict)
    """Request id → number."""
    redeemed: dict[str, int] = field(default_factory=dict)
    released: list[str] = field(default_factory=list)
    cash_outs: dict[str, CashOutAnswer] = field(default_factory=dict)
    printed: list[str] = field(default_factory=list)
    not_printed: list[TicketNotPrinted] = field(default_factory=list)
    devices: ReportDevices | None = None
    journal_head: JournalHead | None = None
    """The furthest the station's own journal was."""
    recalled: Recall = field(default_factory=lambda: Recall(rounds=[]))
    acts: list[TechnicianAct] = field(default_factory=list)
    _listeners: list[asyncio.Queue[Told | None]] = field(default_factory=list)

    # --- what the table does

    def server_ms(self) -> int:
        return int(self.clock.now_s * 1000) + self.clock_ahead_ms

    def tell(self, event: TableEvent) -> None:
        self.journal.append(event)
        for listener in self._listeners:
            listener.put_nowait(Told(len(self.journal), event))

    def hang_up(self) -> None:
        for listener in self._listeners:
            listener.put_nowait(None)

    def buy_in(self, cents: int, why: str = "buy-in") -> None:
        self.balance = (self.balance or 0) + cents
        self.tell(AccountChanged(station=STATION, why=why, amount=cents, account=self.account()))

    def open_round(self, period_s: int = PERIOD_S) -> None:
        self.round += 1
        self.phase, self.version, self.sheet, self.locked = Phase.BETTING, 0, Sheet.empty(GAME), None
        self.outcome, self.came_back = None, None
        self.deadline_ms = self.server_ms() + period_s * 1000
        self.tell(
            RoundOpened(round=self.round, opened_ms=self.server_ms(), deadline_ms=self.deadline_ms, period_s=period_s)
        )

    def close_round(self, cause: CloseCause = CloseCause.EXPIRY) -> None:
        self.phase, self.deadline_ms = Phase.CLOSED, None
        if self.sheet.wagers:
            recognised = self.sheet.recognised(GAME.limits)
            self.locked = LockedSheet(
                round=self.round,
                version=self.version,
                digest=self.sheet.digest,
                wagers=self.sheet.as_cents(),
                total=self.sheet.total.cents,
                recognised=recognised,
            )
            if not recognised:
                self.came_back, self.sheet = self.sheet, Sheet.empty(GAME)
        self.tell(
            RoundClosed(
                round=self.round,
                cause=cause,
                closed_ms=self.server_ms(),
                locked=self.locked,
                account=self.account(),
            )
        )

    def settle(self, outcome: str) -> None:
        settlement = settle(self.sheet, outcome)
        if self.balance is not None:
            self.balance += settlement.returned.cents - self.sheet.total.cents
        if self.came_back is not None:
            self._card_of_what_came_back(self.came_back, outcome)
        elif self.sheet.wagers:
            self.last_spin = LastSpin(
                round=self.round,
                outcome=outcome,
                stake=settlement.stake.cents,
                won=settlement.won.cents,
                returned=settlement.returned.cents,
                wagers=self.sheet.as_cents(),
            )
        self.phase, self.outcome, self.sheet = Phase.SETTLED, outcome, Sheet.empty(GAME)
        self.tell(
            RoundSettled(
                round=self.round,
                outcome=outcome,
                settled_ms=self.server_ms(),
                last_spin=self.last_spin,
                account=self.account(),
            )
        )

    def end_without_spin(self, how: Literal["no_spin", "void"] = "no_spin", reason: str = "ball-left-wheel") -> None:
        if self.sheet.wagers:
            self._card_of_what_came_back(self.sheet, None)
        self.phase, self.deadline_ms = Phase(how), None
        self.sheet = Sheet.empty(GAME)
        ended = RoundEndedWithoutSpin(round=self.round, how=how, reason=reason, rule="9.1.1")
        self.tell(ended.changed(last_spin=self.last_spin, account=self.account()))

    def void_wagers(self, reason: str = "Suspected of placing after the call") -> None:
        """RR 12.2.1: this station's wagers of the round, by the pit boss."""
        self.came_back, self.sheet, self.locked = self.sheet, Sheet.empty(GAME), None
        self.tell(WagersVoided(round=self.round, station=STATION, reason=reason, account=self.account()))

    def _card_of_what_came_back(self, sheet: Sheet, outcome: str | None) -> None:
        total, wagers = sheet.total.cents, sheet.as_cents()
        self.last_spin = LastSpin(
            round=self.round, outcome=outcome, stake=total, won=0, returned=total, wagers=wagers, counted=False
        )

    def account(self) -> AccountView | None:
        """`balance` here is what the player owns, chips on the felt included."""
        if self.balance is None:
            return None
        on_felt = self.sheet.total.cents
        return AccountView(
            session=self.session,
            balance=self.balance - on_felt,
            on_felt=on_felt,
            money_in=0,
            frozen=False,
            opened_ms=self.opened_ms,
        )

    # --- Link

    async def _ask(self, what: str) -> None:
        await asyncio.sleep(0)
        if not self.up:
            raise NoAnswer("nobody there")
        await self.asked(what)

    async def _answer(self, what: str) -> None:
        await asyncio.sleep(0)
        if not self.up:
            raise NoAnswer("nobody there")
        await self.answered(what)

    async def now_ms(self) -> int:
        await self._ask("now")
        return self.server_ms()

    async def do(self, act: Act[Answer]) -> Answer:
        """Each act has a method here that answers it."""
        doing: dict[type[Act[Any]], Callable[[Any], Awaitable[Message | None]]] = {
            LookAtStation: lambda _: self.view(),
            RecallRounds: lambda _: self.recall(),
            SheetPut: self.put_sheet,
            ConfirmSheet: self.confirm_sheet,
            MayTakeNote: self.may_take_note,
            NoteStacked: self.note_stacked,
            ReserveTicket: self.reserve_ticket,
            RedeemTicket: self.redeem_ticket,
            ReleaseTicket: self.release_ticket,
            CashOut: self.cash_out,
            TicketPrinted: self.ticket_printed,
            TicketNotPrinted: self.ticket_not_printed,
            CallAttendant: self.call_attendant,
            ReportDevices: self.report_devices,
            KeepJournalHead: self.keep_journal_head,
            TechnicianAct: self.technician_did,
        }
        answer = await doing[type(act)](act) or Nothing()
        assert isinstance(answer, act.answer)
        return answer

    async def view(self) -> StationView:
        await self._ask("view")
        return StationView(
            station_id="s7",
            station=STATION,
            table=TableView(
                table="1",
                name="Rapid Roulette 1",
                game=GAME.id,
                open=self.is_open,
                phase=self.phase,
                round=self.round,
                period_s=PERIOD_S,
                deadline_ms=self.deadline_ms,
                outcome=self.outcome,
                limits=LimitSign.of(GAME.limits),
                chips=[chip.cents for chip in GAME.chips],
                event_id=len(self.journal),
                now_ms=self.server_ms(),
            ),
            service=Service.IN_SERVICE,
            attendant_called=self.attendant,
            account=self.account(),
            version=self.version,
            wagers=self.sheet.as_cents(),
            locked=self.locked,
            cash_out=self.cash_out_view,
            last_spin=self.last_spin,
            journal=self.journal_head,
            note_limit=100_000,
        )

    @asynccontextmanager
    async def events(self, after: int | None) -> AsyncIterator[AsyncIterator[Told]]:
        await self._ask("events")
        queue: asyncio.Queue[Told | None] = asyncio.Queue()
        for number, event in enumerate(self.journal, start=1):
            if number > (after or 0):
                queue.put_nowait(Told(number, event))
        self._listeners.append(queue)
        try:
            yield self._stream(queue)
        finally:
            self._listeners.remove(queue)

    async def _stream(self, queue: asyncio.Queue[Told | None]) -> AsyncIterator[Told]:
        while (told := await queue.get()) is not None:
            yield told
        raise NoAnswer("hung up")

    async def put_sheet(self, sheet: SheetPut) -> SheetAck:
        await self._ask("sheet")
        ack = self.take_sheet(sheet)
        if self.gate is not None:
            await self.gate.wait()
        await self._answer("sheet")
        return ack

    def take_sheet(self, put: SheetPut) -> SheetAck:
        if put.round != self.round:
            raise refuse(Problem.WRONG_ROUND)
        if self.phase is not Phase.BETTING or (self.deadline_ms and self.server_ms() >= self.deadline_ms):
            raise refuse(Problem.AFTER_EXPIRY)
        if self.balance is None:
            raise refuse(Problem.NO_ACCOUNT)
        if put.version < self.version:
            raise refuse(Problem.OLDER_VERSION, version=self.version)
        sheet = Sheet.from_cents(GAME, put.wagers)
        if sheet.unpermitted(GAME.limits):
            raise refuse(Problem.NOT_PERMITTED)
        if sheet.total.cents > self.balance:
            raise refuse(Problem.NOT_ENOUGH_MONEY)
        self.puts.append(put)
        self.version, self.sheet = put.version, sheet
        return SheetAck(
            round=self.round,
            version=put.version,
            digest=sheet.digest,
            total=sheet.total.cents,
            balance=self.balance - sheet.total.cents,
        )

    async def confirm_sheet(self, confirmation: ConfirmSheet) -> None:
        await self._ask("confirm")
        self.confirmed.append(confirmation)
        await self._answer("confirm")

    async def may_take_note(self, note: MayTakeNote) -> None:
        await self._ask("may")
        if not self.is_open:
            raise refuse(Problem.TABLE_CLOSED)
        await self._answer("may")

    async def note_stacked(self, note: NoteStacked) -> Credited:
        await self._ask("note")
        already = note.id in self.notes
        if not already:
            self.notes[note.id] = note.value
            self.buy_in(note.value, "note")
        await self._answer("note")
        return Credited(balance=self.balance or 0, already=already)

    async def reserve_ticket(self, ticket: ReserveTicket) -> TicketReserved:
        await self._ask("reserve")
        if self.reserved.get(ticket.id) != ticket.number:
            if ticket.number not in self.tickets:
                raise refuse(Problem.TICKET_UNKNOWN)
            if ticket.number in self.reserved.values():
                raise refuse(Problem.TICKET_RESERVED)
            self.reserved[ticket.id] = ticket.number
        await self._answer("reserve")
        return TicketReserved(id=ticket.id, amount=self.tickets[ticket.number])

    async def redeem_ticket(self, ticket: RedeemTicket) -> Credited:
        await self._ask("redeem")
        already = ticket.id in self.redeemed
        if not already:
            number = self.reserved.pop(ticket.id)
            self.redeemed[ticket.id] = self.tickets.pop(number)
            self.buy_in(self.redeemed[ticket.id], "ticket")
        await self._answer("redeem")
        return Credited(balance=self.balance or 0, already=already)

    async def release_ticket(self, ticket: ReleaseTicket) -> None:
        await self._ask("release")
        self.reserved.pop(ticket.id, None)
        self.released.append(ticket.id)
        await self._answer("release")

    async def cash_out(self, cash_out: CashOut) -> CashOutAnswer:
        await self._ask("cash-out")
        if cash_out.id not in self.cash_outs:
            if self.balance is None:
                raise refuse(Problem.NO_ACCOUNT)
            if self.phase is Phase.CLOSED and self.sheet.wagers:
                raise refuse(Problem.WAGERS_RUNNING)
            self._take_out(cash_out, self.balance)
        await self._answer("cash-out")
        return self.cash_outs[cash_out.id]

    def _take_out(self, cash_out: CashOut, amount: int) -> None:
        state = CashOutState.PRINTING if cash_out.to == "ticket" else CashOutState.DEALER
        if not amount:  # as the server does: there is nothing to pay, and the account closes
            state = CashOutState.PAID
        number = f"{len(self.cash_outs) + 1:018d}" if state is CashOutState.PRINTING else None
        self.cash_outs[cash_out.id] = CashOutAnswer(
            id=cash_out.id,
            state=state,
            amount=amount,
            number=number,
            sequence=len(self.cash_outs) + 1,
            issued_ms=self.server_ms(),
            expires_ms=self.server_ms() + 30 * 86_400_000,
        )
        self.balance, self.sheet = None, Sheet.empty(GAME)
        self._cash_out_is(CashOutView(id=cash_out.id, state=state, amount=amount, asked_ms=self.server_ms()))

    def _cash_out_is(self, view: CashOutView) -> None:
        self.cash_out_view = None if view.state is CashOutState.PAID else view
        self.tell(CashOutChanged(station=STATION, cash_out=view, account=None))

    async def ticket_printed(self, ticket: TicketPrinted) -> None:
        await self._ask("printed")
        if ticket.id not in self.printed:
            self.printed.append(ticket.id)
            answer = self.cash_outs[ticket.id]
            assert answer.number is not None
            self.tickets[answer.number] = answer.amount
            self._cash_out_is(
                CashOutView(id=ticket.id, state=CashOutState.PAID, amount=answer.amount, asked_ms=self.server_ms())
            )
        await self._answer("printed")

    async def ticket_not_printed(self, ticket: TicketNotPrinted) -> None:
        await self._ask("not-printed")
        if ticket not in self.not_printed:
            self.not_printed.append(ticket)
            state = CashOutState.HAND_PAY if ticket.known else CashOutState.UNCERTAIN
            amount = self.cash_outs[ticket.id].amount
            self._cash_out_is(CashOutView(id=ticket.id, state=state, amount=amount, asked_ms=self.server_ms()))
        await self._answer("not-printed")

    async def call_attendant(self, call: CallAttendant) -> None:
        await self._ask("attendant")
        self.attendant = call.on
        self.tell(AttendantCalled(station=STATION, on=call.on))
        await self._answer("attendant")

    async def report_devices(self, devices: ReportDevices) -> None:
        await self._ask("devices")
        self.devices = devices
        await self._answer("devices")

    async def keep_journal_head(self, head: KeepJournalHead) -> JournalHead:
        await self._ask("journal-head")
        told, kept = JournalHead(number=head.number, seal=head.seal), self.journal_head
        if kept is None or told.number > kept.number:
            self.journal_head = told
        await self._answer("journal-head")
        return self.journal_head or told

    async def recall(self) -> Recall:
        await self._ask("recall")
        return self.recalled

    async def technician_did(self, act: TechnicianAct) -> None:
        await self._ask("technician")
        self.acts.append(act)

    async def aclose(self) -> None:
        """The house stays open for the next life of the station."""
