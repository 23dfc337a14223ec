"""Plays the first station through its states, against the real server, with a picture of each and of every view."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from secrets import SystemRandom

import typer
from PySide6.QtQuick import QQuickWindow

from ats.demo.evening import Evening
from ats.demo.guide import View
from ats.demo.seat import Seat
from ats_client.station.picture import StationState
from ats_client.station.station import Station
from game_protocol.errors import AskingFailed
from game_protocol.rounds import FreezeAccounts, UnfreezeAccounts
from game_protocol.seat import ChangeService
from game_protocol.station import Service
from game_rules.game import Role
from game_rules.money import Money
from game_server.embedded import PIN, STAFF
from kiosk.technician import Stage

PATIENCE_S = 60.0
"""Only on a machine that is very busy does anything take so long."""
LOOK_EVERY_S = 0.05
NOTE_TAKES_S = 10.0
AT_REST_S = 0.3
"""Motion takes up to a quarter of a second."""
PRINT_STEP_S = 0.1


@dataclass
class Photographer:
    window: QQuickWindow
    tonight: Evening
    folder: Path
    _taken: int = 0

    @property
    def seats(self) -> list[Seat]:
        return list(self.tonight.screens.seats)

    @property
    def station(self) -> Station:
        return self.seats[0].cabinet.station

    async def work(self, rounds: int) -> None:
        self.tonight.dealer.is_patient = True
        for seat in self.seats:
            seat.cabinet.print_at(PRINT_STEP_S)
        await self._when(lambda: self.station.picture.state is StationState.IDLE)
        await self._when(lambda: bool(self.station.picture.money.notes))
        self._show(View.PLAYER)
        await self._take("attract")
        await self._buy_in()
        self.tonight.dealer.is_patient = False
        for number in range(rounds):
            await self._round(first=number == 0)
        await self._troubles()
        await self._leave()
        typer.echo(f"{self._taken} pictures in {self.folder}")

    async def _buy_in(self) -> None:
        """A note that comes back, because the link was lost at that moment, is put in again, as a person would."""
        while waiting := [seat for seat in self.seats if seat.cabinet.station.picture.account is None]:
            for seat in waiting:
                seat.insertNote(100)
            with suppress(TimeoutError):
                async with asyncio.timeout(NOTE_TAKES_S):
                    await self._when(lambda: all(seat.cabinet.station.picture.account is not None for seat in waiting))

    async def _round(self, *, first: bool) -> None:
        await self._when(lambda: self._open(at_least_s=4.0))
        for seat in self.seats:
            self._bet(seat.cabinet.station)
        if first:
            await self._take("pending", settle=False)
        await self._when(lambda: not self.station.picture.pending)
        if first:
            await self._take("open")
            await self._when(lambda: self.station.seconds_left() < 4.5)
            await self._take("last-seconds")
        await self._close()
        await self._take("locked")
        await self._when(lambda: self.station.picture.outcome is not None)
        await self._take("result")
        typer.echo(f"round {self.station.picture.round}: {self.station.picture.outcome}")

    async def _troubles(self) -> None:
        """The dealer's console and the displays; then a lost link, frozen accounts, a spin of no effect."""
        dealer, house = self.tonight.dealer, self.tonight.house
        await self._when(lambda: self._open(at_least_s=3.0))
        self._bet(self.station)
        await self._when(lambda: not self.station.picture.pending)
        for view in (View.DEALER, View.DISPLAYS):
            self._show(view)
            await self._take(f"view-{view}")
        self._show(View.PLAYER)
        house.hold()
        await self._when(lambda: self.station.picture.state is StationState.OFFLINE)
        await self._take("offline")
        house.go_on()
        await self._when(lambda: self.station.picture.link.connected)
        await dealer.client.do(FreezeAccounts(table=dealer.client.table, reason="shown by the demonstration"))
        await self._when(lambda: self.station.picture.state is StationState.FROZEN)
        await self._take("frozen")
        await dealer.client.do(UnfreezeAccounts(table=dealer.client.table))
        await self._close()
        await dealer.call_no_spin()
        await self._when(lambda: bool(self.station.picture.no_spin_reason))
        await self._take("no-spin")

    async def _leave(self) -> None:
        """Out with the money, by hand and by ticket; then the technician comes."""
        seat, dealer = self.seats[0], self.tonight.dealer
        await self._when(lambda: self._open(at_least_s=1.0))
        seat.loadPaper(False)
        await self._when(lambda: not self.station.picture.money.tickets_out)
        self.station.cash_out("ticket")
        await self._when(lambda: self.station.picture.state is StationState.HAND_PAY)
        await self._take("hand-pay")
        seat.loadPaper(True)
        await dealer.pay_those_who_wait()
        await self._when(lambda: self.station.picture.state is StationState.IDLE)
        await self._when(lambda: bool(self.station.picture.money.notes))
        await self._buy_in()
        await self._when(lambda: self._open(at_least_s=1.0) and self.station.picture.money.tickets_out)
        self.station.cash_out("ticket")
        await self._when(lambda: self.station.picture.cash_out is not None)
        await self._take("printing")
        await self._when(lambda: seat.cabinet.in_chute)
        await self._take("ticket")
        self._keep(seat.cabinet.tickets[-1].picture, "printed-ticket")
        seat.takeTicket()
        await self._when(lambda: self.station.picture.state is StationState.IDLE)
        await self._technician()

    async def _technician(self) -> None:
        model, workshop = self.tonight.screens.diagnostics, self.seats[0].cabinet.workshop
        self._show(View.TECHNICIAN)
        model.enter(STAFF[Role.TECHNICIAN], PIN)
        await self._when(lambda: workshop.technician.visit.stage is Stage.INSIDE)
        model.openPage("note-acceptor")
        await self._when(lambda: bool(workshop.bench.acceptor_monitor.lines))
        await self._take(f"view-{View.TECHNICIAN}")
        model.leave()
        await self._when(lambda: workshop.technician.visit.stage is Stage.OUTSIDE)
        async with self.tonight.house.staff(Role.TECHNICIAN) as technician:
            why = "Shown by the demonstration."
            change = ChangeService(table=technician.table, station=1, service=Service.OUT_OF_SERVICE, reason=why)
            await technician.do(change)
        await self._when(lambda: self.station.picture.state is StationState.OUT_OF_SERVICE)
        self._show(View.PLAYER)
        await self._take("out-of-service")

    # --- hands

    async def _close(self) -> None:
        """No more bets: the ball is spun and the sensor sees it fall, for nobody waits here (RR 5.1.3)."""
        with suppress(AskingFailed):  # it has just ended by itself
            await self.tonight.dealer.ball_falls(self.station.picture.round)
        await self._when(lambda: self.station.picture.state is StationState.LOCKED)

    def _open(self, at_least_s: float) -> bool:
        return self.station.picture.state is StationState.OPEN and self.station.seconds_left() > at_least_s

    def _bet(self, station: Station) -> None:
        """A few touches, as a player in a hurry makes them."""
        picture, chance = station.picture, SystemRandom()
        if picture.game is None:
            return
        for bet_id in chance.sample(list(picture.game.bets), min(5, len(picture.game.bets))):
            station.place(bet_id, Money(500))

    def _show(self, view: View) -> None:
        self.tonight.tour.show(view.value)

    async def _when(self, what: Callable[[], bool]) -> None:
        """Until the station's picture makes it true, or, for what no picture tells, time does."""
        changed = asyncio.Event()
        stop_watching = self.station.watch(lambda _: changed.set())
        try:
            async with asyncio.timeout(PATIENCE_S):
                while not what():
                    changed.clear()
                    with suppress(TimeoutError):
                        async with asyncio.timeout(LOOK_EVERY_S):  # wait_for of Python 3.11 may swallow a signal
                            await changed.wait()
        finally:
            stop_watching()

    # --- camera

    async def _take(self, name: str, *, settle: bool = True) -> None:
        await asyncio.sleep(AT_REST_S if settle else LOOK_EVERY_S / 2)
        self.tonight.tour.draw()
        self.window.grabWindow().save(str(self._next(name)))

    def _keep(self, picture: Path, name: str) -> None:
        shutil.copyfile(picture, self._next(name))

    def _next(self, name: str) -> Path:
        self._taken += 1
        file = f"{self._taken:02d}-{name}.png"
        typer.echo(f"  {file}")
        return self.folder / file
