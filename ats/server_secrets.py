"""`ats server secrets`: where the keys of the house lie, and another one in place of one that may be known."""

from __future__ import annotations

import asyncio
import getpass
from pathlib import Path
from typing import Annotated

import typer

from ats.databases import DEFAULT, DatabaseUrl, clear_errors, must_be_ours, must_exist
from game_server.clock import SystemClock
from game_server.journal.chain import append_house_event
from game_server.key_file import BadKey, jackpot_key_file, signing_key_file
from game_server.storage.database import Database

secrets_app = typer.Typer(no_args_is_help=True)

SigningKeyFile = Annotated[
    Path | None,
    typer.Option(
        "--signing-key",
        metavar="FILE",
        help="The key that signs tokens, the same for every process of the house; made at the first start. Otherwise "
        "beside an SQLite database, or in this user's data directory.",
    ),
]


@secrets_app.command("list")
def list_secrets(database: DatabaseUrl = DEFAULT, signing_key: SigningKeyFile = None) -> None:
    """Where each key lies, and whether it is there."""
    with clear_errors(database):
        for file in (signing_key_file(database, signing_key), jackpot_key_file(database, None)):
            typer.echo(f"{file.name:<13} {file.path}{'' if file.path.exists() else ' (not made yet)'}")


@secrets_app.command()
def rotate(database: DatabaseUrl = DEFAULT, signing_key: SigningKeyFile = None) -> None:
    """Makes a new signing key. Every token ends: stations come back by themselves, people sign in again."""
    with clear_errors(database):
        must_exist(database)
        asyncio.run(must_be_ours(database))
        file = signing_key_file(database, signing_key)
        try:
            file.rotate()
        except BadKey as error:
            raise typer.TyperException(str(error)) from None
        asyncio.run(_record(database))
    typer.echo(f"{file.name:<13} {file.path}: a new one")
    typer.echo("Now restart every server of the house, each with this file: until then they sign with the old one.")


async def _record(url: str) -> None:
    database = Database(url)
    try:
        async with database.writing() as connection:
            by = f"command line ({getpass.getuser()})"
            await append_house_event(connection, "signing-key-rotated", by, {}, at_ms=SystemClock().now_ms())
    finally:
        await database.dispose()
