"""The jackpot board over a table, live, for everyone."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import httpx
from httpx_sse import EventSource, SSEError

from game_protocol import streams
from game_protocol.act import ANSWER_WITHIN_S
from game_protocol.basics import Malformed
from game_protocol.client import SILENCE_S, Connection, must_be_understood
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
        self._table = table

    async def live(self) -> AsyncIterator[JackpotMeters]:
        """Whole boards, at least twice a second; `NoAnswer` as soon as the stream is silent or ends."""
        path = streams.JACKPOT_STREAM.format(table=self._table)
        patience = httpx.Timeout(ANSWER_WITHIN_S, read=SILENCE_S)
        asked_of = self._http.base_url
        try:
            async with self._http.stream("GET", path, timeout=patience) as response:
                if not response.is_success:
                    await self._refuse(response)
                must_be_understood(response)
                async for sse in EventSource(response).aiter_sse():
                    yield JackpotMeters.from_json(sse.data)
        except (SSEError, Malformed, httpx.HTTPError) as error:
            self._turn_from(asked_of)
            raise NoAnswer(f"{path}: {str(error).partition(chr(10))[0] or type(error).__name__}") from error
        raise NoAnswer(f"{path}: the server ended it")
