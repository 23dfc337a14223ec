"""How a technician comes in from the player's screen: by a visible button, or from the console; never hidden."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtQuick import QQuickItem, QQuickWindow

from ats.technician import TechnicianWindow
from ats_client.qml.application import open_window, show_station
from ats_client.viewmodels.station_screen import StationScreen
from game_protocol.seat import ChangeService
from game_protocol.station import Service
from game_rules.game import Role
from game_server.embedded import Installation
from kiosk.workshop import Workshop
from screen_kit.qml.application import Engine
from tests.ats_client.station.real_house import Dealer, RealHouse, real_house
from tests.kiosk.hands import Eyes, configured, not_installed
from tests.qt_loop import Play


@dataclass
class Seat:
    """A station's own window, as a person in front of it sees it."""

    eyes: Eyes
    engine: Engine
    house: RealHouse

    def diagnostics(self) -> QQuickWindow | None:
        return next((window for window in self.engine.windows if window.title() == "Diagnostics"), None)


@asynccontextmanager
async def seat(engine: Engine, house: RealHouse, folder: Path) -> AsyncIterator[Seat]:
    workshop = Workshop(configured(house, folder), not_installed(folder))
    screen = StationScreen(workshop.station, translate=engine.speak)
    window = open_window(engine, width=1366, height=768)
    show_station(engine, window, screen)
    technician = TechnicianWindow(engine, window, screen, workshop, full_screen=False)
    running = asyncio.create_task(workshop.run())
    eyes = Eyes(window)
    stop = workshop.station.watch(lambda _picture: eyes.news.set())
    try:
        await eyes.until(lambda: workshop.station.picture.link.connected, "the link")
        yield Seat(eyes, engine, house)
    finally:
        stop()
        technician.close()
        screen.close()
        engine.close_window(window)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await workshop.close()


def at_the_seat(
    scenario: Callable[[Seat], Coroutine[Any, Any, None]],
) -> Callable[[Engine, Installation, Path, Play], None]:
    def test(engine: Engine, installed: Installation, tmp_path: Path, play: Play) -> None:
        async def whole() -> None:
            async with real_house(installed, tmp_path) as house, seat(engine, house, tmp_path) as here:
                await scenario(here)

        play(whole())

    return test


@at_the_seat
async def test_the_staff_button_stands_there_while_nobody_plays_and_opens_the_sign_in(seat: Seat) -> None:
    await seat.eyes.tap("staff")
    await seat.eyes.until(lambda: seat.diagnostics() is not None, "diagnostics")
    shown = seat.diagnostics()
    assert shown is not None
    assert shown.findChild(QQuickItem, "signIn") is not None


@at_the_seat
async def test_a_player_sees_no_staff_button(seat: Seat) -> None:
    await seat.eyes.until(lambda: seat.eyes.item("staff") is not None, "the button")
    await Dealer(seat.house.person(Role.DEALER)).sells(1, 5000)
    await seat.eyes.until(lambda: seat.eyes.item("staff") is None, "no button")
    assert seat.diagnostics() is None


@at_the_seat
async def test_put_into_diagnostics_from_the_console_the_station_asks_who_is_there(seat: Seat) -> None:
    change = ChangeService(table="1", station=1, service=Service.DIAGNOSTICS, reason="a noise in the acceptor")
    await seat.house.person(Role.TECHNICIAN).do(change)
    await seat.eyes.until(lambda: seat.diagnostics() is not None, "diagnostics")
