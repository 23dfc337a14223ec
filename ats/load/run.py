"""A load run: the players asked for, the tables they need, and a comparison of the books at the end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from random import Random
from time import time_ns

import httpx

from ats.load.dealer import Dealer, all_of
from ats.load.pace import Pace
from ats.load.player import Player
from ats.load.tally import Tally
from ats.progress import Told
from game_protocol.errors import NoAnswer
from game_protocol.staff_client import StaffClient

STATIONS_A_TABLE = 100
AT_ONCE = 20
"""How many stations enrol at the same time: a hundred sign-ins at once is another test."""


@dataclass(frozen=True, slots=True)
class Load:
    """The size of a load run."""

    server: str
    tables: tuple[str, ...]
    staff_number: str
    pin: str
    stations: int
    rounds: int
    seed: int


async def run_load(load: Load, told: Told) -> Tally:
    """`told` hears how many stations are seated and rounds dealt."""
    tally = Tally(stations=load.stations)
    done = count(1)
    steps = load.stations + load.rounds * sum(1 for _ in _shares(load.stations, load.tables))
    tally.step = lambda: told(next(done), steps)
    before = await commits(load.server)
    async with playing(load, tally) as (dealers, players, paces):
        await all_of(dealers, load.rounds, paces, tally)
        await asyncio.gather(*(player.balance_agrees() for player in players))
    tally.commits = await commits(load.server) - before
    return tally


@asynccontextmanager
async def playing(load: Load, tally: Tally) -> AsyncIterator[tuple[list[Dealer], list[Player], list[Pace]]]:
    """All tables open, every player bought in and listening."""
    chance = Random(load.seed)  # noqa: S311 - which bets are made is no secret
    shares = list(_shares(load.stations, load.tables))
    paces = [Pace(len(share)) for _, share in shares]
    dealers = [Dealer(StaffClient(load.server, table, load.staff_number, load.pin), chance) for table, _ in shares]
    players: list[Player] = []
    gate = asyncio.Semaphore(AT_ONCE)
    run = f"load-{time_ns():x}"

    async def seat(dealer: Dealer, pace: Pace, number: int) -> Player:
        async with gate:
            own_chance = Random(chance.getrandbits(64))  # noqa: S311
            player = await Player.enrolled(load.server, number, dealer, pace, tally, own_chance)
            await player.bought_in(dealer, run)
            tally.step()
            return player

    try:
        for dealer, pace, (_, share) in zip(dealers, paces, shares, strict=True):
            await dealer.open_table()
            players += await asyncio.gather(*(seat(dealer, pace, number) for number in share))
        listening = [asyncio.create_task(player.play()) for player in players]
        try:
            yield dealers, players, paces
        finally:
            for task in listening:
                task.cancel()
            for ended in await asyncio.gather(*listening, return_exceptions=True):
                if isinstance(ended, Exception):
                    tally.error(f"a player fell: {ended!r}")
    finally:
        await asyncio.gather(*(player.aclose() for player in players), *(dealer.aclose() for dealer in dealers))


def _shares(stations: int, tables: tuple[str, ...]) -> Iterator[tuple[str, range]]:
    """Spreads the stations over the tables in order, none with more than its limit."""
    left = stations
    for table in tables:
        if left:
            share = min(left, STATIONS_A_TABLE)
            yield table, range(1, share + 1)
            left -= share


async def commits(server: str) -> int:
    """How many transactions the tables' writers have committed since the server started."""
    try:
        async with httpx.AsyncClient(base_url=server, trust_env=False) as http:
            text = (await http.get("/metrics")).text
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        raise NoAnswer(f"{server} cannot be reached: {error}") from None
    lines = (line for line in text.splitlines() if line.startswith("ats_commits_total"))
    return int(sum(float(line.rpartition(" ")[2]) for line in lines))
