"""Whether the server lives, whether it is ready, what time it has, and its meters."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from game_protocol import routes
from game_protocol.basics import Message, Now
from game_protocol.problems import Problem
from game_server.house import House, house_of
from game_server.http.message_router import MessageRouter
from game_server.refusals import Refusal

router = MessageRouter(tags=["house"])
TheHouse = Annotated[House, Depends(house_of)]


class Ready(Message):
    tables: list[str]
    """The tables this process writes for."""


@router.get("/healthz", status_code=204, response_class=Response)
async def alive() -> Response:
    return Response(status_code=204)


@router.get("/readyz")
async def ready(house: TheHouse) -> Ready:
    """Ready when the database answers and every table has an owner, here or elsewhere."""
    if not await house.database_answers():
        raise Refusal(Problem.UNAVAILABLE, "The database does not answer.")
    return Ready(tables=sorted(house.floor.owned))


@router.get(routes.CLOCK)
async def clock(house: TheHouse) -> Now:
    """For a station's estimate of its offset: as little as possible happens between asking and answering."""
    return Now(now_ms=house.clock.now_ms())


@router.get("/metrics", response_class=Response, include_in_schema=False)
async def metrics(house: TheHouse) -> Response:
    return Response(generate_latest(house.metrics.registry), media_type=CONTENT_TYPE_LATEST)
