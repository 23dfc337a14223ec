"""An ESC/POS printer's state machine (hardware facts 5.3 and 5.4 rule 9).

The only proof of a ticket is the job fence or, on models with one, the presenter's sensor. Once a job was sent it can
never be called failed: out of paper, the printer keeps it and prints it when paper is loaded.
"""

from dataclasses import dataclass, field

from ats_client.devices.ticket_printer.escpos.codec import (
    NO_AUTOMATIC_STATUS,
    QUESTIONS,
    RECOVER_AFTER_CLEARING,
    AnswerReader,
    FenceReached,
    Reading,
    StatusByte,
    fence_mark,
    status_request,
)
from ats_client.devices.ticket_printer.escpos.job import Layout, feed_job, library, ticket_job
from ats_client.devices.ticket_printer.interface import Failed, Reason
from ats_client.devices.ticket_printer.machine import AFTER_THE_JOB, Action, Phase, PollingMachine, Timing


@dataclass(frozen=True, slots=True)
class EscposSettings:
    """Settings that differ from model to model."""

    has_fence: bool = True
    """GS ( H; absent on some TM series and on most clones."""
    has_presenter: bool = False
    """Bit 6 of the paper byte is a sensor where the ticket waits to be taken (Citizen PPU-231)."""
    buffer_clear: bytes = b""
    """The model's real-time command that empties its buffers, from its manual; empty if it has none."""
    layout: Layout = field(default_factory=Layout)
    timing: Timing = field(default_factory=Timing)


class EscposMachine(PollingMachine):
    """Asks its four questions in turn. It believes a status when two rounds in a row agree."""

    protocol = "escpos"

    def __init__(self, settings: EscposSettings | None = None) -> None:
        self.settings = settings or EscposSettings()
        super().__init__(self.settings.timing)
        library()
        self._reader = AnswerReader()
        self._if_nothing_moves = Reason.NO_PROOF
        self._asked: int | None = None
        """The question that is still unanswered; an answer does not say which question it belongs to."""
        self._answers: list[int] = []
        self._previous: Reading | None = None

    def feed(self) -> list[Action]:
        self._send(feed_job())
        return self._take()

    def clear_jam(self) -> list[Action]:
        """A person has looked into the printer; any job left in it is cleared with the jam."""
        self._send(RECOVER_AFTER_CLEARING)
        self._old_job_inside = False
        return self._take()

    # -- questions and answers

    def _greet(self) -> None:
        self._reader = AnswerReader()
        self._asked = None
        self._send(NO_AUTOMATIC_STATUS)

    def _question(self) -> bytes:
        return status_request(QUESTIONS[len(self._answers)])

    def _ask(self, now: float) -> None:
        """One question at a time: we could not tell two answers apart."""
        if self._asked is None:
            self._asked = QUESTIONS[len(self._answers)]
            super()._ask(now)
        elif now >= self._next_poll:
            self._fall_quiet(now)

    def _fall_quiet(self, now: float) -> None:
        """Questions and answers no longer match: let late answers run out, then begin a new round."""
        self._forget()
        self._asked = None
        self._next_poll = now + self.timing.answer_s

    def _forget(self) -> None:
        self._previous = None
        self._answers = []

    def _hear(self, data: bytes, now: float) -> None:
        for heard in self._reader.feed(data):
            match heard:
                case FenceReached(mark):
                    self._last_heard = now
                    self._reached(mark)
                case StatusByte(value):
                    self._last_heard = now
                    self._answer(value, now)

    def _answer(self, value: int, now: float) -> None:
        asked, self._asked = self._asked, None
        if asked is None:
            self._fall_quiet(now)
            return
        if asked == QUESTIONS[len(self._answers)]:
            self._answers.append(value)
        if len(self._answers) < len(QUESTIONS):
            self._ask(now)
            return
        reading = Reading(*self._answers)
        self._answers = []
        is_confirmed = reading == self._previous
        self._previous = reading
        self._answered(now, hurry=not is_confirmed)
        if is_confirmed:
            self._believe(reading.status(has_presenter=self.settings.has_presenter), now)

    def _reached(self, mark: bytes) -> None:
        is_ours = self._ticket is not None and mark == fence_mark(self._ticket.validation_number)
        if is_ours and (self.phase in AFTER_THE_JOB or self.phase is Phase.INSPECTING):
            self._old_job_inside = False
            self._printed()

    # -- the print

    def _phase_step(self, now: float) -> None:
        match self.phase:
            case Phase.CHECKING:
                self._check(now)
            case Phase.DROPPING_OLD_JOB:
                self._old_job_inside = False
                self._enter(Phase.CHECKING, now)
            case Phase.SENT | Phase.PRINTING:
                if self.settings.has_presenter and not self.settings.has_fence and self.status.ticket_in_chute:
                    # The chute was empty before, and the cut is the last step of a job, so the ticket there is whole.
                    self._printed()

    def _check(self, now: float) -> None:
        obstacle = self.status.obstacle
        if obstacle is not None:
            self._conclude(Failed(obstacle))
        elif self._old_job_inside:
            self._drop_old_job(now)
        elif self._ticket is not None:
            settings = self.settings
            self._enter(Phase.SENT, now)
            self._send(ticket_job(self._ticket, settings.layout, has_fence=settings.has_fence))
            if settings.has_fence or settings.has_presenter:
                self._enter(Phase.PRINTING, now)
            self._next_poll = now + self.timing.poll_working_s

    def _drop_old_job(self, now: float) -> None:
        """Rule 9: clear the buffers; a model that cannot needs a power cycle, or a person who has looked."""
        if self.settings.buffer_clear:
            self._enter(Phase.DROPPING_OLD_JOB, now)
            self._send(self.settings.buffer_clear)
        else:
            self._conclude(Failed(Reason.OLD_JOB_INSIDE))

    def _after_silence(self) -> None:
        """A printer that was switched off has lost its job. A pulled cable looks the same, but then the fence tells
        jobs apart."""
        if self.settings.has_fence and self.phase not in AFTER_THE_JOB:
            self._old_job_inside = False
