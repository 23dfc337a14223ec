"""`ats diagnostics`: the machine's checks in a terminal, live for a technician or as JSON for a script."""

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

from kiosk.checks import Check, Checks, as_json
from kiosk.diagnosis import Places, diagnosis

REFRESH_S = 2.0
INSTALLED = Places()
_HOME_AND_CLEAR = "\x1b[H\x1b[2J"


def diagnostics(
    text: Annotated[
        bool, typer.Option("--text", help="A table, live on a terminal until Ctrl-C. What happens without options.")
    ] = False,
    as_json_object: Annotated[bool, typer.Option("--json", help="One JSON object, for a script.")] = False,
    config: Annotated[Path, typer.Option(metavar="FILE", help="The station's configuration.")] = INSTALLED.config,
) -> None:
    """Checks this machine; exit code 0 only if every check passes."""
    if text and as_json_object:
        raise typer.BadParameter("--text and --json are two answers: choose one")
    checks = diagnosis(replace(INSTALLED, config=config))
    if as_json_object:
        found = asyncio.run(checks.run())
        typer.echo(json.dumps(as_json(found), ensure_ascii=False))
    elif sys.stdout.isatty():
        found = _live(checks)
    else:
        found = asyncio.run(checks.run())
        typer.echo("\n".join(table(found)))
    if not all(check.passed for check in found):
        raise typer.Exit(1)


def table(checks: Sequence[Check]) -> list[str]:
    """One line a check, and one that sums them up."""
    width = max(len(check.name) for check in checks)
    failed = sum(not check.passed for check in checks)
    summary = f"{failed} of {len(checks)} checks failed" if failed else f"all {len(checks)} checks passed"
    return [*(f"{'pass' if c.passed else 'FAIL'}  {c.name.ljust(width)}  {c.detail}" for c in checks), summary]


def _live(checks: Checks) -> list[Check]:
    """Shows the table anew until somebody has seen enough; what it showed last is the answer."""
    shown: list[Check] = []

    async def refresh() -> None:
        while True:
            shown[:] = await checks.run()
            typer.echo(_HOME_AND_CLEAR + "\n".join([*table(shown), "", "Ctrl-C ends"]))
            await asyncio.sleep(REFRESH_S)

    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(refresh())
    if not shown:
        raise typer.Abort
    return shown
