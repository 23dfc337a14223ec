"""The rounds of a visit, looked back at: how each ended is what happened to it, in every book."""

from __future__ import annotations

from pathlib import Path

from game_protocol.rounds import InvalidateRound, VoidCause, VoidWagers
from game_protocol.seat import PayOut
from game_server.audit.run import audit
from game_server.storage.database import Database
from game_server.tables import accounts, voids
from game_server.tables.recall import recall_of
from game_server.tables.work import Needs
from tests.game_server.hand_clock import HandClock
from tests.game_server.real_table import RealTable, install, opened


async def test_bwm_9_4_a_game_disrupted_is_void_and_not_corrected(tmp_path: Path) -> None:
    """9.4 is the correction of an outcome in RR, and a disruption in BWM."""
    url = f"sqlite:///{tmp_path}/house.sqlite"
    await install(url, tables={"1": "big-wheel-melbourne-1"})
    clock = HandClock()
    async with opened(url, clock) as house:
        table = RealTable(house, clock)
        await table.buy_in(1, 10_000)
        number = await table.open()
        await table.put(1, {"symbol-A": 1000})
        await table.close()
        asked = InvalidateRound(table="1", round=number, cause=VoidCause.DISRUPTION, reason="a brawl")
        ended = await table.ask(voids.invalidate_round, asked)
        assert ended.rule == "9.4"
        async with house.database.reading() as connection:
            (round_,) = (await recall_of(connection, "1", 1)).rounds
        assert (round_.ended, round_.returned) == ("void", 1000)


async def test_rr_12_2_1_wagers_void_after_settlement_pass_the_audit_also_when_the_player_has_left(
    tmp_path: Path,
) -> None:
    url = f"sqlite:///{tmp_path}/house.sqlite"
    await install(url)
    clock = HandClock()
    async with opened(url, clock) as house:
        table = RealTable(house, clock)
        numbers = []
        for outcome in ("17", "18"):
            await table.buy_in(1, 10_000)
            numbers.append(await table.open())
            await table.put(1, {"straight-17": 1000})
            await table.close()
            clock.advance(1_000)
            await table.settle(outcome)
        await table.ask(accounts.pay_out, PayOut(table="1", station=1, id="out"))
        asked = VoidWagers(table="1", station=1, round=numbers[0], malfunction=False, reason="a device")
        await table.ask(voids.void_wagers, asked, needs=Needs(round=numbers[0]))
    database = Database(url)
    assert (await audit(database)).problems == []
    await database.dispose()
