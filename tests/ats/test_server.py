"""`ats server`: its refusals, and the result of a first installation."""

from __future__ import annotations

import asyncio
import re
import socket
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from ats.load.dealer import BACK_OFF
from ats.load.server_process import free_port
from game_protocol.client import Connection
from game_protocol.errors import NoAnswer
from game_protocol.release import release
from game_protocol.retry import until_answered
from tests.ats.running import Ats, one_line

STAFF = ("--staff", "2001:pit_boss:482916", "--staff", "9001:technician:771133")


@pytest.mark.parametrize("host", ["0.0.0.0", "192.0.2.7", "table-server.example"])
def test_plain_http_beyond_this_machine_is_refused_and_says_what_to_give(ats: Ats, host: str) -> None:
    said = one_line(ats("server", "--host", host))
    assert all(option in said for option in ("--certificate", "--key", "--insecure", "ats server init"))


def test_a_certificate_without_its_key_is_refused(ats: Ats) -> None:
    assert "go together" in one_line(ats("server", "--certificate", "server.pem"))


def test_a_certificate_that_is_not_there_is_refused(ats: Ats) -> None:
    assert "no such file" in one_line(ats("server", "--certificate", "server.pem", "--key", "server.key"))


def test_thresholds_that_cannot_be_read_are_one_line_before_anybody_plays(ats: Ats, tmp_path: Path) -> None:
    thresholds = tmp_path / "thresholds.toml"
    thresholds.write_text('[buy-in]\ndealer = "a lot"\n', encoding="utf-8")
    assert "dealer is an amount like" in one_line(ats("server", "--thresholds", str(thresholds)))


def test_a_jackpot_key_that_cannot_be_used_is_one_line_before_anybody_plays(ats: Ats, tmp_path: Path) -> None:
    """Decision 0504: the key is a file of 32 bytes, never in the database."""
    missing = tmp_path / "nowhere" / "jackpot-key"
    assert "no such folder to keep the jackpot key in" in one_line(ats("server", "--jackpot-key", str(missing)))
    short = tmp_path / "jackpot-key"
    short.write_bytes(b"too short")
    assert "it has 9 bytes, not 32" in one_line(ats("server", "--jackpot-key", str(short)))


def test_a_port_that_is_taken_is_one_line(ats: Ats) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        said = one_line(ats("server", "--port", str(taken.getsockname()[1])))
    assert "cannot listen" in said


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("mysql://localhost/ats", "SQLite or PostgreSQL"),
        ("sqlite://", "needs a file"),
        ("postgresql://ats:secret@127.0.0.1:1/ats", "Connection refused"),
        ("sqlite:////proc/nowhere/ats.db", "there is no such file; `ats server init` makes one"),
        ("sqlite:///typo.db", "there is no such file; `ats server init` makes one"),
    ],
)
def test_a_database_that_cannot_be_used_is_one_line_without_its_password(
    ats: Ats, tmp_path: Path, url: str, why: str
) -> None:
    said = one_line(ats("server", "--port", "0", "--database", url))
    assert why in said
    assert "secret" not in said
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_no_database_of_ours_is_not_made_one(ats: Ats, tmp_path: Path) -> None:
    (tmp_path / "empty.db").touch()
    said = one_line(ats("server", "--port", "0", "--database", "sqlite:///empty.db"))
    assert "this is no ATS database yet; `ats server init` makes it one" in said
    with closing(sqlite3.connect(tmp_path / "empty.db")) as opened:
        assert opened.execute("select count(*) from sqlite_master").fetchone() == (0,)


def of_tomorrow(file: Path) -> None:
    """A database that a newer release has changed: its schema has a number this one has never heard of."""
    with closing(sqlite3.connect(file)) as opened:
        opened.execute("update alembic_version set version_num = '9990'")
        opened.commit()


def test_a_server_on_a_newer_database_says_so_in_one_line_and_stops(ats: Ats, tmp_path: Path) -> None:
    ats("server", "init", *STAFF)
    of_tomorrow(tmp_path / "ats.db")
    before = (tmp_path / "ats.db").read_bytes()
    said = one_line(ats("server", "--port", "0"))
    assert f"a newer release made this database (schema 9990, and release {release()} knows none after " in said
    for command in ("staff list", "enrolment-code --station 1", f"init {' '.join(STAFF)}"):
        assert "a newer release made this database" in one_line(ats("server", *command.split())), command
    assert (tmp_path / "ats.db").read_bytes() == before


