"""A TCL printer's state machine: the rules of hardware facts 5.4, from one status line to the next.

A status line carries no check sum, so it is believed only when two in a row say the same.
"""

from dataclasses import dataclass, field

from ats_client.devices.ticket_printer.interface import Failed, PrinterStatus, Reason, Unknown
from ats_client.devices.ticket_printer.machine import Action, Phase, PollingMachine, Timing
from ats_client.devices.ticket_printer.tcl.codec import ENQUIRY, Noise, StatusLine, StatusReader, command, print_job
from ats_client.devices.ticket_printer.tcl.templates import TEMPLATE_9, Template


@dataclass(frozen=True, slots=True)
class TclSettings:
    """Settings that differ from unit to unit."""

    template: Template = TEMPLATE_9
    inner_bar: bool = True
    """`^S|^`; some units are described with `^S^`."""
    poll_with_enquiry: bool = False
    """Ask for the status with the byte 0x05 instead of a command."""
    timing: Timing = field(default_factory=Timing)


class TclMachine(PollingMachine):
    """The proof of a ticket: validation printed goes 1→0→1, with busy 1→0, after our job (5.4 rule 3)."""

    protocol = "tcl"

    def __init__(self, settings: TclSettings | None = None) -> None:
        self.settings = settings or TclSettings()
        super().__init__(self.settings.timing)
        self._reader = StatusReader()
        self._previous: StatusLine | None = None
        self._line: StatusLine | None = None
        self._validation_fell = False

    def feed(self) -> list[Action]:
        self._send(command("f", "I"))
        return self._take()

    def clear_jam(self) -> list[Action]:
        self._send(command("C", "j"))
        return self._take()

    # -- questions and answers

    def _short(self, letter: str) -> bytes:
        return command(letter, inner_bar=self.settings.inner_bar)

    def _greet(self) -> None:
        self._reader = StatusReader()

    def _question(self) -> bytes:
        return ENQUIRY if self.settings.poll_with_enquiry else self._short("S")

    def _forget(self) -> None:
        self._previous = None

    def _hear(self, data: bytes, now: float) -> None:
        for heard in self._reader.feed(data):
            if isinstance(heard, Noise):
                continue
            _, line = heard
            is_confirmed = line == self._previous
            self._previous = line
            self._answered(now, hurry=not is_confirmed)
            if is_confirmed:
                self._line = line
                self.version = line.version
                self._believe(line.status, now)

    # -- the print, status by status

    def _phase_step(self, now: float) -> None:
        line = self._line
        if line is None:
            return
        match self.phase:
            case Phase.CHECKING:
                self._check(now)
            case Phase.DROPPING_OLD_JOB if line.was_reset and not line.busy:
                self._clear(now)
            case Phase.CLEARING:
                self._send_job_when_clear(line, now)
            case Phase.SENT | Phase.PRINTING:
                self._follow_job(line, now)
            case Phase.INSPECTING:
                self._conclude(Unknown(Reason.RESTARTED, self._seen(line)))

    def _check(self, now: float) -> None:
        obstacle = self._obstacle(self.status)
        if obstacle is not None:
            self._conclude(Failed(obstacle))
        elif self._old_job_inside:
            self._enter(Phase.DROPPING_OLD_JOB, now)
            self._send(self._short("r"))
        else:
            self._clear(now)

    def _obstacle(self, status: PrinterStatus) -> Reason | None:
        """Rule 2. Before the flags are cleared, an old complaint about a command is no obstacle."""
        obstacle = status.obstacle
        is_clearable = obstacle is Reason.PRINTER_ERROR and set(status.troubles) <= {"command-error", "system-error"}
        return None if is_clearable and self.phase is Phase.CHECKING else obstacle

    def _clear(self, now: float) -> None:
        self._old_job_inside = False
        self._enter(Phase.CLEARING, now)
        self._send(self._short("C"))
        self._ask(now)

    def _send_job_when_clear(self, line: StatusLine, now: float) -> None:
        if line.was_reset:
            self._send(self._short("C"))
            return
        obstacle = self._obstacle(self.status)
        if obstacle is not None:
            self._conclude(Failed(obstacle))
        elif self._ticket is not None:
            template = self.settings.template
            self._validation_fell = not line.validation_printed
            self._enter(Phase.SENT, now)
            self._send(print_job(template.number, template.fill(self._ticket)))
            self._next_poll = now + self.timing.poll_working_s

    def _follow_job(self, line: StatusLine, now: float) -> None:
        if line.was_reset:
            # Rule 6: it lost power, so its job flags no longer say anything about our job.
            self._conclude(Unknown(Reason.POWER_LOST, self._seen(line)))
            return
        self._validation_fell = self._validation_fell or not line.validation_printed
        if line.busy:
            if self.phase is Phase.SENT:
                self._enter(Phase.PRINTING, now)
            return
        if self.phase is Phase.PRINTING and self._validation_fell:
            self._judge(line)

    def _judge(self, line: StatusLine) -> None:
        """The job is over (busy 1→0): rule 4, or a fault. Without either, keep waiting."""
        fault = self.status.fault
        if line.validation_printed and fault is not None:
            self._conclude(Unknown(fault, self._seen(line)))
        elif line.validation_printed and line.template != self.settings.template.number:
            self._conclude(Unknown(Reason.OTHER_TEMPLATE, self._seen(line)))
        elif line.validation_printed:
            self._printed()
        elif fault is not None:
            # The job began and ended, the printer says why, and neither bar code nor number was printed.
            self._conclude(Failed(fault))

    def _seen(self, line: StatusLine) -> str:
        return f"{', '.join(line.names) or 'no flags'}; last template {line.template or 'none'}"
