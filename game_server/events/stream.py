"""An event stream over HTTP: first what the listener has missed, from the journal, then what happens now, no gap."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Generator

from sqlalchemy import select
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from game_server.events.hub import AtOnce, Listener
from game_server.events.projection import frame, read_back
from game_server.storage import schema
from game_server.storage.database import Database
from game_server.tables import stations
from game_server.tables.writer import Writer

AT_ONCE = 500
"""Missed events are read in pieces of so many."""

HANG_UP = "ats.hang_up"
"""The ASGI extension of our server that ends a connection without waiting for what was not read."""


class EventStreamResponse(Response):
    """Joins the hub before it looks at the journal, so that nothing can happen in between."""

    media_type = "text/event-stream"

    def __init__(
        self, writer: Writer, database: Database, station: int | None, after: int | None, now: bytes = b""
    ) -> None:
        """`now`: what is true now and stands in no journal; it goes out first."""
        super().__init__(headers={"cache-control": "no-store", "x-accel-buffering": "no"})
        del self.headers["content-length"]  # nobody knows how long it will be
        self._writer = writer
        self._database = database
        self._station = station
        self._after = after
        self._now = now

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        listener = self._writer.hub.join(self._station)
        sending = asyncio.create_task(self._send(listener, send))
        leaving = asyncio.create_task(_left(receive))

        def cut_off() -> None:
            sending.cancel()
            if HANG_UP in scope.get("extensions", {}):
                scope["extensions"][HANG_UP]["now"]()

        listener.cut_off = cut_off
        try:
            await asyncio.wait((sending, leaving), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._writer.hub.leave(listener)
            for task in (sending, leaving):
                task.cancel()
            await asyncio.gather(sending, leaving, return_exceptions=True)
            await self._seen()

    async def _send(self, listener: Listener, send: Send) -> None:
        head = self._writer.event_id
        number = head if self._after is None else min(self._after, head)
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        # Something at once: the listener knows that it is heard from here on.
        await send({"type": "http.response.body", "body": b": listening\n\n" + self._now, "more_body": True})
        await self._seen()
        while number < head:
            missed, number = await self._missed(number, head)
            await send({"type": "http.response.body", "body": missed, "more_body": True})
        listener.at_once = at_once(send)
        while frames := await listener.frames_after(number):
            await send({"type": "http.response.body", "body": frames, "more_body": True})
        await send({"type": "http.response.body", "body": b""})

    async def _missed(self, after: int, head: int) -> tuple[bytes, int]:
        journal = schema.journal
        wanted = select(journal).where(
            journal.c.chain == self._writer.table, journal.c.number > after, journal.c.number <= head
        )
        if self._station is not None:
            mine = journal.c.station.is_(None) | (journal.c.station == self._station)
            wanted = wanted.where(journal.c.staff_only.is_(False), mine)
        async with self._database.reading() as connection:
            rows = (await connection.execute(wanted.order_by(journal.c.number).limit(AT_ONCE))).all()
        frames = b"".join(frame(read_back(row), self._station) for row in rows)
        return frames, rows[-1].number if len(rows) == AT_ONCE else head

    async def _seen(self) -> None:
        """Tells the table whether the station is there, as it is by the time its turn comes."""
        station, hub = self._station, self._writer.hub
        if station is not None and self._writer.present.is_set():
            await self._writer.ask(
                lambda table, work: stations.connected(table, work, station, hub.is_connected(station)),
                f"station {station}",
            )


def at_once(send: Send) -> AtOnce:
    """Begins to send without a task; the network nearly always takes it all, and then it is done."""

    def write(frames: bytes) -> Awaitable[None] | None:
        steps = send({"type": "http.response.body", "body": frames, "more_body": True}).__await__()
        try:
            first = next(steps)
        except StopIteration:
            return None
        except Exception as error:  # whatever it is: it ends this stream, not the writer that told the news
            broken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            broken.set_exception(error)
            return broken
        return _Begun(first, steps)

    return write


class _Begun:
    """Goes on where a first step without a task had to wait."""

    def __init__(self, first: object, steps: Generator[object, None, None]) -> None:
        self._first = first
        self._steps = steps

    def __await__(self) -> Generator[object, None, None]:
        yield self._first
        yield from self._steps


async def _left(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
