"""One evening of the demonstration: a fresh table with all that belongs to it, put into a window."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import SystemRandom

from PySide6.QtQuick import QQuickWindow

from ats.demo import jackpots
from ats.demo.cabinet import Cabinet
from ats.demo.dealer import Dealer, Pace
from ats.demo.guide import View
from ats.demo.house import TABLE, House, open_house
from ats.demo.premises import Premises
from ats.demo.seat import Seat
from ats.demo.tour import Screens, Tour
from ats_client.qml import station_types  # noqa: F401 - tells QML the types of a station's screen
from ats_client.qml.sounds import Sounds
from ats_client.viewmodels.station_screen import StationScreen
from game_protocol.jackpot_client import JackpotBoard
from game_rules.game import Role
from game_rules.library import load_game
from game_server.embedded import PIN, STAFF
from kiosk.viewmodels.diagnostics import Diagnostics
from kiosk.viewmodels.speaker import Speaker
from screen_kit.clock import MachineClock
from screen_kit.qml.application import ASSETS
from screen_kit.qml.stage import Stage
from table_screens.console.console import Console
from table_screens.display_link import DisplayLink
from table_screens.jackpot_display.follower import MeterFollower
from table_screens.qml.application import Tongue
from table_screens.staff_link import StaffLink
from table_screens.viewmodels.console_screen import ConsoleScreen
from table_screens.viewmodels.jackpot_display import JackpotDisplay
from table_screens.viewmodels.winning_number import WinningNumber
from table_screens.winning_number.follower import TableFollower

VIEW = Path(__file__).parent / "TourView.qml"
PRINT_STEP_S = 0.3
NEVER_LOCKS_S = 24 * 3600.0
"""The console stays signed in, since nobody here knows a PIN by heart."""


@dataclass(frozen=True, slots=True)
class Programme:
    """What is played."""

    stations: int = 1
    game: str = "rapid-roulette-single-zero"
    period_s: int = 25
    pace: Pace = field(default_factory=Pace)
    view: View = View.PLAYER
    jackpot_soon: bool = True


@dataclass
class Evening:
    """A table that is open, and the tour of it."""

    house: House
    dealer: Dealer
    tour: Tour
    screens: Screens
    again: bool = False
    """A fresh table was asked for."""
    is_over: asyncio.Event = field(default_factory=asyncio.Event)


@asynccontextmanager
async def evening(
    on: Stage, window: QQuickWindow, premises: Premises, folder: Path, programme: Programme
) -> AsyncIterator[Evening]:
    """With a house of its own, in `folder`."""
    tables = {TABLE: programme.game}
    async with (
        open_house(premises, folder, tables, programme.stations, programme.period_s) as house,
        at_table(on, window, premises, house, programme) as tonight,
    ):
        yield tonight


@asynccontextmanager
async def at_table(
    on: Stage, window: QQuickWindow, premises: Premises, house: House, programme: Programme
) -> AsyncIterator[Evening]:
    """At the table of a house that is open."""
    folder = house.folder / f"table-{house.table}"
    await asyncio.to_thread(folder.mkdir)
    async with AsyncExitStack() as doors:
        cabinets = [Cabinet(premises, folder / f"station-{n}", n) for n in range(1, programme.stations + 1)]
        for cabinet in cabinets:
            doors.push_async_callback(cabinet.close)
        speaker = Speaker(parent=on.app)
        for cabinet in cabinets:
            await cabinet.open(house, speaker.play)
            cabinet.print_at(PRINT_STEP_S)
        boss = await doors.enter_async_context(house.staff(Role.PIT_BOSS))
        await jackpots.offer(boss, load_game(programme.game), house.table, won_soon=programme.jackpot_soon)
        clock, chance = MachineClock(), SystemRandom()
        console = Console(
            await doors.enter_async_context(StaffLink(house.address, house.table)),
            clock,
            chance,
            exports=folder / "reports",
            lock_after_s=NEVER_LOCKS_S,
        )
        board = TableFollower(await doors.enter_async_context(DisplayLink(house.address, house.table)), clock, chance)
        meters = MeterFollower(await doors.enter_async_context(JackpotBoard(house.address, house.table)), clock, chance)
        dealer = Dealer(
            await doors.enter_async_context(house.staff(Role.DEALER)),
            boss,
            programme.pace,
            entered=lambda: console.picture.entered,
            has_left=console.asking.dismiss,
        )
        screens = _screens(on, cabinets, console, board, meters)
        tonight = _toured(on, house, dealer, screens, programme.view, cabinets)
        item = on.engine.put(window, VIEW, [tonight.tour], tour=tonight.tour)
        doors.callback(on.engine.take_off, item)
        doors.callback(tonight.tour.close)
        work = [console.run(), board.run(), meters.run(), dealer.deal(), *(each.workshop.run() for each in cabinets)]
        doors.push_async_callback(_end, [asyncio.create_task(each) for each in work])
        console.sign_in(STAFF[Role.DEALER], PIN)
        yield tonight


def _screens(
    on: Stage, cabinets: list[Cabinet], console: Console, board: TableFollower, meters: MeterFollower
) -> Screens:
    speak = Tongue(on.engine).speak
    on.engine.lay_out_chips()
    first = cabinets[0].workshop
    return Screens(
        seats=[_seat(cabinet, speak) for cabinet in cabinets],
        console=console,
        desk=ConsoleScreen(console, translate=speak),
        board=WinningNumber(board),
        meters=JackpotDisplay(meters),
        diagnostics=Diagnostics(first.technician, first.pages(), f"Station {cabinets[0].number}", first.listen),
    )


def _seat(cabinet: Cabinet, speak: Callable[[str], None]) -> Seat:
    screen = StationScreen(cabinet.station, translate=speak)
    Sounds(screen, ASSETS / "sounds")
    return Seat(cabinet, screen)


def _toured(on: Stage, house: House, dealer: Dealer, screens: Screens, view: View, cabinets: list[Cabinet]) -> Evening:
    over = asyncio.Event()

    def start_again() -> None:
        tonight.again = True
        over.set()

    tour = Tour(house, dealer, screens, view, start_again=start_again, leave=on.end)
    tonight = Evening(house, dealer, tour, screens, is_over=over)
    for cabinet in cabinets:
        cabinet.workshop.ended = start_again  # a technician restarts the station or clears its memory
    return tonight


async def _end(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    for task in tasks:
        with suppress(asyncio.CancelledError):
            await task
