"""Cyclic garbage is looked for after a round, not in the middle of one."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator, Iterator

import pytest

from game_server.collector import AFTER_S
from tests.game_server.hand_clock import HandClock
from tests.game_server.real_table import RealTable, install, opened


class Circle:
    """Holds itself: only the collector can find it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def never_by_itself() -> Iterator[None]:
    thresholds = gc.get_threshold()
    gc.set_threshold(0, *thresholds[1:])
    yield
    gc.set_threshold(*thresholds)
    gc.enable()


@pytest.fixture
async def table(sqlite_url: str) -> AsyncIterator[RealTable]:
    clock = HandClock()
    await install(sqlite_url)
    async with opened(sqlite_url, clock) as house:
        yield RealTable(house, clock)


async def played_up_to_the_result(table: RealTable) -> None:
    await table.buy_in(1, 100_00)
    await table.open()
    await table.put(1, {"red": 10_00})
    await table.close()


async def moment() -> None:
    """Until what was asked for before this is done; the loop calls in the order of the times."""
    done = asyncio.Event()
    asyncio.get_running_loop().call_later(2 * AFTER_S, done.set)
    await done.wait()


async def test_what_a_round_left_in_circles_is_collected_once_it_has_ended(table: RealTable):
    left = weakref.ref(Circle())
    await played_up_to_the_result(table)
    await moment()
    assert left() is not None, "nobody searches while players wait for their result"
    await table.settle("17")
    await moment()
    assert left() is None


async def test_where_the_collector_is_off_the_server_leaves_it_to_whoever_turned_it_off(table: RealTable):
    left = weakref.ref(Circle())
    gc.disable()
    await played_up_to_the_result(table)
    await table.settle("17")
    await moment()
    assert left() is not None
