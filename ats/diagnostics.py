"""`ats diagnostics`: technician's mode on the screen, or the same checks live in a terminal or as JSON."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from ats.progress import progress
from ats_client.station.configuration import Configuration, ConfigurationError, read_configuration
from kiosk.checks import Check, Checks, as_json
from kiosk.device_checks import held_by
from kiosk.diagnosis import diagnosis
from kiosk.places import Places

REFRESH_S = 2.0
INSTALLED = Places()
_HOME_AND_CLEAR = "\x1b[H\x1b[2J"


def diagnostics(
    text: Annotated[
        bool,
        typer.Option("--text", help="A table, live on a terminal until Ctrl-C; also where there is no display."),
    ] = False,
    as_json_object: Annotated[bool, typer.Option("--json", help="One JSON object, for a script.")] = False,
    config: Annotated[Path, typer.Option(metavar="FILE", help="The station's configuration.")] = INSTALLED.config,
) -> None:
    """Technician's mode on this screen. With --text or --json only checks; exit code 0 only if every check passes."""
    if text and as_json_object:
        raise typer.BadParameter("--text and --json are two answers: choose one")
    if not text and not as_json_object and _on_screen(config):
        return
    checks = diagnosis(replace(INSTALLED, config=config))
    if as_json_object:
        found = asyncio.run(checks.run())
        typer.echo(json.dumps(as_json(found), ensure_ascii=False))
    elif sys.stdout.isatty():
        found = _live(checks)
    else:
        with progress("checking this machine") as told:
            found = asyncio.run(checks.run(told))
        typer.echo("\n".join(table(found)))
    if not all(check.passed for check in found):
        raise typer.Exit(1)


def _on_screen(config: Path) -> bool:
    """Opens the station with its sign-in for technicians; False if there is no screen to show it on.

    Qt is imported only here: the checks in a terminal must also run on a machine with a broken screen.
    """
    from ats.station import run_station
    from game_protocol.log import log_as_json
    from screen_kit.qml import stage

    try:
        stage.check_display()
    except stage.NoDisplay:
        return False
    try:
        configuration = read_configuration(config)
    except ConfigurationError as error:
        raise typer.TyperException(str(error)) from None
    if (holder := journal_holder(configuration)) is not None:
        raise typer.TyperException(
            f"the station already runs as process {holder}: use the Staff button on its screen, or stop it first"
        )
    log_as_json()
    try:
        stage.run(lambda on: run_station(on, configuration, windowed=False, diagnostics=True))
    except stage.NoDisplay as gone:
        raise typer.TyperException(str(gone)) from None
    return True


def journal_holder(configuration: Configuration) -> int | None:
    """The process that has this station's journal open: one journal means one station."""
    return held_by(str(configuration.journal))


def table(checks: Sequence[Check]) -> list[str]:
    """One line for each check, and a summary."""
    width = max(len(check.name) for check in checks)
    failed = sum(not check.passed for check in checks)
    summary = f"{failed} of {len(checks)} checks failed" if failed else f"all {len(checks)} checks passed"
    return [*(f"{'pass' if c.passed else 'FAIL'}  {c.name.ljust(width)}  {c.detail}" for c in checks), summary]


def _live(checks: Checks) -> list[Check]:
    """Renews the table until somebody stops it; the last table is the answer."""
    shown: list[Check] = []

    async def refresh() -> None:
        with progress("checking this machine") as told:  # only the first time: later there is a table to look at
            shown[:] = await checks.run(told)
        while True:
            typer.echo(_HOME_AND_CLEAR + "\n".join([*table(shown), "", "Ctrl-C ends"]))
            await asyncio.sleep(REFRESH_S)
            shown[:] = await checks.run()

    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(refresh())
    if not shown:
        raise typer.Abort
    return shown
