"""How a technician comes in from the player's screen: by a button in plain sight, or from the console; never hidden."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from ats.technician import TechnicianWindow
from ats_client.qml.application import Engine
from ats_client.station.configuration import read_configuration
from ats_client.viewmodels.station_screen import StationScreen
from game_protocol.staff import ChangeService
from game_protocol.station import Service
from game_rules.game import Role
from kiosk.places import Places
from kiosk.workshop import Workshop
from tests.ats_client.qml.player import visible_items
from tests.ats_client.station.real_house import Dealer, RealHouse
from tests.kiosk.test_screens import PATIENCE_S, engine, qapp_cls  # noqa: F401 - fixtures


@dataclass
class Seat:
    workshop: Workshop
    window: QQuickWindow
    engine: Engine

    async def until(self, what: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while not what():
                QGuiApplication.processEvents()
                await asyncio.sleep(0.01)

    def staff(self) -> QQuickItem | None:
        return next((i for i in visible_items(self.window.contentItem()) if i.objectName() == "staff"), None)

    def diagnostics(self) -> QQuickWindow | None:
        return next((window for window in self.engine.windows if window.title() == "Diagnostics"), None)


@pytest.fixture
async def seat(engine: Engine, house: RealHouse, tmp_path: Path) -> AsyncIterator[Seat]:  # noqa: F811 - the fixture
    place = house.installed.station(1)
    key = place.key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    (tmp_path / "station.key").write_bytes(key)
    (tmp_path / "station.toml").write_text(
        f'[server]\nurl = "{house.server}"\n'
        f'[station]\nid = "{place.station_id}"\nkey_file = "station.key"\njournal = "journal.sqlite"\n'
    )
    places = replace(Places(), release_key=tmp_path / "release.pub", current=tmp_path / "none")
    workshop = Workshop(read_configuration(tmp_path / "station.toml"), places)
    screen = StationScreen(workshop.station, translate=engine.speak)
    window = engine.open_window(screen, width=1366, height=768)
    technician = TechnicianWindow(engine, window, screen, workshop, full_screen=False)
    running = asyncio.create_task(workshop.run())
    seat = Seat(workshop, window, engine)
    await seat.until(lambda: workshop.station.picture.link.connected)
    yield seat
    technician.close()
    screen.close()
    engine.close_window(window)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    await workshop.close()


async def test_the_staff_button_stands_there_while_nobody_plays_and_opens_the_sign_in(seat: Seat) -> None:
    await seat.until(lambda: seat.staff() is not None)
    button = seat.staff()
    assert button is not None
    middle = button.mapToScene(QPointF(button.width() / 2, button.height() / 2)).toPoint()
    QTest.mouseClick(seat.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle)
    await seat.until(lambda: seat.diagnostics() is not None)
    shown = seat.diagnostics()
    assert shown is not None
    assert shown.findChild(QQuickItem, "signIn") is not None


async def test_a_player_sees_no_staff_button(seat: Seat, house: RealHouse) -> None:
    await Dealer(house.person(Role.DEALER)).sells(1, 5000)
    await seat.until(lambda: seat.staff() is None)
    assert seat.diagnostics() is None


async def test_put_into_diagnostics_from_the_console_the_station_asks_who_is_there(
    seat: Seat, house: RealHouse
) -> None:
    change = ChangeService(service=Service.DIAGNOSTICS, reason="a noise in the acceptor")
    await house.person(Role.TECHNICIAN).change_service(1, change)
    await seat.until(lambda: seat.diagnostics() is not None)
