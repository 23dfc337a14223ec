"""The hot path: `PUT /station/sheet`, a plain Starlette endpoint with its own entry in the OpenAPI document.

A hundred stations send their sheets in the last second of a period. FastAPI's machinery (dependencies, a second
validation, a second serialisation) costs as much as everything else here together, so this one route does by hand
what it needs: who is asking, the body, the moment it had arrived, the table's writer, the answer.
"""

from __future__ import annotations

from pydantic import ValidationError
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from game_protocol import routes
from game_protocol.station import SheetAck, SheetPut
from game_server.callers import station_caller
from game_server.house import house_of
from game_server.http.answers import JSON, malformed_request
from game_server.tables import sheets


async def put_sheet(request: Request) -> Response:
    house = house_of(request)
    station = await station_caller(request)
    body = await request.body()
    # Only now has it arrived: whoever sends the head of a request in time and its wagers later is late.
    arrived_ms = house.clock.now_ms()
    try:
        asked = SheetPut.model_validate_json(body)
    except ValidationError as error:
        raise malformed_request(error.errors(include_url=False, include_context=False)) from None
    number = station.number
    acknowledged = await house.floor.writer(station.table).ask(
        lambda table, work: sheets.put(table, work, number, asked, arrived_ms), str(station)
    )
    house.metrics.sheets.labels(station.table).inc()
    return Response(acknowledged.__pydantic_serializer__.to_json(acknowledged), media_type=JSON)


route = Route(routes.SHEET, put_sheet, methods=["PUT"])

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
            }
        },
    }
}
