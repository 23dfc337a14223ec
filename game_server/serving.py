"""Serves the application on a socket: uvicorn with its fast parser, and an end that does not wait for open streams."""

from __future__ import annotations

import asyncio
import socket
import sys
from pathlib import Path

import uvicorn
from fastapi import FastAPI
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from game_protocol.release import release_headers
from game_server import collector
from game_server.events.stream import HANG_UP

GRACE_S = 3
"""How long requests in progress may take once the server is told to stop."""
BACKLOG = 4096
SWITCH_S = 0.0002
"""How long the event loop keeps Python's lock when the thread that writes to SQLite wants it. With Python's own
5 ms a commit of ten statements waited ten times that long while requests were read."""


class Protocol(HttpToolsProtocol):
    """Lets the application hang up on a client that does not read: closing waits until everything has been read."""

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.scope["extensions"] = {HANG_UP: {"now": self.transport.abort}}


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

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        collector.settle_in()
        self.ready.set()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """An event stream never ends by itself: they are ended first, so that nothing has to be cut off."""
        self._app.state.house.floor.end_streams()
        self._app.state.house.jackpots.boards.close()
        await super().shutdown(sockets)
