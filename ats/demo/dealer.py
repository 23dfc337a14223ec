"""The simulated dealer: opens rounds, lets the ball run, enters what it fell on, and pays players who wait."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from secrets import choice
from uuid import uuid4

from game_protocol.errors import AskingFailed
from game_protocol.staff import BuyIn, HandPay, PayOut
from game_protocol.staff_client import StaffClient
from game_protocol.station import CashOutState
from game_protocol.table import NoSpin, Phase, TableView
from game_rules.library import load_game
from game_rules.money import Money

LOOK_EVERY_S = 0.2
BALL_RUNS_S = 3.0
RESULT_STANDS_S = 5.0


@dataclass
class Dealer:
    """Deals by what the table says it is, so that nothing gets stuck."""

    client: StaffClient
    pause: Callable[[], bool] = lambda: False
    """While true, no new round is opened."""
    rounds: int = 0
    _spun: int = 0
    _fell_on: str | None = None

    async def deal(self) -> None:
        while True:
            with suppress(AskingFailed):  # the table was not as it was a moment ago: look again
                await self._step(await self.client.view())
            await asyncio.sleep(LOOK_EVERY_S)

    async def _step(self, view: TableView) -> None:
        match view.phase:
            case Phase.WAITING:
                await self._open()
            case Phase.SETTLED | Phase.NO_SPIN | Phase.VOID:
                await self._pay_those_who_wait()
                await asyncio.sleep(RESULT_STANDS_S)
                await self._open()
            case Phase.CLOSED:
                await self._spin(view)
            case Phase.RESULT if self._fell_on is not None:
                await self.client.confirm_outcome(view.round, self._fell_on)

    async def _spin(self, view: TableView) -> None:
        """The ball is spun once a round; what it fell on does not change because a station was slow to confirm."""
        if self._spun != view.round:
            await self.client.ball_spun(view.round)
            await asyncio.sleep(BALL_RUNS_S)
            self._spun, self._fell_on = view.round, choice(load_game(view.game).wheel.labels)
        if self._fell_on is not None:
            await self.client.enter_outcome(view.round, self._fell_on)

    async def _open(self) -> None:
        if not self.pause():
            await self.client.open_round()
            self.rounds += 1

    async def buy_in(self, station: int, amount: Money) -> None:
        await self.client.buy_in(station, BuyIn(id=uuid4().hex, amount=amount.cents))

    async def call_no_spin(self) -> None:
        view = await self.client.view()
        reason = next(iter(load_game(view.game).no_spin_reasons))
        await self.client.no_spin(NoSpin(round=view.round, reason=reason))

    async def _pay_those_who_wait(self) -> None:
        for place in (await self.client.stations()).stations:
            out = place.cash_out
            if out is not None and out.state is CashOutState.DEALER:
                await self.client.pay_out(place.station, PayOut(id=uuid4().hex))
            elif out is not None and out.state is CashOutState.HAND_PAY:
                await self.client.hand_pay(place.station, HandPay(id=uuid4().hex, cash_out=out.id))
