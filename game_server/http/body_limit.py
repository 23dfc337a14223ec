"""Refuses bodies nobody needs before they fill the memory, and clients that never finish one."""

from __future__ import annotations

import asyncio

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from game_protocol.phrases import Phrase
from game_protocol.problems import Problem
from game_server.http.answers import refusal_response
from game_server.refusals import Refusal

SLOW_BODY_S = 10.0
"""The largest message of a station is 20 KB; a client that takes longer to send a part of one is not a station."""


class BodyLimit:
    """A plain ASGI layer: a healthy request costs a timer and a comparison."""

    def __init__(self, app: ASGIApp, largest: int) -> None:
        self._app = app
        self._largest = largest

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] == "GET":
            await self._app(scope, receive, send)
            return
        read = 0
        refusal: Refusal | None = None

        async def limited_receive() -> Message:
            nonlocal read, refusal
            try:
                async with asyncio.timeout(SLOW_BODY_S):
                    message = await receive()
            except TimeoutError:
                refusal = too_slow()
                raise refusal from None
            if message["type"] == "http.request":
                read += len(message.get("body", b""))
                if read > self._largest:
                    refusal = too_large(self._largest)
                    raise refusal
            return message

        async def send_unless_refused(message: Message) -> None:
            if refusal is None:
                await send(message)

        try:
            await self._app(scope, limited_receive, send_unless_refused)
        except Refusal as refused:
            refusal = refused
        if refusal is not None:
            # Raised while the body was read, so nothing has been answered yet; the rest of it is not wanted.
            await refusal_response(refusal, close=True)(scope, receive, send)


def too_slow() -> Refusal:
    return Refusal(Problem.BAD_REQUEST, Phrase.TOO_SLOW)


def too_large(largest: int) -> Refusal:
    return Refusal(Problem.TOO_LARGE, Phrase.TOO_LARGE, limit=largest)
