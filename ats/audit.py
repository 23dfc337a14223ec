"""`ats audit`: adds up ledger, journal, rounds and tickets again from the database."""

from __future__ import annotations

import asyncio
import json
from typing import Annotated

import typer

from ats.databases import DEFAULT, DatabaseUrl, clear_errors, must_exist
from ats.progress import Told, progress
from game_server.audit import Findings
from game_server.audit import audit as audit_database
from game_server.storage.database import Database, must_know, schema_of


def audit(
    database: DatabaseUrl = DEFAULT,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object, for a script.")] = False,
) -> None:
    """Adds up the ledger, walks the journal and settles every round again; exit code 1 on a problem.

    Reads only, and may run beside a working server.
    """
    with clear_errors(database):
        must_exist(database)
        with progress("auditing events and rounds", as_json=as_json) as told:
            found = asyncio.run(_audit(database, told))
    if as_json:
        typer.echo(json.dumps(found.as_json(), ensure_ascii=False))
    else:
        for problem in found.problems:
            typer.echo(f"does not hold: {problem}")
        typer.echo(
            f"{found.accounts} accounts, {found.entries} entries, {found.events} events, {found.rounds} rounds: "
            + (f"{len(found.problems)} problems" if found.problems else "all holds")
        )
    if found.problems:
        raise typer.Exit(1)


async def _audit(url: str, told: Told) -> Findings:
    database = Database(url)
    try:
        async with database.reading() as connection:
            must_know(await schema_of(connection))
        return await audit_database(database, told)
    finally:
        await database.dispose()
