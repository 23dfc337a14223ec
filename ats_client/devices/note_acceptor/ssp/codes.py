"""The names of SSP's commands, answers and poll events, and the data behind each (hardware facts 3.2, 3.3)."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from ats_client.devices.note_acceptor.interface import Denomination
from game_rules.money import Money

RESET = 0x01
CHANNEL_INHIBITS = 0x02
SETUP_REQUEST = 0x05
HOST_PROTOCOL_VERSION = 0x06
POLL = 0x07
REJECT_NOTE = 0x08
DISABLE = 0x09
ENABLE = 0x0A
SYNC = 0x11
LAST_REJECT_CODE = 0x17
HOLD = 0x18
SET_BAR_CODE_READER = 0x24
GET_BAR_CODE_INHIBIT = 0x25
SET_BAR_CODE_INHIBIT = 0x26
GET_BAR_CODE_DATA = 0x27
GENERATOR = 0x4A
MODULUS = 0x4B
KEY_EXCHANGE = 0x4C
POLL_WITH_ACK = 0x56
EVENT_ACK = 0x57
ENCRYPTED = 0x7E

OK = 0xF0
UNKNOWN_COMMAND = 0xF2
KEY_NOT_SET = 0xFA

COMMANDS: Mapping[int, str] = MappingProxyType(
    {
        RESET: "reset",
        CHANNEL_INHIBITS: "channel-inhibits",
        0x03: "bezel-on",
        0x04: "bezel-off",
        SETUP_REQUEST: "setup-request",
        HOST_PROTOCOL_VERSION: "host-protocol-version",
        POLL: "poll",
        REJECT_NOTE: "reject-note",
        DISABLE: "disable",
        ENABLE: "enable",
        0x0C: "serial",
        0x0D: "unit-data",
        0x0E: "channel-values",
        SYNC: "sync",
        LAST_REJECT_CODE: "last-reject-code",
        HOLD: "hold",
        0x20: "firmware-version",
        0x21: "dataset-version",
        0x23: "get-bar-code-reader-configuration",
        SET_BAR_CODE_READER: "set-bar-code-reader-configuration",
        GET_BAR_CODE_INHIBIT: "get-bar-code-inhibit",
        SET_BAR_CODE_INHIBIT: "set-bar-code-inhibit",
        GET_BAR_CODE_DATA: "get-bar-code-data",
        GENERATOR: "generator",
        MODULUS: "modulus",
        KEY_EXCHANGE: "key-exchange",
        POLL_WITH_ACK: "poll-with-ack",
        EVENT_ACK: "event-ack",
        0x60: "set-fixed-key",
        0x61: "reset-fixed-key",
        ENCRYPTED: "encrypted",
    }
)

ANSWERS: Mapping[int, str] = MappingProxyType(
    {
        OK: "ok",
        UNKNOWN_COMMAND: "unknown-command",
        0xF3: "wrong-parameter-count",
        0xF4: "out-of-range",
        0xF5: "cannot-be-processed",
        0xF6: "software-error",
        0xF8: "fail",
        KEY_NOT_SET: "key-not-set",
        ENCRYPTED: "encrypted",
    }
)

SLAVE_RESET = 0xF1
READ = 0xEF
CREDIT_NOTE = 0xEE
STACKING = 0xCC
STACKED = 0xEB
REJECTING = 0xED
REJECTED = 0xEC
SAFE_JAM = 0xEA
UNSAFE_JAM = 0xE9
DISABLED = 0xE8
STACKER_FULL = 0xE7
FRAUD_ATTEMPT = 0xE6
TICKET_VALIDATED = 0xE5
CASH_BOX_REPLACED = 0xE4
CASH_BOX_REMOVED = 0xE3
CLEARED_INTO_CASH_BOX = 0xE2
CLEARED_FROM_FRONT = 0xE1
NOTE_PATH_OPEN = 0xE0
TICKET_ACKNOWLEDGED = 0xD1
NOTE_DISPENSED = 0xCD
PAID_INTO_STORE = 0xCB
PAID_INTO_STACKER = 0xCA
INITIALISING = 0xB6
ALL_INHIBITED = 0xB5

EVENTS: Mapping[int, str] = MappingProxyType(
    {
        SLAVE_RESET: "slave-reset",
        READ: "read",
        CREDIT_NOTE: "credit-note",
        STACKING: "stacking",
        STACKED: "stacked",
        REJECTING: "rejecting",
        REJECTED: "rejected",
        SAFE_JAM: "safe-jam",
        UNSAFE_JAM: "unsafe-jam",
        DISABLED: "disabled",
        STACKER_FULL: "stacker-full",
        FRAUD_ATTEMPT: "fraud-attempt",
        TICKET_VALIDATED: "bar-code-ticket-validated",
        CASH_BOX_REPLACED: "cash-box-replaced",
        CASH_BOX_REMOVED: "cash-box-removed",
        CLEARED_INTO_CASH_BOX: "note-cleared-into-cash-box-at-reset",
        CLEARED_FROM_FRONT: "note-cleared-from-front-at-reset",
        NOTE_PATH_OPEN: "note-path-open",
        TICKET_ACKNOWLEDGED: "bar-code-ticket-acknowledged",
        NOTE_DISPENSED: "note-dispensed-at-power-up",
        PAID_INTO_STORE: "note-paid-into-store-at-power-up",
        PAID_INTO_STACKER: "note-paid-into-stacker-at-power-up",
        INITIALISING: "initialising",
        ALL_INHIBITED: "all-channels-inhibited",
    }
)

WITH_CHANNEL = frozenset({READ, CREDIT_NOTE, FRAUD_ATTEMPT, CLEARED_FROM_FRONT, CLEARED_INTO_CASH_BOX})
WITH_VALUE = frozenset({PAID_INTO_STACKER, PAID_INTO_STORE, NOTE_DISPENSED})
"""Payout units send a value of four bytes and a currency of three (protocol 8)."""
VALUE_BYTES = 7

LAST_REJECTS: Mapping[int, str] = MappingProxyType(
    {
        0: "accepted",
        1: "length",
        6: "channel inhibited",
        7: "second note",
        8: "by host",
        11: "too long",
        14: "strimming",
        15: "fraud channel",
        18: "twisted",
        19: "escrow time-out",
        20: "bar-code scan failed",
        25: "width",
        26: "short",
        28: "double",
    }
)
REJECTED_BY_HOST = 8


@dataclass(frozen=True, slots=True)
class PollEvent:
    """One event of a poll's answer, with its channel or value."""

    code: int
    channel: int | None = None
    value: bytes = b""


