"""The journal: durable, in order, and never believed once anything in it has changed."""

from __future__ import annotations

import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from ats_client.station.journal import Journal, JournalUnusable
from tests.ats_client.station.playing import written_on


@pytest.fixture
def disk(tmp_path: Path) -> Path:
    disk = tmp_path / "journal.sqlite"
    journal = Journal.open(disk)
    for number in range(1, 6):
        journal.append(1000 + number, "note", f"n{number}", "escrowed", {"cents": 500 * number, "currency": "AUD"})
    journal.close()
    return disk


def tamper(disk: Path, statement: str) -> None:
    with sqlite3.connect(disk) as connection:
        connection.execute("DROP TRIGGER never_changed")
        connection.execute("DROP TRIGGER never_removed")
        connection.execute(statement)
    connection.close()


def test_what_was_written_is_there_after_a_restart(disk: Path) -> None:
    records = written_on(disk)
    assert [(record.number, record.id, record.whole("cents")) for record in records] == [
        (number, f"n{number}", 500 * number) for number in range(1, 6)
    ]


@pytest.mark.parametrize(
    "statement",
    [
        'UPDATE records SET facts = \'{"cents":999999,"currency":"AUD"}\' WHERE number = 3',
        "UPDATE records SET at_ms = at_ms + 1 WHERE number = 3",
        "UPDATE records SET step = 'credited' WHERE number = 3",
        "UPDATE records SET id = 'n4' WHERE number = 3",
        "UPDATE records SET journey = 'ticket-in' WHERE number = 3",
        "UPDATE records SET seal = (SELECT seal FROM records WHERE number = 2) WHERE number = 3",
        "DELETE FROM records WHERE number = 3",
        "DELETE FROM records WHERE number = 1",
        "UPDATE records SET number = 9 WHERE number = 5",
    ],
)
def test_a_changed_record_is_noticed(disk: Path, statement: str) -> None:
    tamper(disk, statement)
    with pytest.raises(JournalUnusable, match="damaged or missing"):
        Journal.open(disk)


@pytest.mark.parametrize("statement", ["UPDATE records SET at_ms = 0", "DELETE FROM records"])
def test_a_record_cannot_be_changed_or_removed_by_mistake(disk: Path, statement: str) -> None:
    with sqlite3.connect(disk) as connection, pytest.raises(sqlite3.IntegrityError, match="never"):
        connection.execute(statement)
    connection.close()


def test_a_file_that_is_no_journal_is_unusable(tmp_path: Path) -> None:
    disk = tmp_path / "journal.sqlite"
    disk.write_bytes(b"not a database" * 100)
    with pytest.raises(JournalUnusable, match=r"journal\.sqlite: file is not a database"):
        Journal.open(disk)


