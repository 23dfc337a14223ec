"""The line protocol of a wheel sensor: bytes ↔ what the wheel said. Pure, bounded, and no input makes it fail.

One line of ASCII for each thing, in the shape technicians know from NMEA 0183: `$`, the words, `*`, two hexadecimal
digits that are the exclusive or of the words' bytes, then CR and LF (or LF alone).

    $ALIVE*57           at least once a second
    $SPUN*18            the ball was spun
    $CLOSE*56           the ball will fall: no more bets (RR 5.1.3)
    $RESULT,17*23       the ball rests in 17
    $FAULT,reader 2*71  the sensor does not trust itself, and why
    $CLEAR*59           it does again

A flipped bit could make 17 into 11, so a line whose check digits are wrong is no line at all.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import reduce
from operator import xor

from table_screens.wheel.source import BallFalling, BallSeen, ResultRead, SourceReady, SourceTrouble, WheelNews

LONGEST = 80
"""Bytes of a line; more without an end is noise."""


@dataclass(frozen=True, slots=True)
class Alive:
    """Nothing happened, and the sensor is there."""


@dataclass(frozen=True, slots=True)
class Garbled:
    """Bytes that are no line of this protocol."""

    data: bytes
    why: str


Heard = WheelNews | Alive | Garbled


def check_digits(words: bytes) -> bytes:
    return b"%02X" % reduce(xor, words, 0)


def line(words: str) -> bytes:
    """The bytes of one line; what a sensor sends."""
    body = words.encode("ascii")
    return b"$" + body + b"*" + check_digits(body) + b"\r\n"


@dataclass
class LineReader:
    """Cuts a stream into lines; at most one unfinished line is kept."""

    _rest: bytes = field(default=b"")

    def read(self, data: bytes) -> list[Heard]:
        *lines, self._rest = (self._rest + data).split(b"\n")
        heard = [_meaning(each.rstrip(b"\r")) for each in lines if each.strip()]
        if len(self._rest) > LONGEST:
            heard.append(Garbled(self._rest[:LONGEST], "a line without an end"))
            self._rest = b""
        return heard


def _meaning(raw: bytes) -> Heard:
    if not raw.startswith(b"$") or raw[-3:-2] != b"*" or len(raw) > LONGEST:
        return Garbled(raw[:LONGEST], "not a line of the wheel sensor")
    words = raw[1:-3]
    if raw[-2:].upper() != check_digits(words):
        return Garbled(raw[:LONGEST], "the check digits are wrong")
    if not words.isascii():
        return Garbled(raw[:LONGEST], "not a line of the wheel sensor")
    name, _, rest = words.decode("ascii").partition(",")
    match name:
        case "ALIVE":
            return Alive()
        case "SPUN":
            return BallSeen()
        case "CLOSE":
            return BallFalling()
        case "RESULT" if rest:
            return ResultRead(rest)
        case "FAULT":
            return SourceTrouble(rest or "the sensor reports a fault")
        case "CLEAR":
            return SourceReady()
    return Garbled(raw[:LONGEST], "an unknown word")
