import asyncio

import pytest

from game_server.run_to_end import run_to_end


async def test_work_under_way_is_finished_before_its_cancelled_caller_ends():
    begun, may_end, done = asyncio.Event(), asyncio.Event(), []

    async def query() -> None:
        begun.set()
        await may_end.wait()
        done.append("answered")

    caller = asyncio.create_task(run_to_end(query()))
    await begun.wait()
    caller.cancel()
    asyncio.get_running_loop().call_soon(may_end.set)
    with pytest.raises(asyncio.CancelledError):
        await caller
    assert done == ["answered"]


async def test_an_error_of_the_work_reaches_its_caller():
    async def query() -> None:
        raise OSError("the database is gone")

    with pytest.raises(OSError, match="gone"):
        await run_to_end(query())
