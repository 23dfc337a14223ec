"""Somebody who has lost everything simply goes: after a quiet minute the visit is over."""

from __future__ import annotations

import pytest

from ats_client.station.left_behind import AFTER_S
from game_rules.money import Money
from screen_kit.clock import VirtualClock, breathe
from tests.ats_client.station.little_house import LittleHouse
from tests.ats_client.station.playing import playing

ALL = 500
CHIP = Money(ALL)


async def lose_everything(house: LittleHouse, station: object) -> None:
    house.buy_in(ALL)
    house.open_round()
    await breathe()
    station.place("straight-17", CHIP)  # type: ignore[attr-defined]
    await breathe()
    house.close_round()
    await breathe()
    house.settle("3")
    await breathe()


async def pass_seconds(clock: VirtualClock, seconds: float) -> None:
    for _ in range(int(seconds)):
        await clock.advance(1.0)
        await breathe()


async def test_after_a_quiet_minute_the_next_money_opens_a_new_visit() -> None:
    clock = VirtualClock()
    house = LittleHouse(clock)
    async with playing(house) as station:
        await lose_everything(house, station)
        station.choose_language("vi")
        assert station.picture.funds == Money.zero()
        assert station.picture.account is not None
        await pass_seconds(clock, AFTER_S - 5)
        assert station.picture.account is not None, "somebody may be fetching another note"
        await pass_seconds(clock, 10)
        assert station.picture.account is None
        assert station.picture.visits == 1
        assert station.picture.language == ""
        house.buy_in(2000)
        await breathe()
        assert station.picture.account is not None
        assert station.picture.last_spin is None


@pytest.mark.parametrize("sign", ["a touch", "an attendant", "more money"])
async def test_a_player_who_is_still_there_keeps_the_visit(sign: str) -> None:
    clock = VirtualClock()
    house = LittleHouse(clock)
    async with playing(house) as station:
        await lose_everything(house, station)
        await pass_seconds(clock, AFTER_S - 5)
        if sign == "a touch":
            station.place("red", CHIP)
        elif sign == "an attendant":
            station.call_attendant(True)
        else:
            house.buy_in(2000)
        await pass_seconds(clock, 20)
        assert station.picture.account is not None


async def test_chips_on_the_felt_are_a_visit_though_the_balance_is_nothing() -> None:
    clock = VirtualClock()
    house = LittleHouse(clock)
    async with playing(house) as station:
        house.buy_in(ALL)
        house.open_round()
        await breathe()
        station.place("straight-17", CHIP)
        await breathe()
        house.close_round()
        await pass_seconds(clock, AFTER_S + 10)
        assert station.picture.account is not None
