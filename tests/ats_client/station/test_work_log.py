"""What technicians did: on the disk at once, told to the server when it answers, also after a restart, and once."""

from __future__ import annotations

from pathlib import Path

import pytest

from ats_client.station.clock import VirtualClock, breathe
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


async def test_no_meter_moves_and_nothing_is_owed(house: LittleHouse, metal: Metal) -> None:
    async with playing(house, metal) as station:
        before = station.credit
        await station.work_log.did("9001", "fed one ticket")
        await breathe(100)
        assert station.owed == 0
        assert station.credit == before
        assert station.meters.tickets_out.count == 0
