"""The station's own devices for a technician: every event, the decoded traffic, and the tests.

It wraps the fittings before the station is put together, so station and technician share one driver and one port.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum

from ats_client.devices.note_acceptor import interface as acceptor
from ats_client.devices.note_acceptor.interface import NoteAcceptor
from ats_client.devices.ticket_printer import interface as printer
from ats_client.devices.ticket_printer.interface import TicketPrinter
from ats_client.devices.ticket_printer.ticket import mask_number
from ats_client.station.assembly import fittings_of
from ats_client.station.cabinet import AcceptorMaker, Fittings, PrinterMaker
from ats_client.station.configuration import Configuration
from game_rules.money import Money
from kiosk.checks import Verdict
from kiosk.line_monitor import HeardLine, LineMonitor

EVENTS_KEPT = 200


class NoteTest(StrEnum):
    """How far a test has come in which a note goes in, is read and comes back."""

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
    """The devices, their events, the traffic on each line, and the accept-and-return test."""

    def __init__(self, configuration: Configuration, now_s: Callable[[], float] = time.time) -> None:
        self._now_s = now_s
        acceptor_choice, printer_choice = configuration.acceptor, configuration.printer
        self.acceptor_monitor = LineMonitor("" if acceptor_choice is None else acceptor_choice.protocol, now_s)
        self.printer_monitor = LineMonitor("" if printer_choice is None else printer_choice.protocol, now_s)
        self.acceptor: NoteAcceptor | None = None
        self.printer: TicketPrinter | None = None
        self.faults: dict[acceptor.FaultKind, str] = {}
        self.events: deque[HeardLine] = deque(maxlen=EVENTS_KEPT)
        self.trial = NoteTrial()
        self.changed: Callable[[], None] = lambda: None
        self.on_note_returned: Callable[[Money], None] = lambda _value: None
        self.fittings = self._listened(
            fittings_of(configuration, self.acceptor_monitor.hear, self.printer_monitor.hear)
        )

    def listen(self, on: bool) -> None:
        """Starts or stops listening to the lines; stopping forgets what was heard."""
        for monitor in (self.acceptor_monitor, self.printer_monitor):
            monitor.open = on

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
                await handler(event)  # money first: the technician's view never delays it
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

    # --- the devices' events

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
        self.events.append(HeardLine(self._now_s(), what, detail))

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

    def verdicts(self) -> dict[str, Verdict]:
        """The verdict on each device, by its name."""
        return {"note acceptor": self.acceptor_verdict(), "ticket printer": self.printer_verdict()}


def in_words(event: acceptor.Event) -> str:
    """An event for the technician's log, never with a whole ticket number."""
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
