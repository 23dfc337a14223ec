"""The ticket printer as the station sees it: print, three possible outcomes, a status, and events.

A printed ticket is bearer money. The two mistakes are *no ticket but the money gone* and *two tickets for
one credit* (hardware facts 5.4), so a driver says `Printed` or `Failed` only when it is certain, and
otherwise `Unknown`, which a person resolves.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from ats_client.devices.ticket_printer.ticket import Ticket


class Reason(StrEnum):
    """Why no ticket came, or why nobody can tell. Screens choose their words by this and never parse text."""

    OFFLINE = "offline"
    PAPER_OUT = "paper-out"
    PAPER_JAM = "paper-jam"
    HEAD_UP = "head-up"
    CHASSIS_OPEN = "chassis-open"
    TICKET_IN_CHUTE = "ticket-in-chute"
    BUSY = "busy"
    JOURNAL_MODE = "journal-mode"
    PRINTER_ERROR = "printer-error"
    WILL_NOT_CLEAR = "will-not-clear"
    OLD_JOB_INSIDE = "old-job-inside"
    LINE_LOST = "line-lost"
    SILENT = "silent"
    POWER_LOST = "power-lost"
    NOT_STARTED = "not-started"
    NOT_FINISHED = "not-finished"
    NO_PROOF = "no-proof"
    OTHER_TEMPLATE = "other-template"
    RESTARTED = "restarted"
    STOPPED = "stopped"


@dataclass(frozen=True, slots=True)
class Printed:
    """The whole ticket came out."""


@dataclass(frozen=True, slots=True)
class Failed:
    """Certain: no ticket that could be paid came out, and none will. The number is dead; pay by hand."""

    reason: Reason


@dataclass(frozen=True, slots=True)
class Unknown:
    """Nobody can tell from here. `seen` tells the attendant what is known before looking."""

    reason: Reason
    seen: str = ""


Outcome = Printed | Failed | Unknown


@dataclass(frozen=True, slots=True)
class PrinterStatus:
    """The printer's own report. `troubles` names the faults that have no field here."""

    is_online: bool = False
    is_busy: bool = False
    paper_low: bool = False
    paper_out: bool = False
    jam: bool = False
    head_up: bool = False
    chassis_open: bool = False
    ticket_in_chute: bool = False
    journal_mode: bool = False
    troubles: tuple[str, ...] = ()

    @property
    def fault(self) -> Reason | None:
        """The fault that stops printing and needs a person; the gravest comes first."""
        faults = (
            (not self.is_online, Reason.OFFLINE),
            (self.head_up, Reason.HEAD_UP),
            (self.chassis_open, Reason.CHASSIS_OPEN),
            (self.jam, Reason.PAPER_JAM),
            (self.paper_out, Reason.PAPER_OUT),
            (bool(self.troubles), Reason.PRINTER_ERROR),
        )
        return next((reason for present, reason in faults if present), None)

    @property
    def obstacle(self) -> Reason | None:
        """Why no ticket may be started now (facts 5.4 rule 2); None if one may."""
        waits = (
            (self.is_busy, Reason.BUSY),
            (self.ticket_in_chute, Reason.TICKET_IN_CHUTE),
            (self.journal_mode, Reason.JOURNAL_MODE),
        )
        return self.fault or next((reason for present, reason in waits if present), None)

    def described(self) -> str:
        """For the attendant and the log: 'paper out, ticket in chute'."""
        if not self.is_online:
            return "no answer"
        named = {
            "busy": self.is_busy,
            "paper low": self.paper_low,
            "paper out": self.paper_out,
            "jam": self.jam,
            "head up": self.head_up,
            "chassis open": self.chassis_open,
            "ticket in chute": self.ticket_in_chute,
            "journal mode": self.journal_mode,
        }
        return ", ".join([name for name, present in named.items() if present] + list(self.troubles)) or "ready"


@dataclass(frozen=True, slots=True)
class Identity:
    """The printer as the technician's screen shows it."""

    protocol: str
    port: str
    version: str = ""


@dataclass(frozen=True, slots=True)
class StatusChanged:
    before: PrinterStatus
    after: PrinterStatus


@dataclass(frozen=True, slots=True)
class TicketTaken:
    """The chute emptied: a fact for the audit trail, not a condition of success (facts 5.4 rule 4)."""


PrinterEvent = StatusChanged | TicketTaken
Handler = Callable[[PrinterEvent], Awaitable[None]]


async def nobody_listens(_event: PrinterEvent) -> None:
    """The handler of a printer that nobody watches."""


class TicketPrinter(Protocol):
    """The station's side of any ticket printer. `run` owns the port; call the rest while it runs."""

    @property
    def status(self) -> PrinterStatus: ...

    @property
    def identity(self) -> Identity: ...

    async def run(self) -> None:
        """Keeps the port open, through unplugging and power cuts, until cancelled."""

    async def print(self, ticket: Ticket) -> Outcome:
        """Prints one ticket; write it to the journal first. Test tickets are printed this way too."""

    async def inspect_after_restart(self, ticket: Ticket) -> Outcome:
        """After a crash left a journal entry PRINTING: says what can still be known about that ticket (5.4 rule 8)."""

    async def feed(self) -> None:
        """Feeds one blank ticket's length of paper; `RefusedByDevice` while a ticket is printed."""

    async def clear_jam(self) -> None:
        """Tells the printer that a person has removed the paper; `RefusedByDevice` while a ticket is printed."""
