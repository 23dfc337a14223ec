"""A PostgreSQL cluster of the tests' own: made in a temporary directory, on a free port, gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

USER = "postgres"
_numbers = count(1)


class Cluster:
    """Start it, ask it for databases, stop it; `crash` and `start` again is a database that was gone for a while."""

    def __init__(self, directory: Path, *, durable: bool = False) -> None:
        self._directory = directory
        self._data = directory / "data"
        self._durable = durable
        self.port = _free_port()
        # PostgreSQL refuses to run as root; anyone else runs it as themselves.
        self._as = USER if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name

    def make(self) -> None:
        self._directory.mkdir(parents=True, exist_ok=True)
        if os.geteuid() == 0:
            shutil.chown(self._directory, USER, USER)
        self._run("initdb", "-D", str(self._data), "-U", USER, "-A", "trust", "--no-sync", "--no-instructions")

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=300"
        if not self._durable:
            options += " -c fsync=off -c synchronous_commit=on -c full_page_writes=off"
        log = str(self._directory / "log")
        self._run("pg_ctl", "-D", str(self._data), "-l", log, "-o", options, "-w", "start")

    def stop(self, mode: str = "immediate") -> None:
        self._run("pg_ctl", "-D", str(self._data), "-m", mode, "-w", "stop")

    def new_database(self, like: str | None = None) -> str:
        """The URL of an empty database, or of a copy of one that nobody is connected to."""
        name = f"ats_{os.getpid()}_{next(_numbers)}"
        template = "template0" if like is None else like.rsplit("/", 1)[-1]
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", USER, "-T", template, name)
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(_bin() / program), *arguments]
        done = subprocess.run(
            command, user=self._as if os.geteuid() == 0 else None, cwd=self._directory, capture_output=True,
            text=True, check=False, stdin=subprocess.DEVNULL, env={**os.environ, "LC_ALL": "C.UTF-8"},
        )  # fmt: skip
        assert done.returncode == 0, f"{' '.join(command)}: {done.stdout}{done.stderr}"


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """Not under pytest's own directory: that is for one user, and PostgreSQL runs as another."""
    with tempfile.TemporaryDirectory(prefix="ats-postgres-", ignore_cleanup_errors=True) as directory:
        cluster = Cluster(Path(directory))
        cluster.make()
        cluster.start()
        yield cluster
        cluster.stop()


def _bin() -> Path:
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    found = str(installed[-1]) if installed else shutil.which("initdb")
    assert found is not None, "PostgreSQL is not installed: script/bootstrap test installs it"
    return Path(found).parent


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        return port
