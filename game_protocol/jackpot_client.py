"""The jackpot board over a table, live, for everyone."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
from httpx_sse import EventSource, SSEError

from game_protocol import streams
from game_protocol.basics import Malformed
from game_protocol.client import Connection
from game_protocol.errors import NoAnswer
from game_protocol.jackpots import JackpotMeters


class JackpotBoard(Connection):
    """The jackpot meter display's link (RR 8.3.7). Nobody signs in to look up."""

    def __init__(
        self,
        server: str,
        table: str,
        *,
        others: Sequence[str] = (),
        ca_file: Path | None = None,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        super().__init__(server, others=others, ca_file=ca_file, transport=transport)
        self.table = table

    @asynccontextmanager
    async def live(self) -> AsyncIterator[AsyncIterator[JackpotMeters]]:
        """Whole boards, at least twice a second; `NoAnswer` as soon as the stream is silent or ends."""
        async with self._stream(streams.JACKPOT_STREAM.format(table=self.table), {}) as response:
            yield _boards(response)


async def _boards(response: httpx.Response) -> AsyncIterator[JackpotMeters]:
    try:
        async for sse in EventSource(response).aiter_sse():
            yield JackpotMeters.from_json(sse.data)
    except (SSEError, Malformed) as error:
        raise NoAnswer(f"jackpots: {str(error).partition(chr(10))[0]}") from error
    raise NoAnswer("jackpots: the server ended the stream")
