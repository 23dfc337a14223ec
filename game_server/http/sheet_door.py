"""The hot path, `PUT /station/sheet`: a door of its own in front of the application.

A hundred stations send their sheets in the last second of a period. The layers of FastAPI and Starlette (routing,
dependencies, a second validation and serialisation) cost more than everything that must be done for a sheet, so this
one request is taken here as ASGI hands it over: who is asking, the body, the moment it had arrived, the table's
writer, the answer. The OpenAPI document has it all the same.
"""

from __future__ import annotations

import asyncio

from pydantic import ValidationError
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from game_protocol import routes
from game_protocol.problems import Problem
from game_protocol.station import SheetAck, SheetPut
from game_server.callers import CallerOf, StationCaller
from game_server.house import House
from game_server.http.answers import JSON, malformed_request, refusal_response
from game_server.http.body_limit import SLOW_BODY_S, too_large, too_slow
from game_server.refusals import Refusal
from game_server.tables import sheets

_JSON_HEADER = (b"content-type", JSON.encode())


class SheetDoor:
    """Lets everything else through to the application."""

    def __init__(self, app: ASGIApp, house: House, caller_of: CallerOf) -> None:
        self._app = app
        self._house = house
        self._caller_of = caller_of
        self._largest = house.settings.largest_body

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] != routes.SHEET or scope["method"] != "PUT":
            await self._app(scope, receive, send)
            return
        try:
            answer = await self._put(scope, receive)
        except Refusal as refusal:
            self._house.metrics.refusals.labels(refusal.problem.value).inc()
            await refusal_response(refusal)(scope, receive, send)
            return
        if answer is not None:
            headers = [_JSON_HEADER, (b"content-length", str(len(answer)).encode())]
            await send({"type": "http.response.start", "status": 200, "headers": headers})
            await send({"type": "http.response.body", "body": answer})

    async def _put(self, scope: Scope, receive: Receive) -> bytes | None:
        station = await self._caller_of(HTTPConnection(scope))
        if not isinstance(station, StationCaller):
            raise Refusal(Problem.WRONG_ROLE, "Only a station may ask this.")
        body = await self._body(receive)
        if body is None:
            return None
        # Only now has it arrived: whoever sends the head of a request in time and its wagers later is late.
        arrived_ms = self._house.clock.now_ms()
        try:
            asked = SheetPut.model_validate_json(body)
        except ValidationError as error:
            raise malformed_request(error.errors(include_url=False, include_context=False)) from None
        number = station.number
        acknowledged = await self._house.floor.writer_for(station).ask(
            lambda table, work: sheets.put(table, work, number, asked, arrived_ms), str(station), patient=True
        )
        answer: bytes = acknowledged.__pydantic_serializer__.to_json(acknowledged)  # `model_dump_json` without the text
        return answer

    async def _body(self, receive: Receive) -> bytes | None:
        """None where the station has gone away before it had said everything."""
        body: bytes = b""
        while True:
            try:
                async with asyncio.timeout(SLOW_BODY_S):
                    message = await receive()
            except TimeoutError:
                raise too_slow() from None
            if message["type"] != "http.request":
                return None
            body += message.get("body", b"")
            if len(body) > self._largest:
                raise too_large(self._largest)
            if not message.get("more_body", False):
                return body


OPENAPI = {
    "put": {
        "tags": ["station"],
        "summary": "All wagers of a screen at once",
        "description": "Idempotent: the same version with the same wagers is answered again and changes nothing.",
        "operationId": "put_sheet",
        "requestBody": {
            "required": True,
            "content": {JSON: {"schema": {"$ref": f"#/components/schemas/{SheetPut.__name__}"}}},
        },
        "responses": {
            "200": {
                "description": "Durably recorded",
                "content": {JSON: {"schema": {"$ref": f"#/components/schemas/{SheetAck.__name__}"}}},
            },
        },
    }
}
