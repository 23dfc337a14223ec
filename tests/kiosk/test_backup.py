"""Backup and restore of a real game database on a real PostgreSQL: a kept backup is known to come back."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.ats.terminal import seen
from tests.postgres import USER, Cluster, running_cluster

SERVER = Path(__file__).parents[2] / "kiosk/server"
ATS = Path(sys.executable).with_name("ats")


@dataclass
class GameDatabase:
    """A game server's database with its first staff and table, and a folder for its backups."""

    port: int
    backups: Path

    @property
    def environment(self) -> dict[str, str]:
        asked = {"PGHOST": "127.0.0.1", "PGPORT": str(self.port), "PGUSER": USER, "ATS": str(ATS)}
        return {**os.environ, **asked}

    def run(self, *command: str | Path) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(word) for word in command], env=self.environment, capture_output=True, text=True, check=False
        )

    def sql(self, words: str, database: str = "ats") -> str:
        done = self.run("psql", "-XtAq", "-d", database, "-c", words)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    def databases(self) -> list[str]:
        return self.sql("select datname from pg_database where datname like 'ats%' order by 1").splitlines()

    def staff(self) -> str:
        return self.sql("select string_agg(number, ' ' order by number) from staff")

    def back_up(self) -> Path:
        done = self.run(SERVER / "backup", self.backups)
        assert done.returncode == 0, done.stderr
        return Path(done.stdout.removeprefix("Backed up to ").strip())


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with running_cluster() as cluster:
        yield cluster


