"""A station that runs for the length of a `with` block, and a power supply that fails where a test wants it to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, Future
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, ParamSpec, TypeVar

from ats_client.station.cabinet import Fittings
from ats_client.station.favourites import Shelf
from ats_client.station.journal import Journal, Record
from ats_client.station.picture import Saying
from ats_client.station.simulated_devices import NoteSlot, SimulatedAcceptor, SimulatedPrinter, TicketTray
from ats_client.station.station import Station
from ats_client.station.ticket_face import TicketFace
from screen_kit.clock import breathe
from tests.ats_client.station.little_house import LittleHouse

P = ParamSpec("P")
T = TypeVar("T")

CHANCE = Random(1)  # noqa: S311  # waits are drawn, not secrets
FACE = TicketFace(establishment="Casino", place="Melbourne", machine="ATS 7")


@dataclass
class Power(Executor):
    """Counts every journal record and every request, before and after, and stops the world at one of them.

    As an executor it is the station's pen: it writes at once, so that virtual time stays virtual.
    """

    fails_at: int | None = None
    steps: list[str] = field(default_factory=list)

    @property
    def is_off(self) -> bool:
        return self.fails_at is not None and len(self.steps) > self.fails_at

    def passes(self, what: str) -> bool:
        if not self.is_off:
            self.steps.append(what)
        return not self.is_off

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        if not args:  # something beside the journal, and nothing a step waits for
            future.set_result(fn(*args, **kwargs))
            return future
        _at_ms, journey, _id, step, _facts = args
        if self.passes(f"before writing {journey} {step}"):
            written = fn(*args, **kwargs)
            if self.passes(f"after writing {journey} {step}"):
                future.set_result(written)
        return future

    async def asked(self, what: str) -> None:
        if what in ("now", "view", "events", "devices", "journal-head"):
            return  # asked all the time, and nothing irreversible
        if not self.passes(f"before asking {what}"):
            await asyncio.Event().wait()

    async def answered(self, what: str) -> None:
        if what not in ("devices", "journal-head") and not self.passes(f"after asking {what}"):
            await asyncio.Event().wait()


@dataclass
class Metal:
    """What outlives the program: the acceptor's and the printer's inside, and the disk."""

    disk: Path
    slot: NoteSlot = field(default_factory=NoteSlot)
    tray: TicketTray = field(default_factory=TicketTray)
    acceptor: SimulatedAcceptor | None = None
    printer: SimulatedPrinter | None = None
    dealer_pays: bool = True

    def fittings(self) -> Fittings:
        def acceptor(*wiring: Any) -> SimulatedAcceptor:
            self.acceptor = SimulatedAcceptor(self.slot, *wiring)
            return self.acceptor

        def printer(*wiring: Any) -> SimulatedPrinter:
            self.printer = SimulatedPrinter(self.tray, *wiring)
            return self.printer

        return Fittings(acceptor=acceptor, printer=printer, face=FACE, dealer_pays=self.dealer_pays)


@asynccontextmanager
async def playing(
    house: LittleHouse, metal: Metal | None = None, power: Power | None = None, shelf: Shelf | None = None
) -> AsyncIterator[Station]:
    power = power or Power()
    house.asked, house.answered = (house.asked, house.answered) if metal is None else (power.asked, power.answered)
    station = Station(
        house,
        house.clock,
        CHANCE,
        journal=None if metal is None else Journal.open(metal.disk),
        fittings=Fittings() if metal is None else metal.fittings(),
        pen=power,
        shelf=shelf,
    )
    running = asyncio.create_task(station.run())
    await breathe()
    try:
        yield station
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


def written_on(disk: Path) -> tuple[Record, ...]:
    """All that the journal of a station holds that has ended."""
    with closing(Journal.open(disk)) as journal:
        return journal.records


def said(station: Station) -> list[Saying]:
    return [sentence.saying for sentence in station.picture.said]
