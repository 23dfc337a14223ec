"""A table's listeners: news goes straight out to each that waits for it; for one that is busy there is a short queue,
and one that cannot keep up is dropped."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence

from game_server.clock import Clock, Timer
from game_server.events.projection import Event, frame, hears
from game_server.metrics import Metrics

HEARTBEAT = b":\n\n"
"""A comment: a listener that hears nothing else knows that the link is up."""


AtOnce = Callable[[bytes], Awaitable[None] | None]
"""Writes to the network now. What could not be finished now comes back, to be awaited before anything else is sent."""


class Listener:
    """One open event stream. `station` None: staff, who hear everything."""

    __slots__ = (
        "_frames",
        "_most",
        "_unfinished",
        "_waits",
        "_wake",
        "at_once",
        "closed",
        "cut_off",
        "heard",
        "station",
    )

    def __init__(self, station: int | None, most: int) -> None:
        self.station = station
        self.closed = False
        self.heard = False
        """Something was sent since the last heartbeat."""
        self.cut_off: Callable[[], object] = _nothing
        self.at_once: AtOnce | None = None
        """How the stream sends, once it has begun. Waking a task for each of a hundred stations would cost twice as
        much as telling them."""
        self._unfinished: Awaitable[None] | None = None
        self._waits = False
        """Everything before has gone out."""
        self._most = most
        self._frames: list[tuple[int, bytes]] = []
        self._wake = asyncio.Event()

    def push(self, number: int, frame: bytes) -> None:
        if self._waits and self.at_once is not None:
            self.heard = True
            self._unfinished = self.at_once(frame)
            if self._unfinished is not None:
                self._waits = False
                self._wake.set()
            return
        if len(self._frames) >= self._most:
            # It will come back and resume from the journal; memory is not for those who do not read. Its stream may
            # be waiting for the network, so it is cut off.
            self.close()
            self.cut_off()
            return
        self._frames.append((number, frame))
        self._wake.set()

    def beat(self) -> None:
        if not self.heard and not self._frames:
            self._frames.append((0, HEARTBEAT))
            self._wake.set()
        self.heard = False

    def close(self) -> None:
        """The stream ends, as soon as what is on its way has gone out."""
        self.closed = True
        self._frames.clear()
        self._wake.set()

    async def frames_after(self, number: int) -> bytes:
        """All that has come since, in one piece; empty when the stream is over."""
        while True:
            self._waits = not self._wake.is_set()
            await self._wake.wait()
            self._waits = False
            self._wake.clear()
            if self._unfinished is not None:
                unfinished, self._unfinished = self._unfinished, None
                await unfinished
            if self.closed:
                return b""
            frames, self._frames = self._frames, []
            new = b"".join(frame for its_number, frame in frames if not its_number or its_number > number)
            if new:
                self.heard = True
                return new


class Hub:
    """Everyone who listens to one table."""

    def __init__(self, table: str, clock: Clock, metrics: Metrics, *, heartbeat_s: float, most_waiting: int) -> None:
        self._clock = clock
        self._heartbeat_ms = int(heartbeat_s * 1000)
        self._most = most_waiting
        self._listeners: set[Listener] = set()
        self._stations: Counter[int] = Counter()
        self._gauge = metrics.listeners.labels(table)
        self._dropped = metrics.dropped.labels(table)
        self._timer: Timer | None = None

    def join(self, station: int | None) -> Listener:
        listener = Listener(station, self._most)
        self._listeners.add(listener)
        if station is not None:
            self._stations[station] += 1
        self._gauge.inc()
        if self._timer is None:
            self._beat_later()
        return listener

    def leave(self, listener: Listener) -> None:
        if listener not in self._listeners:
            return
        self._listeners.remove(listener)
        if listener.station is not None:
            self._stations[listener.station] -= 1
        self._gauge.dec()

    def connected(self) -> frozenset[int]:
        return frozenset(station for station, streams in self._stations.items() if streams > 0)

    def is_connected(self, station: int) -> bool:
        return self._stations[station] > 0

    def publish(self, events: Sequence[Event]) -> None:
        for event in events:
            everyone: bytes | None = None
            for listener in self._listeners:
                station = listener.station
                if station is not None and not hears(event, station):
                    continue
                if station in event.parts:
                    listener.push(event.number, frame(event, station))
                    continue
                everyone = everyone or frame(event, None)
                listener.push(event.number, everyone)
        self._drop_closed()

    def tell_stations(self, now: bytes) -> None:
        """Sends a frame without a number: it is true now and stands in no journal."""
        for listener in self._listeners:
            if listener.station is not None:
                listener.push(0, now)
        self._drop_closed()

    def close(self) -> None:
        """The table has gone to another process, or the server stops: everyone must look for it anew."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        for listener in list(self._listeners):
            listener.close()
            self.leave(listener)

    def _drop_closed(self) -> None:
        for listener in [listener for listener in self._listeners if listener.closed]:
            self._dropped.inc()
            self.leave(listener)

    def _beat_later(self) -> None:
        self._timer = self._clock.call_at(self._clock.now_ms() + self._heartbeat_ms, self._beat)

    def _beat(self) -> None:
        for listener in self._listeners:
            listener.beat()
        if self._listeners:
            self._beat_later()
        else:
            self._timer = None


def _nothing() -> None:
    """A stream that has not begun to send has nothing to stop."""
