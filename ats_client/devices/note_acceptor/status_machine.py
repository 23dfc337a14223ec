"""The machine of acceptors that answer every poll with one status: ID-003 and CCNET.

    asking ──power-up status──▶ powered up ──RESET answered──▶ initialising ──all settings echoed──▶ running
       └─────working status: only the host restarted, never RESET (facts 2.9 rule 6)──────────────────▲

We first put the device's status into common words (`Said`), then take it through one table. An unknown status is logged
and waited out; it never raises (facts 7).
"""

from abc import abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from types import MappingProxyType

from ats_client.devices.note_acceptor.interface import (
    AcceptorSettings,
    Event,
    FaultKind,
    Item,
    OpenEntry,
    PoweredUp,
    PowerUp,
    Rejected,
    Stage,
    State,
)
from ats_client.devices.note_acceptor.machine import UNREADABLE, Decision, Machine, Turn
from ats_client.devices.note_acceptor.path import Evidence
from game_protocol.log import Log
from screen_kit.devices.errors import RefusedByDevice

log = Log(__name__)


class Said(Enum):
    """A status in common words."""

    POWER_UP = auto()
    INITIALISING = auto()
    IDLE = auto()
    DISABLED = auto()
    ACCEPTING = auto()
    ESCROW = auto()
    HOLDING = auto()
    STACKING = auto()
    CREDIT_POINT = auto()
    STACKED = auto()
    RETURNING = auto()
    REJECTING = auto()
    FAULT = auto()
    BUSY = auto()
    UNKNOWN = auto()


@dataclass(frozen=True, slots=True)
class Status:
    """One status, with the data that came with it."""

    said: Said
    item: Item | None = None  # escrow
    code: int | None = None  # credit point, where the protocol names the note
    found: PowerUp = PowerUp.NOT_SAID  # power up
    reason: str = ""  # rejecting
    fault: FaultKind | None = None
    detail: str = ""


class Phase(Enum):
    ASKING = auto()
    POWERED_UP = auto()
    INITIALISING = auto()
    RUNNING = auto()


SETTABLE = frozenset({Said.INITIALISING, Said.IDLE, Said.DISABLED})
"""In these states a unit takes settings; in a plain power-up it refuses them (facts 2.2)."""

PATH_IS_FREE = frozenset({Said.IDLE, Said.DISABLED, Said.ACCEPTING})
"""No earlier item is in the path any more."""

EVIDENCE_AT_POWER_UP: Mapping[PowerUp, Evidence] = MappingProxyType(
    {
        PowerUp.EMPTY: Evidence.PATH_EMPTY,
        PowerUp.NOTE_IN_ACCEPTOR: Evidence.GIVEN_BACK,  # a RESET gives it back
        PowerUp.NOTE_IN_STACKER: Evidence.PAST_THE_LEVER,
        PowerUp.NOT_SAID: Evidence.PATH_EMPTY,
    }
)

STATES: Mapping[Said, State] = MappingProxyType(
    {
        Said.POWER_UP: State.STARTING,
        Said.INITIALISING: State.STARTING,
        Said.IDLE: State.READY,
        Said.DISABLED: State.DISABLED,
        Said.ACCEPTING: State.BUSY,
        Said.ESCROW: State.ESCROW,
        Said.HOLDING: State.ESCROW,
        Said.STACKING: State.BUSY,
        Said.CREDIT_POINT: State.BUSY,
        Said.STACKED: State.BUSY,
        Said.RETURNING: State.BUSY,
        Said.REJECTING: State.BUSY,
        Said.BUSY: State.BUSY,
        Said.FAULT: State.FAULT,
        Said.UNKNOWN: State.BUSY,
    }
)

DEVICE_FAULTS = frozenset(FaultKind) - {FaultKind.OFFLINE, FaultKind.SETUP, FaultKind.CURRENCY}
"""Faults that the unit shows as a status, so the next status ends them."""


