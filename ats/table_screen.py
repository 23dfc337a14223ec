"""The shared part of a table's screens on the command line: the server, the table, and the loop."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from game_protocol.client import trusting
from game_protocol.log import log_as_json
from screen_kit.qml import stage
from screen_kit.qml.stage import Stage

Servers = Annotated[
    list[str], typer.Option("--server", help="Address of the game server; again for each further one of the house.")
]
Table = Annotated[str, typer.Option(help="The table this screen belongs to.")]
CaFile = Annotated[Path | None, typer.Option(help="The certificate authority of the server.")]
Windowed = Annotated[bool, typer.Option("--windowed", help="A window instead of the whole screen.")]


class Language(StrEnum):
    ENGLISH = "en"
    CHINESE = "zh"
    VIETNAMESE = "vi"


Speaks = Annotated[Language, typer.Option("--language", help="The language of the screen.")]
LOCAL = ["http://127.0.0.1:8000"]


def on_screen(servers: list[str], ca_file: Path | None, show: Callable[[Stage], Awaitable[None]]) -> None:
    """Shows a screen until its window is closed. A mistake is one clear line now, not a screen that waits."""
    _check(servers, ca_file)
    log_as_json()
    try:
        stage.check_display()
        stage.run(show)
    except stage.NoDisplay as error:
        raise typer.TyperException(str(error)) from None


def _check(servers: list[str], ca_file: Path | None) -> None:
    for server in servers:
        if not server.startswith(("http://", "https://")):
            raise typer.BadParameter(f"--server is an address like https://server:8000, not {server}")
    check_authority(ca_file)


def check_authority(ca_file: Path | None) -> None:
    """Refuses an authority that cannot be read before the screen opens."""
    if ca_file is not None and not ca_file.is_file():
        raise typer.BadParameter(f"--ca-file: there is no file {ca_file}")
    try:
        trusting(ca_file)
    except OSError as error:
        raise typer.BadParameter(f"{ca_file} holds no certificate: {error.strerror or error}") from None


async def until_closed(on: Stage, work: Awaitable[None]) -> None:
    """Runs the screen's program until its window is closed, or the process is told to end."""
    running = asyncio.ensure_future(work)
    closed = asyncio.create_task(on.ended())
    await asyncio.wait((running, closed), return_when=asyncio.FIRST_COMPLETED)
    closed.cancel()
    running.cancel()
    with suppress(asyncio.CancelledError):
        await running
