"""Secrets of a house, each in a file of its own that only the server's user can read: never in the database.

Whoever reads the database, a copy of it or a backup can then sign nothing, open nothing and cash nothing.
"""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs
from sqlalchemy.engine import make_url

KEY_BYTES = 32
OWNER_ONLY = 0o600


class BadKey(ValueError):
    """A key file that cannot be used; the text is one line for the operator."""


class KeyFile:
    """A key on disk, made when it is first needed. `name` says in messages which one it is."""

    def __init__(self, path: Path, name: str) -> None:
        self.path = path
        self.name = name

    def read(self, *, make: bool) -> bytes:
        try:
            key = self.path.read_bytes()
        except FileNotFoundError:
            if not make:
                raise BadKey(f"the {self.name} {self.path} is missing") from None
            key = self._make()
        except OSError as error:
            raise BadKey(f"cannot read the {self.name} {self.path}: {error.strerror}") from None
        if len(key) != KEY_BYTES:
            raise BadKey(f"{self.path} is no {self.name}: it has {len(key)} bytes, not {KEY_BYTES}")
        return key

    def rotate(self) -> None:
        """Another key takes its place at once; the old one is gone."""
        try:
            self._written_beside().rename(self.path)
        except OSError as error:
            raise BadKey(f"cannot write the {self.name} {self.path}: {error.strerror}") from None

    def _make(self) -> bytes:
        """Written whole under another name and linked into place: two processes that start at once get the same key."""
        try:
            mine = self._written_beside()
            try:
                os.link(mine, self.path)
            except FileExistsError:
                pass  # another process was first: its key counts
            finally:
                mine.unlink()
            return self.path.read_bytes()
        except OSError as error:
            raise BadKey(f"cannot write the {self.name} {self.path}: {error.strerror}") from None

    def _written_beside(self) -> Path:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        mine = self.path.with_name(f"{self.path.name}.{os.getpid()}")
        file = os.open(mine, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWNER_ONLY)
        try:
            os.write(file, os.urandom(KEY_BYTES))
            os.fsync(file)
        finally:
            os.close(file)
        return mine


def jackpot_key_file(database_url: str, named: Path | None) -> KeyFile:
    """Seals hidden jackpot values. With another one a machine finds every seal broken and offers no jackpot."""
    return KeyFile(named or _usual_place(database_url, "jackpot-key"), "jackpot key")


def signing_key_file(database_url: str, named: Path | None) -> KeyFile:
    """Signs tokens, challenges and approvals. Whoever has it is everybody."""
    return KeyFile(named or _usual_place(database_url, "signing-key"), "signing key")


def _usual_place(database_url: str, file: str) -> Path:
    """Beside an SQLite file; for PostgreSQL in this user's own data: several machines on one database copy it."""
    url = make_url(database_url)
    if url.get_backend_name() == "sqlite" and url.database:
        return Path(f"{url.database}.{file}")
    return platformdirs.user_data_path("ats") / file
