"""Notes and tickets: from VEND VALID on the wire to the balance on the screen, and the cost of a quiet device.

The devices are emulators in processes of their own on pseudo-terminals, the drivers run on Qt's event loop as in a
station, with the intervals of the field; the screen is drawn off screen at 1920 × 1080.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from itertools import count, repeat
from statistics import median
from time import perf_counter, process_time, time
from typing import TYPE_CHECKING, Any

from benchmarks import Measurement, benchmark

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ats.demo.house import House
    from ats_client.devices.note_acceptor.interface import Event, Handler, NoteAcceptor, OpenEntry
    from ats_client.devices.ticket_printer.interface import PrinterEvent, TicketPrinter
    from ats_client.devices.traffic import Passed
    from ats_client.station.station import Station
    from screen_kit.qml.stage import Stage

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")

ACCEPTORS = {"id003": "AUD", "ssp": "AUD", "essp": "AUD", "ccnet": "AUS"}
"""Each protocol with the currency's name in its emulated unit."""
PRINTERS = ("tcl", "escpos")
EMULATORS = {
    **dict.fromkeys(ACCEPTORS, "from ats_client.devices.note_acceptor.emulator.process import run; run({!r}, None)"),
    **dict.fromkeys(PRINTERS, "from ats_client.devices.ticket_printer.emulator import run; run({!r})"),
}
NOTES = 11
NOTE_CENTS = 500
QUIET_S = 6.0
PATIENCE_S = 30.0
MOST_RATIO = 3.0
"""A note's way to the screen over its two durable writes; measured 0.7 to 1.8 on a busy machine."""


@benchmark
def vend_valid_to_screen() -> dict[str, Measurement]:
    """A credit read off the wire, until the frame with its balance ÷ one bare journal commit and request for a note."""
    found: dict[str, Measurement] = {}
    _on_stage(lambda stage: _take_notes(stage, found))
    return found


@benchmark
def polling() -> dict[str, Measurement]:
    """Processor time of a driver whose device is there and has nothing to say, in parts of one core."""
    found: dict[str, Measurement] = {}
    _on_stage(lambda stage: _poll_each(found))
    return found


def _on_stage(play: Callable[[Stage], Awaitable[None]]) -> None:
    from screen_kit.qml import stage

    stage.run(play)


# --- a note's way to the screen


@dataclass
class CreditListener:
    """Hears the line and the driver's events, and notes when the bytes came that made the driver say `Credited`."""

    credited_at: float = 0.0
    closed: asyncio.Event = field(default_factory=asyncio.Event)
    _heard_at: float = 0.0

    def tap(self, passed: Passed) -> None:
        from ats_client.devices.traffic import Direction

        if passed.direction is Direction.DEVICE:
            self._heard_at = perf_counter()

    def listening(self, handler: Handler) -> Handler:
        from ats_client.devices.note_acceptor.interface import Closed, Credited

        async def handle(event: Event) -> None:
            if isinstance(event, Credited):
                # One question, one answer: the last bytes heard are the ones that said it, encrypted or not.
                self.credited_at = self._heard_at
            await handler(event)
            if isinstance(event, Closed):
                self.closed.set()

        return handle


async def _take_notes(stage: Stage, found: dict[str, Measurement]) -> None:
    from ats.demo.house import TABLE, open_house
    from ats.demo.premises import premises

    tables = {TABLE: "rapid-roulette-single-zero"}
    with premises() as place:
        async with open_house(place, place.folder / "house", tables, len(ACCEPTORS) + 1, 30) as house:
            for number, protocol in enumerate(ACCEPTORS, start=1):
                ours, bare = await _take_notes_by(stage, house, protocol, number)
                found[f"{protocol}_screen"] = Measurement(median(ours), "ms")
                found[f"{protocol}_bare"] = Measurement(median(bare), "ms")
                found[f"{protocol}_ratio"] = Measurement(median(ours) / median(bare), "×", limit=MOST_RATIO, ratio=True)


