"""HTTP over asyncio's own sockets, for httpx: what its usual transport does, without a library for two event loops.

httpx keeps the requests, their time-outs and what comes back; h11 reads and writes the protocol; asyncio connects, with
TLS or without. Between them lies this: which connection a question takes, and what its failure is called. A station
talks to one server over two or three connections, and the usual transport (httpcore on anyio) took 2.1 MiB of it
(docs/decisions/0013).
"""

from __future__ import annotations

import asyncio
import select
import ssl
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from typing import cast

import h11
import httpx
from msgspec import Struct

AT_ONCE = 65_536
"""Bytes taken from a socket at a time."""
LONGEST_HEAD = 65_536
"""Bytes of a status line with its headers; more than that is no server of ours."""
IDLE_S = 30.0
"""A connection unused for longer is not used again; our server closes one after 75 s (`game_server.serving`)."""

Origin = tuple[str, str, int]
"""Scheme, host and port."""


class Wire(httpx.AsyncBaseTransport):
    """Keeps the connections nobody uses at the moment, and opens another when there is none."""

    def __init__(self, trust: Callable[[], ssl.SSLContext]) -> None:
        self._trust = trust
        self._resting: dict[Origin, list[_Connection]] = defaultdict(list)

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        patience = _Patience(**request.extensions.get("timeout", {}))
        connection = await self._connection(request.url, patience)
        try:
            head = await connection.ask(request, patience)
        except BaseException:  # cancelled too: what was half said cannot be taken up by the next question
            connection.drop()
            raise
        return httpx.Response(
            head.status_code,
            headers=head.headers.raw_items(),
            stream=_Body(connection, self, patience),
            extensions={"http_version": b"HTTP/" + head.http_version},
        )

    async def aclose(self) -> None:
        for connections in self._resting.values():
            while connections:
                connections.pop().drop()

    def take_back(self, connection: _Connection) -> None:
        """After an answer was read to its end, or was not."""
        resting = self._resting[connection.origin]
        for tired in [each for each in resting if each.is_tired]:
            resting.remove(tired)
            tired.drop()
        if connection.rest():
            resting.append(connection)
        else:
            connection.drop()

    async def _connection(self, url: httpx.URL, patience: _Patience) -> _Connection:
        origin = (url.scheme, url.host, url.port or (443 if url.scheme == "https" else 80))
        resting = self._resting[origin]
        while resting:
            connection = resting.pop()
            try:
                ready = await connection.is_ready()
            except asyncio.CancelledError:
                connection.drop()
                raise
            if ready:
                return connection
            connection.drop()
        return await _Connection.open(origin, self._trust, patience)


class _Patience(Struct, frozen=True):
    """httpx's time-outs, in seconds; None waits for ever."""

    connect: float | None = None
    read: float | None = None
    write: float | None = None
    pool: float | None = None
    """Nobody waits for a connection here: there is always another."""


class _Connection:
    """One socket and what the protocol says may be done on it."""

    def __init__(self, origin: Origin, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.origin = origin
        self._reader = reader
        self._writer = writer
        self._http = h11.Connection(h11.CLIENT, max_incomplete_event_size=LONGEST_HEAD)
        self._rests_since = 0.0

    @classmethod
    async def open(cls, origin: Origin, trust: Callable[[], ssl.SSLContext], patience: _Patience) -> _Connection:
        scheme, host, port = origin
        secured = trust() if scheme == "https" else None
        with _told_as(httpx.ConnectError, httpx.ConnectTimeout):
            async with asyncio.timeout(patience.connect):
                # No happy eyeballs: asyncio's loses the socket of a race that is given up when it is already won.
                reader, writer = await asyncio.open_connection(
                    host, port, ssl=secured, server_hostname=host if secured else None
                )
        return cls(origin, reader, writer)

    async def ask(self, request: httpx.Request, patience: _Patience) -> h11.Response:
        """Sends the question; the head of the answer."""
        target, headers = request.url.raw_path, request.headers.raw
        body = cast(httpx.AsyncByteStream, request.stream)  # an async client makes no other
        with _told_as(httpx.WriteError, httpx.WriteTimeout):
            async with asyncio.timeout(patience.write):
                await self._send(h11.Request(method=request.method.encode(), target=target, headers=headers))
                async for chunk in body:
                    await self._send(h11.Data(data=chunk))
                await self._send(h11.EndOfMessage())
        while True:
            event = await self._receive(patience)
            if isinstance(event, h11.Response):
                return event
            if not isinstance(event, h11.InformationalResponse):
                raise httpx.RemoteProtocolError("the server answered without a status")

    async def more(self, patience: _Patience) -> bytes | None:
        """The next piece of the answer's body; None at its end."""
        event = await self._receive(patience)
        return bytes(event.data) if isinstance(event, h11.Data) else None

    def rest(self) -> bool:
        """Whether another question may follow on this connection: both sides have said all, and nothing more."""
        if (self._http.our_state, self._http.their_state, self._http.trailing_data[0]) != (h11.DONE, h11.DONE, b""):
            return False
        self._http.start_next_cycle()
        self._rests_since = asyncio.get_running_loop().time()
        return True

    @property
    def is_tired(self) -> bool:
        return asyncio.get_running_loop().time() - self._rests_since > IDLE_S or self._writer.is_closing()

    async def is_ready(self) -> bool:
        """Whether it can be asked on: not when the server has closed it meanwhile, or has said something unasked, which
        would be taken for the answer. The socket is looked at too, for the loop may not have come to it yet."""
        heard = select.poll()
        heard.register(self._writer.get_extra_info("socket"), select.POLLIN)
        if self.is_tired or heard.poll(0):
            return False
        try:
            async with asyncio.timeout(0):
                await self._reader.read(1)
        except TimeoutError:
            return not self._reader.at_eof()
        except OSError:  # reset, just now
            pass
        return False

    def drop(self) -> None:
        self._writer.transport.abort()

    async def _send(self, event: h11.Event) -> None:
        with _told_as(httpx.LocalProtocolError):
            data = self._http.send(event)
        if data:
            self._writer.write(data)
            await self._writer.drain()

    async def _receive(self, patience: _Patience) -> h11.Event:
        while True:
            with _told_as(httpx.RemoteProtocolError):
                event = self._http.next_event()
            if isinstance(event, h11.Event):
                return event
            with _told_as(httpx.ReadError, httpx.ReadTimeout):
                async with asyncio.timeout(patience.read):
                    data = await self._reader.read(AT_ONCE)
            if not data and self._http.their_state is h11.SEND_RESPONSE:
                raise httpx.RemoteProtocolError("the server closed the connection without an answer")
            self._http.receive_data(data)


class _Body(httpx.AsyncByteStream):
    """The answer's body, read as it comes; whoever leaves early leaves the connection behind."""

    def __init__(self, connection: _Connection, wire: Wire, patience: _Patience) -> None:
        self._connection = connection
        self._wire = wire
        self._patience = patience

    async def __aiter__(self) -> AsyncIterator[bytes]:
        while (piece := await self._connection.more(self._patience)) is not None:
            yield piece

    async def aclose(self) -> None:
        self._wire.take_back(self._connection)


@contextmanager
def _told_as(failed: type[httpx.TransportError], too_late: type[httpx.TransportError] | None = None) -> Iterator[None]:
    """Our caller knows httpx's errors only."""
    try:
        yield
    except TimeoutError as error:
        raise (too_late or failed)(str(error)) from error
    except (OSError, h11.ProtocolError) as error:
        raise failed(str(error)) from error
