"""An emulated JCM unit (hardware facts 2): every status, the start flow, escrow, VEND VALID, power recovery."""

from collections.abc import Mapping
from decimal import Decimal
from types import MappingProxyType

from ats_client.devices.note_acceptor.emulator.checksums import reflected
from ats_client.devices.note_acceptor.emulator.mechanism import BEFORE_THE_LEVER, Mechanism, Paper, Step
from ats_client.devices.note_acceptor.emulator.unit import Unit

VERSION = b"i(AUS5)100-SS ID003-05V300-45 28JUN23 7F23"
AUD = 0x02
TABLE = {0x61: (5, 0), 0x62: (10, 0), 0x63: (20, 0), 0x64: (50, 0), 0x65: (10, 1)}
"""Value and exponent of each code, as in 0x8A. 0x65 is 10 x 10^1."""


def check(data: bytes) -> bytes:
    return reflected(data, 0x8408, 0).to_bytes(2, "little")


def frame(payload: bytes) -> bytes:
    head = bytes([0xFC, len(payload) + 4]) + payload
    return head + check(head)


class Id003Unit(Unit):
    """Answers each host frame with one frame, and an ACK with none."""

    FAULTS: Mapping[str, bytes] = MappingProxyType(
        {
            "full": b"\x43",
            "open": b"\x44",
            "jam-acceptor": b"\x45",
            "jam-stacker": b"\x46",
            "pause": b"\x47",
            "cheated": b"\x48",
            "failure": b"\x49\xaf",
            "communication": b"\x4a",
        }
    )

    def __init__(self, mechanism: Mechanism) -> None:
        super().__init__(mechanism)
        self.settings: dict[int, bytes] = {}
        self.power_up: int | None = None
        self.initialising = 0
        self.rejecting: int | None = None
        self.holding = False
        self.early = False
        self.is_mute = False
        self.power_on()

    def power_on(self) -> None:
        mechanism = self.mechanism
        if mechanism.paper is None:
            mechanism.step = Step.NONE
        by_itself = 0x41 if mechanism.step in BEFORE_THE_LEVER else 0x42
        found = by_itself if mechanism.paper is not None else 0x40
        if mechanism.power_up_as is not None:
            found = int(mechanism.power_up_as, 16)
            mechanism.power_up_as = None
            if found == 0x40 and mechanism.credit_owed:
                mechanism.forget_credit()
        self.power_up = found
        kept = self.settings.get(0xC5, b"\x00\x00")
        self.settings = {
            0xC0: b"\x00\x00",
            0xC1: b"\x00\x00",
            0xC2: b"\x00",
            0xC3: b"\x01",
            0xC4: b"\x00",
            0xC5: kept,
            0xC6: b"\x01\x12",
            0xC7: b"\x00",
        }
        self.initialising = 0
        self.rejecting = None
        self.holding = False
        self.is_mute = False

    def cut(self, buffer: bytearray) -> bytes | None:
        while len(buffer) >= 2:
            if buffer[0] != 0xFC or buffer[1] < 5:
                del buffer[0]
                continue
            if len(buffer) < buffer[1]:
                return None
            whole = bytes(buffer[: buffer[1]])
            if check(whole[:-2]) == whole[-2:]:
                del buffer[: len(whole)]
                return whole
            del buffer[0]
        return None

    def is_taking(self, paper: Paper) -> bool:
        if self.power_up is not None or self.initialising or self.settings[0xC3] != b"\x00":
            return False
        barred = self.settings[0xC7][0]
        if paper.value is None:
            return not barred & 2
        code = self.code_of(paper.value)
        disabled = int.from_bytes(self.settings[0xC0], "little")
        return not barred & 1 and not disabled >> (code - 0x61) & 1

    def code_of(self, value: Decimal) -> int:
        return next(code for code, (number, power) in TABLE.items() if value == number * 10**power)

    def escrow_timed_out(self) -> None:
        self.rejecting = 0x79
        self.holding = False
        self.mechanism.go(Step.RETURNING)

    # --- answers

    def answer(self, frame_: bytes) -> bytes | None:
        command, data = frame_[2], frame_[3:-2]
        if self.is_mute and command != 0x40:
            return None
        if command == 0x50:
            self.acknowledged()
            return None
        return frame(self.reply(command, data))

    def reply(self, command: int, data: bytes) -> bytes:
        if command == 0x11:
            return self.status()
        if command == 0x40:
            return self.reset()
        if command in (0x41, 0x42):
            return self.stack(early=command == 0x41)
        if command == 0x43 and self.mechanism.step is Step.ESCROW:
            self.holding = False
            self.mechanism.go(Step.RETURNING)
            return b"\x50"
        if command == 0x44 and self.mechanism.step is Step.ESCROW:
            self.holding = True
            self.mechanism.go(Step.ESCROW)
            return b"\x50"
        if command in self.settings and self.power_up is None and len(data) == len(self.settings[command]):
            self.settings[command] = data
            return bytes([command]) + data
        if command + 0x40 in self.settings:
            return bytes([command]) + self.settings[command + 0x40]
        if command == 0x88:
            return bytes([command]) + VERSION
        if command == 0x8A:
            entries = (bytes([code, AUD, number, power]) for code, (number, power) in TABLE.items())
            return bytes([command]) + b"".join(entries) + bytes([0x66, 0, 0, 0])
        return b"\x4b"

    def reset(self) -> bytes:
        self.is_mute = False
        self.power_up = None
        self.rejecting = None
        self.holding = False
        self.settings[0xC3] = b"\x01"
        self.mechanism.reset_path(says_again=bool(self.settings[0xC5][0] & 2))
        self.initialising = 3
        self.mechanism.say("reset")
        return b"\x50"

    def stack(self, *, early: bool) -> bytes:
        mechanism = self.mechanism
        if mechanism.step is not Step.ESCROW:
            return b"\x4b"
        self.early = early
        self.holding = False
        mechanism.go(Step.TAKEN)
        return b"\x50"

    def acknowledged(self) -> None:
        """The host acknowledged VEND VALID. At any other time an ACK means nothing and gets no answer."""
        mechanism = self.mechanism
        if mechanism.step is Step.PAST_LEVER and self.early and not mechanism.ignored_acks:
            mechanism.into_the_box()
            mechanism.acknowledge()
        elif mechanism.credit_owed or (mechanism.step is Step.PAST_LEVER and self.early):
            mechanism.acknowledge()

    def status(self) -> bytes:
        mechanism = self.mechanism
        if self.power_up is not None:
            return bytes([self.power_up])
        if mechanism.fault is not None:
            return self.FAULTS[mechanism.fault]
        if self.initialising > 1 or (self.initialising and not mechanism.credit_owed):
            self.initialising -= 1
            return b"\x1b"
        shown = self.advance()
        return shown if shown is not None else (b"\x11" if self.settings[0xC3] == b"\x00" else b"\x1a")

    def advance(self) -> bytes | None:
        """Moves the note one step for each poll, and gives the status the unit then shows."""
        mechanism = self.mechanism
        if mechanism.credit_owed and mechanism.step in (Step.BOX, Step.SAID):
            if mechanism.step is Step.BOX:
                mechanism.go(Step.SAID)
            elif mechanism.for_s() > mechanism.credit_time_s:
                self.is_mute = True
                mechanism.say("mute: vend valid was not acknowledged in time")
            return b"\x15"
        match mechanism.step:
            case Step.ENTERING:
                mechanism.go(Step.ESCROW)
                mechanism.say(f"escrow {mechanism.paper}")
                return b"\x12"
            case Step.ESCROW:
                return b"\x19" if self.holding else self.escrow()
            case Step.TAKEN if mechanism.escrows_again:
                mechanism.escrows_again -= 1
                mechanism.go(Step.ESCROW)
                return self.escrow()
            case Step.TAKEN if mechanism.skips_stacking:
                mechanism.into_the_box()
                return self.advance()
            case Step.TAKEN:
                mechanism.go(Step.MOVING)
                return b"\x14"
            case Step.MOVING:
                mechanism.go(Step.PAST_LEVER)
                return b"\x14"
            case Step.PAST_LEVER if self.early:
                return b"\x15"
            case Step.PAST_LEVER:
                mechanism.into_the_box()
                return self.advance()
            case Step.ACKNOWLEDGED:
                mechanism.go(Step.NONE)
                return None if mechanism.skips_stacking else b"\x16"
            case Step.RETURNING:
                mechanism.give_back()
                return b"\x18" if self.rejecting is None else self.rejected()
            case _:
                return None

    def escrow(self) -> bytes:
        paper = self.mechanism.paper
        if paper is None:
            return b"\x11"
        if paper.value is None:
            return b"\x13\x6f" + paper.digits.encode("ascii")
        return bytes([0x13, self.code_of(paper.value)])

    def rejected(self) -> bytes:
        reason, self.rejecting = self.rejecting, None
        return bytes([0x17, reason or 0x7A])
