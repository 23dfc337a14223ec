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
