"""How a station's start gives way to its table: with the server's first word, and not later than a player can be left
in front of a boot screen."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject
from PySide6.QtQuick import QQuickItem, QQuickWindow

from ats import player_window
from ats.player_window import PlayerWindow
from ats_client.qml.application import open_window, show_station
from ats_client.viewmodels.station_screen import StationScreen
from game_protocol.seat import ChangeService
from game_protocol.station import ConfirmSheet, Service
from game_rules.game import Role
from game_rules.money import Money
from game_server.embedded import Installation
from kiosk.qml.application import put_self_test
from kiosk.viewmodels.self_test import SelfTestScreen
from kiosk.workshop import Workshop
from screen_kit.qml.application import Engine, WindowBroken
from tests.ats_client.station.real_house import Dealer, RealHouse, real_house, shows
from tests.kiosk.hands import configured, not_installed
from tests.qt_loop import Play

PATIENCE_S = 40.0
"""Only a test that has failed waits this long."""


class Floor:
    """The stage for a station's windows; `until` looks again whenever something new can be seen."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.over = asyncio.Event()
        self._news = asyncio.Event()
        self._open, self._put = engine.open, engine.put
        engine.open, engine.put = self._opens, self._puts

    def _opens(self, file: Path, read: Sequence[QObject], **properties: object) -> QQuickWindow:
        window = self._open(file, read, **properties)
        self._news.set()
        return window

    def _puts(self, window: QQuickWindow, file: Path, read: Sequence[QObject], **properties: object) -> QQuickItem:
        item = self._put(window, file, read, **properties)
        self._news.set()
        return item

    def clear(self) -> None:
        self.engine.open, self.engine.put = self._open, self._put
        self.engine.close_windows()

    def end(self) -> None:
        self.over.set()

    def seen(self) -> list[str]:
        """The content of each window: the boot screen, the station, or both; another window by its title."""
        screens = {"Self-test": SelfTestScreen, "Station": StationScreen}
        return [
            " over ".join(name for name, kind in screens.items() if window.findChild(kind) is not None)
            or window.title()
            for window in self.engine.windows
        ]

    def shown(self) -> str:
        """The screen that the player's window shows, or empty."""
        screens = [window.findChild(StationScreen) for window in self.engine.windows]
        return next((screen.screen for screen in screens if screen is not None), "")

    async def until_seen(self, what: str) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while what not in self.seen():
                self._news.clear()
                await self._news.wait()


@dataclass
class Starting:
    floor: Floor
    workshop: Workshop
    window: PlayerWindow


@asynccontextmanager
async def starting(engine: Engine, house: RealHouse, folder: Path) -> AsyncIterator[Starting]:
    """Starts at the moment when the self-test has passed."""
    workshop = Workshop(configured(house, folder), not_installed(folder))
    floor = Floor(engine)
    shown_in = open_window(engine)
    boot_screen = put_self_test(engine, shown_in, SelfTestScreen())
    window = PlayerWindow(floor, workshop, shown_in, boot_screen, full_screen=False, diagnostics=False)
    running = asyncio.create_task(workshop.run())
    try:
        yield Starting(floor, workshop, window)
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await workshop.close()
        floor.clear()


def test_the_boot_screen_stays_until_the_first_word_and_the_table_comes_in_its_place(
    engine: Engine, installed: Installation, tmp_path: Path, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    first: list[str] = []

    def watched(engine: Engine, window: QQuickWindow, screen: StationScreen, video: str = "") -> None:
        first.append(screen.screen)
        show_station(engine, window, screen, video)

    monkeypatch.setattr(player_window, "show_station", watched)

    async def scenario() -> None:
        async with real_house(installed, tmp_path) as house, starting(engine, house, tmp_path) as start:
            assert start.floor.seen() == ["Self-test"]
            await start.floor.until_seen("Station")
            assert start.floor.seen() == ["Station"]
            start.window.close()

    play(scenario())
    assert first == ["attract"]  # never a screen that only says "connecting"


def test_no_sheet_is_confirmed_before_a_screen_has_it(
    engine: Engine, installed: Installation, tmp_path: Path, play: Play
) -> None:
    async def bets_and_loses_power(house: RealHouse) -> None:
        dealer = Dealer(house.person(Role.DEALER))
        await dealer.sells(1, 10_000)
        async with house.station() as before:
            await dealer.opens()
            await shows(before, lambda picture: picture.account is not None and before.seconds_left() > 0)
            before.place("red", Money(500))
            await shows(before, lambda picture: picture.acknowledged is not None and bool(picture.acknowledged.wagers))
        await dealer.closes()

    async def scenario() -> None:
        async with real_house(installed, tmp_path) as house:
            await bets_and_loses_power(house)
            async with starting(engine, house, tmp_path) as start:
                seen_when_confirmed: asyncio.Future[str] = asyncio.get_running_loop().create_future()
                link: Any = start.workshop.station._link
                do = link.do

                async def overheard(act: Any) -> Any:
                    if isinstance(act, ConfirmSheet) and not seen_when_confirmed.done():
                        seen_when_confirmed.set_result(start.floor.shown())
                    return await do(act)

                link.do = overheard
                async with asyncio.timeout(PATIENCE_S):
                    assert await seen_when_confirmed == "game"
                start.window.close()

    play(scenario())


def test_a_server_that_says_nothing_is_not_waited_for_on_the_boot_screen(
    engine: Engine, installed: Installation, tmp_path: Path, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player_window, "FIRST_WORD_S", 0.01)

    async def scenario() -> None:
        nobody = RealHouse("http://127.0.0.1:1", installed)
        async with starting(engine, nobody, tmp_path) as start:
            await start.floor.until_seen("Station")
            assert start.floor.seen() == ["Station"]
            assert start.floor.shown() == "connecting"
            start.window.close()

    play(scenario())


def test_a_station_that_nobody_could_see_ends(
    engine: Engine, installed: Installation, tmp_path: Path, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_engine: Engine, _window: QQuickWindow, _screen: StationScreen, _video: str = "") -> None:
        raise WindowBroken("a file is missing")

    monkeypatch.setattr(player_window, "show_station", broken)

    async def scenario() -> None:
        async with real_house(installed, tmp_path) as house, starting(engine, house, tmp_path) as start:
            async with asyncio.timeout(PATIENCE_S):
                await start.floor.over.wait()
            with pytest.raises(WindowBroken, match="a file is missing"):
                start.window.close()

    play(scenario())


def test_a_station_that_starts_in_diagnostics_asks_who_is_there(
    engine: Engine, installed: Installation, tmp_path: Path, play: Play
) -> None:
    async def scenario() -> None:
        async with real_house(installed, tmp_path) as house:
            change = ChangeService(table="1", station=1, service=Service.DIAGNOSTICS, reason="a noise in the acceptor")
            await house.person(Role.TECHNICIAN).do(change)
            async with starting(engine, house, tmp_path) as start:
                await start.floor.until_seen("Diagnostics")
                start.window.close()

    play(scenario())


def test_a_station_that_is_ended_before_the_first_word_opens_no_window_any_more(
    engine: Engine, installed: Installation, tmp_path: Path, play: Play
) -> None:
    async def scenario() -> None:
        async with real_house(installed, tmp_path) as house, starting(engine, house, tmp_path) as start:
            start.window.close()
            await shows(start.workshop.station, lambda picture: picture.game is not None)
            assert start.floor.seen() == ["Self-test"]

    play(scenario())
