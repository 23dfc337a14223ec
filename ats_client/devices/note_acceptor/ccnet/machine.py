"""CCNET's state machine. It acknowledges every answer to a poll, but a credit only after it is booked."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from ats_client.devices.note_acceptor.ccnet import codes
from ats_client.devices.note_acceptor.interface import AcceptorSettings, Event, FaultKind, OpenEntry, PowerUp
from ats_client.devices.note_acceptor.machine import SETUP_TRIES, Decision, Turn
from ats_client.devices.note_acceptor.status_machine import Phase, Said, Status, StatusMachine


@dataclass(frozen=True, slots=True)
class CcnetSettings:
    """Settings that only a CCNET unit has."""

    reset_after_silence_s: float = 15.0


STATUSES: Mapping[int, Status] = MappingProxyType(
    {
        0x10: Status(Said.POWER_UP, found=PowerUp.EMPTY),
        0x11: Status(Said.POWER_UP, found=PowerUp.NOTE_IN_ACCEPTOR),
        0x12: Status(Said.POWER_UP, found=PowerUp.NOTE_IN_STACKER),
        0x13: Status(Said.INITIALISING),
        0x14: Status(Said.IDLE),
        0x15: Status(Said.ACCEPTING),
        0x17: Status(Said.STACKING),
        0x18: Status(Said.RETURNING),
        0x19: Status(Said.DISABLED),
        0x1A: Status(Said.HOLDING),
        0x1B: Status(Said.BUSY),
        codes.REJECTING: Status(Said.REJECTING),
        0x41: Status(Said.FAULT, fault=FaultKind.STACKER_FULL),
        0x42: Status(Said.FAULT, fault=FaultKind.STACKER_OPEN),
        0x43: Status(Said.FAULT, fault=FaultKind.JAM_IN_ACCEPTOR),
        0x44: Status(Said.FAULT, fault=FaultKind.JAM_IN_STACKER),
        0x45: Status(Said.FAULT, fault=FaultKind.CHEATED),
        0x46: Status(Said.FAULT, fault=FaultKind.PAUSED),
        codes.FAILURE: Status(Said.FAULT, fault=FaultKind.FAILURE),
        codes.ESCROW: Status(Said.ESCROW),
        codes.STACKED: Status(Said.CREDIT_POINT),
        codes.RETURNED: Status(Said.RETURNING),
    }
)


class CcnetMachine(StatusMachine):
    """Decides what a CCNET host says next. It takes no tickets: how a unit reports them is not public (facts 4.1)."""

    takes_tickets = False
    POLL = bytes([codes.POLL])
    RESET = bytes([codes.RESET])

    def __init__(
        self,
        settings: AcceptorSettings,
        protocol_settings: CcnetSettings,
        open_entry: OpenEntry | None,
        new_id: Callable[[], str],
    ) -> None:
        super().__init__(settings, open_entry, new_id, protocol_settings.reset_after_silence_s)
        self._unasked = [codes.IDENTIFICATION, codes.BILL_TABLE]
        self._enabled: bytes | None = None
        self._tries = 0

    # --- the host's side

    def _acknowledgement(self) -> Turn:
        return Turn(bytes([codes.ACK]), answered=False)

    def _command_for(self, decision: Decision) -> bytes:
        commands = {
            Decision.ACCEPT: codes.STACK,
            Decision.RETURN: codes.RETURN,
            Decision.HOLD: codes.HOLD,
        }
        return bytes([commands[decision]])

    def _question(self) -> bytes | None:
        """Asked only once the unit is past its power-up; nobody knows whether it answers earlier."""
        return None if self._phase is Phase.POWERED_UP else bytes(self._unasked[:1]) or None

    def _setting(self) -> bytes | None:
        wanted = self._wanted_types()
        return None if self._enabled == wanted else bytes([codes.ENABLE_TYPES]) + wanted * 2

    def _urgent_setting(self) -> bytes | None:
        return self._setting() if not self._wanted.is_open and self._enabled is not None else None

    def _wanted_types(self) -> bytes:
        """The same three bytes name the types that are taken and those that stop in escrow: all of them."""
        values = self._wanted.values
        if not self._wanted.is_open:
            return codes.mask(set())
        return codes.mask({d.code for d in self.denominations if values is None or d.value in values})

    def _forget_settings(self) -> None:
        self._enabled = None
        self._tries = 0

    def _forget_unit(self) -> None:
        self._unasked = [codes.IDENTIFICATION, codes.BILL_TABLE]

    # --- the unit's answers

    def hear(self, payload: bytes, now: float) -> list[Event]:
        events = self.heard_something()
        asked = self._sent[0]
        if asked != codes.POLL and len(payload) == 1 and payload[0] in codes.ANSWERS:
            return events + (self._done() if payload[0] == codes.ACK else self._refused())
        if asked in self._unasked and not (len(payload) <= 2 and payload[0] in STATUSES):
            return events + self._informed(asked, payload)
        events += self._walk(self._status_of(payload), now)
        self._distrust_enabling()
        # A credit is acknowledged once it is booked (`told`); everything else at once.
        if self._status.said is not Said.CREDIT_POINT:
            self._owes_ack = True
        return events

    def _status_of(self, payload: bytes) -> Status:
        code, data = payload[0], payload[1:]
        status = STATUSES.get(code)
        if status is None:
            return Status(Said.UNKNOWN, detail=payload.hex(" "))
        detail = f"code 0x{data[0]:02X}" if data else "not said"
        match code:
            case codes.ESCROW:
                return Status(Said.ESCROW, item=self._note(data[0] if data else None))
            case codes.STACKED:
                return Status(Said.CREDIT_POINT, code=data[0] if data else None)
            case codes.REJECTING:
                return Status(Said.REJECTING, reason=detail)
            case codes.FAILURE:
                return Status(Said.FAULT, fault=FaultKind.FAILURE, detail=detail)
            case _:
                return status

    def _done(self) -> list[Event]:
        self._answered()
        if self._sent[0] == codes.ENABLE_TYPES:
            self._enabled = self._sent[1:4]
        return self._clear({FaultKind.SETUP})

    def _refused(self) -> list[Event]:
        """NAK or illegal command: we ask again, but not for ever."""
        self._was_refused = True
        self._tries += 1
        if self._tries < SETUP_TRIES:
            return []
        self._tries = 0
        code = self._sent[0]
        if code in self._unasked:
            self._unasked.remove(code)
        elif code == codes.ENABLE_TYPES:
            self._enabled = self._sent[1:4]
        else:
            return []
        return self._fault(FaultKind.SETUP, f"{codes.COMMANDS[code]} refused")

    def _informed(self, question: int, payload: bytes) -> list[Event]:
        if question == codes.BILL_TABLE and len(payload) != codes.TABLE_BYTES:
            return self._refused()
        self._was_refused = False
        self._unasked.remove(question)
        if question == codes.BILL_TABLE:
            return self._read_denominations(list(codes.denominations(payload)))
        printable = "".join(chr(byte) for byte in payload if 32 <= byte < 127)
        return self._identified(" ".join(printable.split()))

    def _distrust_enabling(self) -> None:
        """We trust the reported state. A unit idle though disabled, or disabled though enabled, is told again."""
        if self._enabled is None:
            return
        is_enabled = any(self._enabled)
        if (self._status.said is Said.IDLE and not is_enabled) or (self._status.said is Said.DISABLED and is_enabled):
            self._tries += 1
            if self._tries > SETUP_TRIES:
                self._forget_settings()
