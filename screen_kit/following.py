"""Keeps a screen and the server together: a look at everything, then each event in order, and on again after a gap."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from random import Random
from typing import Protocol, TypeVar

from game_protocol.errors import AskingFailed, RefusedByServer, WrongRelease
from game_protocol.log import Log
from game_protocol.retry import BackOff
from screen_kit.clock import Clock

log = Log(__name__)

RECONNECTING = BackOff(first_s=0.1, longest_s=2.0)
LOOK_AFTER_S = 10.0
"""After so long a gap the screen shows the table as it is, not every event that was missed."""

News = TypeVar("News")
NewsOut = TypeVar("NewsOut", covariant=True)


class Events(Protocol[NewsOut]):
    """An open stream; it ends only by raising."""

    def __aiter__(self) -> AsyncIterator[NewsOut]: ...


class Follower(Protocol[News]):
    """A screen that follows a table."""

    def known(self) -> int | None:
        """The number of the last event in what is shown; None where following has to begin with a look."""

    async def look(self) -> int | None:
        """Asks for everything, and returns the number of the event up to which that is known."""

    def listen(self, after: int | None) -> AbstractAsyncContextManager[Events[News]]: ...

    def heard(self, news: News) -> bool:
        """False where the news does not say what the table looks like now, so that a look is needed."""

    def connected(self) -> None: ...

    def lost(self, why: AskingFailed) -> None: ...


async def follow(screen: Follower[News], clock: Clock, chance: Random) -> None:
    """Goes on for ever: resumes without a gap where it can, and begins with a look where it cannot."""
    delays = RECONNECTING.delays_s(chance)
    lost_at_s: float | None = None
    needs_look = False
    while True:
        try:
            number = screen.known()
            too_long = lost_at_s is not None and clock.monotonic_s() - lost_at_s > LOOK_AFTER_S
            if needs_look or too_long or number is None:
                number = await screen.look()
            async with screen.listen(number) as events:
                delays, lost_at_s, needs_look = RECONNECTING.delays_s(chance), None, False
                screen.connected()
                async for news in events:
                    if not screen.heard(news):
                        needs_look = True
                        break
        except AskingFailed as failure:
            if lost_at_s is None:
                lost_at_s = clock.monotonic_s()
                log.warning("link lost", why=str(failure))
            # A refused resumption (the server knows no such event) is mended by a look as well.
            needs_look = needs_look or isinstance(failure, RefusedByServer)
            screen.lost(failure)
            await clock.sleep(next(delays))


def needed_release(why: AskingFailed) -> str:
    """The server's release, where a link was lost because this program does not understand it; else empty."""
    return why.needed if isinstance(why, WrongRelease) else ""
