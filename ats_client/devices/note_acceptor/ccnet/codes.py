"""The names of CCNET's bytes. Some bytes mean different things from host and device (hardware facts 4.1)."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from ats_client.devices.note_acceptor.framing import Layout
from ats_client.devices.note_acceptor.interface import Denomination
from game_rules.money import Money

LAYOUT = Layout(start=b"\x02\x03")
"""SYNC, then the address of a bill validator."""

ACK = 0x00
NAK = 0xFF
RESET = 0x30
ILLEGAL_COMMAND = 0x30
"""The same byte as RESET; the sender decides which it is."""
POLL = 0x33
ENABLE_TYPES = 0x34
STACK = 0x35
RETURN = 0x36
IDENTIFICATION = 0x37
HOLD = 0x38
BILL_TABLE = 0x41

REJECTING = 0x1C
FAILURE = 0x47
ESCROW = 0x80
STACKED = 0x81
RETURNED = 0x82

TYPES = 24
ENTRY_BYTES = 5
TABLE_BYTES = TYPES * ENTRY_BYTES
LARGEST_EXPONENT = 8
"""No note has nine zeros. A larger exponent is not understood, so that type is not used."""

COMMANDS: Mapping[int, str] = MappingProxyType(
    {
        ACK: "ack",
        NAK: "nak",
        RESET: "reset",
        0x31: "status",
        0x32: "security",
        POLL: "poll",
        ENABLE_TYPES: "enable-types",
        STACK: "stack",
        RETURN: "return",
        IDENTIFICATION: "identification",
        HOLD: "hold",
        0x39: "set-bar-code-parameters",
        0x3A: "extract-bar-code-data",
        BILL_TABLE: "bill-table",
        0x50: "download",
        0x51: "crc32",
        0x60: "statistics",
    }
)

STATES: Mapping[int, str] = MappingProxyType(
    {
        0x10: "power-up",
        0x11: "power-up-with-bill-in-validator",
        0x12: "power-up-with-bill-in-stacker",
        0x13: "initialise",
        0x14: "idling",
        0x15: "accepting",
        0x17: "stacking",
        0x18: "returning",
        0x19: "disabled",
        0x1A: "holding",
        0x1B: "busy",
        REJECTING: "rejecting",
        0x41: "cassette-full",
        0x42: "cassette-out",
        0x43: "jam",
        0x44: "cassette-jam",
        0x45: "cheated",
        0x46: "pause",
        FAILURE: "failure",
        ESCROW: "escrow",
        STACKED: "stacked",
        RETURNED: "returned",
    }
)

ANSWERS: Mapping[int, str] = MappingProxyType({ACK: "ack", NAK: "nak", ILLEGAL_COMMAND: "illegal-command"})


def denominations(table: bytes) -> Iterator[Denomination]:
    """Reads a bill table: leading digit, three letters of country, exponent. Digit 0 marks an unused entry."""
    for bill_type in range(len(table) // ENTRY_BYTES):
        entry = table[bill_type * ENTRY_BYTES :][:ENTRY_BYTES]
        digit, country, exponent = entry[0], entry[1:4], entry[4]
        if digit and exponent <= LARGEST_EXPONENT:
            yield Denomination(bill_type, Money(digit * 10**exponent * 100), country.decode("ascii", "replace"))


def mask(types: set[int]) -> bytes:
    """Three bytes; type 23 is the highest bit of the first."""
    return sum(1 << bill_type for bill_type in types if bill_type < TYPES).to_bytes(3, "big")


def types_in(mask_: bytes) -> list[int]:
    bits = int.from_bytes(mask_, "big")
    return [bill_type for bill_type in range(TYPES) if bits >> bill_type & 1]