def test_a_directory_nobody_can_write_to_is_unusable(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(JournalUnusable, match="journal"):
        Journal.open(tmp_path / "file" / "journal.sqlite")


def test_only_its_owner_can_read_it(disk: Path) -> None:
    assert stat.S_IMODE(disk.stat().st_mode) == 0o600


def test_every_write_waits_for_the_disk(disk: Path) -> None:
    journal = Journal.open(disk)
    assert journal._connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    journal.close()


def test_a_killed_process_leaves_whole_records_only(tmp_path: Path) -> None:
    disk = tmp_path / "journal.sqlite"
    writer = (
        "import sys; from pathlib import Path; from ats_client.station.journal import Journal\n"
        "journal = Journal.open(Path(sys.argv[1])); number = 0\n"
        "while True:\n"
        "    number += 1; journal.append(number, 'note', str(number), 'escrowed', {'cents': number})\n"
        "    sys.stdout.write(f'{number}\\n'); sys.stdout.flush()\n"
    )
    process = subprocess.Popen([sys.executable, "-c", writer, str(disk)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    said = [int(process.stdout.readline()) for _ in range(50)]
    process.kill()
    said += [int(line) for line in process.stdout.read().split()]
    process.wait()
    process.stdout.close()
    records = written_on(disk)
    assert len(records) >= said[-1]
    assert [record.whole("cents") for record in records] == list(range(1, len(records) + 1))


# --- the head in a second place: what is missing at the end is noticed too


def as_a_power_cut_leaves_it(disk: Path) -> None:
    """Records that were never moved from the WAL into the file: a process that is killed ends like this."""
    writer = (
        "import os, sys; from pathlib import Path; from ats_client.station.journal import Journal\n"
        "journal = Journal.open(Path(sys.argv[1]))\n"
        "for number in range(3):\n"
        "    journal.append(number, 'note', f'cut{number}', 'credited', {'cents': 5000})\n"
        "os._exit(0)\n"
    )
    subprocess.run([sys.executable, "-c", writer, str(disk)], check=True)


def beside(disk: Path, end: str) -> Path:
    return disk.with_name(disk.name + end)


def test_a_lost_wal_is_noticed_and_what_is_known_is_said(disk: Path) -> None:
    as_a_power_cut_leaves_it(disk)
    beside(disk, "-wal").unlink()
    with pytest.raises(JournalUnusable, match=r"8 records were written and 5 are there.*note n5 escrowed"):
        Journal.open(disk)


def test_flipped_bytes_in_the_wal_are_noticed(disk: Path) -> None:
    as_a_power_cut_leaves_it(disk)
    wal = beside(disk, "-wal")
    content = bytearray(wal.read_bytes())
    content[40] ^= 0xFF  # the first frame's header: SQLite then believes none of it, and says nothing
    wal.write_bytes(content)
    with pytest.raises(JournalUnusable, match="8 records were written and 5 are there"):
        Journal.open(disk)


def test_flipped_bytes_in_the_file_are_noticed(disk: Path) -> None:
    content = disk.read_bytes()
    assert content.count(b"n3escrowed") == 1
    disk.write_bytes(content.replace(b"n3escrowed", b"n3escrowEd"))
    with pytest.raises(JournalUnusable, match="record 3 is damaged or missing"):
        Journal.open(disk)


def test_an_older_copy_put_back_is_noticed(disk: Path) -> None:
    older = disk.read_bytes()
    journal = Journal.open(disk)
    journal.append(2000, "note", "n6", "escrowed", {"cents": 5000})
    journal.close()
    disk.write_bytes(older)
    with pytest.raises(JournalUnusable, match="6 records were written and 5 are there"):
        Journal.open(disk)


def test_another_journal_of_the_same_length_is_noticed(disk: Path, tmp_path: Path) -> None:
    other = Journal.open(tmp_path / "other.sqlite")
    for number in range(5):
        other.append(number, "note", "x", "escrowed", {})
    other.close()
    disk.write_bytes((tmp_path / "other.sqlite").read_bytes())
    with pytest.raises(JournalUnusable, match="record 5 is not the one that was written"):
        Journal.open(disk)


def test_a_journal_that_is_gone_is_not_silently_a_new_one(disk: Path) -> None:
    disk.unlink()
    with pytest.raises(JournalUnusable, match="5 records were written and none is there"):
        Journal.open(disk)


@pytest.mark.parametrize("content", [None, b"", b"\0" * 300])
def test_a_lost_or_emptied_head_is_noticed(disk: Path, content: bytes | None) -> None:
    head = beside(disk, ".head")
    head.unlink() if content is None else head.write_bytes(content)
    with pytest.raises(JournalUnusable, match=r"5 records are there and journal\.sqlite\.head does not vouch for them"):
        Journal.open(disk)


def test_a_head_torn_by_a_power_cut_costs_nothing(disk: Path) -> None:
    """It has two places, written in turn: while one is written the other stands."""
    head = beside(disk, ".head")
    lines = head.read_bytes().splitlines(keepends=True)
    newest = max(lines)
    head.write_bytes(b"".join(line[:20] + b"\0" * (len(line) - 20) if line == newest else line for line in lines))
    assert len(written_on(disk)) == 5


def test_a_power_cut_between_record_and_head_costs_nothing(disk: Path) -> None:
    head = beside(disk, ".head").read_bytes()
    journal = Journal.open(disk)
    journal.append(2000, "note", "n6", "escrowed", {"cents": 5000})
    journal.close()
    beside(disk, ".head").write_bytes(head)
    assert len(written_on(disk)) == 6


def test_only_its_owner_can_read_the_head(disk: Path) -> None:
    assert stat.S_IMODE(beside(disk, ".head").stat().st_mode) == 0o600