class StatusMachine(Machine):
    """Phases and statuses. Each protocol adds its commands (`_command_for`, `_question`, `_setting`)."""

    RESET: bytes
    POLL: bytes

    def __init__(
        self,
        settings: AcceptorSettings,
        open_entry: OpenEntry | None,
        new_id: Callable[[], str],
        reset_after_silence_s: float,
    ) -> None:
        super().__init__(settings, open_entry, new_id)
        self._phase = Phase.ASKING
        self._status = Status(Said.UNKNOWN)
        self._found: PowerUp | None = None
        self._reset_wanted = False
        self._reset_after_silence_s = reset_after_silence_s
        self._polled_since_command = False
        self._sent = b""
        self._was_refused = False

    # --- for each protocol

    @abstractmethod
    def _command_for(self, decision: Decision) -> bytes:
        """STACK, RETURN or HOLD."""

    @abstractmethod
    def _question(self) -> bytes | None:
        """The next question about the unit: its identity or its denominations."""

    @abstractmethod
    def _setting(self) -> bytes | None:
        """The next setting that differs from what we want; None when all are set."""

    @abstractmethod
    def _forget_settings(self) -> None:
        """The unit restarted, so it has lost every setting."""

    @abstractmethod
    def _forget_unit(self) -> None:
        """It may be another unit, so we ask the questions again."""

    def _urgent_setting(self) -> bytes | None:
        """A setting that cannot wait for an idle unit."""
        return None

    # --- turns

    def line_opened(self) -> None:
        self._phase = Phase.ASKING
        self._status = Status(Said.UNKNOWN)
        self.denominations = ()
        self._forget_settings()
        self._forget_unit()

    def reset(self) -> None:
        if self._in_path is not None or self._owes_ack:
            raise RefusedByDevice("an item is in the acceptor's path")
        self._reset_wanted = True

    def turn(self, now: float) -> Turn:
        if self._owes_ack:
            self._owes_ack = False
            return self._acknowledgement()
        command = self._next_command(now) if self._polled_since_command else None
        self._polled_since_command = command is None
        self._sent = command or self.POLL
        if command == self._command_for(Decision.ACCEPT):
            self._stack_was_sent()
        return Turn(self._sent, patient=command is None and not self._is_hurried())

    def _is_hurried(self) -> bool:
        """Set-up goes at the line's speed, everything else at the poll's."""
        if self._silent_since is not None or self._was_refused or self._status.said is Said.CREDIT_POINT:
            return False
        return self._phase is Phase.POWERED_UP or (
            self._status.said in SETTABLE and (self._question() or self._setting()) is not None
        )

    @abstractmethod
    def _acknowledgement(self) -> Turn: ...

    def _next_command(self, now: float) -> bytes | None:
        said = self._status.said
        if self._silent_since is not None:
            return self._reset_of_the_mute(now)
        if self._reset_wanted:
            return self.RESET
        if self._phase is Phase.ASKING or said is Said.CREDIT_POINT:
            return None
        if (question := self._question()) is not None:
            return question
        if self._phase is Phase.POWERED_UP:
            return self.RESET
        if said in (Said.ESCROW, Said.HOLDING) and (decision := self._escrow_decision(now)) is not None:
            return self._command_for(decision)
        if (urgent := self._urgent_setting()) is not None:
            return urgent
        return self._setting() if said in SETTABLE else None

    def _reset_of_the_mute(self, now: float) -> bytes | None:
        """A unit whose VEND VALID was not answered for a minute goes mute; only RESET helps (facts 2.6).

        We do not do this after any silence: a RESET before the first poll would wipe out the news of a power-up.
        """
        may_be_mute = self._phase is Phase.ASKING or self._status.said is Said.CREDIT_POINT
        if self._silent_since is None or now - self._silent_since < self._reset_after_silence_s or not may_be_mute:
            return None
        self._silent_since = now
        return self.RESET

    # --- the unit's answers

    def _answered(self) -> None:
        """The unit confirmed a command."""
        self._was_refused = False
        if self._sent == self.RESET:
            self._phase = Phase.INITIALISING
            self._reset_wanted = False
            self._status = Status(Said.INITIALISING)
            self._forget_settings()
        elif self._sent == self._command_for(Decision.HOLD):
            self._hold_was_sent()

    def _walk(self, status: Status, now: float) -> list[Event]:
        """Takes one status through the phases, the item's table and the faults."""
        before, self._status = self._status, status
        self._was_refused = False
        events = self._walk_faults(status)
        if status.said is not Said.ESCROW:
            events += self._become(STATES[status.said])
        if status.said is not Said.CREDIT_POINT:
            self._past_credit_point()
        self._walk_phase(status, events)
        if self._phase is Phase.RUNNING and (status.said in PATH_IS_FREE or self._found is not None):
            events += self._conclude_free_path(status)
        match status.said:
            case Said.CREDIT_POINT:
                self._found = None  # so this is where the item went
                events += self._credit_point(status.code)
            case Said.ESCROW if status.item is not None:
                events += self._escrow(status.item, now)
            case Said.ESCROW if self._question() is None:
                events += self._conclude(Evidence.PATH_EMPTY)
                if before.said is not Said.ESCROW:
                    events.append(Rejected(UNREADABLE))
            case Said.ESCROW | Said.HOLDING | Said.STACKING | Said.BUSY | Said.FAULT:
                pass  # the item, if there is one, is still moving
            case Said.REJECTING:
                events += self._walk_rejecting(status, before)
            case Said.RETURNING:
                events += self._given_back()
            case Said.STACKED if self._in_path is not None and self._in_path.stage is Stage.CREDITED:
                self._found = None  # it was this one
                events += self._conclude(Evidence.PATH_EMPTY)
            case Said.UNKNOWN if before != status:
                log.warning("unknown status", detail=status.detail)
            case _:
                pass
        return events

    def _conclude_free_path(self, status: Status) -> list[Event]:
        """No earlier item can be in the path: the place where power-up found one, if it did, decides.

        That includes an escrow after a power-up: it is another note, even if it has the same value.
        """
        if status.said not in PATH_IS_FREE and status.said is not Said.ESCROW:
            return []
        found, self._found = self._found, None
        return self._conclude(EVIDENCE_AT_POWER_UP[found or PowerUp.NOT_SAID])

    def _walk_phase(self, status: Status, events: list[Event]) -> None:
        if status.said is Said.POWER_UP:
            if self._phase is not Phase.POWERED_UP:
                self._phase = Phase.POWERED_UP
                self._forget_settings()
                self._forget_unit()
                events.append(PoweredUp(status.found))
            self._found = self._found_again(status.found)
        elif status.said is Said.INITIALISING:
            if self._phase in (Phase.ASKING, Phase.RUNNING):
                self._forget_settings()
            self._phase = Phase.INITIALISING
        elif self._is_running_now(status):
            self._phase = Phase.RUNNING

    def _is_running_now(self, status: Status) -> bool:
        if self._phase is Phase.ASKING:
            return status.said not in (Said.CREDIT_POINT, Said.UNKNOWN)
        if self._phase is not Phase.INITIALISING:
            return False
        is_set_up = self._setting() is None and self._question() is None
        return status.said in (Said.ACCEPTING, Said.ESCROW) or (status.said in SETTABLE and is_set_up)

    def _found_again(self, found: PowerUp) -> PowerUp:
        """A second power cut came before the first was resolved. Two different findings decide nothing."""
        if self._found in (None, found) or found is PowerUp.NOTE_IN_STACKER:
            return found
        return PowerUp.EMPTY

    def _walk_rejecting(self, status: Status, before: Status) -> list[Event]:
        if self._in_path is not None:
            events = self._given_back(status.reason)
            if self._in_path.stage is Stage.CREDITED:
                events.append(Rejected(status.reason))
            return events
        return [] if before.said is Said.REJECTING else [Rejected(status.reason)]

    def _given_back(self, reason: str | None = None) -> list[Event]:
        self._found = None
        return self._conclude(Evidence.GIVEN_BACK, reason)

    def _walk_faults(self, status: Status) -> list[Event]:
        if status.fault is None:
            return self._clear(DEVICE_FAULTS)
        return self._clear(DEVICE_FAULTS - {status.fault}) + self._fault(status.fault, status.detail)
