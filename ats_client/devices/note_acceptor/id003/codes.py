"""The names of ID-003's bytes. Some bytes mean different things from host and device (hardware facts 2.2 to 2.4)."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from ats_client.devices.note_acceptor.framing import Layout
from ats_client.devices.note_acceptor.interface import Denomination
from game_rules.money import Money

LAYOUT = Layout(start=b"\xfc")

STATUS_REQUEST = 0x11
RESET = 0x40
STACK_1 = 0x41
STACK_2 = 0x42
RETURN = 0x43
HOLD = 0x44
ACK = 0x50
INVALID_COMMAND = 0x4B
VERSION_REQUEST = 0x88
CURRENCY_ASSIGN_REQUEST = 0x8A

ENABLE_DENOMINATIONS = 0xC0
SECURITY_LEVEL = 0xC1
COMMUNICATION_MODE = 0xC2
INHIBIT = 0xC3
DIRECTION_INHIBIT = 0xC4
OPTIONAL_FUNCTION = 0xC5
BAR_CODE_FUNCTION = 0xC6
BAR_INHIBIT = 0xC7
READ_BACK_OFFSET = 0x40
"""0x80 reads back as 0xC0, and so on up to 0x87."""

ESCROW = 0x13
VEND_VALID = 0x15
REJECTING = 0x17
FAILURE = 0x49
TICKET = 0x6F
"""In an ESCROW: a ticket's bar code follows, not a denomination."""
FIRST_DENOMINATION = 0x61

SETTINGS: Mapping[int, str] = MappingProxyType(
    {
        ENABLE_DENOMINATIONS: "enable-disable-denominations",
        SECURITY_LEVEL: "security-level",
        COMMUNICATION_MODE: "communication-mode",
        INHIBIT: "inhibit",
        DIRECTION_INHIBIT: "direction-inhibit",
        OPTIONAL_FUNCTION: "optional-function",
        BAR_CODE_FUNCTION: "bar-code-function",
        BAR_INHIBIT: "bar-inhibit",
    }
)
READ_BACKS: Mapping[int, str] = MappingProxyType(
    {code - READ_BACK_OFFSET: f"read-back-{name}" for code, name in SETTINGS.items()}
)

COMMANDS: Mapping[int, str] = MappingProxyType(
    {
        STATUS_REQUEST: "status-request",
        RESET: "reset",
        STACK_1: "stack-1",
        STACK_2: "stack-2",
        RETURN: "return",
        HOLD: "hold",
        0x45: "wait",
        0x49: "stack-3",
        ACK: "ack",
        **SETTINGS,
        **READ_BACKS,
        VERSION_REQUEST: "version-request",
        0x89: "boot-version-request",
        CURRENCY_ASSIGN_REQUEST: "currency-assign-request",
        0x91: "serial-number-request",
        0x92: "unit-information",
        0xF0: "recycler-extension",
    }
)

STATUSES: Mapping[int, str] = MappingProxyType(
    {
        0x05: "enq",
        0x11: "idling",
        0x12: "accepting",
        ESCROW: "escrow",
        0x14: "stacking",
        VEND_VALID: "vend-valid",
        0x16: "stacked",
        REJECTING: "rejecting",
        0x18: "returning",
        0x19: "holding",
        0x1A: "disable",
        0x1B: "initialize",
        0x40: "power-up",
        0x41: "power-up-note-in-acceptor",
        0x42: "power-up-note-in-stacker",
        0x43: "stacker-full",
        0x44: "stacker-open",
        0x45: "jam-in-acceptor",
        0x46: "jam-in-stacker",
        0x47: "pause",
        0x48: "cheated",
        FAILURE: "failure",
        0x4A: "communication-error",
    }
)

ANSWERS: Mapping[int, str] = MappingProxyType(
    {
        INVALID_COMMAND: "invalid-command",
        ACK: "ack",
        **SETTINGS,
        **READ_BACKS,
        VERSION_REQUEST: "version",
        0x89: "boot-version",
        CURRENCY_ASSIGN_REQUEST: "currency-assign",
        0x91: "serial-number",
        0x92: "unit-information",
        0xF0: "recycler-extension",
    }
)

REJECT_REASONS: Mapping[int, str] = MappingProxyType(
    {
        0x71: "crooked insertion",
        0x72: "magnetic pattern",
        0x73: "residual note in head",
        0x74: "calibration or magnification",
        0x75: "conveying",
        0x76: "denomination not decided",
        0x77: "photo pattern 1",
        0x78: "photo level (double or dirty)",
        0x79: "inhibited, or no answer to escrow in time",
        0x7A: "unknown",
        0x7B: "operation error",
        0x7C: "residual note at stacker",
        0x7D: "length",
        0x7E: "photo pattern 2 or colour pattern",
        0x7F: "genuine-note feature",
        0x98: "several notes",
        0x9B: "ticket wrong side up",
    }
)

FAILURES: Mapping[int, str] = MappingProxyType(
    {
        0xA2: "stacker motor",
        0xA5: "transport speed",
        0xA6: "transport motor",
        0xA7: "aligning motor",
        0xA8: "solenoid",
        0xA9: "board unit",
        0xAB: "cash box not ready",
        0xAC: "optical sensor",
        0xAD: "magnetic sensor",
        0xAF: "validator head removed",
        0xB0: "boot ROM",
        0xB1: "external ROM",
        0xB2: "ROM or RAM",
        0xB3: "external ROM write",
    }
)

CURRENCIES: Mapping[int, str] = MappingProxyType(
    {
        0x01: "USD",
        0x02: "AUD",
        0x08: "CAD",
        0x09: "MXN",
        0x0A: "JPY",
        0x16: "CHF",
        0x17: "GBP",
        0xE0: "EUR",
    }
)

LARGEST_EXPONENT = 6
"""No note is worth more than 255 million. A larger exponent is not understood, so that slot is not used."""


def words(table: Mapping[int, str], data: bytes) -> str:
    """A reason or failure byte in words; an unknown one keeps its number."""
    if not data:
        return "not said"
    return table.get(data[0], f"code 0x{data[0]:02X}")


def denominations(data: bytes) -> Iterator[Denomination]:
    """Reads a currency table: code, country, value, exponent. Value 0 marks an unused slot."""
    for at in range(0, len(data) - 3, 4):
        code, country, value, exponent = data[at : at + 4]
        if value and exponent <= LARGEST_EXPONENT:
            currency = CURRENCIES.get(country, f"country 0x{country:02X}")
            yield Denomination(code, Money(value * 10**exponent * 100), currency)


def ticket_number(escrow_data: bytes) -> str | None:
    """The digits of a ticket in escrow (the byte 0x6F, then ASCII); None if they are not digits."""
    digits = escrow_data[1:]
    return digits.decode("ascii") if escrow_data[:1] == bytes([TICKET]) and digits.isdigit() else None
