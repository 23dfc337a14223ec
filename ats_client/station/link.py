"""The server as a station needs it.

`game_protocol.station_client.StationClient` is the real link; a test or a simulation hands in another.
"""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import Protocol

from game_protocol.act import Act, Answer
from game_protocol.event_stream import Told
from screen_kit.following import Events


class Link(Protocol):
    """A station's server. An act may raise `RefusedByServer` (not done) or `NoAnswer` (unknown)."""

    async def now_ms(self) -> int: ...

    async def do(self, act: Act[Answer]) -> Answer: ...

    def events(self, after: int | None) -> AbstractAsyncContextManager[Events[Told]]: ...

    async def aclose(self) -> None: ...
