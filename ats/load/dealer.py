"""The dealer of a load run: deals rounds by what the table says it is, so a server that was killed is no problem."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from time import perf_counter

from ats.load.pace import Pace
from ats.load.tally import Tally
from game_protocol.act import Act, Answer
from game_protocol.errors import AskingFailed, RefusedByServer
from game_protocol.identity import MakeEnrolmentCode
from game_protocol.problems import Problem
from game_protocol.retry import BackOff, until_answered
from game_protocol.rounds import CloseRound, EnterOutcome, OpenRound, ReadOutcome, SpinBall
from game_protocol.seat import BuyIn
from game_protocol.sign import OpenTable
from game_protocol.staff_client import StaffClient
from game_protocol.table import CloseCause, LookAtTable, Phase, TableView
from game_rules.library import load_game

BACK_OFF = BackOff(first_s=0.02, longest_s=0.5)
PATIENCE_S = 20.0
"""For players to place their sheets; then the round is closed without them."""
ENDED = (Phase.WAITING, Phase.SETTLED, Phase.NO_SPIN, Phase.VOID)
LOOK_AGAIN = (Problem.WRONG_PHASE, Problem.WRONG_ROUND, Problem.NOT_CONFIRMED)
"""Refusals that only mean: the table is not as it was a moment ago."""


class Dealer:
    """Has the powers of a pit boss, for the enrolment codes; one for each table."""

    def __init__(self, client: StaffClient, chance: Random) -> None:
        self._client = client
        self._chance = chance

    async def aclose(self) -> None:
        await self._client.aclose()

    async def enrolment_code(self, station: int) -> str:
        return (await self._surely(MakeEnrolmentCode(table=self._client.table, station=station))).code

    async def open_table(self) -> None:
        if not (await self.view()).open:
            await self._surely(OpenTable(table=self._client.table))

    async def buy_in(self, station: int, buy_in_id: str, cents: int) -> None:
        """Sent twice on purpose: the id makes it count once."""
        buy_in = BuyIn(table=self._client.table, station=station, id=buy_in_id, amount=cents)
        for _ in range(2):
            await self._surely(buy_in)

    async def view(self) -> TableView:
        return await self._surely(LookAtTable(table=self._client.table))

    async def deal(self, rounds: int, pace: Pace, tally: Tally) -> None:
        """Until so many rounds have ended, well or by the server's own failing (RR 9.8)."""
        last = (await self.view()).round
        ended = 0
        while True:
            view = await self.view()
            if view.phase in ENDED:
                await pace.players_are_ready(view.round, PATIENCE_S)
                if view.round > last:
                    ended, last = ended + 1, view.round
                    tally.rounds += 1
                    tally.step()
                if ended >= rounds:
                    return
            try:
                await self._next_step(view, pace)
            except AskingFailed as failure:
                if isinstance(failure, RefusedByServer) and failure.is_final and failure.problem not in LOOK_AGAIN:
                    tally.error(f"dealer: {failure}")
                await asyncio.sleep(0.02)

    async def _next_step(self, view: TableView, pace: Pace) -> None:
        match view.phase:
            case Phase.WAITING | Phase.SETTLED | Phase.NO_SPIN | Phase.VOID:
                await self._client.do(OpenRound(table=self._client.table))
            case Phase.BETTING:
                await pace.players_have_placed(view.round, PATIENCE_S)
                # Nobody waits for the clock here: the ball is spun and will fall (RR 5.1.3).
                await self._client.do(SpinBall(table=self._client.table, round=view.round))
                close = CloseRound(table=self._client.table, round=view.round, cause=CloseCause.SENSOR)
                await self._client.do(close)
            case Phase.CLOSED | Phase.RESULT:
                # In `result` after a crash, nobody knows what was entered: it is entered anew.
                outcome = self._chance.choice(load_game(view.game).wheel.outcomes)
                await self._client.do(ReadOutcome(table=self._client.table, round=view.round, outcome=outcome))
                pace.confirming[view.round] = perf_counter()
                await self._client.do(EnterOutcome(table=self._client.table, round=view.round, outcome=outcome))
            case Phase.FROZEN:
                raise RuntimeError("the table is frozen, and nobody here froze it")

    async def _surely(self, act: Act[Answer]) -> Answer:
        return await until_answered(lambda: self._client.do(act), BACK_OFF, self._chance, asyncio.sleep)


async def all_of(dealers: Sequence[Dealer], rounds: int, paces: Sequence[Pace], tally: Tally) -> None:
    await asyncio.gather(*(dealer.deal(rounds, pace, tally) for dealer, pace in zip(dealers, paces, strict=True)))
