"""An emulated CashCode unit (hardware facts 4.1). It has no tickets: how a unit reports them is not public."""

from collections.abc import Mapping
from decimal import Decimal
from types import MappingProxyType

from ats_client.devices.note_acceptor.emulator.checksums import reflected
from ats_client.devices.note_acceptor.emulator.mechanism import BEFORE_THE_LEVER, Mechanism, Paper, Step
from ats_client.devices.note_acceptor.emulator.unit import Unit

IDENTIFICATION = b"SM-AU1353      310700001234       "
TABLE = {2: (5, 0), 3: (1, 1), 4: (2, 1), 5: (5, 1), 6: (1, 2)}
"""Leading digit and exponent of each bill type."""

ACK = b"\x00"
ILLEGAL = b"\x30"


def check(data: bytes) -> bytes:
    return reflected(data, 0x8408, 0).to_bytes(2, "little")


def frame(payload: bytes) -> bytes:
    head = bytes([0x02, 0x03, len(payload) + 5]) + payload
    return head + check(head)


class CcnetUnit(Unit):
    """Answers each command; it does not answer the host's ACK or NAK."""

    FAULTS: Mapping[str, bytes] = MappingProxyType(
        {
            "full": b"\x41",
            "open": b"\x42",
            "jam-acceptor": b"\x43",
            "jam-stacker": b"\x44",
            "cheated": b"\x45",
            "pause": b"\x46",
            "failure": b"\x47\x50",
        }
    )

    def __init__(self, mechanism: Mechanism) -> None:
        super().__init__(mechanism)
        self.power_on()

    def power_on(self) -> None:
        mechanism = self.mechanism
        if mechanism.paper is None:
            mechanism.step = Step.NONE
        by_itself = 0x11 if mechanism.step in BEFORE_THE_LEVER else 0x12
        self.power_up: int | None = by_itself if mechanism.paper is not None else 0x10
        if mechanism.power_up_as is not None:
            self.power_up = int(mechanism.power_up_as, 16)
            mechanism.power_up_as = None
            if self.power_up == 0x10 and mechanism.credit_owed:
                mechanism.forget_credit()
        self.enabled = 0
        self.initialising = 0
        self.holding = False
        self.rejecting = False

    def cut(self, buffer: bytearray) -> bytes | None:
        while len(buffer) >= 3:
            if buffer[0] != 0x02 or buffer[1] != 0x03 or buffer[2] < 6:
                del buffer[0]
                continue
            if len(buffer) < buffer[2]:
                return None
            whole = bytes(buffer[: buffer[2]])
            if check(whole[:-2]) == whole[-2:]:
                del buffer[: len(whole)]
                return whole
            del buffer[0]
        return None

    def type_of(self, value: Decimal) -> int:
        return next(kind for kind, (digit, power) in TABLE.items() if value == digit * 10**power)

    def is_taking(self, paper: Paper) -> bool:
        if self.power_up is not None or self.initialising or paper.value is None:
            return False
        return bool(self.enabled >> self.type_of(paper.value) & 1)

    def escrow_timed_out(self) -> None:
        self.holding = False
        self.rejecting = True
        self.mechanism.go(Step.RETURNING)

    def answer(self, frame_: bytes) -> bytes | None:
        command, data = frame_[3], frame_[4:-2]
        if command == 0x00:
            if self.mechanism.step is Step.SAID:
                self.mechanism.acknowledge()
            return None
        if command == 0xFF:
            return None
        return frame(self.reply(command, data))

    def reply(self, command: int, data: bytes) -> bytes:
        mechanism = self.mechanism
        match command:
            case 0x33:
                return self.state()
            case 0x30:
                return self.reset()
            case 0x34 if len(data) == 6 and self.power_up is None:
                self.enabled = int.from_bytes(data[:3], "big")
                return ACK
            case 0x35 if mechanism.step is Step.ESCROW:
                self.holding = False
                mechanism.go(Step.TAKEN)
                return ACK
            case 0x36 if mechanism.step is Step.ESCROW:
                self.holding = False
                mechanism.go(Step.RETURNING)
                return ACK
            case 0x38 if mechanism.step is Step.ESCROW:
                self.holding = True
                mechanism.go(Step.ESCROW)
                return ACK
            case 0x37:
                return IDENTIFICATION
            case 0x41:
                entries = (TABLE.get(kind) for kind in range(24))
                return b"".join(
                    bytes([entry[0]]) + b"AUS" + bytes([entry[1]]) if entry else bytes(5) for entry in entries
                )
            case _:
                return ILLEGAL

    def reset(self) -> bytes:
        self.power_up = None
        self.holding = self.rejecting = False
        self.enabled = 0
        self.mechanism.reset_path(says_again=True)
        self.initialising = 2
        self.mechanism.say("reset")
        return ACK

    def state(self) -> bytes:
        mechanism = self.mechanism
        if self.power_up is not None:
            return bytes([self.power_up])
        if mechanism.fault is not None:
            return self.FAULTS[mechanism.fault]
        if self.initialising:
            self.initialising -= 1
            return b"\x13"
        shown = self.advance()
        return shown if shown is not None else (b"\x14" if self.enabled else b"\x19")

    def advance(self) -> bytes | None:
        """Moves the note one step for each poll, and gives the status the unit then shows."""
        mechanism = self.mechanism
        kind = bytes([self.type_of(mechanism.paper.value)]) if mechanism.paper and mechanism.paper.value else b""
        match mechanism.step:
            case Step.ENTERING:
                mechanism.go(Step.ESCROW)
                mechanism.say(f"escrow {mechanism.paper}")
                return b"\x15"
            case Step.ESCROW:
                return b"\x1a" if self.holding else b"\x80" + kind
            case Step.TAKEN if mechanism.escrows_again:
                mechanism.escrows_again -= 1
                mechanism.go(Step.ESCROW)
                return b"\x80" + kind
            case Step.TAKEN if mechanism.skips_stacking:
                mechanism.into_the_box()
                return self.advance()
            case Step.TAKEN:
                mechanism.go(Step.MOVING)
                return b"\x17"
            case Step.MOVING:
                mechanism.go(Step.PAST_LEVER)
                return b"\x17"
            case Step.PAST_LEVER:
                mechanism.into_the_box()
                return self.advance()
            case Step.BOX:
                mechanism.go(Step.SAID)
                return b"\x81" + kind
            case Step.SAID if mechanism.repeats_credit:
                return b"\x81" + kind
            case Step.SAID:
                mechanism.forget_credit()
                return None
            case Step.ACKNOWLEDGED:
                mechanism.go(Step.NONE)
                return None
            case Step.RETURNING:
                mechanism.give_back()
                was_rejected, self.rejecting = self.rejecting, False
                return b"\x1c\x60" if was_rejected else b"\x82" + kind
            case _:
                return None
