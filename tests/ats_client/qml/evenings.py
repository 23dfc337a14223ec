"""What a real station showed, picture by picture, at a little house: to be shown again through the real QML."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from ats_client.station.picture import Picture
from ats_client.station.station import Station
from screen_kit.clock import VirtualClock, breathe
from tests.ats_client.station.little_house import LittleHouse
from tests.ats_client.station.playing import playing

Look = Callable[[str], Awaitable[None]]
"""Keeps the picture the station shows now, under a name."""
Evening = Callable[[LittleHouse, Station, Look], Awaitable[None]]


def pictures_of(evening: Evening, cents: int = 20_000) -> dict[str, Picture]:
    """The pictures an evening kept, in order. Somebody has bought in, and the first round is open."""
    kept: dict[str, Picture] = {}

    async def play() -> None:
        house = LittleHouse(VirtualClock())
        async with playing(house) as station:
            house.buy_in(cents)
            house.open_round()
            await breathe()

            async def look(name: str) -> None:
                await breathe()
                kept[name] = station.picture

            await evening(house, station, look)

    asyncio.run(play())
    return kept
