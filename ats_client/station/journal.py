"""The station's own record of money on its way: SQLite, durable before the next step, never changed afterwards.

Each record carries a digest of its fields and of the record before, so a changed, lost or exchanged record is
noticed at the next start; how many there were is kept in a second file (`journal_head`) and told to the server. A
journal that is damaged or too short puts the station out of service: it never goes on from what it merely assumes
(GMNS 1.17.5, NZ3.5). The file is readable by its owner alone, for a ticket's number is money.
"""

from __future__ import annotations

import hashlib
import json
import os
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from ats_client.station.journal_head import FIRST_SEAL, NOTHING_WRITTEN, Head, HeadFile

Fact = str | int | bool | None

_SCHEMA = """
CREATE TABLE IF NOT EXISTS records (
    number INTEGER PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    journey TEXT NOT NULL,
    id TEXT NOT NULL,
    step TEXT NOT NULL,
    facts TEXT NOT NULL,
    seal TEXT NOT NULL
) STRICT;
CREATE TRIGGER IF NOT EXISTS never_changed BEFORE UPDATE ON records
BEGIN SELECT RAISE(ABORT, 'a record is never changed'); END;
CREATE TRIGGER IF NOT EXISTS never_removed BEFORE DELETE ON records
BEGIN SELECT RAISE(ABORT, 'a record is never removed'); END;
"""


class JournalUnusable(Exception):
    """The journal cannot be trusted or cannot be written; only a technician may go on from here."""


@dataclass(frozen=True, slots=True)
class Record:
    """One step of one journey: a note's, a ticket's, a fault's."""

    number: int
    at_ms: int
    journey: str
    id: str
    step: str
    facts: Mapping[str, Fact]
    seal: str

    def text(self, fact: str) -> str:
        return str(self.facts[fact])

    def whole(self, fact: str) -> int:
        value = self.facts[fact]
        if not isinstance(value, int):
            raise JournalUnusable(f"record {self.number}: {fact} is {value!r}, not a whole number")
        return value


class Journal:
    """The file. One thread at a time; `append` returns when the record is on the disk, and its head beside it."""

    def __init__(self, connection: sqlite3.Connection, name: str, head_file: HeadFile | None) -> None:
        self._connection = connection
        self._name = name
        self._head_file = head_file
        try:
            self.records = tuple(self._read())
            if head_file is not None:
                _check_the_end(name, self.records, head_file)
        except BaseException:
            connection.close()
            raise
        self._head = Head(len(self.records), self.records[-1].seal) if self.records else NOTHING_WRITTEN

    @classmethod
    def open(cls, path: Path) -> Journal:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with suppress(FileExistsError):
                os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
            return cls(_connected(str(path)), path.name, HeadFile.beside(path))
        except (OSError, sqlite3.Error) as error:
            raise JournalUnusable(f"{path.name}: {error}") from error

    @classmethod
    def in_memory(cls) -> Journal:
        """For a station that never touches cash: the load test, the simulation."""
        return cls(_connected(":memory:"), "memory", None)

    @property
    def head(self) -> Head | None:
        """The last record; None where nothing outlives the program, so that nobody need keep it."""
        return None if self._head_file is None else self._head

    def has(self, head: Head) -> bool:
        """Whether this record was written here."""
        if head == NOTHING_WRITTEN:
            return True
        found = self._connection.execute("SELECT seal FROM records WHERE number = ?", (head.number,)).fetchone()
        return found is not None and found[0] == head.seal

    def append(self, at_ms: int, journey: str, journey_id: str, step: str, facts: Mapping[str, Fact]) -> Record:
        written = json.dumps(facts, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        number = self._head.number + 1
        seal = _sealed(self._head.seal, number, at_ms, journey, journey_id, step, written)
        try:
            self._connection.execute(
                "INSERT INTO records VALUES (?, ?, ?, ?, ?, ?, ?)",
                (number, at_ms, journey, journey_id, step, written, seal),
            )
            self._head = Head(number, seal)
            if self._head_file is not None:
                self._head_file.write(self._head)
        except (OSError, sqlite3.Error) as error:
            raise JournalUnusable(f"{self._name}: {error}") from error
        return Record(number, at_ms, journey, journey_id, step, dict(facts), seal)

    def read(self) -> tuple[Record, ...]:
        """Every record there is now; `JournalUnusable` if one is not what it was."""
        try:
            return tuple(self._read())
        except sqlite3.Error as error:
            raise JournalUnusable(f"{self._name}: {error}") from error

    def close(self) -> None:
        self._connection.close()

    def _read(self) -> Iterator[Record]:
        """Every record, each proven to follow from the one before."""
        seal = FIRST_SEAL
        rows = self._connection.execute(
            "SELECT number, at_ms, journey, id, step, facts, seal FROM records ORDER BY number"
        )
        for expected, (number, at_ms, journey, journey_id, step, written, told_seal) in enumerate(rows, start=1):
            seal = _sealed(seal, number, at_ms, journey, journey_id, step, written)
            if number != expected or told_seal != seal:
                raise JournalUnusable(f"{self._name}: record {expected} is damaged or missing")
            yield Record(number, at_ms, journey, journey_id, step, json.loads(written), seal)


def _check_the_end(name: str, records: tuple[Record, ...], head_file: HeadFile) -> None:
    """The journal may be longer than its head says, by what was written when power failed; never shorter."""
    told = head_file.read()
    if told == NOTHING_WRITTEN:
        if len(records) > 1:  # one may be there whose head power did not reach
            raise JournalUnusable(
                f"{name}: {len(records)} records are there and {head_file.path.name} does not vouch for them"
            )
        return
    if len(records) < told.number:
        there = f"{len(records)} are there" if records else "none is there"
        last = f"; the last is {records[-1].journey} {records[-1].id} {records[-1].step}" if records else ""
        raise JournalUnusable(f"{name}: {told.number} records were written and {there}{last}")
    if records[told.number - 1].seal != told.seal:
        raise JournalUnusable(f"{name}: record {told.number} is not the one that was written")


def _connected(path: str) -> sqlite3.Connection:
    """Every statement commits by itself. Another thread than this one writes, but never two at a time."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.executescript(_SCHEMA)
    except BaseException:
        connection.close()
        raise
    return connection


def _sealed(before: str, *fields: object) -> str:
    return hashlib.sha256(json.dumps([before, *fields], ensure_ascii=False).encode()).hexdigest()
