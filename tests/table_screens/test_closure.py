"""A table of Rapid Roulette closes (RR 12.7): the sign for twenty minutes, the last spin, the money, the end."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from ats_client.station.picture import StationState
from game_rules.game import Role
from game_rules.money import Money
from screen_kit.qml.application import Engine
from tests.qt_loop import Play
from tests.table_screens.dealer import dealing
from tests.table_screens.leaping_house import LeapingHouse, leaping_house
from tests.table_screens.test_evening import bet_and_wait


@pytest.fixture
def house(tmp_path: Path) -> Iterator[LeapingHouse]:
    with leaping_house(tmp_path) as house:
        yield house
        assert asyncio.run(house.audit()) == []


def test_rule_12_7_a_table_with_players_closes_after_its_sign_has_stood_twenty_minutes(
    engine: Engine, house: LeapingHouse, play: Play
) -> None:
    async def evening() -> None:
        async with house.player(1) as player:
            async with dealing(engine, house) as dealer:
                await dealer.buys_in(1, "100")
                await dealer.tap("tab-table")
                await dealer.tap("close-table")
                await dealer.confirms("reason-0")
                await dealer.until_sees("This needs a pit boss (rule 12.7).")
                await dealer.allows(Role.PIT_BOSS)
                await dealer.until_sees("A sign must be shown for 20 minutes first (rule 12.7)")
                await dealer.tap("dismiss")
                await dealer.tap("announce-closing")
                await dealer.until_sees("It may close after 20 minutes.")
                await dealer.confirms()
                await dealer.allows(Role.PIT_BOSS)
                await dealer.until(lambda: player.picture.notices, "the sign stands on the station")
                await dealer.until_sees("19 min")
            house.leap(19)  # the dealer is relieved; the game goes on under the sign
            async with dealing(engine, house) as dealer:
                await dealer.opens_round()
                await bet_and_wait(dealer, 1, player, ("red", 1_000))
                await dealer.closes_round()
                await dealer.enters("1")
                await dealer.tap("tab-table")
                await dealer.until_sees("0 min")
                await dealer.tap("carry-out-1")
                await dealer.until_sees("The notice has not hung long enough: 0 min")
                assert not house.journal("table-closed")
            house.leap(1)
            async with dealing(engine, house) as dealer:
                await dealer.tap("tab-table")
                await dealer.until_sees("Shown long enough")
                await dealer.tap("carry-out-1")
                await dealer.confirms("reason-1")
                await dealer.allows(Role.PIT_BOSS)
                await dealer.until_sees("Open table …")
                assert not player.picture.notices, "the sign went with the closure"
                await dealer.goes_to_station(1)  # the player's money is the player's
                await dealer.tap("pay-out")
                await dealer.until_sees("110.00")
                await dealer.confirms()
                await dealer.until(lambda: player.picture.state is StationState.IDLE, "the account is closed")

    play(evening())
    announced, *_, taken_down = house.journal("sign-changed")
    (notice,) = announced.body["event"]["notices"]
    assert (notice["kind"], notice["due_ms"] - notice["since_ms"]) == ("closing", 20 * 60_000)
    assert announced.by == "staff 1001, allowed by 3001"
    assert taken_down.body["event"]["notices"] == []
    (closed,) = house.journal("table-closed")
    assert (closed.by, closed.body["event"]["reason"]) == ("staff 1001, allowed by 3001", "The notice has been shown")
    assert house.account("player") == Money.zero()
    assert house.account("house") == Money(-1_000), "red paid one to one"
    assert house.total() == Money.zero()
