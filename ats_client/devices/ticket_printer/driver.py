"""The thin loop that owns a ticket printer's port and lets a protocol's state machine speak through it."""

import asyncio
from contextlib import suppress

from ats_client.devices.ticket_printer.interface import (
    Failed,
    Handler,
    Identity,
    Outcome,
    PrinterEvent,
    PrinterStatus,
    Reason,
    StatusChanged,
    TicketTaken,
    nobody_listens,
)
from ats_client.devices.ticket_printer.machine import Action, Concluded, PollingMachine, Send
from ats_client.devices.ticket_printer.ticket import Ticket, mask_number
from ats_client.devices.traffic import Direction, Passed, Tap
from game_protocol.log import Log
from game_protocol.retry import BackOff
from screen_kit.devices.errors import LinkLost, RefusedByDevice
from screen_kit.devices.serial_line import PATIENT, LineSettings, SerialLine, keep_open

log = Log(__name__)


class SerialTicketPrinter:
    """A `TicketPrinter` on a serial port: it owns one machine and one port."""

    def __init__(
        self,
        machine: PollingMachine,
        port: str,
        line: LineSettings,
        handler: Handler = nobody_listens,
        back_off: BackOff = PATIENT,
        tap: Tap | None = None,
    ) -> None:
        self._machine = machine
        self._port = port
        self._line_settings = line
        self._handler = handler
        self._back_off = back_off
        self._tap = tap
        self._line: SerialLine | None = None
        self._is_open = asyncio.Event()
        self._outcome: asyncio.Future[Outcome] | None = None
        self._events: asyncio.Queue[PrinterEvent] = asyncio.Queue()

    @property
    def status(self) -> PrinterStatus:
        return self._machine.status

    @property
    def identity(self) -> Identity:
        return Identity(self._machine.protocol, self._port, self._machine.version)

    async def run(self) -> None:
        """Keeps the port open until cancelled. The handler runs beside it, so a slow handler delays no poll."""
        async with asyncio.TaskGroup() as tasks:
            teller = tasks.create_task(self._tell())
            try:
                await keep_open(self._port, self._line_settings, self._converse, self._on_lost, back_off=self._back_off)
            finally:
                teller.cancel()
                self._note(self._machine.lost())

    async def print(self, ticket: Ticket) -> Outcome:
        if self._machine.is_working:
            return Failed(Reason.BUSY)
        outcome = await self._work(self._machine.print(ticket, self._now()))
        log.info("ticket", number=mask_number(ticket.validation_number), outcome=str(outcome))
        return outcome

    async def inspect_after_restart(self, ticket: Ticket) -> Outcome:
        if self._machine.is_working:
            raise RefusedByDevice("a ticket is being printed")
        with suppress(TimeoutError):
            await asyncio.wait_for(self._is_open.wait(), self._machine.timing.check_s)
        return await self._work(self._machine.inspect(ticket, self._now()))

    async def feed(self) -> None:
        self._refuse_while_working()
        await self._perform(self._machine.feed())

    async def clear_jam(self) -> None:
        self._refuse_while_working()
        await self._perform(self._machine.clear_jam())

    # -- internal

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()

    def _refuse_while_working(self) -> None:
        if self._machine.is_working:
            raise RefusedByDevice("a ticket is being printed")
        if self._line is None:
            raise LinkLost(f"{self._port}: not open")

    async def _work(self, actions: list[Action]) -> Outcome:
        self._outcome = asyncio.get_running_loop().create_future()
        # If the port is lost here, the reading loop notices too and asks the machine what that means.
        with suppress(LinkLost):
            await self._perform(actions)
        return await self._outcome

    async def _converse(self, line: SerialLine) -> None:
        self._line = line
        try:
            await self._perform(self._machine.connected(self._now()))
            self._is_open.set()
            while True:
                try:
                    async with asyncio.timeout_at(self._machine.wake_at()):
                        data = await line.receive()
                except TimeoutError:
                    await self._perform(self._machine.tick(self._now()))
                else:
                    self._overheard(Direction.DEVICE, data)
                    await self._perform(self._machine.received(data, self._now()))
        finally:
            self._line = None
            self._is_open.clear()

    async def _on_lost(self, _lost: LinkLost) -> None:
        self._note(self._machine.lost())

    async def _perform(self, actions: list[Action]) -> None:
        self._note(actions)
        for action in actions:
            if isinstance(action, Send) and self._line is not None:
                self._overheard(Direction.HOST, action.data)
                await self._line.send(action.data)

    def _overheard(self, direction: Direction, data: bytes) -> None:
        if self._tap is not None:
            self._tap(Passed(direction, data))

    def _note(self, actions: list[Action]) -> None:
        for action in actions:
            match action:
                case Concluded(outcome):
                    if self._outcome is not None and not self._outcome.done():
                        self._outcome.set_result(outcome)
                case StatusChanged() | TicketTaken():
                    self._events.put_nowait(action)
                case Send():
                    pass

    async def _tell(self) -> None:
        while True:
            await self._handler(await self._events.get())
