"""A request for a higher role waits beside the game, and no card takes the round from the dealer."""

from __future__ import annotations

from game_rules.game import Role
from screen_kit.qml.application import Engine
from table_screens.wheel.source import BallFalling
from tests.qt_loop import Play
from tests.table_screens.dealer import Dealer, dealing
from tests.table_screens.house import House


async def asks_to_close_the_table(dealer: Dealer) -> None:
    await dealer.tap("tab-table")
    await dealer.tap("announce-closing")
    await dealer.confirms()
    await dealer.until_sees("This needs a pit boss")


def test_a_request_for_a_pit_boss_waits_while_a_whole_round_is_dealt(engine: Engine, house: House, play: Play) -> None:
    async def evening() -> None:
        async with dealing(engine, house) as dealer:
            await asks_to_close_the_table(dealer)
            await dealer.tap("set-aside")
            await dealer.until_sees("Waiting: ")
            await dealer.plays("7")
            await dealer.tap("take-up")
            await dealer.until_sees("This needs a pit boss")
            await dealer.allows(Role.PIT_BOSS)
            await dealer.until(lambda: dealer.picture.table and dealer.picture.table.notices, "the notice hangs")

    play(evening())
    assert [event.by for event in house.journal("round-settled")] == ["staff 1001"]
    assert [event.by for event in house.journal("sign-changed")] == ["staff 1001, allowed by 3001"]


def test_the_rounds_buttons_work_beside_any_card_and_the_request_is_not_lost(
    engine: Engine, house: House, play: Play
) -> None:
    async def evening() -> None:
        async with dealing(engine, house) as dealer:
            await dealer.opens_round()
            await asks_to_close_the_table(dealer)
            await dealer.tap_beside("ball-spun")
            await dealer.until(lambda: dealer.picture.table and dealer.picture.table.ball_spun, "the ball is spun")
            dealer.console.wheel.heard(BallFalling())
            await dealer.until(lambda: dealer.picture.table and dealer.picture.table.phase == "closed", "closed")
            dealer.console.wheel.propose("7")  # as a sensor does: the request gives way and is not lost
            await dealer.until_sees("Enter 7 red as the result of round 1.")
            await dealer.confirms()
            await dealer.until(lambda: dealer.picture.table and dealer.picture.table.phase == "settled", "settled")
            await dealer.until_sees("Waiting: ")
            # A card that only asks gives way: nothing was done with it.
            await dealer.goes_to_station(1)
            await dealer.tap("service")
            await dealer.until(lambda: dealer.is_there("confirm"), "a question")
            await dealer.tap_beside("next")
            await dealer.until(lambda: dealer.picture.table and dealer.picture.table.round == 2, "the next round")
            await dealer.tap("dismiss")

    play(evening())
    assert house.journal("service-changed") == []


def test_a_waiting_request_goes_with_whoever_asked(engine: Engine, house: House, play: Play) -> None:
    async def evening() -> None:
        async with dealing(engine, house) as dealer:
            await asks_to_close_the_table(dealer)
            await dealer.tap("set-aside")
            await dealer.until_sees("Waiting: ")
            await dealer.tap("lock")
            await dealer.until(lambda: dealer.picture.aside == (), "nobody's request waits")
            await dealer.signs_in(Role.SUPERVISOR)
            await dealer.until_sees("the moment has passed. Nothing was done here.")

    play(evening())
    assert house.journal("sign-changed") == []
