"""Runs the application on a socket: uvicorn with its fast loop, and an end that does not wait for open streams."""

from __future__ import annotations

import socket
from pathlib import Path

import uvicorn
from fastapi import FastAPI

from game_server.house import House

GRACE_S = 3
"""How long requests in progress may take once the server is told to stop."""


class Server(uvicorn.Server):
    """An event stream never ends by itself; stopping ends them first, so that nothing has to be cut off."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        house: House = self._app.state.house
        house.floor.end_streams()
        await super().shutdown(sockets)

    def __init__(self, app: FastAPI, *, certificate: Path | None = None, key: Path | None = None) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                loop="auto",
                http="httptools",
                ws="none",
                ssl_certfile=certificate,
                ssl_keyfile=key,
                backlog=4096,
                log_config=None,
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=GRACE_S,
                timeout_keep_alive=75,
            )
        )
        self._app = app
