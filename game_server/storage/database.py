"""The database: SQLite in one file, or PostgreSQL by URL; the same statements on both.

SQLite writes one transaction at a time. Writers of several tables therefore queue here, in order, instead of in
SQLite's busy handler, which would let them sleep and poll.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import asyncpg  # type: ignore[import-untyped] # ships no types
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Executable, Insert, Table, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from game_protocol.release import release
from game_server.storage.statements import Statement, Statements, execute_all

SQLITE_BUSY_S = 2.0
"""How long a writer waits for another process that holds the file; after that the request is told to come again."""

STATEMENTS = 512
"""That SQLite keeps compiled: every kind of row has one for each size of a batch."""

CHECKPOINT_PAGES = 4000
"""Once its log has so many pages SQLite moves them to the file, in the middle of a commit. `tidy` does it earlier, when
nobody waits."""

POSTGRESQL = Path("/var/lib/postgresql")

UNREACHABLE = (OSError, DBAPIError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError)
"""The errors of a database that is gone, locked or full, SQLite or PostgreSQL; a time-out is an OSError."""


class BadDatabaseUrl(ValueError):
    """A database URL that cannot be used; the text is one line for the operator."""


class NewerDatabase(Exception):
    """A newer release has changed the database; the text is one line for the operator."""

    def __init__(self, schema: str, newest: str) -> None:
        super().__init__(
            f"a newer release made this database (schema {schema}, and release {release()} knows none after {newest}): "
            "start that release, or restore a backup from before it"
        )


@dataclass(frozen=True, slots=True)
class Decision:
    """Rows that were looked up still hold when `commit` is called, once, with or without anything."""

    is_there: Callable[[str, str], Awaitable[bool]]
    """A yes or no to SQL with one value ($1), for a fraction of what a question through `connection` costs."""
    connection: Callable[[], Awaitable[AsyncConnection]]
    commit: Callable[[Sequence[Statement], Sequence[Executable]], Awaitable[None]]
    """Statements made ready, and those of other rooms."""


class Database:
    """Connections to read and to write with. `migrate` first, `dispose` last."""

    def __init__(self, url: str) -> None:
        self.url = async_url(url)
        self.is_sqlite = self.url.startswith("sqlite")
        self._reading = _engine(self.url, self.is_sqlite)
        # One long-lived connection writes to SQLite; PostgreSQL has one for each table's writer, from the pool.
        self._writing = _engine(self.url, self.is_sqlite, single=True) if self.is_sqlite else self._reading
        self._turn = asyncio.Lock()
        self.statements = Statements(is_sqlite=self.is_sqlite)
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="sqlite")
        self._straight: sqlite3.Connection | None = None
        self._asking: sqlite3.Connection | None = None

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A consistent picture of the database; nothing is written through it."""
        async with self._reading.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: committed at the end, rolled back on an error."""
        if not self.is_sqlite:
            async with self._writing.begin() as connection:
                yield connection
            return
        async with self._turn, self._writing.begin() as connection:
            yield connection

    async def commit(self, statements: Sequence[Statement]) -> None:
        """One transaction that needs no answer in between, without SQLAlchemy around each statement. SQLite does
        all of it in its own thread in one go: handing each statement over and back costs more than the statement."""
        if self.is_sqlite:
            async with self._turn:
                await self._commit_straight(statements)
            return
        async with self._writing.connect() as connection:
            driver: asyncpg.Connection = (await connection.get_raw_connection()).driver_connection
            try:
                async with driver.transaction():
                    await _execute_over(driver, statements)
            except BaseException:
                # SQLAlchemy has not seen what went wrong: a connection that may be broken is not used again.
                await connection.invalidate()
                raise

    @asynccontextmanager
    async def deciding(self) -> AsyncIterator[Decision]:
        """Look things up, decide, and commit, with nobody else's commit in between. PostgreSQL does it in one
        transaction that locks what it reads; SQLite has one writer at a time, and this is its turn."""
        if self.is_sqlite:
            async with self._turn, AsyncExitStack() as opened:

                async def another() -> AsyncConnection:
                    return await opened.enter_async_context(self._reading.connect())

                yield Decision(self._is_there_straight, another, self._commit_in_turn)
            return
        async with self._writing.begin() as connection:
            # SQLAlchemy begins the transaction with its first statement, and `commit` goes past SQLAlchemy.
            await connection.exec_driver_sql("SELECT 1")

            async def is_there(sql: str, value: str) -> bool:
                driver: asyncpg.Connection = (await connection.get_raw_connection()).driver_connection
                return bool(await driver.fetchval(sql, value))

            async def this() -> AsyncConnection:
                return connection

            async def commit(statements: Sequence[Statement], others: Sequence[Executable]) -> None:
                await _execute_over((await connection.get_raw_connection()).driver_connection, statements)
                for other in others:
                    await connection.execute(other)

            yield Decision(is_there, this, commit)

    async def _commit_in_turn(self, statements: Sequence[Statement], others: Sequence[Executable]) -> None:
        if not others:
            await self._commit_straight(statements)
            return
        async with self._writing.begin() as connection:
            await execute_all(connection, statements)
            for other in others:
                await connection.execute(other)

    async def _commit_straight(self, statements: Sequence[Statement]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._commit_in_thread, statements)

    async def _is_there_straight(self, sql: str, value: str) -> bool:
        """Asked on the event loop itself: reading a page or two waits for nobody, and takes a tenth of the time that
        handing the question to a thread and the answer back would."""
        if self._asking is None:
            self._asking = self._connect()
        question = self.statements.plain(sql, value)
        (answer,) = self._asking.execute(question.sql, question.values).fetchone()
        return bool(answer)

    def _connected_in_thread(self) -> sqlite3.Connection:
        if self._straight is None:
            self._straight = self._connect()
        return self._straight

    def _connect(self) -> sqlite3.Connection:
        file = make_url(self.url).database or ""
        connection = sqlite3.connect(file, timeout=SQLITE_BUSY_S, cached_statements=STATEMENTS)
        _set_up_sqlite(connection)
        return connection

    def _commit_in_thread(self, statements: Sequence[Statement]) -> None:
        connection = self._connected_in_thread()
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement in statements:
                statement.check(connection.execute(statement.sql, statement.values).rowcount)
            connection.execute("COMMIT")
        except BaseException:
            connection.execute("ROLLBACK")
            raise

    def tidy(self) -> None:
        """Now is a good moment for housekeeping; nobody waits for it. A commit that comes meanwhile comes after it."""
        if self.is_sqlite:
            self._thread.submit(self._tidy_in_thread)

    def _tidy_in_thread(self) -> None:
        # What is wrong with the file or the disk the next commit will find too, and say.
        with suppress(sqlite3.Error):
            self._connected_in_thread().execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def _close_in_thread(self) -> None:
        if self._straight is not None:
            self._straight.close()
            self._straight = None

    def folder(self) -> Path | None:
        """Where its files lie, if on this machine: an SQLite file's folder, or that of Debian's PostgreSQL."""
        url = make_url(self.url)
        if self.is_sqlite:
            return Path(url.database or "").absolute().parent
        on_this_machine = not url.host and POSTGRESQL.is_dir()
        return POSTGRESQL if on_this_machine else None

    async def standing(self) -> AsyncConnection:
        """A connection of its own for as long as it is held: what an advisory lock hangs on."""
        connection = await self._reading.connect()
        return await connection.execution_options(isolation_level="AUTOCOMMIT")

    async def dispose(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close_in_thread)
        if self._asking is not None:
            self._asking.close()
            self._asking = None
        self._thread.shutdown()
        await self._writing.dispose()
        await self._reading.dispose()

    def upsert(self, table: Table) -> Insert:
        """Inserts a row, or replaces the one with its primary key."""
        return _upsert(table, self.is_sqlite)

    def insert_unless_there(self, table: Table) -> Insert:
        return _dialect_insert(table, self.is_sqlite).on_conflict_do_nothing()


async def _execute_over(driver: asyncpg.Connection, statements: Sequence[Statement]) -> None:
    for statement in statements:
        status: str = await driver.execute(statement.sql, *statement.values)
        statement.check(int(status.rpartition(" ")[2]))


def async_url(url: str) -> str:
    """The URL with its asynchronous driver: `sqlite:///ats.db`, `postgresql://…`; a bare path is an SQLite file."""
    if "://" not in url:
        url = f"sqlite:///{url}"
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise BadDatabaseUrl(
            "the database is written like sqlite:///path/ats.db or postgresql://user@host/name"
        ) from None
    match parsed.get_backend_name():
        case "sqlite" if parsed.database in (None, "", ":memory:"):
            raise BadDatabaseUrl("an SQLite database needs a file: sqlite:///path/ats.db")
        case "sqlite":
            parsed = parsed.set(drivername="sqlite+aiosqlite")
        case "postgresql" | "postgres":
            parsed = parsed.set(drivername="postgresql+asyncpg")
        case other:
            raise BadDatabaseUrl(f"the database is SQLite or PostgreSQL, not {other}")
    return parsed.render_as_string(hide_password=False)


def migrate(url: str, to: str = "heads") -> None:
    """Brings a database to the newest schema, or to an older one, from nothing or from any before it. Raises
    `NewerDatabase`. Blocks; run it in a thread."""
    config = _migrations()
    config.attributes["url"] = async_url(url)
    _keep_private(async_url(url))
    command.upgrade(config, to)


def must_know(schema: str | None) -> str:
    """The number of a schema; raises `NewerDatabase` where this release does not know it. None: there is none yet."""
    known = ScriptDirectory.from_config(_migrations())
    newest = known.get_current_head() or ""
    if schema is not None and schema not in {script.revision for script in known.walk_revisions()}:
        raise NewerDatabase(schema, newest)
    return schema or newest


async def schema_of(connection: AsyncConnection) -> str | None:
    """The number of the database's schema; None before its first migration."""
    return await connection.run_sync(lambda opened: MigrationContext.configure(opened).get_current_revision())


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def _keep_private(url: str) -> None:
    """An SQLite file is its owner's alone, whatever the mask. Its log and index take after it."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database:
        return
    os.close(os.open(parsed.database, os.O_RDWR | os.O_CREAT, 0o600))
    for end in ("", "-wal", "-shm"):
        with suppress(FileNotFoundError):
            Path(f"{parsed.database}{end}").chmod(0o600)


def _engine(url: str, is_sqlite: bool, *, single: bool = False) -> AsyncEngine:
    if not is_sqlite:
        return create_async_engine(url, pool_size=30, max_overflow=70, pool_timeout=10, connect_args={"timeout": 5})
    engine = create_async_engine(
        url, connect_args={"timeout": SQLITE_BUSY_S}, **({"poolclass": StaticPool} if single else {})
    )
    event.listen(engine.sync_engine, "connect", lambda connection, _record: _set_up_sqlite(connection))
    if single:
        event.listen(engine.sync_engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    return engine


_PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    f"wal_autocheckpoint = {CHECKPOINT_PAGES}",
)


def _set_up_sqlite(connection: DBAPIConnection | sqlite3.Connection) -> None:
    # The driver must not begin transactions by itself: BEGIN IMMEDIATE takes the write lock at once.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


@cache
def _upsert(table: Table, is_sqlite: bool) -> Insert:
    insert = _dialect_insert(table, is_sqlite)
    keys = [column.name for column in table.primary_key]
    changed = {column.name: insert.excluded[column.name] for column in table.columns if column.name not in keys}
    return insert.on_conflict_do_update(index_elements=keys, set_=changed)


def _dialect_insert(table: Table, is_sqlite: bool) -> sqlite.Insert | postgresql.Insert:
    return sqlite.insert(table) if is_sqlite else postgresql.insert(table)
