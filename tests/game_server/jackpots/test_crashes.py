"""A crash between any two steps: the transaction is cut at every single statement, and then the round goes on.

What is cut off is as if it had never begun; what is asked again is done once; and afterwards everything adds up.
"""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from game_protocol.jackpot_office import (
    AnnounceJackpotChange,
    CarryOutJackpotChange,
    ChangeKind,
    JackpotChange,
    JackpotGroup,
    OpenJackpot,
    SetJackpotGroup,
)
from game_protocol.jackpots import PrizeState
from game_protocol.problems import Problem
from game_server.chance import SystemChance
from game_server.refusals import Refusal
from tests.game_server.hand_clock import HandClock
from tests.game_server.jackpots.casino import PIT_BOSS, Casino, casino_on, refused
from tests.game_server.jackpots.kinds import mystery, progressive
from tests.game_server.real_table import ROULETTE, install
from tests.postgres import Cluster

RED = {"red": 10_000}
Log = pytest.LogCaptureFixture


class Cut:
    """Cuts the power at the n-th statement that writes; `reached` says whether there was one."""

    def __init__(self, casino: Casino, at: int) -> None:
        self._engine = casino.house.database._writing.sync_engine  # the one engine that writes
        self._left = at
        self.reached = False

    def __enter__(self) -> Cut:
        event.listen(self._engine, "before_cursor_execute", self._before)
        return self

    def __exit__(self, *_error: object) -> None:
        event.remove(self._engine, "before_cursor_execute", self._before)

    def _before(self, _c: Any, _cursor: Any, statement: str, _p: Any, _context: Any, _many: bool) -> None:
        if self.reached or not statement.lstrip().upper().startswith(("INSERT", "UPDATE", "DELETE")):
            return
        if self._left == 0:
            self.reached = True
            raise OperationalError(statement, {}, Exception("the power failed here"))
        self._left -= 1


async def cut_everywhere(
    casino: Casino, caplog: Log, act: Callable[[], Awaitable[object]], unchanged: Callable[[], Awaitable[object]]
) -> int:
    """Asks for something with the power cut at its first statement, its second, and so on, until it gets through."""
    for at in range(200):
        before = await unchanged()
        with Cut(casino, at) as cut:
            try:
                await act()
            except (Refusal, OperationalError):
                assert cut.reached
        caplog.clear()
        if not cut.reached:
            return at
        await came_back(casino)
        assert await unchanged() == before, f"cut at statement {at}"
    raise AssertionError("it never got through")


async def came_back(casino: Casino) -> None:
    """The writers have read their state anew."""
    for table in casino.tables.values():
        await table.writer.present.wait()


async def test_a_settlement_with_a_prize_is_whole_or_not_at_all(casino: Casino, caplog: Log) -> None:
    await casino.offer("m", mystery(rate="1"), "1")
    await casino.offer("p", progressive(), "1")
    await casino.hide("m", 50_060)
    number = await casino.wager("1", {1: RED, 2: RED})

    async def picture() -> object:
        return await casino.amount("m"), await casino.amount("p"), await casino.prizes(), await casino.balance("1", 1)

    steps = await cut_everywhere(casino, caplog, lambda: casino.settle("1", number, "1"), picture)
    assert steps > 10, "events, rounds, sheets, ledger, two meters, contributions and a prize"
    assert await casino.amount("p") == 120_100
    assert [prize.amount for prize in await casino.prizes()] == [50_060]
    await casino.adds_up()


async def test_a_confirmation_pays_once(casino: Casino, caplog: Log) -> None:
    await casino.offer("m", mystery(rate="1"), "1")
    await casino.hide("m", 50_060)
    await casino.play("1", {1: RED})
    (prize,) = await casino.prizes()
    before = await casino.balance("1", 1)

    async def picture() -> object:
        return await casino.balance("1", 1), await casino.prizes(), await casino.account("jackpot-prize:m")

    await cut_everywhere(casino, caplog, lambda: casino.confirm(prize), picture)
    assert await casino.balance("1", 1) == before + 50_060
    await casino.adds_up()


async def test_a_void_round_gives_back_once(casino: Casino, caplog: Log) -> None:
    await casino.offer("m", mystery(rate="1"), "1")
    await casino.hide("m", 50_060)
    number = await casino.play("1", {1: RED})

    async def picture() -> object:
        return await casino.amount("m"), await casino.prizes()

    await cut_everywhere(casino, caplog, lambda: casino.void("1", number), picture)
    assert await casino.amount("m") == 50_100
    await casino.adds_up()


