"""Whether the one who asks speaks a protocol version of ours. A station that does not is named to staff."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from game_protocol.basics import Malformed, checked
from game_protocol.identity import Release
from game_protocol.phrases import Phrase
from game_protocol.problems import Problem
from game_protocol.release import NOBODY_KNOWS, OURS, PROTOCOL_HEADER, RELEASE_HEADER, Protocols, release
from game_server.callers import Caller, StationCaller, Stranger
from game_server.house import House
from game_server.refusals import Refusal
from game_server.tables import stations

_OURS = str(OURS)


async def check_release(connection: HTTPConnection, caller: Caller | Stranger | None, house: House) -> None:
    """Raises `Refusal`. A script that does not say what it speaks is taken to have read the documentation."""
    said = connection.headers.get(PROTOCOL_HEADER, _OURS)
    if said == _OURS:
        return
    theirs = Protocols.read(said)
    if theirs is None or OURS.shares(theirs):
        return
    if isinstance(caller, StationCaller):
        its, number = _release_of(connection), caller.number
        await house.floor.writer_for(caller).ask(
            lambda table, work: stations.needs_release(table, work, number, its, release()), str(caller)
        )
    raise Refusal(Problem.WRONG_RELEASE, Phrase.NEEDS_RELEASE, release=release())


def _release_of(connection: HTTPConnection) -> str:
    try:
        return checked(connection.headers.get(RELEASE_HEADER, NOBODY_KNOWS), Release)
    except Malformed:
        return NOBODY_KNOWS
