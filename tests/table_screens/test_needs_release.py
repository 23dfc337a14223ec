"""Console and displays that do not understand their server say which release they need, on the screen itself."""

from __future__ import annotations

import asyncio
from random import SystemRandom

import pytest
from PySide6.QtQuick import QQuickWindow

from game_protocol.jackpot_client import JackpotBoard
from game_rules.game import Role
from screen_kit.clock import MachineClock
from screen_kit.qml.application import Engine
from table_screens.display_link import DisplayLink
from table_screens.jackpot_display.follower import MeterFollower
from table_screens.qml.application import open_console, open_jackpot_display, open_winning_number
from table_screens.viewmodels.console_screen import ConsoleScreen
from table_screens.viewmodels.jackpot_display import JackpotDisplay
from table_screens.viewmodels.winning_number import WinningNumber
from table_screens.winning_number.follower import TableFollower
from tests.game_protocol.other_release import THEIRS, AnotherProtocol
from tests.qt_loop import Play
from tests.table_screens.dealer import at_the_console, visible
from tests.table_screens.house import House
from tests.table_screens.paper_console import PaperConsole, picture

PATIENCE_S = 20.0
NEEDS = f"This screen needs release {THEIRS}."


def texts(window: QQuickWindow) -> set[str]:
    return {str(item.property("text")) for item in visible(window.contentItem())}


def test_a_console_of_another_protocol_says_it_where_a_dealer_signs_in(
    engine: Engine, house: House, play: Play
) -> None:
    async def scenario() -> None:
        async with at_the_console(engine, house, AnotherProtocol()) as dealer:
            await dealer.signs_in(Role.DEALER)
            await dealer.until_sees(NEEDS)

    play(scenario())


def test_a_console_whose_server_was_upgraded_says_it_beside_the_link(engine: Engine) -> None:
    screen = ConsoleScreen(PaperConsole(picture(connected=False, needed_release=THEIRS)))
    window = open_console(engine, screen)
    try:
        assert NEEDS in texts(window)
    finally:
        screen.close()
        engine.close_window(window)


@pytest.mark.parametrize("display", ["winning number", "jackpots"])
def test_a_display_of_another_protocol_says_it_to_all_who_look_up(
    engine: Engine, house: House, play: Play, display: str
) -> None:
    async def scenario() -> None:
        if display == "winning number":
            link = DisplayLink(house.server, house.table, transport=AnotherProtocol())
            follower = TableFollower(link, MachineClock(), SystemRandom())
            screen = WinningNumber(follower)
            window = open_winning_number(engine, screen)
        else:
            link = JackpotBoard(house.server, house.table, transport=AnotherProtocol())
            follower = MeterFollower(link, MachineClock(), SystemRandom())
            screen = JackpotDisplay(follower)
            window = open_jackpot_display(engine, screen)
        said = asyncio.Event()
        screen.changed.connect(lambda: said.set() if screen.needsRelease else None)
        running = asyncio.create_task(follower.run())
        try:
            async with asyncio.timeout(PATIENCE_S):
                await said.wait()
            assert NEEDS in texts(window)
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            await link.aclose()
            screen.close()
            engine.close_window(window)

    play(scenario())
