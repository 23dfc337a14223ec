"""The real QML on Qt's off-screen platform, with the software renderer that stations use."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")

import pytest
from PySide6.QtGui import QGuiApplication, QPointingDevice
from PySide6.QtTest import QTest

from ats_client.station.picture import Picture
from screen_kit.qml.application import Engine, make_application
from tests.ats_client.pictures import picture
from tests.ats_client.qml.player import Player

SitDown = Callable[..., Player]


@pytest.fixture(scope="session")
def qapp_cls() -> type[QGuiApplication]:
    return QGuiApplication


@pytest.fixture(scope="session")
def engine(qapp: QGuiApplication) -> Iterator[Engine]:
    make_application(["test"])
    engine = Engine()
    yield engine
    engine.close_windows()


@pytest.fixture(scope="session")
def touch_screen(qapp: QGuiApplication) -> QPointingDevice:
    return QTest.createTouchDevice()


@pytest.fixture
def sit_down(engine: Engine, touch_screen: QPointingDevice) -> Iterator[SitDown]:
    """Opens a station's window on a picture; by default an open table with 1,465.00 and nothing on the felt."""
    players: list[Player] = []

    def open_(
        shown: Picture | None = None, size: tuple[int, int] = (1920, 1080), seconds: float = 18.0, video: str = ""
    ) -> Player:
        players.append(Player(engine, touch_screen, shown or picture(), size, seconds, video))
        return players[-1]

    yield open_
    for player in players:
        player.screen.close()
    engine.theme.setProperty("highContrast", False)
    engine.speak("en")
    engine.close_windows()
