"""`ats server`: what it refuses to do, and what a first installation makes."""

from __future__ import annotations

import asyncio
import re
import socket
import sys
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from ats.load.dealer import BACK_OFF
from ats.load.server_process import free_port
from game_protocol.client import Connection
from game_protocol.errors import NoAnswer
from game_protocol.keys import SigningKey
from game_protocol.retry import until_answered
from game_rules.game import Role
from game_server.certificates import Certified
from game_server.chance import SystemChance
from game_server.clock import SystemClock
from game_server.identity.enrolment import Enrolment
from game_server.identity.staff import Staff
from game_server.storage.database import Database
from game_server.storage.setup import create_station
from tests.ats.running import Answer, Ats

STAFF = ("--staff", "2001:pit_boss:482916", "--staff", "9001:technician:771133")


def one_line(answer: Answer) -> str:
    """A mistake: exit code 2, nothing on standard output, one line on standard error."""
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("ats: ")
    assert answer.err.count("\n") == 1
    return answer.err


@pytest.mark.parametrize("host", ["0.0.0.0", "192.0.2.7", "table-server.example"])
def test_plain_http_beyond_this_machine_is_refused_and_says_what_to_give(ats: Ats, host: str) -> None:
    said = one_line(ats("server", "--host", host))
    assert all(option in said for option in ("--certificate", "--key", "--insecure", "ats server init"))


def test_a_certificate_without_its_key_is_refused(ats: Ats) -> None:
    assert "go together" in one_line(ats("server", "--certificate", "server.pem"))


def test_a_certificate_that_is_not_there_is_refused(ats: Ats) -> None:
    assert "no such file" in one_line(ats("server", "--certificate", "server.pem", "--key", "server.key"))


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
        ("postgresql://ats:secret@127.0.0.1:1/ats", "Connect call failed"),
        ("sqlite:////proc/nowhere/ats.db", "there is no folder /proc/nowhere"),
    ],
)
def test_a_database_that_cannot_be_used_is_one_line_without_its_password(ats: Ats, url: str, why: str) -> None:
    said = one_line(ats("server", "--port", "0", "--database", url))
    assert why in said
    assert "secret" not in said


def test_a_first_installation_makes_everything_a_table_needs(ats: Ats, tmp_path: Path) -> None:
    done = ats("server", "init", *STAFF, "--stations", "2", "--name", "table-server.example")
    assert done.code == 0, done.err
    codes = re.findall(r"station (\d): ([0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4})", done.out)
    assert [station for station, _ in codes] == ["1", "2"]
    authority = Certified.read(tmp_path / "certificates/authority.pem", tmp_path / "certificates/authority.key")
    server = Certified.read(tmp_path / "certificates/server.pem", tmp_path / "certificates/server.key")
    server.certificate.verify_directly_issued_by(authority.certificate)
    assert server.certificate.not_valid_after_utc > datetime.now(UTC)

    async def use() -> None:
        database = Database("ats.db")
        try:
            staff = Staff(database, SystemClock())
            assert (await staff.check("2001", "482916", for_what="staff-signed-in")).role is Role.PIT_BOSS
            assert (await staff.check("9001", "771133", for_what="staff-signed-in")).role is Role.TECHNICIAN

            async def bring(table: str, number: int, station_id: str) -> None:
                async with database.writing() as connection:
                    await create_station(connection, table, number, station_id, now_ms=0)

            enrolment = Enrolment(database, SystemClock(), SystemChance(), bring, 100)
            key = SigningKey.generate().public
            assert (await enrolment.enrol(codes[1][1], key)).station == 2
        finally:
            await database.dispose()

    asyncio.run(use())


def test_a_second_installation_keeps_what_is_there_and_adds_a_table(ats: Ats, tmp_path: Path) -> None:
    ats("server", "init", *STAFF)
    authority, server = (tmp_path / "certificates" / name for name in ("authority.pem", "server.pem"))
    before = authority.read_bytes(), server.read_bytes()
    done = ats("server", "init", "--staff", "2001:pit_boss:000000", "--table", "2", "--game", "big-wheel-sydney")
    assert done.code == 0, done.err
    assert "2001, pit_boss (was there already, with its PIN)" in done.out
    assert "table         2, big-wheel-sydney" in done.out
    assert authority.read_bytes() == before[0]
    assert server.read_bytes() != before[1]
    again = ats("server", "init", *STAFF)
    assert "table         1, rapid-roulette-single-zero (was there already)" in again.out


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ((), "give the first staff"),
        (("--staff", "2001:pit_boss"), "give the PIN"),
        (("--staff", "2001:king:1234"), "a role of"),
        (("--staff", "boss:pit_boss:1234"), "up to 10 digits"),
        (("--staff", "2001:pit_boss:12"), "4 to 12 digits"),
        ((*STAFF, "--game", "craps"), "there is no game 'craps'"),
        ((*STAFF, "--table", "the first"), "letters, digits and hyphens"),
    ],
)
def test_a_mistake_in_an_installation_makes_nothing(ats: Ats, tmp_path: Path, words: tuple[str, ...], why: str) -> None:
    assert why in one_line(ats("server", "init", *words))
    assert list(tmp_path.iterdir()) == []


def test_an_enrolment_code_for_a_table_that_is_not_there_is_one_line(ats: Ats) -> None:
    ats("server", "init", *STAFF)
    assert "no table 7" in one_line(ats("server", "enrolment-code", "--table", "7", "--station", "1"))


def test_an_enrolment_code_needs_an_installation(ats: Ats, tmp_path: Path) -> None:
    assert "ats server init" in one_line(ats("server", "enrolment-code", "--station", "1"))
    assert list(tmp_path.iterdir()) == []


def test_staff_are_added_listed_and_dismissed(ats: Ats) -> None:
    ats("server", "init", *STAFF)
    assert ats("server", "staff", "add", "1001", "--role", "dealer", "--name", "Bo Ek", "--pin", "123456").code == 0
    assert "1001  dealer      Bo Ek\n" in ats("server", "staff", "list").out
    assert ats("server", "staff", "dismiss", "1001").code == 0
    assert "1001" not in ats("server", "staff", "list").out
    assert "Nobody has staff number 1001" in one_line(ats("server", "staff", "unlock", "1001"))
    assert "last pit boss" in one_line(ats("server", "staff", "dismiss", "2001"))


def test_a_pin_set_at_the_command_line_is_the_new_one(ats: Ats) -> None:
    ats("server", "init", *STAFF)
    assert ats("server", "staff", "set-pin", "2001", "--pin", "555555").code == 0

    async def sign_in() -> str:
        database = Database("ats.db")
        try:
            return (await Staff(database, SystemClock()).check("2001", "555555", for_what="staff-signed-in")).number
        finally:
            await database.dispose()

    assert asyncio.run(sign_in()) == "2001"


async def test_a_server_with_the_certificates_of_an_installation_is_reached_by_whoever_trusts_its_authority(
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
