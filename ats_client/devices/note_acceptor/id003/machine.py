"""ID-003's state machine: the settings it wants, the unit's answers, and its statuses."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from ats_client.devices.note_acceptor.id003 import codes
from ats_client.devices.note_acceptor.interface import (
    AcceptorSettings,
    Event,
    FaultKind,
    Item,
    OpenEntry,
    PowerUp,
    Ticket,
)
from ats_client.devices.note_acceptor.machine import SETUP_TRIES, Decision, Turn
from ats_client.devices.note_acceptor.status_machine import Said, Status, StatusMachine
from game_protocol.log import Log

log = Log(__name__)


@dataclass(frozen=True, slots=True)
class Id003Settings:
    """Settings that only an ID-003 unit has. The defaults are the values most sources agree on."""

    stack_command: int = codes.STACK_2
    """STACK-2 gives VEND VALID when the note is fully inside, STACK-1 already at the lever (facts 2.2)."""
    security_level: bytes = b"\x00\x00"
    direction_inhibit: bytes = b"\x00"
    optional_function: bytes = b"\x02\x00"
    """Power recovery on (facts 2.5)."""
    bar_code_function: bytes = b"\x01\x12"
    """Interleaved 2 of 5, 18 characters."""
    reset_after_silence_s: float = 15.0
    """A unit left in VEND VALID for a minute answers nothing but RESET (facts 2.6, a single source)."""


STATUSES: Mapping[int, Status] = MappingProxyType(
    {
        0x05: Status(Said.BUSY),
        0x11: Status(Said.IDLE),
        0x12: Status(Said.ACCEPTING),
        codes.ESCROW: Status(Said.ESCROW),
        0x14: Status(Said.STACKING),
        codes.VEND_VALID: Status(Said.CREDIT_POINT),
        0x16: Status(Said.STACKED),
        codes.REJECTING: Status(Said.REJECTING),
        0x18: Status(Said.RETURNING),
        0x19: Status(Said.HOLDING),
        0x1A: Status(Said.DISABLED),
        0x1B: Status(Said.INITIALISING),
        0x40: Status(Said.POWER_UP, found=PowerUp.EMPTY),
        0x41: Status(Said.POWER_UP, found=PowerUp.NOTE_IN_ACCEPTOR),
        0x42: Status(Said.POWER_UP, found=PowerUp.NOTE_IN_STACKER),
        0x43: Status(Said.FAULT, fault=FaultKind.STACKER_FULL),
        0x44: Status(Said.FAULT, fault=FaultKind.STACKER_OPEN),
        0x45: Status(Said.FAULT, fault=FaultKind.JAM_IN_ACCEPTOR),
        0x46: Status(Said.FAULT, fault=FaultKind.JAM_IN_STACKER),
        0x47: Status(Said.FAULT, fault=FaultKind.PAUSED),
        0x48: Status(Said.FAULT, fault=FaultKind.CHEATED),
        codes.FAILURE: Status(Said.FAULT, fault=FaultKind.FAILURE),
        0x4A: Status(Said.FAULT, fault=FaultKind.COMMUNICATION),
    }
)

NEEDS_BAR_CODE_READER = frozenset({codes.BAR_CODE_FUNCTION, codes.BAR_INHIBIT})
"""A unit without a bar code reader refuses these; it still takes notes."""


class Id003Machine(StatusMachine):
    """Decides what an ID-003 host says next, and reads the unit's answers."""

    POLL = bytes([codes.STATUS_REQUEST])
    RESET = bytes([codes.RESET])

    def __init__(
        self,
        settings: AcceptorSettings,
        protocol_settings: Id003Settings,
        open_entry: OpenEntry | None,
        new_id: Callable[[], str],
    ) -> None:
        super().__init__(settings, open_entry, new_id, protocol_settings.reset_after_silence_s)
        self._protocol_settings = protocol_settings
        self._codes_in_table: frozenset[int] = frozenset()
        self._unasked = [codes.VERSION_REQUEST, codes.CURRENCY_ASSIGN_REQUEST]
        self._applied: dict[int, bytes] = {}
        self._verified: dict[int, bytes] = {}
        self._tries: dict[int, int] = {}

    # --- the host's side

    def _acknowledgement(self) -> Turn:
        return Turn(bytes([codes.ACK]), answered=False)

    def _command_for(self, decision: Decision) -> bytes:
        commands = {
            Decision.ACCEPT: self._protocol_settings.stack_command,
            Decision.RETURN: codes.RETURN,
            Decision.HOLD: codes.HOLD,
        }
        return bytes([commands[decision]])

    def _question(self) -> bytes | None:
        return bytes(self._unasked[:1]) or None

    def _setting(self) -> bytes | None:
        """Sends each setting, then reads it back: one product combined option bits wrongly and never noticed (facts 7).

        Inhibit comes after all the others have been read back, so no unit opens that is not as wanted.
        """
        wanted = self._wanted_settings()
        inhibit = {codes.INHIBIT: wanted.pop(codes.INHIBIT)}
        for settings in (wanted, inhibit):
            for code, data in settings.items():
                if self._applied.get(code) != data:
                    return bytes([code]) + data
            for code, data in settings.items():
                if self._verified.get(code) != data:
                    return bytes([code - codes.READ_BACK_OFFSET])
        return None

    def _urgent_setting(self) -> bytes | None:
        if not self._wanted.is_open and self._applied.get(codes.INHIBIT) == b"\x00":
            return bytes([codes.INHIBIT, 1])
        return None

    def _wanted_settings(self) -> dict[int, bytes]:
        """All settings, in the order of the facts' start flow (2.7)."""
        return {
            codes.ENABLE_DENOMINATIONS: self._denomination_mask(),
            codes.SECURITY_LEVEL: self._protocol_settings.security_level,
            codes.DIRECTION_INHIBIT: self._protocol_settings.direction_inhibit,
            codes.OPTIONAL_FUNCTION: self._protocol_settings.optional_function,
            codes.BAR_CODE_FUNCTION: self._protocol_settings.bar_code_function,
            codes.BAR_INHIBIT: b"\x00" if self._wanted.tickets else b"\x02",
            codes.COMMUNICATION_MODE: b"\x00",
            codes.INHIBIT: b"\x00" if self._wanted.is_open else b"\x01",
        }

    def _denomination_mask(self) -> bytes:
        """Bit = 1 disables. We take bit 0 for code 0x61, the natural reading; a note that comes through all the same
        is given back at escrow."""
        values = self._wanted.values
        ours = {d.code for d in self.denominations if values is None or d.value in values}
        mask = 0
        for code in self._codes_in_table - ours:
            mask |= 1 << (code - codes.FIRST_DENOMINATION)
        return (mask & 0xFFFF).to_bytes(2, "little")

    def _forget_settings(self) -> None:
        self._applied.clear()
        self._verified.clear()
        self._tries.clear()

    def _forget_unit(self) -> None:
        self._unasked = [codes.VERSION_REQUEST, codes.CURRENCY_ASSIGN_REQUEST]

    # --- the unit's answers

    def hear(self, payload: bytes, now: float) -> list[Event]:
        events = self.heard_something()
        code, data = payload[0], payload[1:]
        if code == codes.ACK:
            self._answered()
        elif code == codes.INVALID_COMMAND:
            events += self._refused()
        elif code in codes.SETTINGS:
            events += self._echoed(payload)
        elif code in codes.READ_BACKS:
            events += self._read_back(code + codes.READ_BACK_OFFSET, data)
        elif code == codes.VERSION_REQUEST:
            self._was_asked(code)
            events += self._identified(data.decode("ascii", "replace").strip())
        elif code == codes.CURRENCY_ASSIGN_REQUEST:
            self._was_asked(code)
            table = list(codes.denominations(data))
            self._codes_in_table = frozenset(d.code for d in table if d.code >= codes.FIRST_DENOMINATION)
            events += self._read_denominations(table)
        else:
            events += self._walk(self._status_of(code, data), now)
            self._distrust_inhibit()
        return events

    def _status_of(self, code: int, data: bytes) -> Status:
        status = STATUSES.get(code)
        if status is None:
            return Status(Said.UNKNOWN, detail=f"0x{code:02X} {data.hex(' ')}".strip())
        match code:
            case codes.ESCROW:
                return Status(Said.ESCROW, item=self._item(data))
            case codes.REJECTING:
                return Status(Said.REJECTING, reason=codes.words(codes.REJECT_REASONS, data))
            case codes.FAILURE:
                return Status(Said.FAULT, fault=FaultKind.FAILURE, detail=codes.words(codes.FAILURES, data))
            case _:
                return status

    def _item(self, data: bytes) -> Item | None:
        ticket = codes.ticket_number(data)
        if ticket is not None:
            return Ticket(ticket)
        return self._note(data[0]) if len(data) == 1 else None

    def _distrust_inhibit(self) -> None:
        """We trust the reported status. A unit idle though inhibited, or inhibited though open, is told again."""
        said = self._status.said
        if (said is Said.IDLE and self._applied.get(codes.INHIBIT) == b"\x01") or (
            said is Said.DISABLED and self._applied.get(codes.INHIBIT) == b"\x00"
        ):
            tries = self._tries.get(codes.INHIBIT, 0) + 1
            self._tries[codes.INHIBIT] = tries
            if tries > SETUP_TRIES:
                self._tries[codes.INHIBIT] = 0
                self._applied.pop(codes.INHIBIT)

    def _was_asked(self, code: int) -> None:
        self._was_refused = False
        if code in self._unasked:
            self._unasked.remove(code)

    def _refused(self) -> list[Event]:
        """INVALID COMMAND. A second STACK or RETURN gets it too, which is harmless (facts 2.6)."""
        self._was_refused = True
        code = self._sent[0]
        if code in codes.SETTINGS:
            return self._setting_failed(code, self._sent[1:], "refused")
        if code in codes.READ_BACKS:
            setting = code + codes.READ_BACK_OFFSET
            self._verified[setting] = self._applied.get(setting, b"")
            log.info("setting cannot be read back", setting=codes.SETTINGS[setting])
        elif code in self._unasked:
            self._tries[code] = self._tries.get(code, 0) + 1
            if self._tries[code] >= SETUP_TRIES:
                self._unasked.remove(code)
                return self._fault(FaultKind.SETUP, f"{codes.COMMANDS[code]} refused")
        return []

    def _echoed(self, payload: bytes) -> list[Event]:
        self._was_refused = False
        if payload != self._sent:
            return self._setting_failed(payload[0], self._sent[1:], "not echoed")
        self._applied[payload[0]] = payload[1:]
        self._verified.pop(payload[0], None)
        return []

    def _read_back(self, code: int, data: bytes) -> list[Event]:
        self._was_refused = False
        if data == self._applied.get(code):
            self._verified[code] = data
            self._tries.pop(code, None)
            return self._clear({FaultKind.SETUP})
        self._applied.pop(code, None)
        return self._setting_failed(code, self._wanted_settings()[code], "read back otherwise")

    def _setting_failed(self, code: int, data: bytes, how: str) -> list[Event]:
        self._tries[code] = self._tries.get(code, 0) + 1
        if self._tries[code] < SETUP_TRIES:
            return []
        self._tries[code] = 0
        self._applied[code] = self._verified[code] = data  # there is no use in asking on and on
        if code in NEEDS_BAR_CODE_READER and not self._wanted.tickets:
            log.info("no bar-code reader", setting=codes.SETTINGS[code])
            return []
        return self._fault(FaultKind.SETUP, f"{codes.SETTINGS[code]} {how}")