@pytest.fixture(scope="module")
def model(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> GameDatabase:
    """A game database as `ats server init` leaves it: made once, and copied for each test."""
    folder = tmp_path_factory.mktemp("model")
    game = GameDatabase(cluster.port, folder)
    game.sql("create role ats login", "postgres")
    game.sql("create database model owner ats", "postgres")
    made = game.run(
        ATS, "server", "init", "--database", f"postgresql://ats@127.0.0.1:{cluster.port}/model",
        "--staff", "7:technician:4711", "--certificates", folder / "certificates",
    )  # fmt: skip
    assert made.returncode == 0, made.stderr
    return game


@pytest.fixture
def game(model: GameDatabase, tmp_path: Path) -> Iterator[GameDatabase]:
    game = GameDatabase(model.port, tmp_path)
    game.sql("create database ats template model owner ats", "postgres")
    yield game
    for name in game.sql("select datname from pg_database where datname like 'ats%'", "postgres").splitlines():
        game.sql(f'drop database "{name}" with (force)', "postgres")


def test_a_backup_counts_only_after_it_came_back_and_its_books_balanced(game: GameDatabase) -> None:
    backup = game.back_up()
    assert re.fullmatch(r"ats-\d{8}T\d{6}Z\.dump", backup.name)
    assert backup.stat().st_mode & 0o777 == 0o600
    assert game.databases() == ["ats"]  # the trial left no trace
    assert sorted(file.name for file in game.backups.glob("*ats-*")) == [backup.name, f"{backup.name}.sha256"]


def test_somebody_at_a_terminal_sees_what_is_being_done(game: GameDatabase) -> None:
    done = seen([str(SERVER / "backup"), str(game.backups)], game.environment)
    assert (done.code, done.out.count("Backed up to ")) == (0, 1)
    steps = [done.shown.find(words) for words in ("writing ats to", "restoring ", "auditing every account")]
    assert -1 < steps[0] < steps[1] < steps[2]
    assert "books balance" in done.shown.rpartition("\x1b[2K")[2]  # the progress line is wiped, the result stays


def test_books_that_do_not_balance_are_no_backup(game: GameDatabase) -> None:
    game.sql("insert into accounts (name, kind, cents) values ('out of thin air', 'station', 100)")
    done = game.run(SERVER / "backup", game.backups)
    assert done.returncode == 1
    assert "do not balance" in done.stderr
    assert list(game.backups.glob("*ats-*")) == []
    assert game.databases() == ["ats"]


def test_a_restore_puts_the_backup_in_place_and_keeps_what_was_there(game: GameDatabase) -> None:
    backup = game.back_up()
    game.sql("delete from staff")
    done = game.run(SERVER / "restore", "--replace", backup)
    assert done.returncode == 0, done.stderr
    assert game.staff() == "7"
    now, before = game.databases()
    assert (now, before.startswith("ats_before_")) == ("ats", True)
    assert game.sql("select count(*) from staff", before) == "0"
    assert game.sql("select tableowner from pg_tables where tablename = 'staff'") == "ats"


def test_a_restore_waits_for_nobody_and_throws_nobody_out(game: GameDatabase) -> None:
    backup = game.back_up()
    with subprocess.Popen(
        ["psql", "-Xq", "-d", "ats"], env=game.environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdin is not None
        assert server.stdout is not None
        server.stdin.write("\\echo connected\n")
        server.stdin.flush()
        assert server.stdout.readline() == "connected\n"
        done = game.run(SERVER / "restore", "--replace", backup)
        server.stdin.close()
    assert done.returncode == 1
    assert "ats is in use; stop the server first" in done.stderr
    assert game.databases() == ["ats"]


def test_a_backup_that_a_disk_has_changed_is_refused(game: GameDatabase) -> None:
    backup = game.back_up()
    content = bytearray(backup.read_bytes())
    content[len(content) // 2] ^= 1
    backup.write_bytes(content)
    done = game.run(SERVER / "restore", "--check", backup)
    assert done.returncode == 1
    assert "is not what was backed up" in done.stderr


def test_what_is_no_backup_is_refused_and_leaves_nothing_behind(game: GameDatabase) -> None:
    (game.backups / "letter.dump").write_text("Dear Sir or Madam")
    done = game.run(SERVER / "restore", "--replace", game.backups / "letter.dump")
    assert done.returncode == 1
    assert "cannot be restored" in done.stderr
    assert game.databases() == ["ats"]


def test_only_the_newest_backups_are_kept(game: GameDatabase) -> None:
    for day in ("01", "02", "03"):
        (game.backups / f"ats-202001{day}T000000Z.dump").touch()
        (game.backups / f"ats-202001{day}T000000Z.dump.sha256").touch()
    done = subprocess.run(
        [str(SERVER / "backup"), str(game.backups)],
        env={**game.environment, "ATS_BACKUPS_KEPT": "2"}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    newest = Path(done.stdout.removeprefix("Backed up to ").strip()).name
    assert sorted(file.name for file in game.backups.glob("*.dump")) == ["ats-20200103T000000Z.dump", newest]


@pytest.mark.parametrize("arguments", [(), ("--check",), ("--swap", "/etc/os-release"), ("--check", "/nowhere.dump")])
def test_a_mistake_says_how_it_is_used(arguments: tuple[str, ...]) -> None:
    done = subprocess.run(
        [str(SERVER / "restore"), *arguments],
        env={**os.environ, "PGUSER": USER}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (2, "")
    assert "ats-restore" in done.stderr


def test_a_release_that_knows_the_database_may_come_back(game: GameDatabase) -> None:
    done = game.run(SERVER / "may-roll-back", ATS, game.backups)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_release_that_does_not_know_the_database_is_offered_the_newest_backup_it_knows(game: GameDatabase) -> None:
    backup = game.back_up()
    game.sql("update alembic_version set version_num = '9990'")  # what an upgrade does
    dumped = game.run("pg_dump", "--format=custom", "--file", game.backups / "ats-29990101T000000Z.dump", "ats")
    assert dumped.returncode == 0, dumped.stderr
    done = game.run(SERVER / "may-roll-back", ATS, game.backups)
    assert done.returncode == 1
    assert "a newer release made this database" in done.stderr
    assert f"ats-restore --replace {backup}\n" in done.stderr
    assert "is not in it" in done.stderr, "what happened since is lost, and that is said"


def test_a_release_that_no_backup_is_old_enough_for_is_told_so(game: GameDatabase) -> None:
    game.sql("update alembic_version set version_num = '9990'")
    done = game.run(SERVER / "may-roll-back", ATS, game.backups)
    assert done.returncode == 1
    assert f"no backup in {game.backups} is from before" in done.stderr
