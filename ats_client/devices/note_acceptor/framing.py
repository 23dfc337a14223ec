"""Cuts a stream of bytes into frames and noise, for the protocols whose frames carry their own length.

ID-003 and CCNET share the shape: start bytes, the length of the whole frame, command or status, data, Kermit CRC
low byte first. Nothing is stuffed, so a start byte may occur inside a frame. Hence: a start, a plausible length and
a good check sum make a frame; after a bad one only ONE byte is dropped (facts 2.1), so a good frame behind a false
start is never lost. The buffer never holds more than the longest frame.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum
from typing import TypeVar

from ats_client.devices.note_acceptor.checksums import kermit
from ats_client.devices.traffic import Heard


class Flaw(IntEnum):
    """Why bytes are not a frame; the most telling reason comes last."""

    NO_START = 0
    IMPOSSIBLE_LENGTH = 1
    CUT_SHORT = 2
    BAD_CHECK_SUM = 3


FLAWS_IN_WORDS = {
    Flaw.NO_START: "no frame starts here",
    Flaw.IMPOSSIBLE_LENGTH: "impossible length",
    Flaw.CUT_SHORT: "cut short",
    Flaw.BAD_CHECK_SUM: "bad check sum",
}


@dataclass(frozen=True, slots=True)
class Frame:
    """A good frame: all its bytes, and its payload (command or status, then data)."""

    raw: bytes
    payload: bytes


@dataclass(frozen=True, slots=True)
class Noise:
    """Bytes that belong to no frame."""

    raw: bytes
    flaw: Flaw


Stretch = Frame | Noise
AnyFrame = TypeVar("AnyFrame")


@dataclass(frozen=True, slots=True)
class Layout:
    """How a protocol's frames start; the length byte follows directly."""

    start: bytes

    @property
    def shortest(self) -> int:
        return len(self.start) + 1 + 1 + 2

    def frame(self, payload: bytes) -> bytes:
        head = self.start + bytes([len(self.start) + 1 + len(payload) + 2])
        return head + payload + kermit(head + payload).to_bytes(2, "little")


class Deframer:
    """Finds the frames of one layout in bytes that come in pieces of any size."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._buffer = bytearray()

    def feed(self, data: bytes) -> list[Stretch]:
        self._buffer += data
        return self._scan(ended=False)

    def finish(self) -> list[Stretch]:
        """The bytes have ended: a frame still open is cut short, and what it hid is read now."""
        return self._scan(ended=True)

    def forget(self) -> None:
        self._buffer.clear()

    def _scan(self, *, ended: bool) -> list[Stretch]:
        found: list[Stretch] = []
        data = bytes(self._buffer)
        at = 0
        while at < len(data):
            length, flaw = self._candidate(data, at)
            if flaw is None:
                raw = data[at : at + length]
                found.append(Frame(raw, raw[len(self._layout.start) + 1 : -2]))
                at += length
                continue
            if flaw is Flaw.CUT_SHORT and not ended:
                break
            start = data.find(self._layout.start[:1], at + 1)
            dropped = 1 if flaw is not Flaw.NO_START else (start if start >= 0 else len(data)) - at
            found.append(Noise(data[at : at + dropped], flaw))
            at += dropped
        self._buffer = bytearray(data[at:])
        return found

    def _candidate(self, data: bytes, at: int) -> tuple[int, Flaw | None]:
        """The length of the frame that begins here, or why none does (cut short may only mean: not yet)."""
        start = self._layout.start
        here = data[at : at + len(start)]
        if not start.startswith(here):
            return 0, Flaw.NO_START
        if at + len(start) >= len(data):
            return 0, Flaw.CUT_SHORT
        length = data[at + len(start)]
        if length < self._layout.shortest:
            return 0, Flaw.IMPOSSIBLE_LENGTH
        if at + length > len(data):
            return 0, Flaw.CUT_SHORT
        if kermit(data[at : at + length]) != 0:
            return 0, Flaw.BAD_CHECK_SUM
        return length, None


def merged(stretches: Iterable[AnyFrame | Noise]) -> list[AnyFrame | Noise]:
    """Joins neighbouring noise into one stretch with its most telling flaw, as a person wants to read it."""
    together: list[AnyFrame | Noise] = []
    for stretch in stretches:
        last = together[-1] if together else None
        if isinstance(stretch, Noise) and isinstance(last, Noise):
            together[-1] = Noise(last.raw + stretch.raw, max(last.flaw, stretch.flaw))
        else:
            together.append(stretch)
    return together


def heard_noise(noise: Noise) -> Heard:
    return Heard(noise.raw, reason=FLAWS_IN_WORDS[noise.flaw])
