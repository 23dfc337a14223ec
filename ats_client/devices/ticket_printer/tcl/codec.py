"""TCL bytes: commands out, status lines in (hardware facts 5.1). Pure: bytes in, meanings out.

Trap: 0x7C (`|`) and 0x5E (`^`) are legal flag bytes, so a status line is read by position, never split at `|`.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from ats_client.devices.ticket_printer.interface import PrinterStatus
from ats_client.devices.ticket_printer.ticket import plain_ascii

LINE_BYTES = 29
START = b"*S|"
ENQUIRY = b"\x05"
"""Asks for the status line at once."""

_BARS = (2, 4, 14, 16, 18, 20, 22, 24, 27)
_FLAGS = slice(15, 24, 2)
_VERSION = slice(5, 14)
_TEMPLATE = 26


def command(letters: str, *arguments: str, inner_bar: bool = True) -> bytes:
    """`^S|^`, `^P|9|1|...|^`; without the inner bar the short form `^S^` of some units."""
    if not arguments and not inner_bar:
        return f"^{letters}^".encode("ascii")
    return f"^{letters}|{''.join(f'{argument}|' for argument in arguments)}^".encode("ascii")


def clean(text: str) -> str:
    """Text for a field: plain ASCII without the two characters that end a field or a command."""
    return plain_ascii(text).replace("|", "/").replace("^", "'")


def print_job(template: str, fields: Iterable[str]) -> bytes:
    """One copy of one ticket: the whole job, for one write."""
    return command("P", template, "1", *(clean(field) for field in fields))


@dataclass(frozen=True, slots=True)
class StatusLine:
    """One status line: `*S|0|vvvvvvvvv|1|2|3|4|5|Pt|*`."""

    address: str
    version: str
    flags: bytes
    template: str
    """Of the last job; empty where there was none since power came: such a line proves no ticket."""

    @property
    def busy(self) -> bool:
        return bool(self.flags[0] & 0x20)

    @property
    def validation_printed(self) -> bool:
        return bool(self.flags[4] & 0x20)

    @property
    def was_reset(self) -> bool:
        return bool(self.flags[4] & 0x01)

    @property
    def names(self) -> tuple[str, ...]:
        """Every flag that is set, in the words of the facts."""
        return tuple(
            name
            for flag, table in zip(self.flags, FLAG_NAMES, strict=True)
            for bit, name in table.items()
            if flag & bit
        )

    @property
    def status(self) -> PrinterStatus:
        up = set(self.names)
        return PrinterStatus(
            is_online="printer-offline" not in up,
            is_busy="busy" in up,
            paper_low="paper-low" in up,
            paper_out="paper-out" in up,
            jam="paper-jam" in up,
            head_up="head-up" in up,
            chassis_open="chassis-open" in up,
            ticket_in_chute="ticket-in-chute" in up,
            journal_mode="journal-mode" in up,
            troubles=tuple(name for name in self.names if name in TROUBLES),
        )


FLAG_NAMES: tuple[dict[int, str], ...] = (
    {
        0x20: "busy",
        0x10: "system-error",
        0x08: "head-up",
        0x04: "paper-out",
        0x02: "head-error",
        0x01: "voltage-error",
    },
    {
        0x20: "head-too-hot",
        0x10: "library-reference-error",
        0x08: "region-data-error",
        0x04: "library-load-error",
        0x02: "buffer-overflow",
        0x01: "job-memory-overflow",
    },
    {
        0x20: "command-error",
        0x10: "library-corrupt",
        0x08: "ticket-in-chute",
        0x04: "flash-write-error",
        0x02: "printer-offline",
        0x01: "no-index-mark",
    },
    {
        # One source puts the jam of Nanoptix units at bit 5, unused elsewhere: both places count as a jam.
        0x22: "paper-jam",
        0x08: "journal-mode",
        0x04: "cutter-error",
        0x01: "paper-low",
    },
    {
        0x20: "validation-printed",
        0x10: "top-of-form",
        0x08: "buffer-filling",
        0x04: "chassis-open",
        0x02: "bar-code-data-accessed",
        0x01: "reset",
    },
)

TROUBLES = frozenset(
    {"system-error", "head-error", "voltage-error", "command-error", "library-corrupt", "flash-write-error"}
    | {"no-index-mark", "cutter-error"}
    | set(FLAG_NAMES[1].values())
)
"""Flags that stop a ticket and have no name of their own in `PrinterStatus`."""


@dataclass(frozen=True, slots=True)
class Noise:
    """Bytes that are not a status line."""

    raw: bytes


def read_line(raw: bytes) -> StatusLine | None:
    """A status line, if these 29 bytes are one: the separators, the tail and each flag byte's fixed bits must agree."""
    flags = raw[_FLAGS]
    if (
        len(raw) != LINE_BYTES
        or not raw.startswith(START)
        or raw[25:26] != b"P"
        or raw[28:] != b"*"
        or any(raw[place] != 0x7C for place in _BARS)
        or any(flag & 0xC0 != 0x40 for flag in flags)
        or not raw[:15].isascii()
        or not raw[:15].decode("ascii").isprintable()
        or not 0x20 <= raw[_TEMPLATE] < 0x7F  # blank until the first job after power-up
    ):
        return None
    return StatusLine(
        address=chr(raw[3]),
        version=raw[_VERSION].decode("ascii").strip(),
        flags=flags,
        template=chr(raw[_TEMPLATE]).strip(),
    )


class StatusReader:
    """Finds status lines in the bytes that arrive. After a bad one it goes on one byte later, so it swallows none."""

    def __init__(self) -> None:
        self._held = b""

    def feed(self, data: bytes) -> list[tuple[bytes, StatusLine] | Noise]:
        """The lines in the bytes so far; keeps at most 28 bytes for the next call."""
        held = self._held + data
        found: list[tuple[bytes, StatusLine] | Noise] = []
        at = noise_from = 0
        while True:
            at = _next_start(held, at)
            if len(held) - at < LINE_BYTES:
                break
            raw = held[at : at + LINE_BYTES]
            line = read_line(raw)
            if line is None:
                at += 1
                continue
            if noise_from < at:
                found.append(Noise(held[noise_from:at]))
            found.append((raw, line))
            at = noise_from = at + LINE_BYTES
        if noise_from < at:
            found.append(Noise(held[noise_from:at]))
        self._held = held[at:]
        return found

    def rest(self) -> bytes:
        """Bytes that may still become a line."""
        return self._held


def _next_start(held: bytes, at: int) -> int:
    """Where the next line may begin, even half arrived; the end if nowhere."""
    found = held.find(START, at)
    if found >= 0:
        return found
    for kept in (2, 1):
        if len(held) - at >= kept and held.endswith(START[:kept]):
            return len(held) - kept
    return len(held)
