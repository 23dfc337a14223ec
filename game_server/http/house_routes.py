"""Whether the server lives, whether it is ready, and its meters."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from game_protocol.basics import Message
from game_protocol.phrases import Phrase
from game_protocol.problems import Problem
from game_protocol.release import release
from game_server.house import House, house_of
from game_server.http.answers import message_response
from game_server.refusals import Refusal

router = APIRouter(tags=["house"])
LEAST_DISK_MB = 200
"""Hours of play on a busy floor: a commit that finds no room is a round that stands still."""
TheHouse = Annotated[House, Depends(house_of)]


class Alive(Message):
    release: str


class Ready(Message):
    tables: list[str]
    """The tables this process writes for."""


@router.get("/healthz", response_class=Response)
async def alive() -> Response:
    """Answers while the process does, even without its database; names the release."""
    return message_response(Alive(release=release()))


@router.get("/readyz", response_class=Response)
async def ready(house: TheHouse) -> Response:
    """Ready when the database answers and has room, and every table has an owner; names the tables of this process."""
    if not await house.database_answers():
        raise Refusal(Problem.UNAVAILABLE, Phrase.DATABASE_AWAY)
    left_mb = house.disk_left_mb()
    if left_mb is not None and left_mb < LEAST_DISK_MB:
        raise Refusal(Problem.UNAVAILABLE, Phrase.DISK_FULL, left=left_mb)
    return message_response(Ready(tables=sorted(house.floor.owned)))


@router.get("/metrics", response_class=Response, include_in_schema=False)
async def metrics(house: TheHouse) -> Response:
    return Response(generate_latest(house.metrics.registry), media_type=CONTENT_TYPE_LATEST)
