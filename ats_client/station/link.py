"""What the station needs of a server, and the loop that keeps the two together.

`game_protocol.station_client.StationClient` is the real link; a test or a simulation hands in another.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from random import Random
from typing import Protocol

from game_protocol.act import Act, Answer
from game_protocol.errors import AskingFailed, RefusedByServer, WrongRelease
from game_protocol.event_stream import Told
from game_protocol.log import Log
from game_protocol.retry import BackOff
from game_protocol.station import LookAtStation, StationView
from screen_kit.clock import Clock

log = Log(__name__)

RECONNECTING = BackOff(first_s=0.1, longest_s=2.0)
SNAPSHOT_AFTER_S = 10.0
"""After so long a gap the player is shown the table as it is, not every event that was missed."""


class Events(Protocol):
    """An open stream of events; it ends only by raising."""

    def __aiter__(self) -> AsyncIterator[Told]: ...


class Link(Protocol):
    """What a station needs of its server. An act may raise `RefusedByServer` (not done) or `NoAnswer` (unknown)."""

    async def now_ms(self) -> int: ...

    async def do(self, act: Act[Answer]) -> Answer: ...

    def events(self, after: int | None) -> AbstractAsyncContextManager[Events]: ...

    async def aclose(self) -> None: ...


class Listener(Protocol):
    """Who follows a table: told of everything in order."""

    def last_event_id(self) -> int | None:
        """Where to go on; None to begin with a snapshot."""

    def took(self, view: StationView, asked_s: float, heard_s: float) -> None: ...

    def heard(self, told: Told) -> bool:
        """False where the event does not fit what is known, so that a snapshot is needed."""

    def connected(self) -> None: ...

    def lost(self, needed_release: str = "") -> None:
        """The link is down. `needed_release` is the server's, where this program does not understand it."""


async def follow(link: Link, listener: Listener, clock: Clock, chance: Random) -> None:
    """Keeps listening for ever: resumes without a gap where it can, else begins with a snapshot."""
    delays = RECONNECTING.delays_s(chance)
    lost_at_s: float | None = None
    needs_snapshot = False
    while True:
        try:
            too_long = lost_at_s is not None and clock.monotonic_s() - lost_at_s > SNAPSHOT_AFTER_S
            if needs_snapshot or too_long or listener.last_event_id() is None:
                asked_s = clock.monotonic_s()
                view = await link.do(LookAtStation())
                listener.took(view, asked_s, clock.monotonic_s())
            async with link.events(listener.last_event_id()) as events:
                delays, lost_at_s, needs_snapshot = RECONNECTING.delays_s(chance), None, False
                listener.connected()
                async for told in events:
                    if not listener.heard(told):
                        needs_snapshot = True
                        break
        except AskingFailed as failure:
            if lost_at_s is None:
                lost_at_s = clock.monotonic_s()
                log.warning("link lost", why=str(failure))
            # A refused resumption (the server knows no such event) is mended by a snapshot as well.
            needs_snapshot = needs_snapshot or isinstance(failure, RefusedByServer)
            listener.lost(failure.needed if isinstance(failure, WrongRelease) else "")
            await clock.sleep(next(delays))
