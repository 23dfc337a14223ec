"""The number and seal of the journal's last record, in a file of their own.

A chain of seals proves each record by the one before, so nothing proves the last. SQLite says nothing of a lost or
damaged WAL: the file is then simply shorter. This second place says how long it was.
"""

from __future__ import annotations

import hashlib
import os
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

FIRST_SEAL = "0" * 64
"""Before the first record."""


class Head(NamedTuple):
    number: int
    seal: str


NOTHING_WRITTEN = Head(0, FIRST_SEAL)


@dataclass(frozen=True, slots=True)
class HeadFile:
    """Two lines, written in turn: a power cut may tear one, and the other vouches for the record before."""

    path: Path

    @classmethod
    def beside(cls, journal: Path) -> HeadFile:
        return cls(journal.with_name(f"{journal.name}.head"))

    def read(self) -> Head:
        """The newer of the lines that are whole; that nothing was written, where none is."""
        try:
            lines = self.path.read_bytes().split(b"\n")
        except FileNotFoundError:
            return NOTHING_WRITTEN
        return max((head for line in lines if (head := _parsed(line)) is not None), default=NOTHING_WRITTEN)

    def write(self, head: Head) -> None:
        """Returns when it is on the disk."""
        is_new = not self.path.exists()
        handle = os.open(self.path, os.O_WRONLY | os.O_CREAT, 0o600)
        try:
            line = _written(head)
            os.pwrite(handle, line, (head.number % 2) * len(line))
            os.fsync(handle)
        finally:
            os.close(handle)
        if is_new:
            _sync_folder(self.path.parent)


def _written(head: Head) -> bytes:
    words = f"{head.number:020d} {head.seal}"
    return f"{words} {_check(words)}\n".encode()


def _parsed(line: bytes) -> Head | None:
    """None for a line that is torn or is none."""
    words, _, check = line.decode("ascii", "replace").rpartition(" ")
    number, _, seal = words.partition(" ")
    return Head(int(number), seal) if words and check == _check(words) else None


def _check(words: str) -> str:
    return hashlib.sha256(words.encode()).hexdigest()[:16]


def _sync_folder(folder: Path) -> None:
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
