"""The yardstick for sheets: FastAPI parses the same body and answers the same bytes, and does nothing else.

It does so as FastAPI is meant to, with a form of pydantic's that is as strict as our own.

usage: python -m benchmarks._empty_endpoint PORT
"""

from __future__ import annotations

import socket
import sys
from typing import Annotated

import uvicorn
from fastapi import FastAPI, Response
from pydantic import BaseModel, ConfigDict, Field

from game_protocol.station import SheetAck, SheetPut
from game_rules.money import LARGEST_CENTS

ACK = SheetAck(round=1, version=1000, digest="0" * 64, total=1_500, balance=89_998_500).to_bytes()
Cents = Annotated[int, Field(strict=True, ge=0, le=LARGEST_CENTS)]


class Sheet(BaseModel):
    """`game_protocol.station.SheetPut`."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    round: Annotated[int, Field(strict=True, ge=0, le=2**53)]
    version: Annotated[int, Field(strict=True, ge=1, le=2**53)]
    wagers: Annotated[dict[Annotated[str, Field(max_length=40)], Cents], Field(max_length=400)]


app = FastAPI()


@app.put(SheetPut.at.path)
async def empty(sheet: Sheet) -> Response:
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
