"""What sheets are measured against: FastAPI parses the same body and answers the same bytes, and does nothing else.

usage: python -m benchmarks._empty_endpoint PORT
"""

from __future__ import annotations

import socket
import sys

import uvicorn
from fastapi import FastAPI, Response

import game_server.http  # noqa: F401 - compiles the messages, as in the server itself
from game_protocol import routes
from game_protocol.station import SheetAck, SheetPut

ACK = SheetAck(round=1, version=1000, digest="0" * 64, total=1_500, balance=89_998_500).to_json().encode()

app = FastAPI()


@app.put(routes.SHEET)
async def empty(sheet: SheetPut) -> Response:
    return Response(ACK, media_type="application/json")


@app.get("/readyz")
async def ready() -> Response:
    return Response(b"{}", media_type="application/json")


if __name__ == "__main__":
    listening = socket.create_server(("127.0.0.1", int(sys.argv[1])), backlog=4096)
    config = uvicorn.Config(
        app, loop="uvloop", http="httptools", log_config=None, access_log=False, server_header=False
    )
    uvicorn.Server(config).run(sockets=[listening])
