"""Server-sent events: what happens, told until somebody hangs up."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Header, Path, Query, Request, Response
from starlette.responses import StreamingResponse

from game_protocol import streams
from game_protocol.basics import TABLE_ID
from game_server.callers import StaffCaller, StationCaller, staff_caller, station_caller
from game_server.events.stream import EventStreamResponse
from game_server.house import House, house_of
from game_server.http.jackpot_acts import known_table
from game_server.http.release_check import check_release
from game_server.jackpots.live import as_frame

router = APIRouter(tags=["streams"])

EVERYBODY = 0
"""The number of no station: who listens under it hears what concerns the whole table, and nobody's money."""
_STREAM: dict[int | str, dict[str, object]] = {
    200: {"description": "Events, one after another", "content": {"text/event-stream": {"schema": {"type": "string"}}}}
}

TheHouse = Annotated[House, Depends(house_of)]
Staff = Annotated[StaffCaller, Depends(staff_caller)]
Station = Annotated[StationCaller, Depends(station_caller)]
TablePath = Annotated[str, Path(pattern=f"^{TABLE_ID}$")]


def resumed(
    after: Annotated[int | None, Query(ge=0, le=2**53)] = None,
    last_event_id: Annotated[str | None, Header(pattern=r"^[0-9]{1,16}$")] = None,
) -> int | None:
    return int(last_event_id) if last_event_id is not None else after


Resumed = Annotated[int | None, Depends(resumed)]


@router.get(streams.STATION_EVENTS, response_class=Response, responses=_STREAM)
async def station_events(request: Request, station: Station, house: TheHouse, after: Resumed) -> Response:
    """A station's events; `Last-Event-ID` (or `after`) resumes without a gap."""
    await check_release(request, station, house)
    now = as_frame(house.jackpots.boards.shown(station.table))
    return EventStreamResponse(house.floor.writer_for(station), house.database, station.number, after, now)


@router.get(streams.TABLE_EVENTS, response_class=Response, responses=_STREAM)
async def table_events(request: Request, table: TablePath, staff: Staff, house: TheHouse, after: Resumed) -> Response:
    """Everything that happens at the table, for the console."""
    await check_release(request, staff, house)
    return EventStreamResponse(house.floor.writer(table), house.database, None, after)


@router.get(streams.DISPLAY_EVENTS, response_class=Response, responses=_STREAM)
async def display_events(request: Request, table: TablePath, house: TheHouse, after: Resumed) -> Response:
    """The table's public events, for what hangs over it; a result only once it is confirmed."""
    await check_release(request, None, house)
    return EventStreamResponse(house.floor.writer(table), house.database, EVERYBODY, after)


@router.get(streams.JACKPOT_STREAM, response_class=Response, responses=_STREAM)
async def jackpot_stream(request: Request, table: TablePath, house: TheHouse) -> Response:
    """The jackpot meters over the table, twice a second: each event is the whole board with the moment it was read."""
    await check_release(request, None, house)
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    boards = house.jackpots.boards.stream(known_table(house, table))
    return StreamingResponse(boards, media_type="text/event-stream", headers=headers)
