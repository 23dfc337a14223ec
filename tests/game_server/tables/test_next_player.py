"""A player leaves during the wagering period, and the next one sits down before it ends."""

from __future__ import annotations

from game_protocol.rounds import EnterOutcome, OpenRound, ReadOutcome
from game_protocol.seat import BuyIn, PayOut
from game_protocol.station import LookAtStation, SheetPut
from game_protocol.station_client import StationClient
from game_server.audit import audit
from game_server.embedded import install
from tests.dealing import no_more_bets
from tests.game_server.evening import SERVER, reopened
from tests.game_server.hand_clock import HandClock


async def test_the_wagers_of_the_next_player_are_the_next_player_s(sqlite_url: str) -> None:
    house = await install(sqlite_url, stations=1)
    station = house.station(1)
    async with (
        reopened(sqlite_url, HandClock()) as opened,
        StationClient(SERVER, station.station_id, station.key, transport=opened.transport) as player,
    ):
        boss = opened.boss
        await boss.do(BuyIn(table=boss.table, station=1, id="first", amount=100_00))
        await boss.do(OpenRound(table=boss.table))
        await player.do(SheetPut(round=1, version=1, wagers={"red": 10_00}))
        assert (
            await boss.do(PayOut(table=boss.table, station=1, id="first-out"))
        ).amount == 100_00  # the chips came back first (RR 6.6)
        await boss.do(BuyIn(table=boss.table, station=1, id="second", amount=50_00))
        await player.do(SheetPut(round=1, version=2, wagers={"black": 5_00}))
        await no_more_bets(boss, 1)
        opened.clock.advance(1_000)
        await boss.do(ReadOutcome(table=boss.table, round=1, outcome="2"))
        await boss.do(EnterOutcome(table=boss.table, round=1, outcome="2"))
        account = (await player.do(LookAtStation())).account
        assert account is not None
        assert account.balance == 55_00  # RR 7.1: 2 is black, 1 to 1
        assert (await audit(opened.app.state.house.database)).problems == []
