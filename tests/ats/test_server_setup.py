"""`ats server init`, `enrolment-code` and `staff`: a first installation, a second table, people, codes."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shlex
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from game_protocol.keys import SigningKey
from game_rules.game import Role
from game_server.certificates import Certified, names_of
from game_server.chance import SystemChance
from game_server.clock import SystemClock
from game_server.identity.enrolment import Enrolment
from game_server.identity.staff import Staff
from game_server.storage.database import Database
from game_server.storage.setup import create_station
from kiosk.addresses import read_addresses
from tests.ats.running import Ats, one_line

STAFF = ("--staff", "2001:pit_boss:482916", "--staff", "9001:technician:771133")
CODE = r"[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}"
NOBODY = 65534


def certificate_names(folder: Path) -> list[str]:
    return names_of(Certified.read(folder / "server.pem", folder / "server.key").certificate)


async def enrol(code: str) -> tuple[str, int]:
    """The place that a station with this code gets."""
    database = Database("ats.db")

    async def bring(table: str, number: int, station_id: str) -> None:
        async with database.writing() as connection:
            await create_station(connection, table, number, station_id, now_ms=0)

    try:
        enrolment = Enrolment(database, SystemClock(), SystemChance(), bring, 100)
        enrolled = await enrolment.enrol(code, SigningKey.generate().public)
        return enrolled.table, enrolled.station
    finally:
        await database.dispose()


def start_lines(said: str) -> list[list[str]]:
    """The lines that `init` says to type, split into words as a shell does."""
    return [shlex.split(line)[1:] for line in said.splitlines() if line.startswith("  ats ")]


@pytest.fixture
def open_to_all() -> Iterator[Path]:
    """A folder that everybody may look into; pytest's own folders are for their owner alone."""
    with TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


