"""The `--database` option of every command, and one clear line for each thing that can be wrong with a database."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, ProgrammingError

from game_server.settings import Settings
from game_server.storage.database import (
    UNREACHABLE,
    BadDatabaseUrl,
    Database,
    NewerDatabase,
    async_url,
    must_know,
    schema_of,
)
from game_server.storage.setup import is_set_up

DEFAULT = Settings().database
NOT_OURS = "this is no ATS database yet; `ats server init` makes it one"

DatabaseUrl = Annotated[
    str,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="ATS_DATABASE",
        help="sqlite:///FILE, or postgresql://USER@HOST/NAME.",
    ),
]


@contextmanager
def clear_errors(url: str) -> Iterator[None]:
    """Inside this block, a database that is missing, unreachable or not ours ends the command with one line."""
    try:
        yield
    except BadDatabaseUrl as error:
        raise typer.TyperException(str(error)) from None
    except NewerDatabase as error:
        raise typer.TyperException(f"{without_password(url)}: {error}") from None
    except UNREACHABLE as error:
        raise typer.TyperException(f"{without_password(url)}: {_reason(error)}") from None


def exists(url: str) -> bool:
    """For PostgreSQL, only asking it can tell."""
    parsed = make_url(async_url(url))
    return parsed.get_backend_name() != "sqlite" or Path(parsed.database or "").is_file()


def must_exist(url: str) -> None:
    """A command that only reads must not leave a new, empty file behind."""
    parsed = make_url(async_url(url))
    if parsed.get_backend_name() == "sqlite" and Path(parsed.database or "").is_dir():
        raise typer.TyperException(f"{without_password(url)}: this is a folder, not a database")
    if not exists(url):
        raise typer.TyperException(f"{without_password(url)}: there is no such file; `ats server init` makes one")


def must_have_a_folder(url: str) -> None:
    """Checked before anything is opened, because SQLite's own message does not name the folder."""
    parsed = make_url(async_url(url))
    if parsed.get_backend_name() != "sqlite":
        return
    folder = Path(parsed.database or "").parent
    if not folder.is_dir():
        raise typer.TyperException(f"{without_password(url)}: there is no folder {folder}")
    must_be_writable(folder)


def must_be_writable(folder: Path) -> None:
    """The folder must be writable, or the one that it will be made in."""
    there = next(parent for parent in (folder, *folder.absolute().parents) if parent.exists())
    if not there.is_dir():
        raise typer.TyperException(f"{there} is no folder")
    if not os.access(there, os.W_OK | os.X_OK, effective_ids=True):
        raise typer.TyperException(f"no permission to write in {there.absolute()}")


async def must_be_ours(url: str) -> str:
    """The number of its schema. Only `ats server init` makes a database ours: after a typing error there would be no
    staff and no table. Raises `NewerDatabase` for one that needs a newer release."""
    database = Database(url)
    try:
        async with database.reading() as connection:
            ours = await is_set_up(connection)
            schema = await schema_of(connection)
    finally:
        await database.dispose()
    if not ours:
        raise typer.TyperException(f"{without_password(url)}: {NOT_OURS}")
    return must_know(schema)


def without_password(url: str) -> str:
    """The address as it may be shown on a screen or in a log."""
    return (
        make_url(async_url(url)).render_as_string(hide_password=True).replace("+aiosqlite", "").replace("+asyncpg", "")
    )


def _reason(error: BaseException) -> str:
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}"
    text = str(error.orig if isinstance(error, DBAPIError) and error.orig is not None else error)
    if "no such table" in text or isinstance(error, ProgrammingError):
        return NOT_OURS
    if isinstance(error, OSError) and error.errno is not None:
        why = os.strerror(error.errno) if error.errno > 0 else error.strerror
        return f"the database server cannot be reached: {why}"
    return text.splitlines()[0].strip() if text.strip() else type(error).__name__
