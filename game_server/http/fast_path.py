"""A way in front of the application, for the few acts that everybody waits for (decision 0105).

The layers of FastAPI and Starlette (routing, middleware, a request object) cost more than everything that must be done
for a sheet or for an outcome. Such an act is taken here as ASGI hands it over, and done like any other.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from game_server.house import House
from game_server.http.answers import JSON, database_away, refusal_response
from game_server.http.body_limit import SLOW_BODY_S, too_large, too_slow
from game_server.http.doing import Doing, answer
from game_server.refusals import Refusal
from game_server.storage.database import UNREACHABLE

_JSON_HEADER = (b"content-type", JSON.encode())


class GoneAway(Exception):
    """The one who asked left before everything was said."""


class FastPath:
    """Lets everything else through to the application."""

    def __init__(self, app: ASGIApp, house: House, doings: Iterable[Doing]) -> None:
        self._app = app
        self._house = house
        self._mine = {
            each.act.at.method: [
                (re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", fast.act.at.path)), fast)
                for fast in doings
                if fast.act.at.method == each.act.at.method
            ]
            for each in doings
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            for path, doing in self._mine.get(scope["method"], ()):
                if (found := path.fullmatch(scope["path"])) is not None:
                    await self._do(doing, found.groupdict(), scope, receive, send)
                    return
        await self._app(scope, receive, send)

    async def _do(self, doing: Doing, path: dict[str, str], scope: Scope, receive: Receive, send: Send) -> None:
        try:
            answered = await answer(doing, self._house, HTTPConnection(scope), path, lambda: self._body(receive))
        except GoneAway:
            return
        except Refusal as refusal:
            await self._refuse(refusal, scope, receive, send)
            return
        except UNREACHABLE as error:
            await self._refuse(database_away(error), scope, receive, send)
            return
        if isinstance(answered, Response):
            await answered(scope, receive, send)
            return
        words = answered.to_bytes()
        headers = [_JSON_HEADER, (b"content-length", str(len(words)).encode())]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": words})

    async def _refuse(self, refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
        self._house.metrics.refusals.labels(refusal.problem.value).inc()
        await refusal_response(refusal)(scope, receive, send)

    async def _body(self, receive: Receive) -> bytes:
        body: bytes = b""
        largest = self._house.settings.largest_body
        while True:
            try:
                async with asyncio.timeout(SLOW_BODY_S):
                    message = await receive()
            except TimeoutError:
                raise too_slow() from None
            if message["type"] != "http.request":
                raise GoneAway
            body += message.get("body", b"")
            if len(body) > largest:
                raise too_large(largest)
            if not message.get("more_body", False):
                return body
