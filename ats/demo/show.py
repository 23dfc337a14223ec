"""The performance: stations in a window for a person to play on, or off screen with a simulated player and pictures."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from secrets import SystemRandom

import typer
from PySide6.QtQuick import QQuickWindow

from ats.demo.dealer import Dealer
from ats.demo.house import FittedStation, House, open_house
from ats.demo.seat import Seat
from ats_client.devices.ticket_printer import interface as printer
from ats_client.qml import station_types  # noqa: F401 - QML types
from ats_client.qml.application import ASSETS
from ats_client.qml.sounds import Sounds
from ats_client.qml.stage import Stage
from ats_client.station.picture import StationState
from ats_client.station.station import Station
from ats_client.viewmodels.station_screen import StationScreen
from game_protocol.staff import ChangeService
from game_protocol.station import Service
from game_rules.game import Role
from game_rules.money import Money

PERIOD_S = 25
PERIOD_OFF_SCREEN_S = 12
OFF_SCREEN = {"width": 1920, "height": 1132}
"""A station of 1920 × 1080 and the strip below it."""
PATIENCE_S = 40.0
LOOK_EVERY_S = 0.1
WINDOW = Path(__file__).parent / "DemoWindow.qml"


@dataclass(frozen=True)
class Programme:
    stations: int
    game: str
    offscreen: bool
    rounds: int | None
    screenshots: Path | None


async def perform(on: Stage, programme: Programme) -> None:
    async with AsyncExitStack() as doors:
        period_s = PERIOD_OFF_SCREEN_S if programme.offscreen else PERIOD_S
        typer.echo("Opening a table on this machine: server, dealer, devices. All money is pretended.")
        house = await doors.enter_async_context(open_house(programme.game, programme.stations, period_s))
        dealer = Dealer(house.staff(Role.DEALER))
        doors.push_async_callback(dealer.client.aclose)
        fitted = [house.station(number) for number in range(1, programme.stations + 1)]
        seats = [_seat(each, dealer, on) for each in fitted]
        on.engine.lay_out_chips()
        window = on.engine.open(WINDOW, seats, seats=seats, **(OFF_SCREEN if programme.offscreen else {}))
        tasks = [asyncio.create_task(each.station.run()) for each in fitted]
        tasks.append(asyncio.create_task(dealer.deal()))
        doors.push_async_callback(_end, tasks, seats)
        if programme.offscreen and programme.screenshots is not None:
            await Photographer(window, house, dealer, seats, programme.screenshots).work(programme.rounds or 1)
        else:
            await _until_over(on, dealer, programme.rounds)


def _seat(fitted: FittedStation, dealer: Dealer, on: Stage) -> Seat:
    screen = StationScreen(fitted.station, translate=on.engine.speak)
    Sounds(screen, ASSETS / "sounds")
    return Seat(fitted, screen, dealer)


async def _until_over(on: Stage, dealer: Dealer, rounds: int | None) -> None:
    """Until the window is closed, or so many rounds have been dealt to their end."""
    closed = asyncio.create_task(on.ended())
    while not closed.done() and (rounds is None or dealer.rounds <= rounds):
        await asyncio.wait((closed,), timeout=0.2)
    closed.cancel()


async def _end(tasks: list[asyncio.Task[None]], seats: list[Seat]) -> None:
    for seat in seats:
        seat.screen.close()
    for task in tasks:
        task.cancel()
    for task in tasks:
        with suppress(asyncio.CancelledError):
            await task


@dataclass
class Photographer:
    """Plays the first station through its states, against the real server, and takes a picture of each."""

    window: QQuickWindow
    house: House
    dealer: Dealer
    seats: list[Seat]
    folder: Path
    _taken: int = 0

    @property
    def station(self) -> Station:
        return self.seats[0].fitted.station

    async def work(self, rounds: int) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        await self._when(lambda: self.station.picture.state is StationState.IDLE)
        await self._take("attract")
        await self._buy_in()
        for number in range(rounds):
            await self._round(first=number == 0)
        await self._troubles()
        await self._leave()
        typer.echo(f"{self._taken} pictures in {self.folder}")

    async def _buy_in(self) -> None:
        for seat in self.seats:
            seat.insertNote(100)
        await self._when(lambda: self.station.picture.account is not None)

    async def _round(self, *, first: bool) -> None:
        await self._when(lambda: self._open(at_least_s=8.0))
        for seat in self.seats:
            self._bet(seat.fitted.station)
        if first:
            await self._take("pending", settle=False)
        await self._when(lambda: not self.station.picture.pending)
        if first:
            await self._take("open")
            await self._when(lambda: self.station.seconds_left() < 4.5)
            await self._take("last-seconds")
        await self._when(lambda: self.station.picture.state is StationState.LOCKED)
        await self._take("locked")
        await self._when(lambda: self.station.picture.outcome is not None)
        await self._take("result")
        typer.echo(f"round {self.station.picture.round}: {self.station.picture.outcome}")

    async def _troubles(self) -> None:
        """What a table can meet: a lost link, a spin of no effect, frozen accounts, a station out of service."""
        await self._when(lambda: self._open(at_least_s=8.0))
        self._bet(self.station)
        await self._when(lambda: not self.station.picture.pending)
        self.house.hold()
        await self._when(lambda: self.station.picture.state is StationState.OFFLINE)
        await self._take("offline")
        self.house.go_on()
        await self._when(lambda: self.station.picture.link.connected)
        await self.dealer.client.freeze("shown by the demonstration")
        await self._when(lambda: self.station.picture.state is StationState.FROZEN)
        await self._take("frozen")
        await self.dealer.client.unfreeze()
        await self._when(lambda: self.station.picture.state is StationState.LOCKED)
        await self.dealer.call_no_spin()
        await self._when(lambda: bool(self.station.picture.no_spin_reason))
        await self._take("no-spin")

    async def _leave(self) -> None:
        await self._when(lambda: self._open(at_least_s=3.0))
        seat = self.seats[0]
        seat.fitted.tray.next_outcome = printer.Failed(printer.Reason.PAPER_OUT)
        self.station.cash_out("ticket")
        await self._when(lambda: self.station.picture.state is StationState.HAND_PAY)
        await self._take("hand-pay")
        seat.fitted.tray.next_outcome = printer.Printed()
        await self._when(lambda: self.station.picture.state is StationState.IDLE)
        await self._buy_in()
        await self._when(lambda: self._open(at_least_s=3.0))
        self.station.cash_out("ticket")
        await self._when(lambda: self.station.picture.cash_out is not None)
        await self._take("printing")
        await self._when(lambda: seat.fitted.tray.in_chute)
        await self._take("ticket")
        seat.takeTicket()
        await self._when(lambda: self.station.picture.state is StationState.IDLE)
        technician = self.house.staff(Role.TECHNICIAN)
        change = ChangeService(service=Service.OUT_OF_SERVICE, reason="Shown by the demonstration.")
        await technician.change_service(1, change)
        await self._when(lambda: self.station.picture.state is StationState.OUT_OF_SERVICE)
        await self._take("out-of-service")
        await technician.aclose()

    def _open(self, at_least_s: float) -> bool:
        return self.station.picture.state is StationState.OPEN and self.station.seconds_left() > at_least_s

    def _bet(self, station: Station) -> None:
        """A few touches, as a player in a hurry makes them."""
        picture, chance = station.picture, SystemRandom()
        if picture.game is None:
            return
        for bet_id in chance.sample(list(picture.game.bets), min(5, len(picture.game.bets))):
            station.place(bet_id, Money(500))

    async def _when(self, what: Callable[[], bool]) -> None:
        """Until the station's picture makes it true, or, for what no picture tells, time does."""
        changed = asyncio.Event()
        stop_watching = self.station.watch(lambda _: changed.set())
        try:
            async with asyncio.timeout(PATIENCE_S):
                while not what():
                    changed.clear()
                    with suppress(TimeoutError):
                        await asyncio.wait_for(changed.wait(), LOOK_EVERY_S)
        finally:
            stop_watching()

    async def _take(self, name: str, *, settle: bool = True) -> None:
        """Motion takes up to a quarter of a second to come to rest."""
        await asyncio.sleep(0.4 if settle else 0.03)
        self._taken += 1
        picture = f"{self._taken:02d}-{name}.png"
        self.window.grabWindow().save(str(self.folder / picture))
        typer.echo(f"  {picture}")
