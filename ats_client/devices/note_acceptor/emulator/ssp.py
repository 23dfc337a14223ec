"""An emulated ITL unit, plain or encrypted (hardware facts 3): sequence flag, poll events, escrow by HOLD, tickets."""

from collections.abc import Mapping
from types import MappingProxyType

from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

from ats_client.devices.note_acceptor.emulator.checksums import straight
from ats_client.devices.note_acceptor.emulator.mechanism import BEFORE_THE_LEVER, Mechanism, Paper, Step
from ats_client.devices.note_acceptor.emulator.unit import Unit

CHANNELS = (5, 10, 20, 50, 100)
FIRMWARE = b"0337"
NEWEST_PROTOCOL = 6
FIXED_KEY = 0x0123456701234567
UNIT_SECRET = 11

OK = b"\xf0"
UNKNOWN = b"\xf2"
WRONG_COUNT = b"\xf3"
OUT_OF_RANGE = b"\xf4"
CANNOT = b"\xf5"
FAIL = b"\xf8"
NO_KEY = b"\xfa"

IN_CLEAR = frozenset({0x11, 0x4A, 0x4B, 0x4C})


def check(data: bytes) -> bytes:
    return straight(data, 0x8005, 0xFFFF).to_bytes(2, "little")


def frame(sequence: int, payload: bytes) -> bytes:
    inside = bytes([sequence, len(payload)]) + payload
    stuffed = (inside + check(inside)).replace(b"\x7f", b"\x7f\x7f")
    return b"\x7f" + stuffed


class Sealing:
    """The unit's half of an encrypted session."""

    def __init__(self, negotiated: int) -> None:
        key = FIXED_KEY.to_bytes(8, "little") + negotiated.to_bytes(8, "little")
        self._aes = Cipher(algorithms.AES(key), modes.ECB())  # noqa: S305  # these units use this mode
        self._count = 0

    def opened(self, sealed: bytes) -> bytes | None:
        if not sealed or len(sealed) % 16:
            return None
        working = self._aes.decryptor()
        plain = working.update(sealed) + working.finalize()
        if check(plain[:-2]) != plain[-2:] or int.from_bytes(plain[1:5], "little") != self._count:
            return None
        self._count += 1
        return plain[5 : 5 + plain[0]]

    def sealed(self, payload: bytes) -> bytes:
        plain = bytes([len(payload)]) + self._count.to_bytes(4, "little") + payload
        plain += bytes(-(len(plain) + 2) % 16)
        working = self._aes.encryptor()
        return b"\x7e" + working.update(plain + check(plain)) + working.finalize()


