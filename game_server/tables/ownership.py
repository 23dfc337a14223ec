"""Which process writes for a table: the one that holds its lock, and nobody else.

PostgreSQL: an advisory lock for each table, all held by one connection of the process. When the process dies its
connection ends, and with it the locks. SQLite belongs to one process: a lock on a file beside the database.
"""

from __future__ import annotations

import fcntl
import os
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from game_server.storage.database import Database

_LOCK_CLASS = 0x4154
"""Keeps our advisory locks apart from anybody else's."""

_NOTICE_A_DEAD_PEER = ("tcp_keepalives_idle", "tcp_keepalives_interval", "tcp_keepalives_count")
"""A machine that loses power closes no connection: the database asks after 1 s, each second, three times."""


class DatabaseInUse(Exception):
    """Another server process has this SQLite file; the text is one line for the operator."""


class Locks(Protocol):
    async def take(self, table: str) -> bool:
        """Whether the table is ours now."""
        ...

    async def still_ours(self) -> bool:
        """False when every lock may be lost."""
        ...

    async def let_go(self) -> None: ...


class FileLock:
    """One process for all tables of an SQLite file."""

    def __init__(self, database: Database) -> None:
        self._path = Path(f"{make_url(database.url).database}.lock")
        self._file: int | None = None

    async def take(self, table: str) -> bool:
        if self._file is None:
            file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                os.close(file)
                raise DatabaseInUse(f"another server is running on {self._path.with_suffix('')}") from None
            self._file = file
        return True

    async def still_ours(self) -> bool:
        return True

    async def let_go(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


class AdvisoryLocks:
    """One standing connection; asked for its health before each use."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._connection: AsyncConnection | None = None

    async def take(self, table: str) -> bool:
        if self._connection is None:
            connection = await self._database.standing()
            for setting, value in zip(_NOTICE_A_DEAD_PEER, (1, 1, 3), strict=True):
                await connection.execute(text(f"SET {setting} = {value}"))
            self._connection = connection
        wanted = text("SELECT pg_try_advisory_lock(:class, hashtext(:table))")
        taken: bool = (await self._connection.execute(wanted, {"class": _LOCK_CLASS, "table": table})).scalar_one()
        return taken

    async def still_ours(self) -> bool:
        if self._connection is None:
            return False
        try:
            await self._connection.execute(text("SELECT 1"))
        except Exception:  # whatever it was: a connection that cannot answer holds no lock
            await self.let_go()
            return False
        return True

    async def let_go(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            with suppress(SQLAlchemyError, OSError):  # it may be gone already
                await connection.invalidate()
            with suppress(SQLAlchemyError, OSError):
                await connection.close()


def locks_of(database: Database) -> Locks:
    return FileLock(database) if database.is_sqlite else AdvisoryLocks(database)