def poll_events(data: bytes) -> tuple[list[PollEvent], bytes]:
    """The events in order, and the bytes that could not be read.

    An event nobody knows ends the reading: what follows may be its data, and a data byte 0xEE is not money.
    """
    events: list[PollEvent] = []
    at = 0
    while at < len(data):
        code = data[at]
        extra = 1 if code in WITH_CHANNEL else VALUE_BYTES if code in WITH_VALUE else 0
        if code not in EVENTS or at + extra >= len(data):
            return events, data[at:]
        follows = data[at + 1 : at + 1 + extra]
        events.append(PollEvent(code, channel=follows[0]) if extra == 1 else PollEvent(code, value=follows))
        at += 1 + extra
    return events, b""


@dataclass(frozen=True, slots=True)
class Setup:
    """A setup answer: the unit's model and the value of each channel."""

    identity: str
    denominations: tuple[Denomination, ...]
    disagreeing: tuple[int, ...]  # channels whose two values contradict each other


def setup(data: bytes) -> Setup | None:
    """Reads a setup answer (facts 3.3); None if it is not one.

    A channel is worth its value times the multiplier, in whole units. From protocol 6 there is also a four-byte value,
    in whole units as well. If the two differ we do not use the channel: we never guess about money.
    """
    if len(data) < 12:
        return None
    firmware, country = data[1:5], data[5:8]
    multiplier, count = int.from_bytes(data[8:11], "big"), data[11]
    values = data[12 : 12 + count]
    rest = data[12 + 2 * count :]  # real multiplier 3, protocol version 1, currencies 3n, values 4n
    if len(rest) < 4:
        return None
    currencies, long_values = rest[4 : 4 + 3 * count], rest[4 + 3 * count :]
    is_long = len(long_values) >= 4 * count
    denominations = []
    disagreeing = []
    for index in range(count):
        worth = values[index] * multiplier
        if is_long:
            long_worth = int.from_bytes(long_values[4 * index : 4 * index + 4], "little")
            if worth not in (0, long_worth):
                disagreeing.append(index + 1)
                continue
            worth = long_worth
        currency = currencies[3 * index : 3 * index + 3] if is_long else country
        if worth:
            denominations.append(Denomination(index + 1, Money(worth * 100), currency.decode("ascii", "replace")))
    identity = f"type {data[0]} firmware {firmware.decode('ascii', 'replace')} {country.decode('ascii', 'replace')}"
    return Setup(identity, tuple(denominations), tuple(disagreeing))


IN_ESCROW, IN_STACKER, GIVEN_BACK = 1, 2, 3
"""Where a ticket is, in the answer to get-bar-code-data."""


def ticket(data: bytes) -> tuple[int, str] | None:
    """Where the last ticket is, and its digits; None if this is not such an answer."""
    if len(data) < 2 or data[0] > GIVEN_BACK or len(data) != 2 + data[1]:
        return None
    digits = data[2:]
    if digits and not digits.isdigit():
        return None
    return data[0], digits.decode("ascii")
