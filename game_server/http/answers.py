"""Answers: a message as JSON, or a refusal with its status."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from game_protocol.basics import Message
from game_protocol.log import Log
from game_protocol.phrases import Phrase
from game_protocol.problems import Problem, Refused
from game_server.refusals import Refusal
from game_server.storage.database import UNREACHABLE

log = Log(__name__)

JSON = "application/json"

REFUSALS: dict[int | str, dict[str, object]] = {
    status: {"description": description}
    for status, description in (
        (401, "Not signed in"),
        (403, "Signed in, but not allowed"),
        (404, "No such thing"),
        (409, "Well asked, but not as things stand"),
        (413, "Too large"),
        (422, "Not a well-formed request"),
        (503, "Another process has this table, or the database is away: ask again"),
    )
}
"""The answers besides success that every route may give, with a `Refused` as its body; `/docs` shows them."""


def message_response(message: Message, status: int = 200) -> Response:
    return Response(message.to_json(), status, media_type=JSON)


def csv_response(text: str, name: str) -> Response:
    """A file for a spreadsheet."""
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, headers=headers, media_type="text/csv; charset=utf-8")


def refusal_response(refusal: Refusal, *, close: bool = False) -> Response:
    headers = {"connection": "close"} if close else {}
    if refusal.status == 503:
        headers["retry-after"] = "1"
    if refusal.status == 401:
        headers["www-authenticate"] = "Bearer"
    return Response(refusal.refused.to_json(), refusal.status, headers, media_type=JSON)


def answer_refusals(app: FastAPI) -> None:
    """Every way a request can fail ends in a `Refused` body."""

    @app.exception_handler(Refusal)
    async def refused(_request: Request, refusal: Refusal) -> Response:
        return refusal_response(refusal)

    @app.exception_handler(RequestValidationError)
    async def malformed(_request: Request, error: RequestValidationError) -> Response:
        return refusal_response(_malformed_address(error.errors()))

    async def away(_request: Request, error: Exception) -> Response:
        return refusal_response(database_away(error))

    for unreachable in UNREACHABLE:
        app.add_exception_handler(unreachable, away)

    @app.exception_handler(HTTPException)
    async def no_such_route(_request: Request, error: HTTPException) -> Response:
        problem = Problem.UNKNOWN if error.status_code == 404 else Problem.BAD_REQUEST
        refused = Refused(problem=problem, message=f"{error.detail}.")
        return Response(refused.to_json(), error.status_code, dict(error.headers or {}), media_type=JSON)


def database_away(error: Exception) -> Refusal:
    log.warning("database away", error=str(error).splitlines()[0][:200] if str(error) else type(error).__name__)
    return Refusal(Problem.UNAVAILABLE, Phrase.DATABASE_AWAY)


def malformed_request(place: str, what: str) -> Refusal:
    """Says what is wrong, and where."""
    phrase = Phrase.MALFORMED_AT if place else Phrase.MALFORMED
    return Refusal(Problem.BAD_REQUEST, phrase, place=place[:200], what=what[:500])


def _malformed_address(errors: Sequence[Mapping[str, Any]]) -> Refusal:
    """The first thing that is wrong in a path, a query or a header."""
    first = errors[0]
    return malformed_request(".".join(str(part) for part in first["loc"]), first["msg"])
