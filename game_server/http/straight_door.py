"""A door in front of the application, for the few requests that everybody waits for.

The layers of FastAPI and Starlette (routing, dependencies, a second validation and serialisation) cost more than
everything that must be done for a sheet or for a confirmed outcome. Such a request is taken here as ASGI hands it over:
who is asking, the body, the table's writer, the answer. The OpenAPI document has it all the same.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from game_protocol.basics import Message
from game_server.callers import Caller, CallerOf
from game_server.house import House
from game_server.http.answers import JSON, database_away, refusal_response
from game_server.http.body_limit import SLOW_BODY_S, too_large, too_slow
from game_server.refusals import Refusal
from game_server.storage.database import UNREACHABLE

_JSON_HEADER = (b"content-type", JSON.encode())


class StraightDoor(ABC):
    """Lets everything else through to the application."""

    def __init__(self, app: ASGIApp, house: House, caller_of: CallerOf) -> None:
        self._app = app
        self._house = house
        self._caller_of = caller_of

    @abstractmethod
    def is_mine(self, method: str, path: str) -> bool: ...

    @abstractmethod
    async def answer(self, scope: Scope, receive: Receive) -> Message | None:
        """None where whoever asked has gone away before everything was said."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not self.is_mine(scope["method"], scope["path"]):
            await self._app(scope, receive, send)
            return
        try:
            answer = await self.answer(scope, receive)
        except Refusal as refusal:
            await self._refuse(refusal, scope, receive, send)
            return
        except UNREACHABLE as error:
            await self._refuse(database_away(error), scope, receive, send)
            return
        if answer is not None:
            words = answer.to_bytes()
            headers = [_JSON_HEADER, (b"content-length", str(len(words)).encode())]
            await send({"type": "http.response.start", "status": 200, "headers": headers})
            await send({"type": "http.response.body", "body": words})

    async def _refuse(self, refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
        self._house.metrics.refusals.labels(refusal.problem.value).inc()
        await refusal_response(refusal)(scope, receive, send)

    async def caller(self, scope: Scope) -> Caller:
        return await self._caller_of(HTTPConnection(scope))

    async def body(self, receive: Receive) -> bytes | None:
        body: bytes = b""
        largest = self._house.settings.largest_body
        while True:
            try:
                async with asyncio.timeout(SLOW_BODY_S):
                    message = await receive()
            except TimeoutError:
                raise too_slow() from None
            if message["type"] != "http.request":
                return None
            body += message.get("body", b"")
            if len(body) > largest:
                raise too_large(largest)
            if not message.get("more_body", False):
                return body