async def _take_notes_by(stage: Stage, house: House, protocol: str, number: int) -> tuple[list[float], list[float]]:
    """Measures both in turns, so that the machine's moods affect both alike."""
    from ats_client.qml.application import open_window, show_station
    from ats_client.viewmodels.station_screen import StationScreen

    listener = CreditListener()
    with emulator(protocol) as unit:
        station = _station(house, protocol, number, unit.port, listener)
        screen = StationScreen(station, language="en", translate=stage.engine.speak)
        window = open_window(stage.engine)
        show_station(stage.engine, window, screen)
        async with _running(station.run()), _bare_notes(house) as bare_note:
            await _slot_open(station)
            ours, bare = [], []
            for taken in range(1, NOTES + 2):
                shown_at = _frame_with_balance(window, screen, NOTE_CENTS * taken)
                listener.closed.clear()
                await unit.insert_note(NOTE_CENTS // 100)
                ours.append((await asyncio.wait_for(shown_at, PATIENCE_S) - listener.credited_at) * 1000)
                await asyncio.wait_for(listener.closed.wait(), PATIENCE_S)
                bare.append(await bare_note() * 1000)
        screen.close()
        stage.engine.close_window(window)
    return ours[1:], bare[1:]  # the first note opens the account and its screen


def _station(house: House, protocol: str, number: int, port: str, listener: CreditListener) -> Station:
    from random import SystemRandom

    from ats_client.devices.note_acceptor import acceptor_for
    from ats_client.devices.note_acceptor.driver import Workings
    from ats_client.devices.note_acceptor.interface import AcceptorSettings
    from ats_client.station.cabinet import Fittings
    from ats_client.station.journal import Journal
    from ats_client.station.station import Station
    from game_protocol.station_client import StationClient
    from screen_kit.clock import MachineClock

    def fit(handler: Handler, open_entry: OpenEntry | None) -> NoteAcceptor:
        return acceptor_for(protocol)(
            port,
            listener.listening(handler),
            open_entry,
            settings=AcceptorSettings(currency=ACCEPTORS[protocol]),
            workings=Workings(tap=listener.tap),
        )

    installed = house.installation.station(number)
    return Station(
        StationClient(house.address, installed.station_id, installed.key),
        MachineClock(),
        SystemRandom(),
        Journal.open(house.folder / f"{protocol}.sqlite"),
        Fittings(acceptor=fit),
    )


async def _slot_open(station: Station) -> None:
    opened = asyncio.Event()
    stop = station.watch(lambda picture: opened.set() if picture.money.notes else None)
    await asyncio.wait_for(opened.wait(), PATIENCE_S)
    stop()


def _frame_with_balance(window: Any, screen: Any, cents: int) -> asyncio.Future[float]:
    """When the first frame with this balance was drawn."""
    from game_rules.money import Money
    from screen_kit.viewmodels.words import Words

    wanted = Words("en").money(Money(cents))
    shown: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    def look() -> None:
        if not shown.done() and screen.meter.open and screen.meter.balance == wanted:
            shown.set_result(perf_counter())

    window.frameSwapped.connect(look)
    shown.add_done_callback(lambda _: window.frameSwapped.disconnect(look))
    return shown


@asynccontextmanager
async def _bare_notes(house: House) -> AsyncIterator[Callable[[], Awaitable[float]]]:
    """The least any station must do: the credit on its own disk, and one request that puts it on the server's."""
    from ats_client.station.journal import Journal
    from ats_client.station.journeys import Journey, Step
    from game_protocol.station import NoteStacked
    from game_protocol.station_client import StationClient

    installed = house.installation.station(len(ACCEPTORS) + 1)
    journal = Journal.open(house.folder / "bare.sqlite")
    # Every protocol comes here once, and must not repeat the ids of the one before.
    numbers = count(len(journal.records) + 1)
    async with StationClient(house.address, installed.station_id, installed.key) as link:

        async def note() -> float:
            now_ms = int(time() * 1000)
            named = f"bare-{next(numbers)}"
            begun = perf_counter()
            journal.append(now_ms, Journey.NOTE, named, Step.CREDITED, {"cents": NOTE_CENTS})
            await link.do(NoteStacked(id=named, value=NOTE_CENTS, currency="AUD", stacked_ms=now_ms))
            return perf_counter() - begun

        try:
            yield note
        finally:
            journal.close()


# --- a quiet device


async def _poll_each(found: dict[str, Measurement]) -> None:
    found["nothing"] = Measurement(await _cost_of_quiet(), "%")
    for protocol in (*ACCEPTORS, *PRINTERS):
        with emulator(protocol) as unit:
            device, ready = _driver(protocol, unit.port)
            async with _running(device.run()):
                await asyncio.wait_for(ready.wait(), PATIENCE_S)
                found[protocol] = Measurement(await _cost_of_quiet(), "%", limit=1.0)


def _driver(protocol: str, port: str) -> tuple[NoteAcceptor | TicketPrinter, asyncio.Event]:
    """A driver, and an event that is set when its device is there and quiet."""
    from ats_client.devices.note_acceptor import acceptor_for
    from ats_client.devices.note_acceptor.interface import AcceptorSettings, State, StateChanged
    from ats_client.devices.ticket_printer import ticket_printer
    from ats_client.devices.ticket_printer.interface import StatusChanged

    ready = asyncio.Event()

    async def listen(event: Event | PrinterEvent) -> None:
        match event:
            case StateChanged(state=State.READY):
                ready.set()
            case StatusChanged(after=status) if status.obstacle is None:
                ready.set()

    if protocol in PRINTERS:
        return ticket_printer(protocol, port, listen), ready
    acceptor = acceptor_for(protocol)(port, listen, None, settings=AcceptorSettings(currency=ACCEPTORS[protocol]))
    acceptor.enable()
    return acceptor, ready


async def _cost_of_quiet() -> float:
    """Per cent of a core, all threads of this process together."""
    await asyncio.sleep(1)  # the work left over from the start is done
    begun, used = perf_counter(), process_time()
    await asyncio.sleep(QUIET_S)
    return (process_time() - used) / (perf_counter() - begun) * 100


# --- emulators and waiting


@dataclass
class Emulator:
    process: subprocess.Popen[str]
    port: str

    async def insert_note(self, value: int) -> None:
        """Tries again until the unit has opened its slot for the next note."""
        for wait_s in repeat(0.05):
            if await asyncio.to_thread(self._obeys, f"note {value}"):
                return
            await asyncio.sleep(wait_s)

    def _obeys(self, command: str) -> bool:
        console, said = self.process.stdin, self.process.stdout
        if console is None or said is None:
            raise RuntimeError("an emulator without a console")
        console.write(f"{command}\n")
        console.flush()
        answer = next(line for line in said if line.startswith(("ok", "error")))
        return answer.startswith("ok")


@contextmanager
def emulator(protocol: str) -> Iterator[Emulator]:
    program = EMULATORS[protocol].format(protocol)
    with subprocess.Popen(
        [sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        if process.stdout is None:
            raise RuntimeError("an emulator without a console")
        try:
            yield Emulator(process, process.stdout.readline().strip())
        finally:
            process.kill()


@asynccontextmanager
async def _running(work: Any) -> AsyncIterator[None]:
    task = asyncio.ensure_future(work)
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
