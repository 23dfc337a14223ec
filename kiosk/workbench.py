"""The station's own devices as a technician has them: every event, the decoded traffic, and the tests.

It wraps the fittings before the station is put together, so station and technician share one driver and one port.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from importlib import import_module

from ats_client.devices.note_acceptor import interface as acceptor
from ats_client.devices.note_acceptor.interface import NoteAcceptor
from ats_client.devices.ticket_printer import interface as printer
from ats_client.devices.ticket_printer.interface import TicketPrinter
from ats_client.devices.ticket_printer.ticket import mask_number
from ats_client.devices.wire import Direction, Heard
from ats_client.station.assembly import fittings_of
from ats_client.station.cabinet import AcceptorMaker, Fittings, PrinterMaker
from ats_client.station.configuration import Configuration
from game_rules.money import Money
from kiosk.checks import Verdict

EVENTS_KEPT = 200
TRAFFIC_KEPT = 300
TICKET_DIGITS = 10
"""A run of digits longer than this is a ticket's number, and an unpaid one is money: only its end is shown."""


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that was heard, with the second it was heard in."""

    at_s: float
    what: str
    detail: str = ""


class NoteTest(StrEnum):
    """A note goes in, is read and comes back: how far that has come."""

    NOT_RUN = "not-run"
    WAITING = "waiting"
    READ = "read"
    PASSED = "passed"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class NoteTrial:
    stage: NoteTest = NoteTest.NOT_RUN
    detail: str = "not run yet"
    value: Money | None = None


class Workbench:
    """Devices, what they said, and the accept-and-return test. Listens always, remembers traffic only when told to."""

    def __init__(self, configuration: Configuration, now_s: Callable[[], float] = time.time) -> None:
        self._now_s = now_s
        self._protocol = "" if configuration.acceptor is None else configuration.acceptor.protocol
        self.acceptor: NoteAcceptor | None = None
        self.printer: TicketPrinter | None = None
        self.faults: dict[acceptor.FaultKind, str] = {}
        self.events: deque[Line] = deque(maxlen=EVENTS_KEPT)
        self.traffic: deque[Line] = deque(maxlen=TRAFFIC_KEPT)
        self.trial = NoteTrial()
        self.listening = False
        self.changed: Callable[[], None] = lambda: None
        self.on_note_returned: Callable[[Money], None] = lambda _value: None
        self._half_heard = bytearray()
        self.fittings = self._listened(fittings_of(configuration, tap=self._overheard))

    def _listened(self, fittings: Fittings) -> Fittings:
        acceptor_maker, printer_maker = fittings.acceptor, fittings.printer
        return replace(
            fittings,
            acceptor=None if acceptor_maker is None else self._listened_acceptor(acceptor_maker),
            printer=None if printer_maker is None else self._listened_printer(printer_maker),
        )

    def _listened_acceptor(self, make: AcceptorMaker) -> AcceptorMaker:
        def maker(handler: acceptor.Handler, entry: acceptor.OpenEntry | None) -> NoteAcceptor:
            async def both(event: acceptor.Event) -> None:
                await handler(event)  # money first: what the technician sees never holds it up
                self._heard_acceptor(event)

            self.acceptor = make(both, entry)
            return self.acceptor

        return maker

    def _listened_printer(self, make: PrinterMaker) -> PrinterMaker:
        def maker(handler: printer.Handler) -> TicketPrinter:
            async def both(event: printer.PrinterEvent) -> None:
                await handler(event)
                self._heard_printer(event)

            self.printer = make(both)
            return self.printer

        return maker

    # --- what the devices say

    def _heard_acceptor(self, event: acceptor.Event) -> None:
        match event:
            case acceptor.Fault(kind=kind, detail=detail):
                self.faults[kind] = detail
            case acceptor.Cleared(kind=kind):
                self.faults.pop(kind, None)
            case _:
                pass
        self._note("note acceptor", in_words(event))
        self._follow_trial(event)
        self.changed()

    def _heard_printer(self, event: printer.PrinterEvent) -> None:
        match event:
            case printer.StatusChanged(after=after):
                self._note("ticket printer", after.described())
            case printer.TicketTaken():
                self._note("ticket printer", "the ticket was taken")
        self.changed()

    def _note(self, what: str, detail: str) -> None:
        self.events.append(Line(self._now_s(), what, detail))

    def _overheard(self, direction: Direction, data: bytes) -> None:
        if not self.listening:
            self._half_heard.clear()
            return
        if direction is Direction.DEVICE:
            self._half_heard += data  # an answer may come in pieces; it is whole when the station speaks again
            return
        self._decode(Direction.DEVICE, bytes(self._half_heard))
        self._half_heard.clear()
        self._decode(Direction.HOST, data)

    def _decode(self, direction: Direction, data: bytes) -> None:
        if not data:
            return
        arrow = "→" if direction is Direction.HOST else "←"
        for heard in _listener(self._protocol)(data, direction):
            self.traffic.append(Line(self._now_s(), f"{arrow} {heard.name or 'no frame'}", _meaning(heard)))

    # --- accept and return

    def begin_note_test(self) -> None:
        """Opens the slot. In diagnostics the station gives every note back, so nothing can be credited."""
        if self.acceptor is None:
            self.trial = NoteTrial(NoteTest.FAILED, "no note acceptor is configured")
        elif self.faults or self.acceptor.state is acceptor.State.OFFLINE:
            self.trial = NoteTrial(NoteTest.FAILED, self.acceptor_verdict().detail)
        else:
            self.acceptor.enable(None, tickets=False)
            self.trial = NoteTrial(NoteTest.WAITING, "put a note in: it is read and comes back")
        self.changed()

    def end_note_test(self) -> None:
        """Shuts the slot again; the station opens it when play goes on."""
        if self.acceptor is not None:
            self.acceptor.disable()
        if self.trial.stage in (NoteTest.WAITING, NoteTest.READ):
            self.trial = NoteTrial(NoteTest.FAILED, "ended before a note came back")
        self.changed()

    def _follow_trial(self, event: acceptor.Event) -> None:
        trial = self.trial
        if trial.stage not in (NoteTest.WAITING, NoteTest.READ):
            return
        match event:
            case acceptor.NoteEscrowed(value=value):
                self.trial = NoteTrial(NoteTest.READ, f"{value} was read, on its way back", value)
            case acceptor.Returned() if trial.value is not None:
                self.trial = NoteTrial(NoteTest.PASSED, f"{trial.value} was read and came back", trial.value)
                self.on_note_returned(trial.value)
            case acceptor.Rejected(reason=reason):
                self.trial = NoteTrial(NoteTest.FAILED, f"the unit gave it back by itself: {reason}")
            case acceptor.Credited():
                self.trial = NoteTrial(NoteTest.FAILED, "the unit kept the note: it was credited to the station")
            case acceptor.Disputed(why=why):
                self.trial = NoteTrial(NoteTest.FAILED, f"nobody knows where the note is: {why}")
            case acceptor.Fault(kind=kind, detail=detail):
                self.trial = NoteTrial(NoteTest.FAILED, f"{kind}: {detail}".rstrip(": "))
            case _:
                return
        if self.trial.stage in (NoteTest.PASSED, NoteTest.FAILED) and self.acceptor is not None:
            self.acceptor.disable()

    # --- verdicts

    def acceptor_verdict(self) -> Verdict:
        if self.acceptor is None:
            return Verdict(True, "none is configured")
        if self.faults:
            return Verdict(False, "; ".join(f"{kind}: {why}".rstrip(": ") for kind, why in self.faults.items()))
        state = self.acceptor.state
        if state in (acceptor.State.OFFLINE, acceptor.State.STARTING, acceptor.State.FAULT):
            return Verdict(False, f"{state}: is it powered, and is this its port?")
        return Verdict(True, f"{state}, {self.acceptor.identity or 'has not said what it is'}")

    def printer_verdict(self) -> Verdict:
        if self.printer is None:
            return Verdict(True, "none is configured")
        status = self.printer.status
        return Verdict(status.fault is None, status.described())

    def trial_verdict(self) -> Verdict:
        return Verdict(self.trial.stage is NoteTest.PASSED, self.trial.detail)


def in_words(event: acceptor.Event) -> str:
    """An event for the technician's log; a ticket's number never whole."""
    match event:
        case acceptor.NoteEscrowed(value=value):
            return f"holds a note of {value}"
        case acceptor.TicketEscrowed(number=number):
            return f"holds ticket {mask_number(number)}"
        case acceptor.Credited(item=item):
            return f"stacked {_item(item)}"
        case acceptor.Returned(item=item):
            return f"gave back {_item(item)}"
        case acceptor.Rejected(reason=reason):
            return f"rejected: {reason}"
        case acceptor.Disputed(why=why):
            return f"disputed: {why}"
        case acceptor.Fault(kind=kind, detail=detail):
            return f"fault {kind}: {detail}".rstrip(": ")
        case acceptor.Cleared(kind=kind):
            return f"no longer {kind}"
        case acceptor.StateChanged(state=state):
            return f"is {state}"
        case acceptor.Identified(identity=identity):
            return f"says it is {identity}"
        case acceptor.DenominationsRead(denominations=read):
            return f"knows {', '.join(f'{each.currency} {each.value}' for each in read)}"
        case acceptor.PoweredUp(found=found):
            return f"was switched on: {found}"
        case acceptor.Closed():
            return "is done with the item"


def _item(item: acceptor.Item) -> str:
    return f"a note of {item.value}" if isinstance(item, acceptor.Note) else f"ticket {item.masked}"


def _listener(protocol: str) -> Callable[[bytes, Direction], Sequence[Heard]]:
    name = "ssp" if protocol == "essp" else protocol
    listen: Callable[[bytes, Direction], Sequence[Heard]] = import_module(
        f"ats_client.devices.note_acceptor.{name}.listening"
    ).listen
    return listen


def _meaning(heard: Heard) -> str:
    fields = "  ".join(f"{key}={_masked(value)}" for key, value in heard.fields.items())
    is_money = any(_is_ticket(value) for value in heard.fields.values())
    raw = "(bytes not shown: a ticket's number)" if is_money else heard.raw.hex(" ").upper()
    return f"{fields or heard.reason}  {raw}".strip()


def _is_ticket(value: object) -> bool:
    return isinstance(value, str) and value.isdigit() and len(value) >= TICKET_DIGITS


def _masked(value: object) -> str:
    return mask_number(str(value)) if _is_ticket(value) else str(value)
