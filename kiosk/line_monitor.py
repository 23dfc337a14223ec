"""Listens on one device's line and puts the traffic into words for a technician, never with a whole ticket number."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from ats_client.devices import ticket_printer
from ats_client.devices.note_acceptor.ccnet import listening as ccnet
from ats_client.devices.note_acceptor.id003 import listening as id003
from ats_client.devices.note_acceptor.ssp import listening as ssp
from ats_client.devices.ticket_printer.ticket import DIGITS, mask_number
from ats_client.devices.traffic import Direction, Heard, Passed

TRAFFIC_KEPT = 300
POLLS = (2, 4)
"""A question and its answer; twice that where frames carry a sequence flag that flips."""
Listen = Callable[[bytes, Direction], Sequence[Heard]]
_ACCEPTORS: Mapping[str, Listen] = MappingProxyType(
    {"id003": id003.listen, "ssp": ssp.listen, "essp": ssp.listen, "ccnet": ccnet.listen}
)
_NUMBER = re.compile(rf"\d(?:[ -]?\d){{{DIGITS - 1},}}|\d{{10,}}")
"""A ticket's number, grouped or not, and a casino's own shorter one. An unpaid number is money, so only its end is
shown."""


@dataclass(frozen=True, slots=True)
class HeardLine:
    """One message that was heard, and the second it was heard in."""

    at_s: float
    what: str
    detail: str = ""
    times: int = 1
    """How often it was heard in a row, with what belongs to it."""


class LineMonitor:
    """Always connected, but remembers only while `open`. It joins a device's answer in pieces when the host speaks
    again."""

    def __init__(self, protocol: str, now_s: Callable[[], float]) -> None:
        self._protocol = protocol
        self._now_s = now_s
        self._pieces: list[Passed] = []
        self._is_open = False
        self.lines: list[HeardLine] = []

    @property
    def open(self) -> bool:
        return self._is_open

    @open.setter
    def open(self, on: bool) -> None:
        """Switching off forgets everything that was heard."""
        self._is_open = on
        self._pieces.clear()
        if not on:
            self.lines.clear()

    def hear(self, passed: Passed) -> None:
        if not self._is_open:
            return
        if passed.direction is Direction.DEVICE:
            self._pieces.append(passed)
            return
        answer, self._pieces = self._pieces, []
        if answer:
            self._note(
                Direction.DEVICE,
                b"".join(piece.data for piece in answer),
                b"".join(piece.in_clear for piece in answer),
            )
        self._note(Direction.HOST, passed.data, passed.in_clear)

    def _note(self, direction: Direction, data: bytes, in_clear: bytes) -> None:
        arrow = "→" if direction is Direction.HOST else "←"
        for heard in listener(self._protocol)(in_clear or data, direction):
            name = f"{arrow} {heard.name or 'no frame'}"
            self.lines.append(HeardLine(self._now_s(), f"{name} (sealed)" if in_clear else name, in_words(heard)))
        self._fold()
        del self.lines[:-TRAFFIC_KEPT]

    def _fold(self) -> None:
        """A device is asked several times a second and mostly says the same: that becomes one exchange with a count."""
        for size in POLLS:
            before, now = self.lines[-2 * size : -size], self.lines[-size:]
            if len(before) == size and all(_alike(one, two) for one, two in zip(before, now, strict=True)):
                again = [replace(two, times=one.times + two.times) for one, two in zip(before, now, strict=True)]
                self.lines[-2 * size :] = again
                return


def _alike(one: HeardLine, two: HeardLine) -> bool:
    return (one.what, one.detail) == (two.what, two.detail)


def listener(protocol: str) -> Listen:
    """The decoder of a protocol's frames."""
    if protocol in ticket_printer.PROTOCOLS:
        return ticket_printer.PROTOCOLS[protocol].listen
    return _ACCEPTORS[protocol]


def in_words(heard: Heard) -> str:
    """The meaning first, then the bytes, unless they spell a ticket's number."""
    fields = "  ".join(f"{key}={_plain(value)}" for key, value in heard.fields.items())
    meaning = fields or heard.reason
    told = _NUMBER.sub(_masked, meaning)
    spelt = _NUMBER.search(heard.raw.decode("latin-1")) is not None
    raw = "(bytes not shown: a ticket's number)" if told != meaning or spelt else heard.raw.hex(" ").upper()
    return f"{told}  {raw}".strip()


def _plain(value: object) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {_plain(each)}" for key, each in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(_plain(each) for each in value)
    return str(value)


def _masked(found: re.Match[str]) -> str:
    return mask_number("".join(filter(str.isdigit, found[0])))
