"""Stand-ins for programs of another release: they change what goes over a real connection, and nothing else."""

from __future__ import annotations

import json
import re
from typing import Any

import httpx
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from game_protocol.act import POST, Act, Who
from game_protocol.basics import Nothing
from game_protocol.release import PROTOCOL_HEADER, RELEASE_HEADER

THEIRS = "9.0.0"
BOTH = "1-2"
"""What a newer release speaks that still understands this one."""
MAPS = frozenset({"wagers", "detail", "rows"})
"""Not messages but tables of names: a key in one of them has a meaning of its own."""
TOMORROW = b'event: tomorrow\ndata: {"kind": "tomorrow", "round": {"deep": [1]}}\n\n'


class Juggle(Act[Nothing]):
    """An act of tomorrow."""

    at = POST("/v1/station/juggle")
    needs = Who.STATION
    balls: int = 3


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


class NewerClient(httpx.AsyncBaseTransport):
    """What it asks has fields, at every depth, that the server has never heard of."""

    def __init__(self) -> None:
        self._inner = httpx.AsyncHTTPTransport()
        self.added = 0

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        body = await request.aread()
        headers = {**request.headers, PROTOCOL_HEADER: BOTH, RELEASE_HEADER: THEIRS}
        if body:
            body = json.dumps(with_more(json.loads(body))).encode()
            headers["Content-Length"] = str(len(body))
            self.added += 1
        headers = {name.lower(): value for name, value in headers.items()}
        newer = httpx.Request(
            request.method, request.url, headers=headers, content=body or None, extensions=request.extensions
        )
        return await self._inner.handle_async_request(newer)

    async def aclose(self) -> None:
        await self._inner.aclose()


class NewerServer:
    """In front of the application: its answers and events have fields, at every depth, and there are events, that no
    client has ever heard of."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind, start, whole = "", dict[str, Any](), b""

        async def say(message: Message) -> None:
            nonlocal kind, start, whole
            if message["type"] == "http.response.start":
                start = dict(message)
                kind = dict(message["headers"]).get(b"content-type", b"").decode().partition(";")[0]
                if kind != "application/json":
                    await send(message)
            elif kind == "application/json":
                whole += message.get("body", b"")
                if not message.get("more_body", False):
                    body = json.dumps(with_more(json.loads(whole))).encode()
                    others = [pair for pair in start["headers"] if pair[0] != b"content-length"]
                    await send({**start, "headers": [*others, (b"content-length", str(len(body)).encode())]})
                    await send({"type": "http.response.body", "body": body})
            elif kind == "text/event-stream":
                await send({**message, "body": _newer_events(message.get("body", b""))})
            else:
                await send(message)

        await self._app(scope, receive, say)


def with_more(values: Any, *, is_map: bool = False) -> Any:
    """The same message with a field of tomorrow in each object of it."""
    match values:
        case dict():
            more = {
                name: value if name in MAPS else with_more(value, is_map=name == "kinds")
                for name, value in values.items()
            }
            return more if is_map else {**more, "added_later": {"by": THEIRS, "list": [1, {"deep": None}]}}
        case list():
            return [with_more(value) for value in values]
    return values


def _newer_events(frames: bytes) -> bytes:
    newer = re.sub(
        rb"^data: (.*)$",
        lambda found: b"data: " + json.dumps(with_more(json.loads(found[1]))).encode(),
        frames,
        flags=re.M,
    )
    return TOMORROW + newer if b"data: " in frames else newer
