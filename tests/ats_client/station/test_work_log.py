"""What technicians did: on the disk at once, told to the server when it answers, also after a restart, and once."""

from __future__ import annotations

from pathlib import Path

import pytest

from game_protocol.errors import NoAnswer
from screen_kit.clock import VirtualClock, breathe
from tests.ats_client.station.little_house import LittleHouse
from tests.ats_client.station.playing import Metal, Power, playing


@pytest.fixture
def house() -> LittleHouse:
    return LittleHouse(VirtualClock(), balance=10_000)


@pytest.fixture
def metal(tmp_path: Path) -> Metal:
    return Metal(tmp_path / "journal.sqlite")


async def test_an_act_is_told_with_who_and_what(house: LittleHouse, metal: Metal) -> None:
    async with playing(house, metal) as station:
        await station.work_log.did("9001", "printed a test ticket", "came out whole", way_back="sealed")
        await breathe(100)
        assert station.unfinished == 0
    (act,) = house.acts
    assert (act.by, act.what, act.detail) == ("9001", "printed a test ticket", "came out whole")
    assert "sealed" not in act.to_json()


async def test_an_act_whose_telling_the_power_cut_short_is_told_after_the_restart(
    house: LittleHouse, metal: Metal
) -> None:
    power = Power()
    async with playing(house, metal, power) as station:
        power.fails_at = len(power.steps) + 2  # written, and then nothing more
        await station.work_log.did("9001", "opened the main door")
        await breathe(100)
    assert house.acts == []
    async with playing(house, metal) as station:
        await breathe(100)
        assert station.unfinished == 0
    assert [act.what for act in house.acts] == ["opened the main door"]


async def test_acts_are_told_in_the_order_they_were_done_though_the_first_is_lost_on_its_way(
    house: LittleHouse, metal: Metal
) -> None:
    lost = []

    async def loses_the_first(what: str) -> None:
        if what == "technician" and not lost:
            lost.append(what)
            raise NoAnswer("lost on the way")

    done = ["entered diagnostics", "cleared the memory", "left diagnostics"]
    async with playing(house, metal) as station:
        house.asked = loses_the_first
        for what in done:
            await station.work_log.did("9001", what)
        await breathe(100)
        assert [act.what for act in house.acts] == []  # the first is waited for
        await house.clock.advance(1.0)
        await breathe(100)
        assert station.unfinished == 0
    assert lost
    assert [act.what for act in house.acts] == done


async def test_what_is_done_later_is_told_too(house: LittleHouse, metal: Metal) -> None:
    async with playing(house, metal) as station:
        for what in ("entered diagnostics", "left diagnostics"):
            await station.work_log.did("9001", what)
            await breathe(100)
            assert house.acts[-1].what == what


async def test_no_meter_moves_and_nothing_is_owed(house: LittleHouse, metal: Metal) -> None:
    async with playing(house, metal) as station:
        before = station.credit
        await station.work_log.did("9001", "fed one ticket")
        await breathe(100)
        assert station.owed == 0
        assert station.credit == before
        assert station.meters.tickets_out.count == 0