def test_whether_a_release_can_run_on_a_database_is_asked_before_it_does(ats: Ats, tmp_path: Path) -> None:
    ats("server", "init", *STAFF)
    done = ats("server", "check")
    assert (done.code, done.err) == (0, "")
    assert re.fullmatch(rf"release {re.escape(release())} can run on sqlite:///ats.db \(schema \d{{4}}\)\n", done.out)
    assert ats("server", "check", "--schema", "0001").code == 0, "an older one, which it brings up to date"
    assert "a newer release made this database" in one_line(ats("server", "check", "--schema", "9990"))
    of_tomorrow(tmp_path / "ats.db")
    assert "a newer release made this database" in one_line(ats("server", "check"))


def test_an_option_of_the_server_before_a_sub_command_is_refused_not_forgotten(ats: Ats, tmp_path: Path) -> None:
    said = one_line(ats("server", "--database", "sqlite:///house.db", "init", *STAFF))
    assert "--database goes after init" in said
    assert list(tmp_path.iterdir()) == []


def test_a_certificate_that_is_no_pair_with_its_key_is_one_line(ats: Ats, tmp_path: Path) -> None:
    ats("server", "init", *STAFF)
    files = ("--certificate", "certificates/server.pem", "--key", "certificates/authority.key")
    assert "certificates/server.pem: key values mismatch" in one_line(ats("server", "--port", "0", *files))
    (tmp_path / "letter").write_text("Dear Sir or Madam")
    said = one_line(ats("server", "--port", "0", "--certificate", "letter", "--key", "letter"))
    assert "letter: not in the form of PEM" in said


async def test_a_server_with_the_certificates_of_an_installation_is_reached_by_clients_that_trust_its_authority(
    ats: Ats, tmp_path: Path
) -> None:
    done = await asyncio.to_thread(ats, "server", "init", *STAFF, "--name", "127.0.0.1")
    assert done.code == 0, done.err
    port = free_port()
    files = ("--certificate", "certificates/server.pem", "--key", "certificates/server.key")
    with (tmp_path / "log").open("wb") as log:
        server = await asyncio.create_subprocess_exec(
            sys.executable, "-c", "from ats.main import main; main()", "server", "--port", str(port), *files, stderr=log
        )
    try:
        authority = tmp_path / "certificates" / "authority.pem"
        async with Connection(f"https://127.0.0.1:{port}", ca_file=authority) as trusting, asyncio.timeout(20):
            assert await until_answered(trusting.now_ms, BACK_OFF, Random(1), asyncio.sleep) > 0  # noqa: S311 - only spreads the retries
        async with Connection(f"https://127.0.0.1:{port}") as distrusting:
            with pytest.raises(NoAnswer, match="CERTIFICATE_VERIFY_FAILED"):
                await distrusting.now_ms()
    finally:
        server.terminate()
        await server.wait()


async def test_a_server_told_to_stop_shuts_the_house_and_ends_well(ats: Ats, tmp_path: Path) -> None:
    """SIGTERM, as systemd sends it: exit code 0, and everything is in the database's file."""
    done = await asyncio.to_thread(ats, "server", "init", *STAFF)
    assert done.code == 0, done.err
    port = free_port()
    with (tmp_path / "log").open("wb") as log:
        server = await asyncio.create_subprocess_exec(
            sys.executable, "-c", "from ats.main import main; main()", "server", "--port", str(port), stderr=log
        )
    try:
        async with Connection(f"http://127.0.0.1:{port}") as asking, asyncio.timeout(20):
            await until_answered(asking.now_ms, BACK_OFF, Random(1), asyncio.sleep)  # noqa: S311 - only spreads the retries
        assert (tmp_path / "ats.db-wal").exists()
    finally:
        server.terminate()
        code = await server.wait()
    assert code == 0
    assert not (tmp_path / "ats.db-wal").exists()
