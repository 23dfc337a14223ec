"""`ats load`: real stations without screens, against a running or an embedded server, with books of their own."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import signal
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from ats import completion
from ats.databases import clear_errors, must_have_a_folder
from ats.load.run import STATIONS_A_TABLE, Load, run_load
from ats.load.server_process import DidNotStart, ServerProcess
from ats.load.tally import Tally
from ats.progress import Told, progress
from game_protocol.errors import AskingFailed
from game_rules.game import Role
from game_server.embedded import PIN, ROULETTE, STAFF, install
from game_server.refusals import Refusal


def load(
    stations: Annotated[int, typer.Option(min=1, max=2000, help="How many, a hundred to a table.")] = 100,
    rounds: Annotated[int, typer.Option(min=1, help="How many each table deals.")] = 10,
    server: Annotated[
        str | None, typer.Option(metavar="URL", help="A running server; without it one is started for the run.")
    ] = None,
    staff: Annotated[str | None, typer.Option(metavar="NUMBER:PIN", help="A pit boss of the running server.")] = None,
    table: Annotated[
        list[str] | None,
        typer.Option("--table", metavar="TABLE", help="Tables of the running server to take over; repeat it."),
    ] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="An empty database for the started server; else a passing file.")
    ] = None,
    game: Annotated[
        str, typer.Option(metavar="GAME", help="For the started server.", autocompletion=completion.games)
    ] = ROULETTE,
    seed: Annotated[int | None, typer.Option(help="The same wagers and outcomes again.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object, for a script.")] = False,
) -> None:
    """Plays rounds with many stations and compares every balance with the stations' own books.

    Exit code 1 if anything was lost, doubled, wrong or refused in time.
    """
    seed = random.randrange(2**32) if seed is None else seed  # noqa: S311 - no secret
    if server is None and (staff or table):
        raise typer.TyperException("--staff and --table are of a running server: name it with --server URL")
    if server is not None:
        if database is not None:
            raise typer.TyperException("--database is for a server that this run starts: leave it out with --server")
        number, _, pin = (staff or "").partition(":")
        if not pin or not table:
            raise typer.TyperException("a running server needs --staff NUMBER:PIN and --table TABLE")
        if stations > STATIONS_A_TABLE * len(table):
            raise typer.TyperException(f"{stations} stations need {-(-stations // STATIONS_A_TABLE)} tables")
        asked = Load(server, tuple(table), number, pin, stations, rounds, seed)
        tally = _said(lambda told: run_load(asked, told), as_json)
    else:
        tally = _said(lambda told: _embedded(database, game, stations, rounds, seed, told), as_json)
    _report(tally, seed, as_json)
    if not tally.is_clean:
        raise typer.Exit(1)


async def _embedded(database: str | None, game: str, stations: int, rounds: int, seed: int, told: Told) -> Tally:
    """A server for this run only, in its own process."""
    tables = tuple(str(number) for number in range(1, -(-stations // STATIONS_A_TABLE) + 1))
    with tempfile.TemporaryDirectory(prefix="ats-load-") as folder:
        url = database or f"sqlite:///{Path(folder) / 'ats.db'}"
        with clear_errors(url):
            must_have_a_folder(url)
            await install(url, tables=dict.fromkeys(tables, game), stations=0)
        process = ServerProcess(url, Path(folder) / "server.log")
        await process.start()
        try:
            asked = Load(process.url, tables, STAFF[Role.PIT_BOSS], PIN, stations, rounds, seed)
            return await run_load(asked, told)
        finally:
            process.stop()


def _said(run: Callable[[Told], Coroutine[None, None, Tally]], as_json: bool) -> Tally:
    """Runs it; a server that is away or refuses us becomes one line."""
    # A signal that ends this process also ends the server that was started for the run.
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with _quiet_stations(), progress("seating stations, dealing rounds", as_json=as_json) as told:
            return asyncio.run(run(told))
    except (AskingFailed, DidNotStart, Refusal) as error:
        raise typer.TyperException(str(error)) from None
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def _quiet_stations() -> Iterator[None]:
    """Standard output is for the figures, not for the logs of a hundred stations."""
    before = {name: logging.getLogger(name).level for name in ("ats_client", "screen_kit")}
    for name in before:
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        for name, level in before.items():
            logging.getLogger(name).setLevel(level)


def _report(tally: Tally, seed: int, as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps(tally.as_json()))
    else:
        for name, value in tally.as_json().items():
            shown = (
                ", ".join(f"{key} {number} ms" for key, number in value.items()) if isinstance(value, dict) else value
            )
            typer.echo(f"{name.replace('_', ' '):<16} {shown}")
    for problem in tally.problems:
        typer.echo(f"seed {seed}: {problem}", err=True)
