"""Serves the application on a socket: uvicorn with its fast parser, and an end that does not wait for open streams."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from pathlib import Path
from types import FrameType

import uvicorn
from fastapi import FastAPI
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from game_protocol.release import release_headers
from game_server import collector
from game_server.events.stream import HANG_UP

GRACE_S = 3
"""How long requests in progress may take once the server is told to stop."""
HEAD_WITHIN_S = 10.0
"""From the connection, or from the first byte of a further request, to the end of its head."""
LARGEST_HEAD = 16 * 1024
"""A station's head has some 600 bytes."""
BACKLOG = 4096
SWITCH_S = 0.0002
"""How long the event loop keeps Python's lock when the thread that writes to SQLite wants it. With Python's own
5 ms a commit of ten statements waited ten times that long while requests were read."""


class Protocol(HttpToolsProtocol):
    """Lets nobody hold a connection without asking anything: a head has a size and a time. And lets the application
    hang up on a client that does not read: closing waits until everything has been read."""

    _head_bytes = 0
    _head_due: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        super().connection_made(transport)
        self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._head_is_over()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._head_due is not None:
            self._head_bytes += len(data)
            if self._head_bytes > LARGEST_HEAD:
                self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.scope["extensions"] = {HANG_UP: {"now": self.transport.abort}}
        if self._head_due is None:
            self._await_head()

    def on_headers_complete(self) -> None:
        self._head_is_over()
        super().on_headers_complete()

    def _await_head(self) -> None:
        self._head_bytes = 0
        self._head_due = self.loop.call_later(HEAD_WITHIN_S, self.transport.abort)

    def _head_is_over(self) -> None:
        if self._head_due is not None:
            self._head_due.cancel()
            self._head_due = None


class Server(uvicorn.Server):
    """Run `serve`; `ready` is set once requests are answered. What goes wrong at the start is raised as it is."""

    def __init__(self, app: FastAPI, *, certificate: Path | None = None, key: Path | None = None) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                http=Protocol,
                ws="none",
                proxy_headers=False,
                lifespan="off",  # run here: uvicorn would log a trace-back and leave the process
                ssl_certfile=certificate,
                ssl_keyfile=key,
                backlog=BACKLOG,
                log_config=None,
                access_log=False,
                server_header=False,
                headers=list(release_headers().items()),
                timeout_graceful_shutdown=GRACE_S,
                timeout_keep_alive=75,
            )
        )
        self._app = app
        self.ready = asyncio.Event()

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        sys.setswitchinterval(SWITCH_S)
        async with self._app.router.lifespan_context(self._app):
            await super().serve(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Asks for the end. uvicorn would raise the signal once more after it: that killed the process before the house
        was shut, with the database's log not yet in its file."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        collector.settle_in()
        self.ready.set()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """An event stream never ends by itself: they are ended first, so that nothing has to be cut off."""
        self._app.state.house.floor.end_streams()
        self._app.state.house.jackpots.boards.close()
        await super().shutdown(sockets)
