"""Note acceptor and ticket printer: identity, state, events, traffic, and tests."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

from ats_client.devices.ticket_printer.interface import Failed, Outcome, Printed, Unknown
from ats_client.devices.ticket_printer.ticket import Ticket
from ats_client.station.ticket_face import TicketFace
from kiosk.checks import Verdict
from kiosk.line_monitor import HeardLine
from kiosk.pages.page import Action, CheckLine, Mark, Page, PageView, TextLine, when
from kiosk.workbench import NoteTest, Workbench
from screen_kit.devices.errors import DeviceError

LINES_SHOWN = 40


class NoteAcceptorPage(Page):
    key, title = "note-acceptor", "Note acceptor"

    def __init__(self, bench: Workbench) -> None:
        self._bench = bench

    def view(self) -> PageView:
        bench, unit = self._bench, self._bench.acceptor
        trial = bench.trial
        marks = {NoteTest.PASSED: Mark.PASS, NoteTest.FAILED: Mark.FAIL}
        checks = (
            CheckLine.of("State", bench.acceptor_verdict()),
            CheckLine("Accept and return", marks.get(trial.stage, Mark.OPEN), trial.detail),
        )
        about: tuple[TextLine, ...] = ()
        if unit is not None:
            notes = ", ".join(f"{each.currency} {each.value}" for each in unit.denominations)
            about = (
                TextLine("identity", "Identity", unit.identity or "not said yet"),
                TextLine("denominations", "Denominations", notes or "not said yet"),
                TextLine("tickets", "Reads tickets", "yes" if unit.takes_tickets else "no"),
            )
        running = trial.stage in (NoteTest.WAITING, NoteTest.READ)
        none = "" if unit is not None else "No note acceptor is configured."
        actions = (
            Action("end" if running else "begin", "Stop the note test" if running else "Test with a note", none),
            Action("reset", "Restart the unit", none, "Restart the note acceptor? Do this after clearing a jam."),
        )
        mine = [line for line in bench.events if line.what == "note acceptor"]
        lines = (*about, *_told("wire", bench.acceptor_monitor.lines), *_told("event", mine))
        return PageView(checks, lines, actions)

    async def act(self, key: str) -> str:
        bench = self._bench
        if key == "begin":
            bench.begin_note_test()
            return f"note test: {bench.trial.detail}"
        if key == "end":
            bench.end_note_test()
            return f"note test: {bench.trial.detail}"
        if key == "reset" and bench.acceptor is not None:
            try:
                bench.acceptor.reset()
            except DeviceError as error:
                return f"not restarted: {error}"
            return "note acceptor restarted"
        return await super().act(key)


class PrinterPage(Page):
    key, title = "printer", "Ticket printer"

    def __init__(self, bench: Workbench, face: TicketFace) -> None:
        self._bench = bench
        self._face = face
        self._test = CheckLine("Test ticket", Mark.OPEN, "not run yet")

    def view(self) -> PageView:
        unit = self._bench.printer
        lines: tuple[TextLine, ...] = ()
        if unit is not None:
            identity, status = unit.identity, unit.status
            sensors = {
                "Paper": "out" if status.paper_out else "low" if status.paper_low else "enough",
                "Head": "up" if status.head_up else "down",
                "Chassis": "open" if status.chassis_open else "closed",
                "Path": "jam" if status.jam else "free",
                "Chute": "a ticket lies there" if status.ticket_in_chute else "empty",
            }
            lines = (
                TextLine("identity", "Identity", f"{identity.protocol} on {identity.port} {identity.version}".strip()),
                *(TextLine(name, name, text if status.is_online else "unknown") for name, text in sensors.items()),
            )
        none = "" if unit is not None else "No ticket printer is configured."
        actions = (
            Action("test", "Print a test ticket", none, "Print a test ticket? It says TEST – NO VALUE."),
            Action("feed", "Feed one ticket", none),
            Action("clear-jam", "Clear a jam", none, "Is the jammed paper out? The printer is then told to go on."),
        )
        bench = self._bench
        mine = [line for line in bench.events if line.what == "ticket printer"]
        checks = (CheckLine.of("State", bench.printer_verdict()), self._test)
        heard = (*_told("wire", bench.printer_monitor.lines), *_told("event", mine))
        return PageView(checks, (*lines, *heard), actions)

    async def act(self, key: str) -> str:
        unit = self._bench.printer
        if unit is None:
            return "no ticket printer is configured"
        try:
            if key == "test":
                said = judge_outcome(await unit.print(self._ticket()))
                self._test = CheckLine.of("Test ticket", said)
                return f"test ticket: {said.detail}"
            if key == "feed":
                await unit.feed()
                return "fed one ticket"
            if key == "clear-jam":
                await unit.clear_jam()
                return "told the printer that its jam is cleared"
        except DeviceError as error:
            return f"not done: {error}"
        return await super().act(key)

    def _ticket(self) -> Ticket:
        face = self._face
        now = datetime.now(UTC).astimezone(face.timezone)
        return Ticket.test(establishment=face.establishment, place=face.place, machine=face.machine, printed_at=now)


def judge_outcome(outcome: Outcome) -> Verdict:
    match outcome:
        case Printed():
            return Verdict(True, "came out whole")
        case Failed(reason):
            return Verdict(False, f"none came out: {reason}")
        case Unknown(reason, seen):
            return Verdict(False, f"nobody can tell: {reason} {seen}".strip())


def _told(kind: str, heard: Iterable[HeardLine]) -> tuple[TextLine, ...]:
    """The newest comes first."""
    lines = list(heard)
    return tuple(
        TextLine(f"{kind}-{number}", f"{when(line.at_s)} {line.what}{_times(line)}", line.detail)
        for number, line in reversed(list(enumerate(lines))[-LINES_SHOWN:])
    )


def _times(line: HeardLine) -> str:
    return f" ×{line.times}" if line.times > 1 else ""
