"""Devices without a wire, for the demonstration: a slot one can push notes into, and a printer that shows its tickets.

They keep the contract of the real drivers, recovery included, since the metal (`NoteSlot`, `TicketTray`) outlives the
program as a real one does. Real wire protocols are tried against the emulators instead.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from dataclasses import dataclass, field
from uuid import uuid4

from ats_client.devices.note_acceptor import interface as acceptor
from ats_client.devices.note_acceptor.interface import Denomination, Item, NoteAcceptor, Stage, State
from ats_client.devices.ticket_printer import interface as printer
from ats_client.devices.ticket_printer.ticket import Ticket
from game_rules.money import Money
from screen_kit.devices.errors import RefusedByDevice

AUSTRALIAN_NOTES = tuple(Money(units * 100) for units in (5, 10, 20, 50, 100))


@dataclass
class NoteSlot:
    """The metal: what is held, what lies in the box, and whether a credit still waits for its acknowledgement."""

    values: tuple[Money, ...] = AUSTRALIAN_NOTES
    currency: str = "AUD"
    held: Item | None = None
    box: list[Item] = field(default_factory=list)
    given_back: list[Item] = field(default_factory=list)
    unacknowledged: bool = False

    def stack(self) -> None:
        if self.held is not None:
            self.box.append(self.held)
            self.held, self.unacknowledged = None, True

    def give_back(self) -> None:
        if self.held is not None:
            self.given_back.append(self.held)
            self.held = None

    def denominations(self) -> tuple[Denomination, ...]:
        return tuple(Denomination(code, value, self.currency) for code, value in enumerate(self.values, start=1))


class SimulatedAcceptor(NoteAcceptor):
    """Takes what `insert_note` and `insert_ticket` push in, while it is enabled."""

    def __init__(self, slot: NoteSlot, handler: acceptor.Handler, open_entry: acceptor.OpenEntry | None) -> None:
        self._slot = slot
        self._handler = handler
        self._open_entry = open_entry
        self._state = State.OFFLINE
        self._values: frozenset[Money] = frozenset()
        self._tickets = False
        self._inserted = asyncio.Event()
        self._decision: asyncio.Future[bool] | None = None

    # --- the demonstration's buttons

    def insert_note(self, value: Money) -> bool:
        """False where the slot will not take it now: it is shut, busy, or that note is not enabled."""
        codes = {denomination.value: denomination.code for denomination in self.denominations}
        return value in self._values and self._insert(acceptor.Note(codes[value], value))

    def insert_ticket(self, number: str) -> bool:
        return self._tickets and self._insert(acceptor.Ticket(number))

    def _insert(self, item: Item) -> bool:
        if self._state is not State.READY or self._slot.held is not None:
            return False
        self._slot.held = item
        self._inserted.set()
        return True

    # --- NoteAcceptor

    @property
    def state(self) -> State:
        return self._state

    @property
    def identity(self) -> str:
        return "simulated note acceptor"

    @property
    def denominations(self) -> tuple[Denomination, ...]:
        return self._slot.denominations()

    @property
    def takes_tickets(self) -> bool:
        return True

    async def run(self) -> None:
        await self._recover()
        while True:
            await self._become(State.READY)
            await self._inserted.wait()
            self._inserted.clear()
            await self._become(State.ESCROW)
            await self._escrow(uuid4().hex)

    def accept(self) -> None:
        self._decide(True)

    def return_(self) -> None:
        self._decide(False)

    def hold(self) -> None:
        if self._decision is None:
            raise RefusedByDevice("there is nothing in escrow to hold")

    def enable(self, denominations: Collection[Money] | None = None, *, tickets: bool = False) -> None:
        self._values = frozenset(self._slot.values if denominations is None else denominations)
        self._tickets = tickets

    def disable(self) -> None:
        self._values, self._tickets = frozenset(), False

    def reset(self) -> None:
        if self._slot.held is not None:
            raise RefusedByDevice("something is in the path")

    # --- what the metal does

    def _decide(self, take: bool) -> None:
        if self._decision is None or self._decision.done():
            raise RefusedByDevice("there is nothing in escrow to decide about")
        self._decision.set_result(take)

    async def _escrow(self, item_id: str) -> None:
        item = self._slot.held
        if item is None:
            return
        self._decision = asyncio.get_running_loop().create_future()
        try:
            if isinstance(item, acceptor.Ticket):
                await self._handler(acceptor.TicketEscrowed(item_id, item.number))
            else:
                await self._handler(acceptor.NoteEscrowed(item_id, item.code, item.value))
            take = await self._decision
        finally:
            self._decision = None
        if take:
            self._slot.stack()
            await self._credit(item_id, item)
        else:
            self._slot.give_back()
            await self._handler(acceptor.Returned(item_id, item))

    async def _credit(self, item_id: str, item: Item, *, repeated: bool = False) -> None:
        await self._handler(acceptor.Credited(item_id, item, repeated=repeated))
        self._slot.unacknowledged = False
        await self._handler(acceptor.Closed(item_id))

    async def _recover(self) -> None:
        """After a power cut: what the metal can still say of the journal's open item (hardware facts 2.9)."""
        entry, slot = self._open_entry, self._slot
        self._open_entry = None
        slot.give_back()
        if entry is None:
            return
        if slot.unacknowledged:
            await self._credit(entry.id, entry.item, repeated=entry.stage is Stage.CREDITED)
        elif entry.stage is Stage.CREDITED:
            await self._handler(acceptor.Closed(entry.id))
        elif entry.item in slot.given_back:
            await self._handler(acceptor.Returned(entry.id, entry.item))
        else:
            await self._handler(acceptor.Disputed("it cannot be known where the item is", entry.id, entry.item))

    async def _become(self, state: State) -> None:
        self._state = state
        await self._handler(acceptor.StateChanged(state))


