"""The writer after a batch that failed: back at once the first time, after a rest when it fails again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator

import pytest

from game_protocol.problems import Problem
from game_server.refusals import Refusal
from game_server.tables.state import TableState
from game_server.tables.work import Work
from game_server.tables.writer import COME_AGAIN_S, LONGEST_REST_S
from tests.game_server.hand_clock import HandClock
from tests.game_server.real_table import RealTable, install, opened

PATIENCE_S = 30


class RestClock(HandClock):
    """Tells whenever a writer lies down, and for how long."""

    def __init__(self) -> None:
        super().__init__()
        self.rests: asyncio.Queue[float] = asyncio.Queue()

    async def sleep(self, seconds: float) -> None:
        task = asyncio.current_task()
        if task is not None and task.get_name() == "writer of table 1":
            self.rests.put_nowait(seconds)
        await super().sleep(seconds)


@pytest.fixture
async def table(sqlite_url: str) -> AsyncIterator[RealTable]:
    clock = RestClock()
    await install(sqlite_url)
    async with opened(sqlite_url, clock) as house:
        yield RealTable(house, clock)


def broken(_table: TableState, _work: Work) -> None:
    raise ZeroDivisionError("a mistake of the program")


async def fails(table: RealTable, caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(Refusal) as refusal:
        await table.ask(broken)
    assert refusal.value.problem is Problem.UNAVAILABLE
    assert [record.msg for record in caplog.records if record.levelno >= logging.ERROR] == ["batch failed"]
    caplog.clear()


async def is_back(table: RealTable) -> None:
    async with asyncio.timeout(PATIENCE_S):
        await table.writer.present.wait()


async def rests(table: RealTable) -> float:
    """Until it lies down; then it is let sleep its time."""
    assert isinstance(table.clock, RestClock)
    seconds = await asyncio.wait_for(table.clock.rests.get(), PATIENCE_S)
    assert not table.writer.present.is_set()
    table.clock.advance(int(seconds * 1000))
    return seconds


async def test_after_one_mistake_the_table_is_back_at_once(table: RealTable, caplog: pytest.LogCaptureFixture) -> None:
    await fails(table, caplog)
    await is_back(table)
    await table.buy_in(1, 10_000)
    await fails(table, caplog)
    await is_back(table)


async def test_a_batch_that_fails_again_and_again_lets_the_table_rest_longer_and_longer(
    table: RealTable, caplog: pytest.LogCaptureFixture
) -> None:
    await fails(table, caplog)
    slept = []
    for _ in range(6):
        await is_back(table)
        await fails(table, caplog)
        slept.append(await rests(table))
    assert slept[:3] == [COME_AGAIN_S, 2 * COME_AGAIN_S, 4 * COME_AGAIN_S]
    assert slept[-1] == LONGEST_REST_S
    await is_back(table)
    await table.buy_in(1, 10_000)
    await fails(table, caplog)
    await is_back(table)
