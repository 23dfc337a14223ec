"""The server killed with SIGKILL at random moments under load: nothing is lost, nothing doubled, to the cent."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from ats.load.run import Load, playing
from ats.load.server_process import ServerProcess
from ats.load.tally import Tally
from game_rules.game import Role
from game_server.audit import audit
from game_server.embedded import PIN, ROULETTE, STAFF, install
from game_server.storage.database import Database

SEED = 20_240_517
STATIONS = 8


async def play_and_kill(url: str, folder: Path, kills: int) -> Tally:
    """Plays while the server is killed and started again, then one quiet round, and compares all books."""
    await install(url, tables={"1": ROULETTE}, stations=0)
    server = ServerProcess(url, folder / "server.log")
    await server.start()
    chance, tally = Random(SEED), Tally(stations=STATIONS)  # noqa: S311 - which moments is no secret
    load = Load(server.url, ("1",), STAFF[Role.PIT_BOSS], PIN, STATIONS, rounds=0, seed=SEED)
    try:
        async with playing(load, tally) as ([dealer], players, [pace]):
            dealing = asyncio.create_task(dealer.deal(10**9, pace, tally))
            for _ in range(kills):
                await asyncio.sleep(chance.uniform(0.0, 0.7))  # the random moment; nothing is waited for
                server.kill()
                await server.start()
            dealing.cancel()
            with suppress(asyncio.CancelledError):
                await dealing
            await dealer.deal(1, pace, tally)
            await asyncio.gather(*(player.balance_agrees() for player in players))
    finally:
        server.stop()
    return tally


async def problems_of(url: str) -> list[str]:
    database = Database(url)
    try:
        return (await audit(database)).problems
    finally:
        await database.dispose()


@pytest.mark.timeout(120)
async def test_kills_under_load_lose_and_double_nothing(database_url: str, tmp_path: Path) -> None:
    kills = 6 if database_url.startswith("sqlite") else 3
    tally = await play_and_kill(database_url, tmp_path, kills)
    assert not tally.problems, tally.problems
    assert tally.is_clean
    assert tally.acknowledged > 0
    assert await problems_of(database_url) == []


@pytest.mark.slow
@pytest.mark.timeout(3600)
async def test_two_hundred_kills_under_load_lose_and_double_nothing(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'ats.db'}"
    tally = await play_and_kill(url, tmp_path, 200)
    assert not tally.problems, tally.problems
    assert tally.is_clean
    assert await problems_of(url) == []
