"""The sheet's fast path: nothing waits so that a batch may form."""

from __future__ import annotations

import asyncio
from typing import Any

from game_protocol.rounds import OpenRound
from game_protocol.seat import BuyIn
from game_protocol.station import SheetPut
from game_rules.game import Role
from tests.game_server.asking import at
from tests.game_server.http.conftest import Casino

TURNS = 100
"""Of the event loop, from a request to the table: more than it takes, and far less than any timer."""


def sheet(version: int) -> dict[str, Any]:
    return {"round": 1, "version": version, "wagers": {"red": 500 * version}}


async def started(casino: Casino) -> None:
    await casino.done(Role.DEALER, *at(BuyIn), {"id": "b", "amount": 10_000})
    await casino.done(Role.DEALER, *at(OpenRound), {})


async def on_the_felt(casino: Casino, version: int) -> bool:
    """Whether the table's writer takes the sheet up within a few turns of the event loop."""
    for _ in range(TURNS):
        round_ = casino.writer.state.round
        if round_ is not None and 1 in round_.sheets and round_.sheets[1].version == version:
            return True
        await asyncio.sleep(0)
    return False


async def test_a_sheet_right_after_a_commit_waits_for_no_other(casino: Casino) -> None:
    await started(casino)
    for version in (1, 2, 3):
        put = asyncio.create_task(casino.done(1, *at(SheetPut), sheet(version)))
        assert await on_the_felt(casino, version)
        assert (await put)["version"] == version
