"""How an act is done: who asks, whether they may, what they said, and the function that does it.

`ACTS` of `game_server.http.acts` names the function of each act. All else follows from the act's declaration in
`game_protocol`: the route, the role check, the look-up of what counts once, the entry in the OpenAPI document.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from game_protocol.act import GET, Act, Need, Who
from game_protocol.basics import Malformed, Message, Nothing
from game_protocol.phrases import Phrase
from game_protocol.problems import Problem
from game_rules.game import Power, Role
from game_server.callers import Caller, StaffCaller, StationCaller, Stranger, staff_caller, station_caller
from game_server.house import House
from game_server.http.answers import malformed_request, message_response
from game_server.http.release_check import check_release
from game_server.identity.guesses import source_of
from game_server.refusals import Refusal
from game_server.tables.state import TableState
from game_server.tables.work import NOTHING_NEEDED, Needs, Work

Asked = TypeVar("Asked", bound=Act[Any])
AnyCaller = TypeVar("AnyCaller", bound=Caller | Stranger | None)
Answered = Message | Response | None
"""None: done, and there is nothing to say."""


@dataclass(frozen=True)
class Doing:
    """An act and how it is done. `function` is the one that does it, for a reader and for the tests."""

    act: type[Act[Any]]
    function: Callable[..., Any]
    carry_out: Callable[[House, Any, Any], Awaitable[Answered]]
    fast: bool = False
    """Taken in front of the application: `game_server.http.fast_path`."""


def _nothing(_house: House, _asked: Act[Any]) -> Needs:
    return NOTHING_NEEDED


def _nobody(_house: House) -> None:
    return


def by_staff(
    act: type[Asked],
    do: Callable[[TableState, Work, Asked], Message | None],
    looks_up: Callable[[House, Asked], Needs] = _nothing,
    then: Callable[[House], None] = _nobody,
    *,
    fast: bool = False,
) -> Doing:
    """Done at the table it names, by the table's writer. `looks_up` is what the database must be asked before."""

    async def carry_out(house: House, caller: StaffCaller, asked: Asked) -> Message | None:
        writer = house.floor.writer(str(asked.where()["table"]))
        needs = _counting_once(asked, looks_up(house, asked))

        def as_asked(table: TableState, work: Work) -> Message | None:
            work.asking = caller
            try:
                return do(table, work, asked)
            finally:
                work.asking = None

        answer = await writer.ask(as_asked, str(caller), needs)
        then(house)
        return answer

    return Doing(act, do, carry_out, fast)


def by_station(
    act: type[Asked],
    do: Callable[[TableState, Work, int, Asked], Message | Refusal | None],
    looks_up: Callable[[House, Asked], Needs] = _nothing,
) -> Doing:
    """Done at the station's own table and place. A refusal that is given back, not raised, leaves a record."""

    async def carry_out(house: House, station: StationCaller, asked: Asked) -> Message | None:
        writer, number = house.floor.writer_for(station), station.number
        needs = _counting_once(asked, looks_up(house, asked))
        answer = await writer.ask(lambda table, work: do(table, work, number, asked), str(station), needs)
        if isinstance(answer, Refusal):
            raise answer
        return answer

    return Doing(act, do, carry_out)


def in_house(
    act: type[Asked], do: Callable[[House, AnyCaller, Asked], Awaitable[Answered]], *, fast: bool = False
) -> Doing:
    """Done beside the tables, or in its own way."""
    return Doing(act, do, do, fast)


def _counting_once(asked: Act[Any], needs: Needs) -> Needs:
    key = asked.request_key()
    return needs if key is None else replace(needs, requests=(key,))


# --- who asks, and whether they may


async def caller_for(act: type[Act[Any]], connection: HTTPConnection) -> Caller | Stranger:
    """Who asks, settled before anything of the body is looked at."""
    if act.needs is Who.ANYONE:
        return Stranger(source_of(connection.client.host if connection.client is not None else ""))
    return await (station_caller if act.needs is Who.STATION else staff_caller)(connection)


def check(need: Need | None, caller: Caller | Stranger, house: House, path: Mapping[str, str]) -> None:
    """Raises `Refusal` for a person whom the book, or the house, does not let do this."""
    if not isinstance(caller, StaffCaller):
        return
    match need:
        case Power():
            caller.needs(house.floor.writer(path["table"]).state.game, need)
        case Role():
            caller.needs_role(need)
        case tuple():
            caller.needs_role(*need)


async def answer(
    doing: Doing,
    house: House,
    connection: HTTPConnection,
    path: Mapping[str, str],
    body: Callable[[], Awaitable[bytes]],
) -> Message | Response:
    act = doing.act
    caller = await caller_for(act, connection)
    if not act.every_release:
        await check_release(connection, caller, house)
    check(act.needs, caller, house, path)
    said = await body() if act.takes_body() else b""
    query = connection.query_params if act.at.method == GET.method else {}
    try:
        asked = act.asked(path, query, said)
    except Malformed as mistake:
        raise malformed_request(mistake.place, mistake.what) from None
    check(asked.also_needs(), caller, house, path)
    return await doing.carry_out(house, caller, asked) or Nothing()


def route_of(doing: Doing, house: House) -> Route:
    async def endpoint(request: Request) -> Response:
        answered = await answer(doing, house, request, request.path_params, lambda: _body(request))
        return answered if isinstance(answered, Response) else message_response(answered)

    at = doing.act.at
    return Route(at.path, endpoint, methods=[at.method], name=doing.act.word(), include_in_schema=False)


async def _body(request: Request) -> bytes:
    try:
        return await request.body()
    except ClientDisconnect:
        raise Refusal(Problem.BAD_REQUEST, Phrase.BROKE_OFF) from None
