"""`PUT /station/sheet`: a hundred stations send theirs in the last second of a period."""

from __future__ import annotations

from starlette.types import Receive, Scope

from game_protocol import routes
from game_protocol.problems import Problem
from game_protocol.station import SheetAck, SheetPut
from game_server.callers import StationCaller
from game_server.http.message_router import Spoken, read
from game_server.http.straight_door import StraightDoor
from game_server.refusals import Refusal
from game_server.tables import sheets


class SheetDoor(StraightDoor):
    def is_mine(self, method: str, path: str) -> bool:
        return path == routes.SHEET and method == "PUT"

    async def answer(self, scope: Scope, receive: Receive) -> SheetAck | None:
        station = await self.caller(scope)
        if not isinstance(station, StationCaller):
            raise Refusal(Problem.WRONG_ROLE, "Only a station may ask this.")
        body = await self.body(receive)
        if body is None:
            return None
        # Only now has it arrived: whoever sends the head of a request in time and its wagers later is late.
        arrived_ms = self._house.clock.now_ms()
        asked, number = read(SheetPut, body), station.number
        return await self._house.floor.writer_for(station).ask(
            lambda table, work: sheets.put(table, work, number, asked, arrived_ms), str(station), patient=True
        )


SPOKEN = Spoken("put", routes.SHEET, SheetPut, SheetAck)
OPENAPI = {
    "put": {
        "tags": ["station"],
        "summary": "All wagers of a screen at once",
        "description": "Idempotent: the same version with the same wagers is answered again and changes nothing.",
        "operationId": "put_sheet",
        "responses": {"200": {"description": "Durably recorded"}},
    }
}
"""What FastAPI, which never sees this request, would say of it."""
