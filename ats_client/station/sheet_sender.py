"""Brings the board's newest sheet to the server: one on its way at a time, again with patience after a silence."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol

from ats_client.station.board import Board, BrokenPromise
from ats_client.station.link import Link
from ats_client.station.sayings import about_refused_sheet
from ats_client.station.seat import Say
from game_protocol.errors import NoAnswer, RefusedByServer
from game_protocol.problems import Problem
from game_protocol.retry import BackOff
from game_protocol.station import SheetPut
from screen_kit.background import Background
from screen_kit.clock import Clock

ASKING_AGAIN = BackOff(first_s=0.05, longest_s=0.5)
"""A period lasts seconds, so a lost sheet is sent again soon."""
TOO_LATE = frozenset({Problem.AFTER_EXPIRY, Problem.WRONG_PHASE, Problem.WRONG_ROUND})


class HasBoard(Protocol):
    """Where the board lives: read, replaced as a whole, and the screen told."""

    def board(self) -> Board | None: ...

    def may_send(self) -> bool: ...

    def put_board(self, board: Board, said: tuple[Say, ...] = ()) -> None: ...

    def board_is_wrong(self, why: str) -> None: ...


class SheetSender:
    """Call `nudge` whenever the board may have something to send."""

    def __init__(self, link: Link, owner: HasBoard, clock: Clock, chance: Random, background: Background) -> None:
        self._link = link
        self._owner = owner
        self._clock = clock
        self._chance = chance
        self._background = background
        self._delays = ASKING_AGAIN.delays_s(chance)

    def nudge(self) -> None:
        board = self._owner.board()
        flight = None if board is None or not self._owner.may_send() else board.next_put()
        if flight is not None:
            after, put = flight
            self._owner.put_board(after)
            self._background.start(self._fly(put))

    async def _fly(self, put: SheetPut) -> None:
        try:
            ack = await self._link.do(put)
        except RefusedByServer as refusal:
            if refusal.is_final:
                self._answered_no(put, refusal)
            else:
                await self._try_again(put)
        except NoAnswer:
            await self._try_again(put)
        else:
            self._delays = ASKING_AGAIN.delays_s(self._chance)
            self._change(lambda board: board.answered(ack))
        self.nudge()

    def _answered_no(self, put: SheetPut, refusal: RefusedByServer) -> None:
        before = self._owner.board()
        if refusal.problem in TOO_LATE:
            self._change(lambda board: board.refused_as_late(put))
        elif refusal.problem is Problem.OLDER_VERSION:
            newest = refusal.refused.detail.get("version")
            self._change(lambda board: board.refused_as_older(put, newest if isinstance(newest, int) else put.version))
        else:
            self._change(lambda board: board.refused(put))
            after = self._owner.board()
            if before is not None and after is not None and before.round == after.round:
                self._owner.put_board(after, tuple(about_refused_sheet(before.shown, after.shown)))

    async def _try_again(self, put: SheetPut) -> None:
        """It stays on its way while we wait, so that nothing overtakes it; then the newest sheet goes out."""
        await self._clock.sleep(next(self._delays))
        self._change(lambda board: board.unanswered(put))

    def _change(self, how: Callable[[Board], Board]) -> None:
        board = self._owner.board()
        if board is None:
            return
        try:
            self._owner.put_board(how(board))
        except BrokenPromise as broken:
            self._owner.board_is_wrong(str(broken))
