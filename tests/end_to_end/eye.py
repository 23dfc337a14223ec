"""An eye on an X server: told whenever anything on the screen is drawn, by the server's own DAMAGE extension.

The few requests it takes are written out; the test needs no X library for them.
"""

from __future__ import annotations

import select
import socket
import struct
from collections.abc import Iterable

QUERY_EXTENSION = 98
DAMAGE_QUERY_VERSION, DAMAGE_CREATE = 0, 1
RAW_RECTANGLES = 0
"""Every drawing is an event: nothing has to be acknowledged, so nothing drawn between two looks is missed."""
REPLY_BYTES = 32
FIXED_SETUP_BYTES = 32
FORMAT_BYTES = 8


class Eye:
    """`forget` what was drawn until now, look, then `wait_for_drawing` if it was not what was wanted."""

    def __init__(self, display: str) -> None:
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.connect(f"/tmp/.X11-unix/X{display.removeprefix(':')}")  # noqa: S108 - where X servers are found
        first_id, root = self._set_up()
        damage = self._extension("DAMAGE")
        self._send(struct.pack("<BBHII", damage, DAMAGE_QUERY_VERSION, 3, 1, 1))
        self._read(REPLY_BYTES)
        self._send(struct.pack("<BBHIIBxxx", damage, DAMAGE_CREATE, 4, first_id, root, RAW_RECTANGLES))

    def fileno(self) -> int:
        return self._socket.fileno()

    def forget(self) -> None:
        self._socket.setblocking(False)
        try:
            while self._socket.recv(1 << 16):
                pass
        except BlockingIOError:
            pass
        finally:
            self._socket.setblocking(True)

    def close(self) -> None:
        self._socket.close()

    def _set_up(self) -> tuple[int, int]:
        """Says hello; gives the first number we may name things with, and the root window."""
        self._send(struct.pack("<BxHHHHxx", ord("l"), 11, 0, 0, 0))
        accepted, _, _, words = struct.unpack("<BxHHH", self._read(8))
        assert accepted == 1, "the X server does not let us in"
        told = self._read(words * 4)
        (first_id,) = struct.unpack_from("<I", told, 4)
        (vendor,) = struct.unpack_from("<H", told, 16)
        formats = told[21]
        (root,) = struct.unpack_from("<I", told, FIXED_SETUP_BYTES + (vendor + 3) // 4 * 4 + formats * FORMAT_BYTES)
        return first_id, root

    def _extension(self, name: str) -> int:
        padded = name.encode().ljust((len(name) + 3) // 4 * 4, b"\0")
        self._send(struct.pack("<BxHHxx", QUERY_EXTENSION, 2 + len(padded) // 4, len(name)) + padded)
        reply = self._read(REPLY_BYTES)
        assert reply[8], f"the X server has no {name}"
        return reply[9]

    def _send(self, request: bytes) -> None:
        self._socket.sendall(request)

    def _read(self, count: int) -> bytes:
        read = b""
        while len(read) < count:
            more = self._socket.recv(count - len(read))
            assert more, "the X server has gone"
            read += more
        return read


def wait_for_drawing(eyes: Iterable[Eye], at_most_s: float) -> None:
    select.select(list(eyes), [], [], at_most_s)
