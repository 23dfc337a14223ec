"""An emulated acceptor in its own process, and a small station for the tests with a journal in memory."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from ats_client.devices.note_acceptor import acceptor_for
from ats_client.devices.note_acceptor.ccnet import CcnetSettings
from ats_client.devices.note_acceptor.driver import Workings
from ats_client.devices.note_acceptor.id003 import Id003Settings
from ats_client.devices.note_acceptor.interface import (
    AcceptorSettings,
    Closed,
    Credited,
    Disputed,
    Event,
    Item,
    Note,
    NoteAcceptor,
    NoteEscrowed,
    OpenEntry,
    Rejected,
    Returned,
    Stage,
    State,
    Ticket,
    TicketEscrowed,
)
from ats_client.devices.note_acceptor.ssp import SspSettings
from ats_client.devices.traffic import Passed
from game_protocol.retry import BackOff

START = "import sys, pathlib; from ats_client.devices.note_acceptor.emulator.process import run; "
START += "run(sys.argv[1], pathlib.Path(sys.argv[2]))"

QUICK = AcceptorSettings(poll_interval_s=0.002, answer_within_s=0.25, offline_after=2)
"""The same proportions as in the field, only faster."""

PROTOCOL_SETTINGS = {
    "id003": Id003Settings(reset_after_silence_s=0.5),
    "ssp": SspSettings(resends=3, quiet_s=0.1),
    "essp": SspSettings(resends=3, quiet_s=0.1, is_encrypted=True),
    "ccnet": CcnetSettings(reset_after_silence_s=0.5),
}


class Emulator:
    """The console of an emulated acceptor: lines to it, lines from it."""

    def __init__(self, protocol: str, port: Path, process: asyncio.subprocess.Process) -> None:
        self.protocol = protocol
        self.port = str(port)
        self.lines: list[str] = []
        self._process = process
        self._news = asyncio.Condition()

    async def read(self) -> None:
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            async with self._news:
                self.lines.append(line.decode().rstrip())
                self._news.notify_all()

    async def tell(self, *commands: str) -> str:
        """Obeys commands; returns the answer to the last one, which must be a yes."""
        answer = ""
        for command in commands:
            answer = await self._ask(command)
            assert answer.startswith("ok"), answer
        return answer

    async def refuses(self, command: str) -> str:
        answer = await self._ask(command)
        assert answer.startswith("error: "), answer
        return answer

    async def _ask(self, command: str) -> str:
        seen = len(self.lines)
        assert self._process.stdin is not None
        self._process.stdin.write(f"{command}\n".encode())
        async with self._news, asyncio.timeout(20):
            await self._news.wait_for(lambda: any(self._answers(seen)))
        return self._answers(seen)[0]

    def _answers(self, since: int) -> list[str]:
        return [line for line in self.lines[since:] if line.startswith(("ok", "error"))]

    async def until(self, line: str) -> None:
        async with self._news, asyncio.timeout(20):
            await self._news.wait_for(lambda: any(said.startswith(line) for said in self.lines))

    def stacked(self) -> list[Decimal]:
        """Every note that really went into the box."""
        said = (line.removeprefix("stacked ") for line in self.lines if line.startswith("stacked "))
        return [Decimal(value) for value in said if not value.startswith("ticket")]

    def stacked_tickets(self) -> list[str]:
        return [line.removeprefix("stacked ticket ") for line in self.lines if line.startswith("stacked ticket ")]


class PulledPlugError(Exception):
    """The station dies here, as if by SIGKILL."""


@dataclass
class Entry:
    item: Item
    stage: Stage


@dataclass
class Station:
    """The least a station does about money: journal, decide, book. Its journal survives every driver."""

    emulator: Emulator
    decides: Callable[[NoteAcceptor, Event], None] | None = None
    settings: AcceptorSettings = QUICK
    protocol_settings: Any = None
    journal: dict[str, Entry] = field(default_factory=dict)
    booked: list[Item] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    frames: int = 0
    dies_at_frame: int | None = None
    dies_at: Callable[[Event], bool] | None = None
    may_book: asyncio.Event | None = None
    acceptor: NoteAcceptor = field(init=False)

    def __post_init__(self) -> None:
        self._news = asyncio.Condition()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Starts a new driver that knows only what the journal knows."""
        open_entries = [OpenEntry(id_, entry.item, entry.stage) for id_, entry in self.journal.items()]
        assert len(open_entries) <= 1, "an acceptor has one item in its path at most"
        self.acceptor = acceptor_for(self.emulator.protocol)(
            self.emulator.port,
            self.handle,
            open_entry=open_entries[0] if open_entries else None,
            settings=self.settings,
            workings=Workings(tap=self._overhear, back_off=BackOff(0.01, 0.02)),
            protocol_settings=self.protocol_settings or PROTOCOL_SETTINGS[self.emulator.protocol],
        )
        self.acceptor.enable(tickets=self.acceptor.takes_tickets)
        self._task = asyncio.create_task(self.acceptor.run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError, PulledPlugError):
                await self._task

    async def died(self) -> None:
        """Waits until the plug was pulled."""
        assert self._task is not None
        with pytest.raises(PulledPlugError):
            await self._task

    def _overhear(self, _passed: Passed) -> None:
        self.frames += 1
        if self.frames == self.dies_at_frame:
            self.dies_at_frame = None
            raise PulledPlugError

    async def handle(self, event: Event) -> None:
        if self.dies_at is not None and self.dies_at(event):
            self.dies_at = None
            raise PulledPlugError
        if isinstance(event, Credited) and self.may_book is not None:
            await self.may_book.wait()
        match event:
            case NoteEscrowed(id_, code, value):
                self._escrowed(id_, Note(code, value), event)
            case TicketEscrowed(id_, number):
                self._escrowed(id_, Ticket(number), event)
            case Credited(id_, item, repeated=repeated):
                if not repeated:
                    assert self.journal[id_].stage is not Stage.CREDITED, "booked twice"
                    assert self.journal[id_].item == item
                    self.journal[id_].stage = Stage.CREDITED
                    self.booked.append(item)
                assert self.journal[id_].stage is Stage.CREDITED
            case Closed(id_):
                assert self.journal.pop(id_).stage is Stage.CREDITED
            case Returned(id=id_) | Rejected(id=str(id_)) | Disputed(id=str(id_)):
                assert self.journal.pop(id_).stage is not Stage.CREDITED
            case _:
                pass
        async with self._news:
            self.events.append(event)
            self._news.notify_all()

    def _escrowed(self, id_: str, item: Item, event: Event) -> None:
        assert id_ not in self.journal or self.journal[id_] == Entry(item, Stage.ESCROWED)
        self.journal[id_] = Entry(item, Stage.ESCROWED)
        if self.decides is not None:
            self.decides(self.acceptor, event)
        else:
            self.accept(id_)

    def accept(self, id_: str) -> None:
        self.journal[id_].stage = Stage.STACKING
        self.acceptor.accept()

    # --- waiting and counting

    async def until(self, happened: Callable[[], object]) -> None:
        async with self._news, asyncio.timeout(20):
            await self._news.wait_for(happened)

    async def until_next_event(self) -> None:
        seen = len(self.events)
        await self.until(lambda: len(self.events) > seen)

    async def until_done_or_dead(self) -> bool:
        """Waits until another item is finished, or the plug is pulled (false)."""
        assert self._task is not None
        ends = (Closed, Returned, Rejected, Disputed)
        seen = len(self.events)
        done = asyncio.create_task(self.until(lambda: any(isinstance(event, ends) for event in self.events[seen:])))
        await asyncio.wait({done, self._task}, return_when=asyncio.FIRST_COMPLETED)
        if self.dies_at_frame is not None:
            self.dies_at_frame = None
            return True
        done.cancel()
        await self.died()
        return False

    async def until_settled(self) -> None:
        """Waits until nothing is open in the journal, the unit is ready and its path is free."""
        while True:
            await self.until(lambda: not self.journal)
            await self.until_ready()
            if "step=none" in await self.emulator.tell("status"):
                return
            await self.until_next_event()

    async def until_ready(self) -> None:
        await self.until(lambda: self.acceptor.state is State.READY)

    async def until_heard(self, kind: type[Event], count: int = 1) -> Event:
        await self.until(lambda: len(self.heard(kind)) >= count)
        return self.heard(kind)[count - 1]

    def heard(self, kind: type[Any]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def booked_notes(self) -> list[Decimal]:
        return [Decimal(item.value.cents) / 100 for item in self.booked if isinstance(item, Note)]

    @property
    def booked_tickets(self) -> list[str]:
        return [item.number for item in self.booked if isinstance(item, Ticket)]

    @property
    def disputed(self) -> list[Disputed]:
        return self.heard(Disputed)


class Floor:
    """Starts emulators and stations, and ends them all."""

    def __init__(self, stack: AsyncExitStack, folder: Path) -> None:
        self._stack = stack
        self._folder = folder

    async def emulator(self, protocol: str) -> Emulator:
        return await self._stack.enter_async_context(_running(protocol, self._folder / f"port-{protocol}"))

    async def station(self, emulator: Emulator, **options: Any) -> Station:
        station = Station(emulator, **options)
        self._stack.push_async_callback(station.stop)
        station.start()
        return station

    async def ready(self, protocol: str, **options: Any) -> tuple[Emulator, Station]:
        """An emulator, and a station that takes notes."""
        emulator = await self.emulator(protocol)
        station = await self.station(emulator, **options)
        await station.until_ready()
        return emulator, station


@asynccontextmanager
async def _running(protocol: str, port: Path) -> AsyncIterator[Emulator]:
    pipe = asyncio.subprocess.PIPE
    command = (sys.executable, "-W", "error", "-c", START, protocol, str(port))
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
    emulator = Emulator(protocol, port, process)
    reading = asyncio.create_task(emulator.read())
    try:
        await emulator.until(str(port))
        yield emulator
    finally:
        assert process.stdin is not None
        process.stdin.close()
        await process.wait()
        await reading
        assert process.returncode == 0


@pytest.fixture
async def floor(tmp_path: Path) -> AsyncIterator[Floor]:
    async with AsyncExitStack() as stack:
        yield Floor(stack, tmp_path)