@dataclass
class TicketTray:
    """The printer's metal: the tickets that came out, and what the next one will do."""

    tickets: list[Ticket] = field(default_factory=list)
    next_outcome: printer.Outcome = field(default_factory=printer.Printed)
    printing_s: float = 0.0
    in_chute: bool = False


class SimulatedPrinter:
    """Prints into a tray. A ticket stays in the chute until `take` is called."""

    def __init__(self, tray: TicketTray, handler: printer.Handler = printer.nobody_listens) -> None:
        self._tray = tray
        self._handler = handler

    @property
    def status(self) -> printer.PrinterStatus:
        paper_out = self._tray.next_outcome == printer.Failed(printer.Reason.PAPER_OUT)
        return printer.PrinterStatus(is_online=True, paper_out=paper_out, ticket_in_chute=self._tray.in_chute)

    @property
    def identity(self) -> printer.Identity:
        return printer.Identity("simulated", "none", "1")

    async def run(self) -> None:
        await asyncio.Event().wait()

    async def print(self, ticket: Ticket) -> printer.Outcome:
        if self._tray.in_chute:
            return printer.Failed(printer.Reason.TICKET_IN_CHUTE)
        await asyncio.sleep(self._tray.printing_s)
        if isinstance(self._tray.next_outcome, printer.Printed):
            self._tray.tickets.append(ticket)
            self._tray.in_chute = True
        return self._tray.next_outcome

    async def inspect_after_restart(self, ticket: Ticket) -> printer.Outcome:
        return printer.Unknown(printer.Reason.RESTARTED, "the printer does not say which ticket it printed")

    async def feed(self) -> None:
        await asyncio.sleep(0)

    async def clear_jam(self) -> None:
        await asyncio.sleep(0)

    async def take(self) -> None:
        """The player takes the ticket out of the chute."""
        if self._tray.in_chute:
            before = self.status
            self._tray.in_chute = False
            await self._handler(printer.TicketTaken())
            await self._handler(printer.StatusChanged(before, self.status))