class SspUnit(Unit):
    """A validator at address 0. Events wait until they are polled or, with poll-with-ack, acknowledged."""

    FAULTS: Mapping[str, bytes] = MappingProxyType(
        {
            "full": b"\xe7",
            "open": b"\xe3",
            "jam-acceptor": b"\xe9",
            "jam-stacker": b"\xea",
            "cheated": b"\xe6\x01",
            "path-open": b"\xe0",
        }
    )

    def __init__(self, mechanism: Mechanism, *, wants_encryption: bool = False) -> None:
        super().__init__(mechanism)
        self.wants_encryption = wants_encryption
        self.knows_poll_with_ack = True
        self.last_ticket: tuple[int, str] = (0, "")
        self.power_on()

    def power_on(self) -> None:
        self.news: list[bytes] = [b"\xf1"]
        self.unacknowledged = b""
        self.is_enabled = False
        self.channels = 0
        self.barred = 0xFF
        self.last_reject = 0
        self.is_held = False
        self.sequence: int | None = None
        self.last_answer = b""
        self.sealing: Sealing | None = None
        self.numbers: dict[int, int] = {}
        self.box_was_open = False
        self.clear_path()

    def clear_path(self) -> None:
        """After a reset the unit clears its path and says which way: E1 n from the front, E2 n into the cash box."""
        mechanism = self.mechanism
        channel = self.channel() if mechanism.paper is not None else 0
        told, mechanism.power_up_as = mechanism.power_up_as, None
        news = b""
        if mechanism.paper is not None and mechanism.step in BEFORE_THE_LEVER:
            if mechanism.paper.digits:
                self.last_ticket = (3, mechanism.paper.digits)
            mechanism.give_back()
            news = bytes([0xE1, channel])
        elif mechanism.step is Step.PAST_LEVER:
            mechanism.into_the_box()
            news = bytes([0xE2, channel])
        elif mechanism.credit_owed:
            news = bytes([0xE2, channel])
        if mechanism.credit_owed or mechanism.paper is not None:
            if mechanism.paper is not None and mechanism.paper.digits:
                self.last_ticket = (2, mechanism.paper.digits)
            mechanism.forget_credit()
        mechanism.step = Step.NONE
        if told == "unknown":
            news = news[:1] + b"\x00" if news else b""
        if news and mechanism.recovers and told != "none":
            self.news.append(news)

    def channel(self) -> int:
        paper = self.mechanism.paper
        return CHANNELS.index(int(paper.value)) + 1 if paper is not None and paper.value is not None else 0

    def obey(self, command: str, rest: list[str]) -> bool:
        match command, rest:
            case "poll-with-ack", [("on" | "off") as switch]:
                self.knows_poll_with_ack = switch == "on"
            case "forget-keys", []:
                self.sealing = None
            case _:
                return False
        return True

    def is_taking(self, paper: Paper) -> bool:
        if not self.is_enabled or self.unacknowledged:
            return False
        if paper.value is None:
            return not self.barred & 2
        return bool(self.channels >> CHANNELS.index(int(paper.value)) & 1)

    def escrow_timed_out(self) -> None:
        self.turn_back(19)

    def turn_back(self, reason: int) -> None:
        self.last_reject = reason
        self.is_held = False
        self.mechanism.go(Step.RETURNING)

    # --- frames

    def cut(self, buffer: bytearray) -> bytes | None:
        while buffer:
            if buffer[0] != 0x7F:
                del buffer[0]
                continue
            inside = bytearray()
            at = 1
            while at < len(buffer) and not (len(inside) >= 2 and len(inside) == inside[1] + 4):
                if buffer[at] == 0x7F:
                    if at + 1 >= len(buffer):
                        return None
                    if buffer[at + 1] != 0x7F:
                        break
                    at += 1
                inside.append(buffer[at])
                at += 1
            if len(inside) >= 2 and len(inside) == inside[1] + 4:
                is_good = check(bytes(inside[:-2])) == bytes(inside[-2:])
                del buffer[: at if is_good else 1]
                if is_good and inside[0] & 0x7F == 0 and inside[1]:
                    return bytes(inside[:-2])
            elif at >= len(buffer):
                return None
            else:
                del buffer[:at]
        return None

    def answer(self, frame_: bytes) -> bytes | None:
        sequence, payload = frame_[0], frame_[2:]
        is_sync = payload[0] == 0x11
        if sequence == self.sequence and self.last_answer and not is_sync:
            return self.last_answer  # the same flag: the host lost our answer, so we send it again
        if payload[0] == 0x7E:
            opened = self.sealing.opened(payload[1:]) if self.sealing is not None else None
            if opened is None:
                return self.answered(sequence, NO_KEY) if self.sealing is None else None
            reply = self.reply(opened[0], opened[1:])
            return self.answered(sequence, self.sealing.sealed(reply) if self.sealing else reply)
        if self.wants_encryption and payload[0] not in IN_CLEAR | {0x06}:
            return self.answered(sequence, NO_KEY)
        return self.answered(sequence, self.reply(payload[0], payload[1:]))

    def answered(self, sequence: int, payload: bytes) -> bytes:
        self.sequence = sequence
        self.last_answer = frame(sequence, payload)
        return self.last_answer

    def reply(self, command: int, data: bytes) -> bytes:
        match command:
            case 0x11:
                return OK
            case 0x07:
                return OK + self.polled()
            case 0x56 if self.knows_poll_with_ack:
                if not self.unacknowledged:
                    self.unacknowledged = self.polled(keep=True)
                return OK + (self.unacknowledged or self.polled())
            case 0x57 if self.knows_poll_with_ack:
                return self.event_ack()
            case 0x06:
                return OK if data and data[0] <= NEWEST_PROTOCOL else FAIL
            case 0x05:
                return OK + self.setup()
            case 0x01:
                self.power_on()
                self.mechanism.say("reset")
                return OK
            case 0x02 if len(data) == 2:
                self.channels = int.from_bytes(data, "little")
                return OK
            case 0x09 | 0x0A:
                self.is_enabled = command == 0x0A
                return OK
            case 0x08 | 0x18:
                return self.escrow_command(command)
            case 0x17:
                return OK + bytes([self.last_reject])
            case 0x24 if len(data) == 3:
                return OK if data[1] == 1 and 6 <= data[2] <= 24 else OUT_OF_RANGE
            case 0x25:
                return OK + bytes([self.barred])
            case 0x26 if len(data) == 1:
                self.barred = data[0]
                return OK
            case 0x27:
                where, digits = self.last_ticket
                return OK + bytes([where, len(digits)]) + digits.encode("ascii")
            case 0x4A | 0x4B | 0x4C if len(data) == 8:
                return self.key_exchange(command, int.from_bytes(data, "little"))
            case 0x02 | 0x24 | 0x26:
                return WRONG_COUNT
            case _:
                return UNKNOWN

    def key_exchange(self, command: int, number: int) -> bytes:
        if command != 0x4C:
            if number < 2 or any(number % divisor == 0 for divisor in range(2, int(number**0.5) + 1)):
                return OUT_OF_RANGE
            self.numbers[command] = number
            return OK
        if len(self.numbers) < 2:
            return FAIL
        generator, modulus = self.numbers[0x4A], self.numbers[0x4B]
        self.sealing = Sealing(pow(number, UNIT_SECRET, modulus))
        return OK + pow(generator, UNIT_SECRET, modulus).to_bytes(8, "little")

    def setup(self) -> bytes:
        count = len(CHANNELS)
        return (
            b"\x00"
            + FIRMWARE
            + b"AUD\x00\x00\x01"
            + bytes([count, *CHANNELS])
            + b"\x02" * count
            + b"\x00\x00\x64"
            + bytes([NEWEST_PROTOCOL])
            + b"AUD" * count
            + b"".join(value.to_bytes(4, "little") for value in CHANNELS)
        )

    def event_ack(self) -> bytes:
        if not self.unacknowledged:
            return CANNOT
        if self.mechanism.ignored_acks:
            self.mechanism.ignored_acks -= 1
            self.mechanism.say("acknowledgement ignored")
            return OK
        self.unacknowledged = b""
        if self.mechanism.credit_owed:
            self.mechanism.acknowledge()
        return OK

    def escrow_command(self, command: int) -> bytes:
        if self.mechanism.step is not Step.ESCROW:
            return CANNOT
        if command == 0x08:
            self.turn_back(8)
        else:
            self.is_held = True
            self.mechanism.go(Step.ESCROW)
        return OK

    # --- polls

    def polled(self, *, keep: bool = False) -> bytes:
        """The new events. With `keep`, only those that must be acknowledged; empty if there is none."""
        mechanism = self.mechanism
        if keep and not self.news and not (mechanism.credit_owed and mechanism.step in (Step.BOX, Step.SAID)):
            return b""
        if self.news:
            news, self.news = b"".join(self.news), []
            return news
        if mechanism.fault is not None:
            self.box_was_open = mechanism.fault == "open"
            return self.FAULTS[mechanism.fault]
        if self.box_was_open:
            self.box_was_open = False
            return b"\xe4"
        shown = self.advance(is_acknowledged_later=keep)
        return shown if self.is_enabled or shown else b"\xe8"

    def advance(self, *, is_acknowledged_later: bool) -> bytes:
        mechanism = self.mechanism
        channel = bytes([self.channel()])
        is_ticket = mechanism.paper is not None and mechanism.paper.value is None
        match mechanism.step:
            case Step.ENTERING:
                mechanism.go(Step.ESCROW)
                mechanism.say(f"escrow {mechanism.paper}")
                self.is_held = False
                if is_ticket and mechanism.paper is not None:
                    self.last_ticket = (1, mechanism.paper.digits)
                return b"\xe5" if is_ticket else b"\xef\x00\xef" + channel
            case Step.ESCROW:
                mechanism.go(Step.TAKEN)  # the poll after the escrow event accepts
                return b"\xcc"
            case Step.TAKEN if mechanism.escrows_again:
                mechanism.escrows_again -= 1
                mechanism.go(Step.ESCROW)
                return b"\xe5" if is_ticket else b"\xef" + channel
            case Step.TAKEN if mechanism.skips_stacking:
                mechanism.into_the_box()
                return b""
            case Step.TAKEN:
                mechanism.go(Step.MOVING)
                return b"\xcc"
            case Step.MOVING:
                mechanism.go(Step.PAST_LEVER)
                return b"\xcc"
            case Step.PAST_LEVER:
                mechanism.into_the_box()
                return b"\xcc"
            case Step.BOX | Step.SAID if mechanism.credit_owed:
                credit = self.credit(is_ticket=is_ticket, channel=channel)
                mechanism.go(Step.SAID)
                if not is_acknowledged_later and mechanism.has_power:
                    mechanism.acknowledge()
                return credit
            case Step.ACKNOWLEDGED:
                mechanism.go(Step.NONE)
                return b"" if mechanism.skips_stacking else b"\xeb"
            case Step.RETURNING:
                if is_ticket and mechanism.paper is not None:
                    self.last_ticket = (3, mechanism.paper.digits)
                mechanism.give_back()
                return b"\xed\xec"
            case _:
                return b""

    def credit(self, *, is_ticket: bool, channel: bytes) -> bytes:
        if is_ticket and self.mechanism.paper is not None:
            self.last_ticket = (2, self.mechanism.paper.digits)
            return b"\xd1"
        return b"\xee" + channel
