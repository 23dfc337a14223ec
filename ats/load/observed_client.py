"""A station's link to the server with an observer on it, so that the books see everything that is asked and told."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Protocol

from game_protocol.act import Act, Answer
from game_protocol.errors import RefusedByServer
from game_protocol.event_stream import EventStream, Told
from game_protocol.keys import SigningKey
from game_protocol.station import NoteStacked, RedeemTicket, SheetPut
from game_protocol.station_client import StationClient


class Observer(Protocol):
    """Keeps the books."""

    def told(self, told: Told) -> None: ...

    def asked(self, put: SheetPut) -> None: ...

    def acknowledged(self, put: SheetPut, within_ms: float) -> None: ...

    def refused(self, put: SheetPut, refusal: RefusedByServer) -> None: ...


class ObservedClient(StationClient):
    """The real client. It sends notes and tickets twice on purpose: the id makes each count once."""

    def __init__(self, server: str, station_id: str, key: SigningKey) -> None:
        super().__init__(server, station_id, key)
        self.observer: Observer | None = None
        self.heard = 0
        """The last event the books have. They miss none, although a station may go on from a snapshot."""

    @asynccontextmanager
    async def events(self, after: int | None) -> AsyncIterator[EventStream]:
        async with super().events(self.heard if after is None else min(after, self.heard)) as stream:
            yield ObservedStream(stream, self._tell)

    def _tell(self, told: Told) -> None:
        if told.id > self.heard and self.observer is not None:
            self.heard = told.id
            self.observer.told(told)

    async def do(self, act: Act[Answer]) -> Answer:
        if isinstance(act, NoteStacked | RedeemTicket):
            await super().do(act)
        sheet = act if isinstance(act, SheetPut) else None
        if sheet is None:
            return await super().do(act)
        if self.observer is None:
            raise RuntimeError("a sheet before anybody keeps books")
        self.observer.asked(sheet)
        begun = perf_counter()
        try:
            ack = await super().do(act)
        except RefusedByServer as refusal:
            self.observer.refused(sheet, refusal)
            raise
        self.observer.acknowledged(sheet, (perf_counter() - begun) * 1000)
        return ack


class ObservedStream(EventStream):
    """An event stream that shows each event to an observer first."""

    def __init__(self, stream: EventStream, tell: Callable[[Told], None]) -> None:
        self._stream = stream
        self._tell = tell

    async def __aiter__(self) -> AsyncIterator[Told]:
        async for told in self._stream:
            self._tell(told)
            yield told
