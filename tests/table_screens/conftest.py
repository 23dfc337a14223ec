"""The console's real QML on Qt's off-screen platform, and a real server in a process of its own behind it."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")

import pytest
from PySide6.QtGui import QGuiApplication

from game_server.embedded import ROULETTE, install
from screen_kit.qml.application import Engine, make_application
from tests.qt_loop import Play, qts_loop
from tests.table_screens.house import House

BIG_WHEEL = "big-wheel-melbourne-1"
SYDNEY = "big-wheel-sydney"
TABLES = {**{str(number): ROULETTE for number in range(1, 60)}, "60": BIG_WHEEL, "61": SYDNEY}
"""Enough for each test to have one that nobody has used."""


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
def whole_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all; each test plays at a table nobody has used."""
    folder = tmp_path_factory.mktemp("house")
    database = f"sqlite:///{folder}/house.sqlite"
    installed = asyncio.run(install(database, tables=TABLES, stations=8, period_s=120))
    with (folder / "server.log").open("w") as log:
        server = subprocess.Popen(
            [sys.executable, "-m", "game_server.embedded", database],
            stdout=subprocess.PIPE, stderr=log, text=True, cwd=Path(__file__).parents[2],
        )  # fmt: skip
    try:
        assert server.stdout is not None
        address = server.stdout.readline().strip()
        assert address, (folder / "server.log").read_text()
        yield House(address, folder / "house.sqlite", installed, folder, games=TABLES)
    finally:
        server.terminate()
        server.communicate()


@pytest.fixture
def house(whole_house: House, request: pytest.FixtureRequest) -> Iterator[House]:
    """The house at a fresh table; when the test is over the auditor goes over all the books."""
    whole_house.next_table(getattr(request, "param", ROULETTE))
    yield whole_house
    assert asyncio.run(whole_house.audit()) == []


@pytest.fixture
def play(qapp: QGuiApplication) -> Iterator[Play]:
    """Runs a scenario on Qt's loop, as the console itself runs."""
    with qts_loop(qapp) as play:
        yield play
