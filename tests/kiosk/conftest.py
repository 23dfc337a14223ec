"""A real server with its data, copied fresh for each test; and Qt's own loop for tests with a window."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")

import pytest
from PySide6.QtGui import QGuiApplication, QPointingDevice
from PySide6.QtTest import QTest

from game_server.embedded import Installation
from screen_kit.qml.application import Engine, make_application
from tests.ats_client.station.real_house import RealHouse, installation, real_house
from tests.qt_loop import Play, qts_loop


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
def play(qapp: QGuiApplication) -> Iterator[Play]:
    """Runs a scenario on Qt's loop, as the station does."""
    with qts_loop(qapp) as play:
        yield play


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installation:
    # In a thread: a test's loop may be running when it asks for a session's fixture.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(installation, tmp_path_factory.mktemp("installed"), 2).result()


@pytest.fixture
async def house(installed: Installation, tmp_path: Path) -> AsyncIterator[RealHouse]:
    async with real_house(installed, tmp_path) as house:
        yield house
    await asyncio.sleep(0)
