"""Keeps a screen and the server together: a look at everything, then each event in order, and again after a gap.

A screen of staff has no wagers to lose, so unlike a station it does not resume: it looks at the whole table anew,
which is right whatever happened meanwhile.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from random import Random
from typing import Protocol

from game_protocol.errors import AskingFailed, RefusedByServer, WrongRelease
from game_protocol.event_stream import Told
from game_protocol.log import Log
from game_protocol.problems import Problem
from game_protocol.retry import BackOff
from screen_kit.clock import Clock
from screen_kit.server_time import BRISK_S, CALM_S, GOOD_ENOUGH_MS, HasClock, ServerTime

log = Log(__name__)

RECONNECTING = BackOff(first_s=0.1, longest_s=2.0)


class Events(Protocol):
    """An open stream of events; it ends only by raising."""

    def __aiter__(self) -> AsyncIterator[Told]: ...


class Follower(Protocol):
    """A screen that follows a table."""

    async def look(self) -> int:
        """Asks for everything there is; returns the number of the event up to which that is known."""

    def listen(self, after: int) -> AbstractAsyncContextManager[Events]: ...

    def heard(self, told: Told) -> None: ...

    def linked(self, up: bool, needed_release: str = "") -> None:
        """`needed_release` is the server's, where this program does not understand it."""

    def signed_out(self) -> None:
        """The server does not know us any more: following waits until somebody signs in."""

    async def ready(self) -> None:
        """Returns when there is somebody in whose name to ask."""


async def follow(screen: Follower, clock: Clock, chance: Random) -> None:
    delays = RECONNECTING.delays_s(chance)
    up = True
    while True:
        await screen.ready()
        try:
            number = await screen.look()
            async with screen.listen(number) as events:
                delays, up = RECONNECTING.delays_s(chance), True
                screen.linked(True)
                async for told in events:
                    screen.heard(told)
        except AskingFailed as failure:
            if up:
                log.warning("link lost", why=str(failure))
            up = False
            screen.linked(False, failure.needed if isinstance(failure, WrongRelease) else "")
            if isinstance(failure, RefusedByServer) and failure.problem is Problem.NOT_SIGNED_IN:
                screen.signed_out()
            await clock.sleep(next(delays))


async def keep_time(time: ServerTime, server: HasClock, clock: Clock) -> None:
    """Asks for the server's clock, often until it is well known and now and then ever after."""
    while True:
        asked_s = clock.monotonic_s()
        try:
            server_ms = await server.now_ms()
            time.sampled(asked_s, clock.monotonic_s(), server_ms)
        except AskingFailed as failure:
            log.debug("the server's clock was not told", why=str(failure))
        known = time.offset is not None and time.offset.uncertain_ms <= GOOD_ENOUGH_MS
        await clock.sleep(CALM_S if known else BRISK_S)
