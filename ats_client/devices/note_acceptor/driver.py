"""The thin loop that owns an acceptor's port: one question, one answer, and every event handled before it speaks
again."""

import asyncio
import secrets
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Protocol
from uuid import uuid4

from ats_client.devices.note_acceptor.interface import Denomination, Event, Handler, NoteAcceptor, State
from ats_client.devices.note_acceptor.machine import Machine, Turn
from ats_client.devices.traffic import Direction, Passed, Tap
from game_protocol.retry import BackOff
from game_rules.money import Money
from screen_kit.devices.errors import LinkLost
from screen_kit.devices.serial_line import PATIENT, LineSettings, SerialLine, keep_open


@dataclass(frozen=True, slots=True)
class Workings:
    """Clock, randomness and patience, handed in so that tests and simulations can choose their own."""

    clock: Callable[[], float] = time.monotonic
    new_id: Callable[[], str] = lambda: uuid4().hex
    random_below: Callable[[int], int] = secrets.randbelow
    back_off: BackOff = PATIENT
    tap: Tap | None = None


REAL = Workings()


class LinkLayer(Protocol):
    """A protocol's frames: it wraps payloads, unwraps answers, and knows how often the same bytes may be sent again."""

    resends: int
    answer_within_s: float
    in_clear: bytes
    """The frame last wrapped or fed, without encryption; empty if it was not encrypted."""

    def wrap(self, payload: bytes) -> bytes: ...

    def feed(self, data: bytes) -> list[bytes]: ...

    def silence(self) -> list[bytes]:
        """The line has gone quiet: gives the frames that waited behind a false start."""

    def forget(self) -> None:
        """Drops the rest of an old answer."""


class SerialAcceptor(NoteAcceptor):
    """A note acceptor made of a protocol's machine and its frames."""

    def __init__(
        self,
        port: str,
        line: LineSettings,
        machine: Machine,
        link_layer: LinkLayer,
        handler: Handler,
        workings: Workings,
    ) -> None:
        self.port = port
        self._line = line
        self._machine = machine
        self._link_layer = link_layer
        self._handler = handler
        self._clock = workings.clock
        self._back_off = workings.back_off
        self._tap = workings.tap
        self._answer_within_s = machine.settings.answer_within_s or link_layer.answer_within_s
        self._hurry = asyncio.Event()

    @property
    def state(self) -> State:
        return self._machine.state

    @property
    def identity(self) -> str:
        return self._machine.identity

    @property
    def denominations(self) -> tuple[Denomination, ...]:
        return self._machine.denominations

    @property
    def takes_tickets(self) -> bool:
        return self._machine.takes_tickets

    def accept(self) -> None:
        self._machine.accept()
        self._hurry.set()

    def return_(self) -> None:
        self._machine.return_()
        self._hurry.set()

    def hold(self) -> None:
        self._machine.hold(self._clock())
        self._hurry.set()

    def enable(self, denominations: Collection[Money] | None = None, *, tickets: bool = False) -> None:
        self._machine.enable(denominations, tickets=tickets)
        self._hurry.set()

    def disable(self) -> None:
        self._machine.disable()
        self._hurry.set()

    def reset(self) -> None:
        self._machine.reset()
        self._hurry.set()

    async def run(self) -> None:
        await keep_open(self.port, self._line, self._converse, self._lost, self._back_off)

    async def _lost(self, lost: LinkLost) -> None:
        await self._tell(self._machine.line_lost(str(lost)))

    async def _converse(self, line: SerialLine) -> None:
        self._machine.line_opened()
        while True:
            turn = self._machine.turn(self._clock())
            if turn.patient:
                await self._wait_for_poll_time()
            await line.discard()
            self._link_layer.forget()
            answer = await self._exchange(line, turn)
            if answer is not None:
                await self._tell(self._machine.hear(answer, self._clock()))
            elif turn.answered:
                await self._tell(self._machine.heard_nothing(self._clock()))

    async def _tell(self, events: list[Event]) -> None:
        """Keeps the money contract: no byte leaves before the station has handled every event."""
        for event in events:
            await self._handler(event)
            self._machine.told(event)

    async def _wait_for_poll_time(self) -> None:
        """Waits until the next poll is due, or the station wants something."""
        try:
            async with asyncio.timeout(self._machine.settings.poll_interval_s):
                await self._hurry.wait()
        except TimeoutError:
            pass
        self._hurry.clear()

    async def _exchange(self, line: SerialLine, turn: Turn) -> bytes | None:
        frame = self._link_layer.wrap(turn.payload)
        question = Passed(Direction.HOST, frame, self._link_layer.in_clear)
        for _ in range(1 + self._link_layer.resends):
            self._overheard(question)
            await line.send(frame)
            if not turn.answered:
                return None
            answer = await self._answer(line)
            if answer is not None:
                return answer
        return None

    async def _answer(self, line: SerialLine) -> bytes | None:
        """The first good frame in time. Only the device speaks here, once for each question."""
        heard = b""
        answers: list[bytes] = []
        try:
            async with asyncio.timeout(self._answer_within_s):
                while not answers:
                    data = await line.receive()
                    heard += data
                    answers = self._link_layer.feed(data)
        except TimeoutError:
            answers = self._link_layer.silence()
        if heard:
            self._overheard(Passed(Direction.DEVICE, heard, self._link_layer.in_clear))
        return answers[0] if answers else None

    def _overheard(self, passed: Passed) -> None:
        if self._tap is not None:
            self._tap(passed)