@contextmanager
def as_nobody() -> Iterator[None]:
    """Runs as a user without rights, because root may write anywhere."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


def test_a_first_installation_makes_everything_a_table_needs(ats: Ats, tmp_path: Path) -> None:
    done = ats("server", "init", *STAFF, "--stations", "2", "--name", "table-server.example")
    assert done.code == 0, done.err
    codes = re.findall(r"station (\d): ([0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4})", done.out)
    assert [station for station, _ in codes] == ["1", "2"]
    authority = Certified.read(tmp_path / "certificates/authority.pem", tmp_path / "certificates/authority.key")
    server = Certified.read(tmp_path / "certificates/server.pem", tmp_path / "certificates/server.key")
    server.certificate.verify_directly_issued_by(authority.certificate)
    assert server.certificate.not_valid_after_utc > datetime.now(UTC)

    async def sign_in() -> None:
        database = Database("ats.db")
        try:
            staff = Staff(database, SystemClock())
            assert (await staff.check("2001", "482916", for_what="in", source="here")).role is Role.PIT_BOSS
            assert (await staff.check("9001", "771133", for_what="in", source="here")).role is Role.TECHNICIAN
        finally:
            await database.dispose()

    asyncio.run(sign_in())
    assert asyncio.run(enrol(codes[1][1])) == ("1", 2)


def test_a_certificate_holds_the_names_given_and_the_machines_own_names_and_addresses(ats: Ats, tmp_path: Path) -> None:
    ats("server", "init", *STAFF, "--name", "games.example")
    own = {socket.gethostname(), "localhost", "127.0.0.1", "::1"} | {line.split()[1] for line in read_addresses()}
    names = certificate_names(tmp_path / "certificates")
    assert names[0] == "games.example"
    assert set(names) == {"games.example"} | own


def test_a_second_table_keeps_names_staff_codes_and_the_certificate(ats: Ats, tmp_path: Path) -> None:
    """A certificate for other names would lock every station out."""
    first = ats("server", "init", *STAFF, "--name", "games.example")
    files = sorted((tmp_path / "certificates").iterdir())
    before = [file.read_bytes() for file in files]
    second = ats("server", "init", "--table", "2", "--game", "big-wheel-sydney")
    assert (second.code, second.err) == (0, "")
    assert [file.read_bytes() for file in files] == before
    assert "table         2, big-wheel-sydney\n" in second.out
    assert re.search(rf"enrolment     table 2, station 1: {CODE}\n", second.out)
    assert "2001" not in second.out
    assert "2001  pit_boss" in ats("server", "staff", "list").out
    assert asyncio.run(enrol(re.findall(CODE, first.out)[0])) == ("1", 1)


def test_a_name_given_later_is_added_to_the_names_that_are_there(ats: Ats, tmp_path: Path) -> None:
    ats("server", "init", *STAFF, "--name", "games.example")
    before = certificate_names(tmp_path / "certificates")
    authority = (tmp_path / "certificates" / "authority.pem").read_bytes()
    assert ats("server", "init", "--table", "2", "--name", "games-2.example").code == 0
    assert certificate_names(tmp_path / "certificates") == [*before, "games-2.example"]
    assert (tmp_path / "certificates" / "authority.pem").read_bytes() == authority


def test_the_same_installation_again_changes_nothing_and_asks_for_no_pin(ats: Ats, tmp_path: Path) -> None:
    first = ats("server", "init", *STAFF)
    again = ats("server", "init", "--staff", "2001:dealer", "--staff", "9001:technician:000000")
    assert (again.code, again.err) == (0, "")
    assert "staff         2001, pit_boss (was there already, with its PIN)" in again.out
    assert "table         1, rapid-roulette-single-zero (was there already)" in again.out
    assert "station 1: its code has not been used yet; another: ats server enrolment-code --station 1" in again.out
    assert asyncio.run(enrol(re.findall(CODE, first.out)[0])) == ("1", 1)
    assert "station 1: is enrolled" in ats("server", "init").out


def test_a_house_whose_certificates_are_elsewhere_gets_no_other_ones_silently(ats: Ats, tmp_path: Path) -> None:
    ats("server", "init", *STAFF, "--certificates", "safe")
    said = one_line(ats("server", "init", "--table", "2"))
    assert "--certificates" in said
    assert "certificates: " in said
    assert not (tmp_path / "certificates").exists()
    assert ats("server", "init", "--table", "2", "--certificates", "safe").code == 0


def test_a_certificate_of_the_houses_own_authority_is_kept_and_not_renewed_here(ats: Ats, tmp_path: Path) -> None:
    ats("server", "init", *STAFF)
    folder = tmp_path / "certificates"
    (folder / "authority.key").unlink()
    assert ats("server", "init", "--table", "2").code == 0
    assert "authority.key" in one_line(ats("server", "init", "--table", "3", "--name", "games.example"))


def test_a_table_keeps_its_game(ats: Ats) -> None:
    ats("server", "init", *STAFF)
    said = one_line(ats("server", "init", "--game", "money-wheel-perth"))
    assert "table 1 plays rapid-roulette-single-zero" in said


@pytest.mark.parametrize(
    "given", [(), ("--database", "sqlite:///the house.db", "--certificates", "my certificates", "--table", "7")]
)
def test_the_lines_it_prints_are_the_ones_to_start_with(ats: Ats, tmp_path: Path, given: tuple[str, ...]) -> None:
    done = ats("server", "init", *STAFF, "--name", "games.example", *given)
    folder = "my certificates" if given else "certificates"
    database = list(given[:2])
    files = ["--certificate", f"{folder}/server.pem", "--key", f"{folder}/server.key"]
    screen = ["--server", "https://games.example:8000", *given[4:], "--ca-file", f"{folder}/authority.pem"]
    assert start_lines(done.out) == [
        ["server", *database, "--host", "0.0.0.0", *files],
        ["station", "--ca-file", f"{folder}/authority.pem"],
        ["sgc", *screen],
        ["wnd", *screen],
        ["jackpot-display", *screen],
    ]
    assert all((tmp_path / file).is_file() for file in (files[1], files[3], screen[-1]))


def test_a_database_named_by_the_environment_is_not_named_again(ats: Ats, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ATS_DATABASE", "sqlite:///house.db")
    assert start_lines(ats("server", "init", *STAFF).out)[0][:2] == ["server", "--host"]


def test_an_installation_killed_in_the_middle_is_finished_by_the_next_one(tmp_path: Path) -> None:
    points = 5
    ran = subprocess.run(
        [sys.executable, "-m", "tests.ats.killed_init", str(tmp_path), str(points)], capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stderr
    deaths = [json.loads(line) for line in ran.stdout.splitlines()]
    assert len(deaths) == points
    for death in deaths:
        assert (death["killed"], death["repaired"]) == (-9, 0), death
        assert "staff         1001, pit_boss" in death["said"]
        place = tmp_path / str(death["after"])
        authority, server = (
            Certified.read(place / "certificates" / f"{name}.pem", place / "certificates" / f"{name}.key")
            for name in ("authority", "server")
        )
        server.certificate.verify_directly_issued_by(authority.certificate)
        assert server.key.public_key() == server.certificate.public_key()


@pytest.mark.parametrize("where", ["--database", "--certificates"])
def test_a_folder_nobody_may_write_to_is_one_line_before_anything_is_made(
    ats: Ats, open_to_all: Path, where: str
) -> None:
    locked, free = open_to_all / "locked", open_to_all / "free"
    locked.mkdir(mode=0o555)
    free.mkdir()
    free.chmod(0o777)
    options = {"--database": f"sqlite:///{free}/ats.db", "--certificates": f"{free}/certificates"}
    options[where] = options[where].replace(str(free), str(locked))
    with as_nobody():
        said = one_line(ats("server", "init", *STAFF, *(word for pair in options.items() for word in pair)))
    assert f"no permission to write in {locked}" in said
    assert list(free.iterdir()) == []


@pytest.mark.parametrize(
    "name", ["https://games.example:8000", "games.example:8000", "games example", "spiel\u00e9", ""]
)
def test_a_name_that_is_none_is_one_line(ats: Ats, tmp_path: Path, name: str) -> None:
    assert "--name: a host name or an address" in one_line(ats("server", "init", *STAFF, "--name", name))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ((), "give the first staff"),
        (("--staff", "2001:pit_boss"), "give the PIN"),
        (("--staff", "2001:king:1234"), "a role of"),
        (("--staff", "boss:pit_boss:1234"), "up to 10 digits"),
        (("--staff", "2001:pit_boss:12"), "4 to 12 digits"),
        (("--staff", "2001:pit_boss:4829"), "at least 6 digits"),
        (("--staff", "2001:pit_boss:123456"), "too easy to guess"),
        (("--staff", "1001:dealer:1234"), "too easy to guess"),
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
    assert ats("server", "staff", "add", "1001", "--role", "dealer", "--name", "Bo Ek", "--pin", "135246").code == 0
    assert "1001  dealer      Bo Ek\n" in ats("server", "staff", "list").out
    assert ats("server", "staff", "dismiss", "1001").code == 0
    assert "1001" not in ats("server", "staff", "list").out
    assert "Nobody has staff number 1001" in one_line(ats("server", "staff", "unlock", "1001"))
    assert "last pit boss" in one_line(ats("server", "staff", "dismiss", "2001"))


def test_a_pin_set_at_the_command_line_is_the_new_one(ats: Ats) -> None:
    ats("server", "init", *STAFF)
    assert ats("server", "staff", "set-pin", "2001", "--pin", "550055").code == 0

    async def sign_in() -> str:
        database = Database("ats.db")
        try:
            return (await Staff(database, SystemClock()).check("2001", "550055", for_what="in", source="here")).number
        finally:
            await database.dispose()

    assert asyncio.run(sign_in()) == "2001"
