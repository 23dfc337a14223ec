"""What hangs over the table for everyone to see: the winning number display (RR 1.1). Nobody signs in to look up."""

from __future__ import annotations

from fastapi import Response

from game_protocol import routes
from game_protocol.table import TableView
from game_server.events.stream import EventStreamResponse
from game_server.http.doors import TableWriter, TheHouse
from game_server.http.message_router import MessageRouter
from game_server.http.station_routes import EVENT_STREAM, EventNumber, LastEventId
from game_server.tables import views

router = MessageRouter(tags=["displays"])

EVERYBODY = 0
"""The number of no station: whoever listens under it hears what concerns the whole table, and nobody's money."""


@router.get(routes.DISPLAY)
async def view(writer: TableWriter, house: TheHouse) -> TableView:
    return await writer.read(lambda table, number: views.table_view(table, number, house.clock.now_ms()))


@router.get(routes.DISPLAY_EVENTS, response_class=Response, responses=EVENT_STREAM)
async def events(
    writer: TableWriter, house: TheHouse, after: EventNumber = None, last_event_id: LastEventId = None
) -> Response:
    """The table's public events; a result only once it is confirmed."""
    resume = int(last_event_id) if last_event_id is not None else after
    return EventStreamResponse(writer, house.database, EVERYBODY, resume)
