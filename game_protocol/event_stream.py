"""The server's events as they come over the wire, read one by one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass

import httpx
from httpx_sse import EventSource, SSEError

from game_protocol.basics import Malformed
from game_protocol.errors import NoAnswer
from game_protocol.events import TableEvent, read_event

LONGEST_NUMBER = 18
"""Digits of a journal number: what fits in 64 bits."""


@dataclass(frozen=True, slots=True)
class Told:
    """One event with its journal number, or that of the one before where it stands in no journal. `event` is None where
    it is of a kind this program does not know."""

    id: int
    event: TableEvent | None


class EventStream:
    """An open stream: iterating gives events in order and ends in `NoAnswer`, for a live server never ends it."""

    def __init__(self, response: httpx.Response, after: int | None = None) -> None:
        response.encoding = "utf-8"  # as every event stream is; httpx would look for another in the headers
        self._source = EventSource(response)
        self._after = "" if after is None else str(after)

    async def __aiter__(self) -> AsyncIterator[Told]:
        try:
            async for sse in self._source.aiter_sse():
                if number := sse.id or self._after:
                    yield told(number, sse.data)
        except (SSEError, httpx.HTTPError) as error:
            raise NoAnswer(f"event stream: {str(error) or type(error).__name__}") from error
        raise NoAnswer("event stream: the server ended it")


def told(number: str, data: str) -> Told:
    """Reads one event. What a newer server may add is passed over; it does no harm."""
    if not (number.isascii() and number.isdigit() and len(number) <= LONGEST_NUMBER):
        raise NoAnswer(f"event stream: an event with the number {number[:20]!r}")
    try:
        return Told(int(number), read_event(data))
    except Malformed:
        return Told(int(number), None)
