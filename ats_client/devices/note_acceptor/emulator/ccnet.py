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
        metal = self.metal
        if metal.paper is None:
            metal.step = Step.NONE
        by_itself = 0x11 if metal.step in BEFORE_THE_LEVER else 0x12
        self.power_up: int | None = by_itself if metal.paper is not None else 0x10
        if metal.power_up_as is not None:
            self.power_up = int(metal.power_up_as, 16)
            metal.power_up_as = None
            if self.power_up == 0x10 and metal.credit_owed:
                metal.forget_credit()
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
        self.metal.go(Step.RETURNING)

    def answer(self, frame_: bytes) -> bytes | None:
        command, data = frame_[3], frame_[4:-2]
        if command == 0x00:
            if self.metal.step is Step.SAID:
                self.metal.acknowledge()
            return None
        if command == 0xFF:
            return None
        return frame(self.reply(command, data))

    def reply(self, command: int, data: bytes) -> bytes:
        metal = self.metal
        match command:
            case 0x33:
                return self.state()
            case 0x30:
                return self.reset()
            case 0x34 if len(data) == 6 and self.power_up is None:
                self.enabled = int.from_bytes(data[:3], "big")
                return ACK
            case 0x35 if metal.step is Step.ESCROW:
                self.holding = False
                metal.go(Step.TAKEN)
                return ACK
            case 0x36 if metal.step is Step.ESCROW:
                self.holding = False
                metal.go(Step.RETURNING)
                return ACK
            case 0x38 if metal.step is Step.ESCROW:
                self.holding = True
                metal.go(Step.ESCROW)
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
        self.metal.reset_path(says_again=True)
        self.initialising = 2
        self.metal.say("reset")
        return ACK

    def state(self) -> bytes:
        metal = self.metal
        if self.power_up is not None:
            return bytes([self.power_up])
        if metal.fault is not None:
            return self.FAULTS[metal.fault]
        if self.initialising:
            self.initialising -= 1
            return b"\x13"
        shown = self.advance()
        return shown if shown is not None else (b"\x14" if self.enabled else b"\x19")

    def advance(self) -> bytes | None:
        """Moves the note one step for each poll, and gives the status the unit then shows."""
        metal = self.metal
        kind = bytes([self.type_of(metal.paper.value)]) if metal.paper and metal.paper.value else b""
        match metal.step:
            case Step.ENTERING:
                metal.go(Step.ESCROW)
                metal.say(f"escrow {metal.paper}")
                return b"\x15"
            case Step.ESCROW:
                return b"\x1a" if self.holding else b"\x80" + kind
            case Step.TAKEN if metal.escrows_again:
                metal.escrows_again -= 1
                metal.go(Step.ESCROW)
                return b"\x80" + kind
            case Step.TAKEN if metal.skips_stacking:
                metal.into_the_box()
                return self.advance()
            case Step.TAKEN:
                metal.go(Step.MOVING)
                return b"\x17"
            case Step.MOVING:
                metal.go(Step.PAST_LEVER)
                return b"\x17"
            case Step.PAST_LEVER:
                metal.into_the_box()
                return self.advance()
            case Step.BOX:
                metal.go(Step.SAID)
                return b"\x81" + kind
            case Step.SAID if metal.repeats_credit:
                return b"\x81" + kind
            case Step.SAID:
                metal.forget_credit()
                return None
            case Step.ACKNOWLEDGED:
                metal.go(Step.NONE)
                return None
            case Step.RETURNING:
                metal.give_back()
                was_rejected, self.rejecting = self.rejecting, False
                return b"\x1c\x60" if was_rejected else b"\x82" + kind
            case _:
                return None
