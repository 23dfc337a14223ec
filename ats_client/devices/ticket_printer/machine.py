"""The part that all printers' state machines share: ask, believe, wait for a limited time, conclude.

It is pure: bytes, the time and requests come in, actions go out; it touches no port and no clock. Each protocol adds
its questions, its reading of the answers, and its proof of a ticket.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from enum import Enum, auto

from ats_client.devices.ticket_printer.interface import (
    Failed,
    Outcome,
    Printed,
    PrinterStatus,
    Reason,
    StatusChanged,
    TicketTaken,
    Unknown,
)
from ats_client.devices.ticket_printer.ticket import Ticket


@dataclass(frozen=True, slots=True)
class Send:
    """Bytes to send in one write: a job in pieces may be thrown away (facts 5.1)."""

    data: bytes


@dataclass(frozen=True, slots=True)
class Concluded:
    """The print or inspection has its outcome."""

    outcome: Outcome


Action = Send | Concluded | StatusChanged | TicketTaken


@dataclass(frozen=True, slots=True)
class Timing:
    """How often to ask and how long to wait."""

    poll_idle_s: float = 0.5
    poll_working_s: float = 0.06
    """A printing step lasts some tenths of a second, and each must be heard twice."""
    answer_s: float = 0.5
    """We repeat an unanswered question after this; on the wire an answer takes under 10 ms."""
    silence_s: float = 3.0
    check_s: float = 3.0
    reset_s: float = 10.0
    clear_s: float = 3.0
    start_s: float = 10.0
    job_s: float = 30.0
    """A host in the field allows 30 s for a ticket (facts 5.1)."""


class Phase(Enum):
    """Where a print stands. Up to CLEARING nothing irreversible was sent, so trouble is a certain failure."""

    IDLE = auto()
    CHECKING = auto()
    DROPPING_OLD_JOB = auto()
    CLEARING = auto()
    SENT = auto()
    PRINTING = auto()
    INSPECTING = auto()


MOVES: dict[Phase, frozenset[Phase]] = {
    Phase.IDLE: frozenset({Phase.CHECKING, Phase.INSPECTING}),
    Phase.CHECKING: frozenset({Phase.DROPPING_OLD_JOB, Phase.CLEARING, Phase.SENT, Phase.IDLE}),
    Phase.DROPPING_OLD_JOB: frozenset({Phase.CLEARING, Phase.CHECKING, Phase.IDLE}),
    Phase.CLEARING: frozenset({Phase.SENT, Phase.IDLE}),
    Phase.SENT: frozenset({Phase.PRINTING, Phase.IDLE}),
    Phase.PRINTING: frozenset({Phase.IDLE}),
    Phase.INSPECTING: frozenset({Phase.IDLE}),
}

BEFORE_THE_JOB = frozenset({Phase.CHECKING, Phase.DROPPING_OLD_JOB, Phase.CLEARING})
AFTER_THE_JOB = frozenset({Phase.SENT, Phase.PRINTING})


class PollingMachine(ABC):
    """A printer that we ask for its status again and again."""

    protocol: str

    def __init__(self, timing: Timing) -> None:
        self.timing = timing
        self.status = PrinterStatus()
        self.version = ""
        self.phase = Phase.IDLE
        self._ticket: Ticket | None = None
        self._actions: list[Action] = []
        self._is_connected = False
        self._phase_since = 0.0
        self._last_heard = 0.0
        self._next_poll = 0.0
        self._old_job_inside = False
        """A job of unknown fate may still be in the printer's memory and come out in place of the next one."""
        self._if_nothing_moves = Reason.NOT_STARTED

    # -- from the port

    def connected(self, now: float) -> list[Action]:
        self._is_connected = True
        self._last_heard = now
        self._forget()
        self._greet()
        self._ask(now)
        return self._take()

    def lost(self) -> list[Action]:
        self._is_connected = False
        self._went_silent(Reason.LINE_LOST)
        return self._take()

    def received(self, data: bytes, now: float) -> list[Action]:
        self._hear(data, now)
        return self._take()

    def tick(self, now: float) -> list[Action]:
        if self._is_connected:
            if now - self._last_heard > self.timing.silence_s:
                self._went_silent(Reason.SILENT)
            self._give_up_in_time(now)
            if now >= self._next_poll:
                self._ask(now)
        return self._take()

    def wake_at(self) -> float:
        return self._next_poll

    # -- from the station

    @property
    def is_working(self) -> bool:
        return self.phase is not Phase.IDLE

    def print(self, ticket: Ticket, now: float) -> list[Action]:
        return self._begin(Phase.CHECKING, ticket, now)

    def inspect(self, ticket: Ticket, now: float) -> list[Action]:
        self._old_job_inside = True
        return self._begin(Phase.INSPECTING, ticket, now)

    @abstractmethod
    def feed(self) -> list[Action]: ...

    @abstractmethod
    def clear_jam(self) -> list[Action]: ...

    # -- for each protocol

    @abstractmethod
    def _greet(self) -> None:
        """Sends what must be said once on a port that was just opened."""

    @abstractmethod
    def _question(self) -> bytes: ...

    @abstractmethod
    def _forget(self) -> None:
        """Drops what was heard; it does not count for what comes next."""

    @abstractmethod
    def _hear(self, data: bytes, now: float) -> None: ...

    @abstractmethod
    def _phase_step(self, now: float) -> None:
        """A status was believed: moves the phase on."""

    def _after_silence(self) -> None:  # noqa: B027 - most printers have nothing to add
        """The printer was silent for so long that it may have been switched off."""

    # -- shared steps

    def _take(self) -> list[Action]:
        taken, self._actions = self._actions, []
        return taken

    def _send(self, data: bytes) -> None:
        self._actions.append(Send(data))

    def _ask(self, now: float) -> None:
        self._send(self._question())
        self._next_poll = now + self.timing.answer_s

    def _answered(self, now: float, *, hurry: bool) -> None:
        """An answer came. The next question waits a little, or goes at once to confirm a change."""
        self._last_heard = now
        quick = hurry or self.is_working
        self._next_poll = now + (self.timing.poll_working_s if quick else self.timing.poll_idle_s)

    def _believe(self, status: PrinterStatus, now: float) -> None:
        self._become(status)
        if self.is_working:
            self._phase_step(now)

    def _become(self, status: PrinterStatus) -> None:
        before, self.status = self.status, status
        if before != status:
            self._actions.append(StatusChanged(before, status))
        if before.ticket_in_chute and status.is_online and not status.ticket_in_chute:
            self._actions.append(TicketTaken())

    def _begin(self, phase: Phase, ticket: Ticket, now: float) -> list[Action]:
        self._ticket = ticket
        self._enter(phase, now)
        if self._is_connected:
            self._ask(now)
        else:
            self._went_silent(Reason.LINE_LOST)
        return self._take()

    def _enter(self, phase: Phase, now: float) -> None:
        if phase not in MOVES[self.phase]:
            raise ValueError(f"a printer cannot go from {self.phase.name} to {phase.name}")
        self.phase = phase
        self._phase_since = now
        self._forget()

    def _conclude(self, outcome: Outcome) -> None:
        self._enter(Phase.IDLE, self._phase_since)
        self._ticket = None
        self._old_job_inside = self._old_job_inside or isinstance(outcome, Unknown)
        self._actions.append(Concluded(outcome))

    def _went_silent(self, reason: Reason) -> None:
        """Silence is not success (facts 5.4 rule 5): before the job it is a failure, after it nobody knows."""
        self._forget()
        self._after_silence()
        seen = self.status.described()
        # A silent printer's paper sensors say nothing. We remember what lay in its chute, so that
        # if it is gone later it still counts as taken.
        self._become(PrinterStatus(ticket_in_chute=self.status.ticket_in_chute))
        if self.phase in BEFORE_THE_JOB:
            self._conclude(Failed(Reason.OFFLINE))
        elif self.phase in AFTER_THE_JOB:
            self._conclude(Unknown(reason, f"before: {seen}"))
        elif self.phase is Phase.INSPECTING:
            self._conclude(Unknown(Reason.RESTARTED, self.status.described()))

    def _give_up_in_time(self, now: float) -> None:
        timing = self.timing
        limits: dict[Phase, tuple[float, Outcome]] = {
            Phase.CHECKING: (timing.check_s, Failed(Reason.OFFLINE)),
            Phase.DROPPING_OLD_JOB: (timing.reset_s, Failed(Reason.OLD_JOB_INSIDE)),
            Phase.CLEARING: (timing.clear_s, Failed(Reason.WILL_NOT_CLEAR)),
            Phase.SENT: (timing.start_s, Unknown(self.status.fault or self._if_nothing_moves, self.status.described())),
            Phase.PRINTING: (
                timing.job_s,
                Unknown(self.status.fault or Reason.NOT_FINISHED, self.status.described()),
            ),
            Phase.INSPECTING: (timing.check_s, Unknown(Reason.RESTARTED, self.status.described())),
        }
        if self.phase in limits:
            limit_s, outcome = limits[self.phase]
            if now - self._phase_since > limit_s:
                self._conclude(outcome)

    def _printed(self) -> None:
        self._conclude(Printed())
