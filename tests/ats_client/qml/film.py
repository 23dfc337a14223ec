"""A tiny film of one colour, written by hand: an AVI file with one stream of plain pixels and no sound."""

from __future__ import annotations

from pathlib import Path
from struct import pack

SIZE = 32
FRAMES = 25
MICROSECONDS = 40_000


def shoot(file: Path, red: int, green: int, blue: int) -> Path:
    frame = _chunk(b"00db", bytes((blue, green, red)) * (SIZE * SIZE))
    whole = pack("<14I", MICROSECONDS, 0, 0, 0x10, FRAMES, 0, 1, len(frame), SIZE, SIZE, 0, 0, 0, 0)
    stream = b"vids" + pack("<IIHHIIIIIIII4H", 0, 0, 0, 0, 0, 1, 25, 0, FRAMES, len(frame), 0, 0, 0, 0, SIZE, SIZE)
    pixels = pack("<IiiHHIIiiII", 40, SIZE, SIZE, 1, 24, 0, SIZE * SIZE * 3, 0, 0, 0, 0)
    headers = _list(b"hdrl", _chunk(b"avih", whole) + _list(b"strl", _chunk(b"strh", stream) + _chunk(b"strf", pixels)))
    index = b"".join(pack("<4sIII", b"00db", 0x10, 4 + number * len(frame), len(frame) - 8) for number in range(FRAMES))
    film = headers + _list(b"movi", frame * FRAMES) + _chunk(b"idx1", index)
    file.write_bytes(_chunk(b"RIFF", b"AVI " + film))
    return file


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def _list(name: bytes, data: bytes) -> bytes:
    return _chunk(b"LIST", name + data)
