"""Every act of the house and the function that does it, room by room."""

from __future__ import annotations

from game_protocol.hello import Hello, SayHello
from game_protocol.log import Log
from game_protocol.release import OURS, release
from game_server.callers import Stranger
from game_server.house import House
from game_server.http import identity_acts, jackpot_acts, looks, station_acts, table_acts
from game_server.http.doing import in_house

log = Log(__name__)


async def say_hello(_house: House, _caller: Stranger, asked: SayHello) -> Hello:
    """Every screen is told; one of another release is worth a line in the log."""
    if asked.release != release():
        log.info("a screen of another release", release=asked.release, oldest=asked.oldest, newest=asked.newest)
    can = sorted(each.act.word() for each in ACTS)
    return Hello(oldest=OURS.oldest, newest=OURS.newest, release=release(), can=can)


ACTS = (
    in_house(SayHello, say_hello),
    *looks.ACTS,
    *identity_acts.ACTS,
    *station_acts.ACTS,
    *table_acts.ACTS,
    *jackpot_acts.ACTS,
)
