"""The `--database` option of every command, and what is wrong with a database as one clear line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, ProgrammingError

from game_server.settings import Settings
from game_server.storage.database import UNREACHABLE, BadDatabaseUrl, async_url

DEFAULT = Settings().database

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
    """Inside, a database that is missing, unreachable or no database of ours ends the command with one line."""
    try:
        yield
    except BadDatabaseUrl as error:
        raise typer.TyperException(str(error)) from None
    except UNREACHABLE as error:
        raise typer.TyperException(f"{without_password(url)}: {_reason(error)}") from None


def must_exist(url: str) -> None:
    """A command that only reads must not leave an empty file behind where there was none."""
    parsed = make_url(async_url(url))
    if parsed.get_backend_name() == "sqlite" and not Path(parsed.database or "").is_file():
        raise typer.TyperException(f"{without_password(url)}: there is no such file; `ats server init` makes one")


def must_have_a_folder(url: str) -> None:
    """Said before anything is opened: SQLite itself would only say that it could not."""
    parsed = make_url(async_url(url))
    folder = Path(parsed.database or "").parent
    if parsed.get_backend_name() == "sqlite" and not folder.is_dir():
        raise typer.TyperException(f"{without_password(url)}: there is no folder {folder}")


def without_password(url: str) -> str:
    """As it may be shown on a screen or in a log."""
    return (
        make_url(async_url(url)).render_as_string(hide_password=True).replace("+aiosqlite", "").replace("+asyncpg", "")
    )


def _reason(error: BaseException) -> str:
    text = str(error.orig if isinstance(error, DBAPIError) and error.orig is not None else error)
    if "no such table" in text or isinstance(error, ProgrammingError):
        return "this is no ATS database yet; `ats server init` makes it one"
    return text.splitlines()[0].strip() if text.strip() else type(error).__name__
