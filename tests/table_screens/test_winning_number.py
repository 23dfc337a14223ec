"""The winning number display: a pure follower that shows a result only once it is confirmed (RR 5.5, 9.6)."""

from __future__ import annotations

import asyncio
from random import SystemRandom

from PySide6.QtCore import QObject

from game_protocol.table import Phase, Spin
from game_rules.library import load_game
from screen_kit.clock import MachineClock
from screen_kit.qml.application import Engine
from screen_kit.viewmodels.words import Words
from table_screens.display_link import DisplayLink
from table_screens.qml.application import open_winning_number
from table_screens.viewmodels.winning_number import WinningNumber, statistics
from table_screens.winning_number.follower import TableFollower
from tests.qt_loop import Play
from tests.table_screens.dealer import dealing, visible
from tests.table_screens.house import House
from tests.table_screens.paper_console import table
from tests.table_screens.paper_displays import PaperFollower


def spins(*outcomes: str) -> list[Spin]:
    return [Spin(round=100 - place, outcome=outcome) for place, outcome in enumerate(outcomes)]


def test_a_zero_is_neither_red_nor_black_neither_even_nor_odd() -> None:
    """RR 7.3; and how many spins were counted is always said."""
    game = load_game("rapid-roulette-double-zero")
    sample, counts = statistics(game, spins("0", "00", "17", "32", "2"), Words())
    assert sample == "Last 5 spins"
    assert dict(counts) == {"Red": "1", "Black": "2", "Even": "2", "Odd": "1", "Zero": "2"}


def test_a_wheel_with_many_symbols_counts_only_the_most_frequent() -> None:
    game = load_game("big-wheel-melbourne-2")
    _, counts = statistics(game, spins("A", "A", "A", *"BBCDEFGHI"), Words())
    assert counts[:2] == (("Moon", "3"), ("Wave", "2"))
    assert len(counts) == 7


def test_a_display_started_during_a_no_spin_says_why_in_the_books_words(qapp: QObject) -> None:
    """The table as a whole names the reason by its key, the news of it by its words."""
    for told in ("ball-left-wheel", load_game("rapid-roulette-single-zero").no_spin_reasons["ball-left-wheel"].text):
        screen = WinningNumber(PaperFollower(table(phase=Phase.NO_SPIN, deadline_ms=None, no_spin_reason=told)))
        assert screen.detail == "The ball left the wheel"
        screen.close()


def test_a_wheel_games_result_is_the_symbol_that_players_know(engine: Engine) -> None:
    told = table("money-wheel-perth", phase=Phase.SETTLED, outcome="F", history=spins("F", "A"), deadline_ms=None)
    screen = WinningNumber(PaperFollower(told))
    window = open_winning_number(engine, screen)
    words = {str(item.property("text")) for item in visible(window.contentItem()) if item.property("text")}
    assert "Sun" in words
    assert not {"F", "A"} & words
    assert (screen.picture, screen.name) == ("sun", "Sun")
    screen.close()
    engine.close_windows()


def test_the_display_follows_a_round_and_tells_nothing_before_it_is_confirmed(
    engine: Engine, house: House, play: Play
) -> None:
    async def scenario() -> None:
        async with DisplayLink(house.server, house.table) as link:
            follower = TableFollower(link, MachineClock(), SystemRandom())
            screen = WinningNumber(follower)
            window = open_winning_number(engine, screen)

            def texts() -> list[str]:
                return [str(item.property("text")) for item in visible(window.contentItem())]

            running = asyncio.create_task(follower.run())
            async with dealing(engine, house) as dealer:
                await dealer.opens_round()
                await dealer.until(lambda: "Place your bets" in texts(), "the display shows the period")
                await dealer.closes_round()
                await dealer.until(lambda: "No more bets" in texts(), "the display shows that it is over")
                await dealer.tap("number-26")
                await dealer.until_sees("Enter 26 black as the result of round 1.")
                assert "26 black" not in texts()
                await dealer.confirms()
                await dealer.until(lambda: "26 black" in texts() and "Winning number" in texts(), "the result")
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            screen.close()
            engine.close_window(window)

    play(scenario())
    assert [event.body["event"]["outcome"] for event in house.journal("round-settled")] == ["26"]
