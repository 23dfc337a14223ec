"""Stand-ins for programs of another release: they change what goes over a real connection, and nothing else."""

from __future__ import annotations

import httpx

from game_protocol.release import PROTOCOL_HEADER, RELEASE_HEADER

THEIRS = "9.0.0"


class AnotherProtocol(httpx.AsyncBaseTransport):
    """Each side is told that the other is of release 9.0.0, which speaks nothing but protocol 9."""

    def __init__(self) -> None:
        self._inner = httpx.AsyncHTTPTransport()

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        request.headers[PROTOCOL_HEADER], request.headers[RELEASE_HEADER] = "9-9", THEIRS
        response = await self._inner.handle_async_request(request)
        response.headers[PROTOCOL_HEADER], response.headers[RELEASE_HEADER] = "9-9", THEIRS
        return response

    async def aclose(self) -> None:
        await self._inner.aclose()
