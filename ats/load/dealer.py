"""The dealer of a load run: deals rounds by what the table says it is, so a server that was killed is no problem."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import TypeVar

from ats.load.pace import Pace
from ats.load.tally import Tally
from game_protocol import routes
from game_protocol.basics import Message, Nothing
from game_protocol.client import Connection
from game_protocol.errors import AskingFailed, RefusedByServer
from game_protocol.events import OutcomeEntered, RoundClosed, RoundOpened, RoundSettled
from game_protocol.identity import EnrolmentCode, EnrolmentCodeAsked, SignedIn, StaffSignIn
from game_protocol.problems import Problem
from game_protocol.retry import BackOff, until_answered
from game_protocol.staff import BuyIn
from game_protocol.station import Credited
from game_protocol.table import CloseRound, ConfirmOutcome, EnterOutcome, OpenRound, Phase, TableView
from game_rules.library import load_game

Answer = TypeVar("Answer", bound=Message)

BACK_OFF = BackOff(first_s=0.02, longest_s=0.5)
PATIENCE_S = 20.0
"""For players to place their sheets; then the round is closed without them."""


class Dealer:
    """Signed in with the powers of a pit boss; one for each table."""

    def __init__(self, server: str, table: str, number: str, pin: str, chance: Random) -> None:
        self._connection = Connection(server)
        self._table = table
        self._number, self._pin = number, pin
        self._chance = chance
        self._token: str | None = None

    async def aclose(self) -> None:
        await self._connection.aclose()

    async def enrolment_code(self, station: int) -> str:
        asked = EnrolmentCodeAsked(station=station)
        return (await self._surely("POST", routes.ENROLMENT_CODES, asked, EnrolmentCode)).code

    async def open_table(self) -> None:
        if not (await self.view()).open:
            await self._surely("POST", routes.OPENING, None, Nothing)

    async def buy_in(self, station: int, buy_in_id: str, cents: int) -> None:
        """Sent twice on purpose: the id makes it count once."""
        path = routes.BUY_IN.replace("{station}", str(station))
        for _ in range(2):
            await self._surely("POST", path, BuyIn(id=buy_in_id, amount=cents), Credited)

    async def view(self) -> TableView:
        return await self._surely("GET", routes.TABLE, None, TableView)

    async def deal(self, rounds: int, pace: Pace, tally: Tally) -> None:
        """Until so many rounds have ended, well or by the server's own failing (RR 9.8)."""
        last = (await self.view()).round
        ended = 0
        while True:
            view = await self.view()
            if view.phase in (Phase.WAITING, Phase.SETTLED, Phase.NO_SPIN, Phase.VOID):
                if view.round > last:
                    ended, last = ended + 1, view.round
                    tally.rounds += 1
                    await pace.players_are_ready(view.round, PATIENCE_S)
                if ended >= rounds:
                    return
            try:
                await self._next_step(view, pace)
            except AskingFailed as failure:
                if not _again(failure):
                    tally.error(f"dealer: {failure}")
                await asyncio.sleep(0.02)

    async def _next_step(self, view: TableView, pace: Pace) -> None:
        round_ = view.round
        match view.phase:
            case Phase.WAITING | Phase.SETTLED | Phase.NO_SPIN | Phase.VOID:
                await self._ask("POST", routes.OPEN_ROUND, OpenRound(period_s=30), RoundOpened)
            case Phase.BETTING:
                await pace.players_have_placed(round_, PATIENCE_S)
                await self._ask("POST", routes.CLOSE_ROUND, CloseRound(round=round_), RoundClosed)
            case Phase.CLOSED | Phase.RESULT:
                # In `result` after a crash, nobody knows what was entered: it is entered anew.
                outcome = self._chance.choice(load_game(view.game).wheel.outcomes)
                entry = EnterOutcome(round=round_, outcome=outcome)
                await self._ask("POST", routes.ENTER_OUTCOME, entry, OutcomeEntered)
                pace.confirming[round_] = perf_counter()
                confirmation = ConfirmOutcome(round=round_, outcome=outcome)
                await self._ask("POST", routes.CONFIRM_OUTCOME, confirmation, RoundSettled)
            case Phase.FROZEN:
                raise RuntimeError("the table is frozen, and nobody here froze it")

    async def _surely(self, method: str, path: str, message: Message | None, answer: type[Answer]) -> Answer:
        return await until_answered(
            lambda: self._ask(method, path, message, answer), BACK_OFF, self._chance, asyncio.sleep
        )

    async def _ask(self, method: str, path: str, message: Message | None, answer: type[Answer]) -> Answer:
        for _ in range(2):
            if self._token is None:
                sign_in = StaffSignIn(number=self._number, pin=self._pin)
                self._token = (await self._connection.ask("POST", routes.STAFF_SIGN_IN, sign_in, SignedIn)).token
            try:
                return await self._connection.ask(
                    method,
                    path.replace("{table}", self._table),
                    message,
                    answer,
                    {"Authorization": f"Bearer {self._token}"},
                )
            except RefusedByServer as refusal:
                if refusal.problem is not Problem.NOT_SIGNED_IN:
                    raise
                self._token = None
        raise RuntimeError("signed in, and told at once not to be")


def _again(failure: AskingFailed) -> bool:
    """What only means: look at the table again."""
    if not isinstance(failure, RefusedByServer):
        return True
    return not failure.is_final or failure.problem in (Problem.WRONG_PHASE, Problem.WRONG_ROUND, Problem.NOT_CONFIRMED)


async def all_of(dealers: Sequence[Dealer], rounds: int, paces: Sequence[Pace], tally: Tally) -> None:
    await asyncio.gather(*(dealer.deal(rounds, pace, tally) for dealer, pace in zip(dealers, paces, strict=True)))
