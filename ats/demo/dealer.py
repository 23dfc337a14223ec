"""The simulated dealer: opens rounds, lets the ball run, enters what it fell on, pays players who wait.

While a person deals at the console it steps back. It takes over again when nobody has touched the console for a while,
or when it is asked to.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from secrets import choice
from time import monotonic
from uuid import uuid4

from game_protocol.errors import AskingFailed, NoAnswer
from game_protocol.jackpot_office import ConfirmPrize, LookAtJackpots
from game_protocol.rounds import (
    AnnounceNoSpin,
    CloseRound,
    EnterOutcome,
    OpenRound,
    ReadOutcome,
    SpinBall,
    UnfreezeAccounts,
)
from game_protocol.seat import HandPay, PayOut
from game_protocol.staff import LookAtStations
from game_protocol.staff_client import StaffClient
from game_protocol.station import CashOutState
from game_protocol.table import CloseCause, LookAtTable, Phase, TableView
from game_rules.game import PeriodEnd
from game_rules.library import load_game

LOOK_EVERY_S = 0.2
STEPS_BACK_S = 20.0


@dataclass(frozen=True, slots=True)
class Pace:
    """How long a spin takes."""

    ball_runs_s: float = 3.0
    result_stands_s: float = 5.0


@dataclass
class Dealer:
    """Deals by what the table says it is, so that nothing gets stuck."""

    client: StaffClient
    boss: StaffClient
    """A pit boss: prizes are confirmed by nobody else (RR 8.3.9)."""
    pace: Pace = Pace()
    entered: Callable[[], str | None] = lambda: None
    """What somebody at the console entered as the result of this round, if they did."""
    has_left: Callable[[], None] = lambda: None
    """Called when it takes over from a person: what they were asked then is no question any more."""
    clock: Callable[[], float] = monotonic
    enough: int | None = None
    """After so many rounds `all_dealt` is set."""
    all_dealt: asyncio.Event = field(default_factory=asyncio.Event)
    trouble: str = ""
    """Why it cannot deal, as the server says it; empty while it can."""
    is_patient: bool = False
    """While true, it opens no new round."""
    _touched_s: float | None = None
    _touched: asyncio.Event = field(default_factory=asyncio.Event)
    _person_dealt: bool = False
    """In this round; what they froze is theirs to leave, and the simulated dealer's to mend."""
    _seen_s: float | None = None
    """When the sensor first saw the ball that a person spun."""
    _spun: int = 0
    _fell_on: str | None = None

    # --- stepping back

    def step_back(self) -> None:
        """Somebody touched the console."""
        self._touched_s = self.clock()
        self._touched.set()
        self._person_dealt = True

    def take_over(self) -> None:
        self._touched_s = None

    @property
    def takes_over_in_s(self) -> float:
        """Nothing while it deals."""
        return 0.0 if self._touched_s is None else max(0.0, self._touched_s + STEPS_BACK_S - self.clock())

    @property
    def steps_back(self) -> bool:
        return self.takes_over_in_s > 0

    # --- dealing

    async def deal(self) -> None:
        stepped_back = False
        while True:
            if self.steps_back:
                stepped_back = True
                await self._watch_ball()
            else:
                if stepped_back:
                    stepped_back = False
                    self.has_left()
                await self._try()
            await asyncio.sleep(LOOK_EVERY_S)

    async def _try(self) -> None:
        try:
            view = await self.client.do(LookAtTable(table=self.client.table))
            if self.enough is not None and view.round > self.enough:
                self.all_dealt.set()
            await self._step(view)
            self.trouble = ""
        except NoAnswer:
            self.trouble = "The server does not answer."
        except AskingFailed as refusal:  # the table was not as it was a moment ago, or a person left it so: look again
            self.trouble = str(refusal)

    async def _step(self, view: TableView) -> None:
        match view.phase:
            case Phase.WAITING:
                await self._open()
            case Phase.SETTLED | Phase.NO_SPIN | Phase.VOID:
                await self.pay_those_who_wait()
                if await self._still_dealing_after(self.pace.result_stands_s):
                    await self._confirm_prizes()
                    await self._open()
            case Phase.CLOSED:
                await self._spin(view)
            case Phase.RESULT:
                fell_on = self.entered() or self._fell_on
                if fell_on is not None:
                    await self.client.do(EnterOutcome(table=self.client.table, round=view.round, outcome=fell_on))
            case Phase.FROZEN if self._person_dealt:
                await self.client.do(UnfreezeAccounts(table=self.client.table))

    async def _spin(self, view: TableView) -> None:
        """The ball is spun once a round; what it fell on does not change because a station was slow to confirm."""
        if self._spun != view.round:
            await self.client.do(SpinBall(table=self.client.table, round=view.round))
            if not await self._still_dealing_after(self.pace.ball_runs_s):
                return
            self._spun, self._fell_on = view.round, choice(load_game(view.game).wheel.labels)
        if self._fell_on is not None:
            await self.client.do(ReadOutcome(table=self.client.table, round=view.round, outcome=self._fell_on))

    async def _still_dealing_after(self, seconds: float) -> bool:
        """Whoever touches the console meanwhile has the table at once."""
        self._touched.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):  # wait_for of Python 3.11 may swallow the end of all this
                await self._touched.wait()
        return not self.steps_back

    async def _open(self) -> None:
        if not self.is_patient:
            await self.client.do(OpenRound(table=self.client.table))
            self._person_dealt = False

    async def _watch_ball(self) -> None:
        """The sensor of the demonstration's wheel: it works whoever deals, and sees the ball that a person spun."""
        with suppress(AskingFailed):  # they have ended it otherwise, or the cable is out
            view = await self.client.do(LookAtTable(table=self.client.table))
            ends = load_game(view.game).period_ends
            if view.phase is not Phase.BETTING or not view.ball_spun or PeriodEnd.SENSOR not in ends:
                self._seen_s = None
            elif self._seen_s is None:
                self._seen_s = self.clock()
            elif self.clock() - self._seen_s >= self.pace.ball_runs_s:
                await self.ball_falls(view.round)

    async def ball_falls(self, round_number: int) -> None:
        """Ends the period before its time, as the book in play has it: by the sensor once the ball is spun (RR 5.1.3),
        or by the dealer's call (BWM 3.2)."""
        view = await self.client.do(LookAtTable(table=self.client.table))
        calls = PeriodEnd.DEALER in load_game(view.game).period_ends
        if not calls:
            await self.client.do(SpinBall(table=self.client.table, round=round_number))
        cause = CloseCause.DEALER if calls else CloseCause.SENSOR
        await self.client.do(CloseRound(table=self.client.table, round=round_number, cause=cause))

    async def call_no_spin(self) -> None:
        view = await self.client.do(LookAtTable(table=self.client.table))
        reason = next(iter(load_game(view.game).no_spin_reasons))
        await self.client.do(AnnounceNoSpin(table=self.client.table, round=view.round, why=reason))

    async def pay_those_who_wait(self) -> None:
        for place in (await self.client.do(LookAtStations(table=self.client.table))).stations:
            out = place.cash_out
            if out is not None and out.state is CashOutState.DEALER:
                await self.client.do(PayOut(table=self.client.table, station=place.station, id=uuid4().hex))
            elif out is not None and out.state is CashOutState.HAND_PAY:
                await self.client.do(
                    HandPay(table=self.client.table, station=place.station, id=uuid4().hex, cash_out=out.id)
                )

    async def _confirm_prizes(self) -> None:
        for prize in (await self.boss.do(LookAtJackpots())).unconfirmed:
            await self.boss.do(ConfirmPrize(table=self.boss.table, prize=prize.prize, amount=prize.amount))
