"""`ats server check`: whether this release can run on a database, asked before it does."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from ats.databases import DEFAULT, DatabaseUrl, clear_errors, must_be_ours, must_exist, without_password
from game_protocol.release import release
from game_server.storage.database import NewerDatabase, must_know


def check(
    database: DatabaseUrl = DEFAULT,
    schema: Annotated[
        str | None,
        typer.Option(metavar="NUMBER", help="Asks about this schema instead of a database's: that of a backup."),
    ] = None,
) -> None:
    """Says whether this release can run on the database. Reads only, and may run beside a working server.

    A newer release changes the database when it first starts; the releases before cannot use it any more.
    """
    if schema is not None:
        try:
            must_know(schema)
        except NewerDatabase as error:
            raise typer.TyperException(str(error)) from None
        typer.echo(f"release {release()} can run on schema {schema}")
        return
    with clear_errors(database):
        must_exist(database)
        found = asyncio.run(must_be_ours(database))
    typer.echo(f"release {release()} can run on {without_password(database)} (schema {found})")
