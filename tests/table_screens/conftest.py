"""The console's real QML on Qt's off-screen platform, and a real server in a process of its own behind it."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")

import pytest
import qasync
from PySide6.QtGui import QGuiApplication

from ats_client.qml.application import Engine, make_application
from game_server.embedded import ROULETTE, install
from tests.table_screens.house import House

BIG_WHEEL = "big-wheel-melbourne-1"
TABLES = {**{str(number): ROULETTE for number in range(1, 30)}, "30": BIG_WHEEL}
PATIENCE_S = 90.0
"""Only a test that has failed waits so long."""

Play = Callable[[Coroutine[Any, Any, None]], None]


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
        yield House(address, folder / "house.sqlite", installed, folder)
    finally:
        server.terminate()
        server.communicate()


@pytest.fixture
def house(whole_house: House, request: pytest.FixtureRequest) -> Iterator[House]:
    """The house at a fresh table; when the test is over the auditor goes over all the books."""
    game = getattr(request, "param", ROULETTE)
    whole_house.next_table(BIG_WHEEL if game == BIG_WHEEL else ROULETTE)
    yield whole_house
    assert asyncio.run(whole_house.audit()) == []


@pytest.fixture
def play(qapp: QGuiApplication) -> Iterator[Play]:
    """Runs a scenario on Qt's loop, as the console itself runs."""
    qapp.setQuitOnLastWindowClosed(False)
    loop = qasync.QEventLoop(qapp)
    hooks = sys.get_asyncgen_hooks()
    sys.set_asyncgen_hooks(finalizer=lambda stream: loop.call_soon_threadsafe(loop.create_task, stream.aclose()))

    def run(scenario: Coroutine[Any, Any, None]) -> None:
        loop.run_until_complete(asyncio.wait_for(scenario, PATIENCE_S))

    asyncio.set_event_loop(loop)
    with loop:
        yield run
    asyncio.set_event_loop(None)
    sys.set_asyncgen_hooks(*hooks)