async def test_a_closure_moves_the_value_once(casino: Casino, caplog: Log) -> None:
    await casino.offer("old", progressive(), "1")
    await casino.offer("new", progressive(), "1")
    asked = JackpotChange(kind=ChangeKind.CLOSE, jackpot="old", to=["new"], minutes=0)
    announced = await casino.changes.announce_jackpot_change(AnnounceJackpotChange(what=asked), PIT_BOSS)
    await casino.house.jackpots.boards.refresh()

    async def picture() -> object:
        return await casino.amount("old"), await casino.amount("new")

    await cut_everywhere(
        casino,
        caplog,
        lambda: casino.changes.carry_out_jackpot_change(CarryOutJackpotChange(change=announced.change), PIT_BOSS),
        picture,
    )
    assert await picture() == (0, 240_000)
    await casino.adds_up()


async def test_a_prize_waits_over_a_restart(installed: Path, tmp_path: Path) -> None:
    shutil.copy(installed, tmp_path / "ats.db")
    url, clock = f"sqlite:///{tmp_path / 'ats.db'}", HandClock()
    async with casino_on(url, tmp_path, clock=clock) as casino:
        await casino.offer("m", mystery(rate="1"), "1")
        await casino.hide("m", 50_060)
        await casino.play("1", {1: RED})
        before = await casino.balance("1", 1)
    async with casino_on(url, tmp_path, SystemChance(), clock=clock) as casino:
        (prize,) = await casino.prizes()
        assert prize.state is PrizeState.WON
        await casino.table("1").open()
        await refused(Problem.FROZEN, casino.table("1").put(1, RED))
        await casino.confirm(prize)
        assert await casino.balance("1", 1) == before + 50_060
        await casino.adds_up()


async def test_a_linked_jackpot_over_two_server_processes(postgres: Cluster, tmp_path: Path) -> None:
    """Two houses with their own connections, each the owner of one table, settle at the same time."""
    url, clock = postgres.new_database(), HandClock()
    await install(url, {"1": ROULETTE})
    async with casino_on(url, tmp_path, SystemChance(), clock=clock) as here:
        await install(url, {"2": ROULETTE})
        async with casino_on(url, tmp_path, SystemChance(), clock=clock) as there:
            assert (here.house.floor.owned, there.house.floor.owned) == (["1"], ["2"])
            for casino, table in ((here, "1"), (there, "2")):
                for station in (1, 2, 3):
                    await casino.table(table).buy_in(station, 1_000_000)
            await put_up_everywhere(here, there)

            async def evening(casino: Casino, table: str) -> None:
                for _ in range(10):
                    await casino.play(table, {1: RED, 2: RED, 3: RED})
                    for prize in await casino.prizes():
                        if prize.table == table:
                            await casino.confirm(prize)

            await asyncio.gather(evening(here, "1"), evening(there, "2"))
            (made,) = (await here.house.jackpots.reconciliations()).jackpots
            kept = made.reserve + made.received
            assert made.contributed + kept == 2 * 10 * 3 * 10_000 * 10_000, "every wager of both tables, once"
            await here.house.jackpots.boards.refresh()
            await there.house.jackpots.boards.refresh()
            boards = [casino.house.jackpots.boards.now(table) for casino, table in ((here, "1"), (there, "2"))]
            assert boards[0].meters[0].amount == boards[1].meters[0].amount == made.meter // 1_000_000
            await here.adds_up()


async def put_up_everywhere(here: Casino, there: Casino) -> None:
    """A sign announced at one process is put up by the other at the table it owns."""
    await here.office.open_jackpot(
        OpenJackpot(jackpot="link", parameters=mystery(rate="1", must_hit_by=50_500)), PIT_BOSS
    )
    await here.office.set_jackpot_group(
        SetJackpotGroup(group=JackpotGroup(group="both", name="Both", tables=["1", "2"])), PIT_BOSS
    )
    asked = JackpotChange(kind=ChangeKind.ADD, jackpot="link", group="both", minutes=0)
    announced = await here.changes.announce_jackpot_change(AnnounceJackpotChange(what=asked), PIT_BOSS)
    await here.house.jackpots.boards.refresh()
    refusal = await refused(
        Problem.NOTICE_NEEDED,
        here.changes.carry_out_jackpot_change(CarryOutJackpotChange(change=announced.change), PIT_BOSS),
    )
    assert refusal.refused.detail["table"] == "2"
    await there.house.jackpots.boards.refresh()
    await here.changes.carry_out_jackpot_change(CarryOutJackpotChange(change=announced.change), PIT_BOSS)
