"""Jackpots through console and display: a mystery win confirmed by the pit boss, a linked one over two tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import SystemRandom

from PySide6.QtQuick import QQuickWindow

from game_protocol.jackpot_client import JackpotBoard
from game_protocol.jackpot_office import (
    AnnounceJackpotChange,
    CarryOutJackpotChange,
    ChangeKind,
    JackpotChange,
    JackpotGroup,
    LookAtJackpots,
    OpenJackpot,
    SetJackpotGroup,
)
from game_protocol.jackpots import BetWins, JackpotParameters, Style
from game_protocol.staff_client import StaffClient
from game_rules.game import Role
from game_rules.money import Money
from game_server.embedded import PIN, ROULETTE, STAFF
from screen_kit.clock import MachineClock
from screen_kit.qml.application import Engine
from table_screens.jackpot_display.follower import MeterFollower
from table_screens.qml.application import open_jackpot_display
from table_screens.viewmodels.jackpot_display import JackpotDisplay
from tests.qt_loop import Play
from tests.table_screens.dealer import dealing, visible
from tests.table_screens.house import House
from tests.table_screens.test_evening import bet_and_wait


async def jackpot(house: House, name: str, parameters: JackpotParameters, *tables: str) -> None:
    """A jackpot for a group of tables, as the pit boss sets one up; its sign goes up first (RR 8.3.4)."""
    async with StaffClient(house.server, house.table, STAFF[Role.PIT_BOSS], PIN) as boss:
        await boss.do(OpenJackpot(jackpot=name, parameters=parameters))
        await boss.do(
            SetJackpotGroup(group=JackpotGroup(group=f"group-{name}", name=name.title(), tables=list(tables)))
        )
        announced = await boss.do(
            AnnounceJackpotChange(
                what=JackpotChange(kind=ChangeKind.ADD, jackpot=name, group=f"group-{name}", minutes=0)
            )
        )
        while any(sign.since_ms is None for sign in announced.signs):
            room = await boss.do(LookAtJackpots())
            announced = next(change for change in room.changes if change.change == announced.change)
        await boss.do(CarryOutJackpotChange(change=announced.change))


@asynccontextmanager
async def display(engine: Engine, house: House) -> AsyncIterator[QQuickWindow]:
    async with JackpotBoard(house.server, house.table) as link:
        follower = MeterFollower(link, MachineClock(), SystemRandom())
        screen = JackpotDisplay(follower)
        window = open_jackpot_display(engine, screen)
        running = asyncio.create_task(follower.run())
        try:
            yield window
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            screen.close()
            engine.close_window(window)


def says(window: QQuickWindow, text: str) -> bool:
    return any(text in str(item.property("text") or "") for item in visible(window.contentItem()))


def test_a_mystery_win_is_on_console_and_display_at_once_and_paid_when_the_pit_boss_confirms(
    engine: Engine, house: House, play: Play
) -> None:
    """RR 8.3.9(a), 9.10. The hidden value lies at most 1.00 above the start, which the first wager adds."""
    mystery = JackpotParameters(
        name="Mystery", style=Style.MYSTERY, minimum=10_000, reset=10_000, start=50_000, rate="10", must_hit_by=50_100
    )

    async def scenario() -> None:
        await jackpot(house, f"mystery-{house.table}", mystery, house.table)
        async with dealing(engine, house) as dealer, house.player(2) as player, display(engine, house) as over:
            await dealer.buys_in(2, "100")
            await dealer.until(lambda: says(over, "500.00"), "the meter on the display")
            await dealer.opens_round()
            await bet_and_wait(dealer, 2, player, ("red", 1_000))
            await dealer.closes_round()
            await dealer.enters("1")
            await dealer.until_sees("Station 2 has won Mystery")
            await dealer.until(lambda: says(over, "Station 2") and says(over, "The pit boss is confirming"), "the show")
            assert house.account("player") == Money(11_000)
            await dealer.tap("see-prize")
            await dealer.until_sees("A confirmed jackpot is never taken back (rule 9.10).")
            await dealer.confirms()
            await dealer.until_sees("This needs a pit boss (rule 8.3.9).")
            await dealer.allows(Role.PIT_BOSS)
            await dealer.until(lambda: not dealer.is_there("see-prize"), "confirmed")
            await dealer.until(lambda: says(over, "Confirmed"), "the display knows")

    play(scenario())
    (confirmed,) = house.journal("jackpot-confirmed")
    assert confirmed.by == "staff 1001, allowed by 3001"
    won = confirmed.body["event"]["prize"]["amount"]
    assert won >= 50_000
    assert house.account("player") == Money(11_000 + won)
    assert house.total() == Money.zero()


def test_a_linked_jackpot_grows_at_one_table_and_is_won_at_another(engine: Engine, house: House, play: Play) -> None:
    """RR 8.3.1: one group, two tables; what the first wagered is in the prize of the second."""
    first = house.table
    house.next_table(ROULETTE)
    second = house.table
    linked = JackpotParameters(
        name="Grand", style=Style.LINKED, minimum=100_000, reset=100_000, start=100_000, rate="10",
        trigger=BetWins(bet="straight-17", stake=500),
    )  # fmt: skip

    async def scenario() -> None:
        await jackpot(house, f"grand-{first}", linked, first, second)
        house.table = first
        async with dealing(engine, house) as dealer, house.player(1) as player:
            await dealer.buys_in(1, "500")
            await dealer.opens_round()
            await bet_and_wait(dealer, 1, player, ("red", 10_000))
            await dealer.closes_round()
            await dealer.enters("2")
        house.table = second
        async with dealing(engine, house, Role.PIT_BOSS) as dealer, house.player(3) as player:
            await dealer.buys_in(3, "50")
            await dealer.opens_round()
            await bet_and_wait(dealer, 3, player, ("straight-17", 500))
            await dealer.closes_round()
            await dealer.enters("17")
            await dealer.until_sees("Station 3 has won Grand 1,010.50")
            await dealer.tap("tab-jackpots")
            await dealer.tap("confirm-prize")
            await dealer.confirms()
            await dealer.until(lambda: not dealer.is_there("confirm-prize"), "confirmed")

    play(scenario())
    # 1,000 to start with, 10 % of 100.00 at the first table and of 5.00 at the second.
    (confirmed,) = house.journal("jackpot-confirmed")
    assert confirmed.body["event"]["prize"]["amount"] == 100_000 + 1_000 + 50
    assert house.account("player") == Money(5_000 - 500 + 36 * 500 + 101_050)
    assert house.total() == Money.zero()


def test_a_supervisor_writes_a_message_that_the_display_then_shows(engine: Engine, house: House, play: Play) -> None:
    """RR 2.2.7: the jackpot client viewer."""
    mystery = JackpotParameters(
        name="Night", style=Style.MYSTERY, minimum=50_000, reset=50_000, start=50_000, rate="1", must_hit_by=90_000
    )

    async def scenario() -> None:
        await jackpot(house, f"night-{house.table}", mystery, house.table)
        async with dealing(engine, house, Role.SUPERVISOR) as dealer, display(engine, house) as over:
            await dealer.tap("tab-jackpots")
            await dealer.until_sees("must be won by 900")
            await dealer.tap("message")
            await dealer.type("good luck tonight\n")
            await dealer.tap("show-on-display")
            await dealer.confirms()
            await dealer.until(lambda: says(over, "good luck tonight"), "the message on the display")

    play(scenario())
