"""`ats demo`: a tour of the whole product on this machine.

Server, stations, console, displays and diagnostics are real; the dealer is simulated, the devices are emulated.
"""

from __future__ import annotations

import logging
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Annotated

import typer

from ats.demo.premises import NoPremises, premises
from game_protocol.log import log_as_json
from game_rules.library import load_game

VIEWS = ("player", "dealer", "displays", "technician")


def demo(
    stations: Annotated[int, typer.Option(min=1, max=9, help="How many stations, in a grid.")] = 1,
    game: Annotated[str, typer.Option(help="A game of `ats rules list`.")] = "rapid-roulette-single-zero",
    view: Annotated[str, typer.Option(help=f"The view it starts in: {', '.join(VIEWS)}.")] = "player",
    offscreen: Annotated[bool, typer.Option("--offscreen", help="No window, but pictures of each state.")] = False,
    rounds: Annotated[
        int | None, typer.Option(min=1, help="Ends after so many rounds; otherwise when the window is closed.")
    ] = None,
    screenshots: Annotated[Path | None, typer.Option(help="Off screen: where the pictures go.")] = None,
) -> None:
    """A tour of a whole table on this machine: player, dealer, displays and technician. All money is pretended."""
    from screen_kit.qml import stage

    load_game(game)  # a wrong name is told before anything starts
    if view not in VIEWS:
        raise typer.BadParameter(f"--view is one of {', '.join(VIEWS)}, not {view}")
    if not offscreen:
        try:
            stage.check_display()
        except stage.NoDisplay as missing:
            typer.echo(f"{missing}. Running off screen instead.")
            offscreen = True
    if offscreen:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    log_as_json(logging.ERROR)
    from ats.demo.guide import View
    from ats.demo.show import Interrupted, NoFonts, Wishes, perform

    try:
        with _pictures(screenshots) if offscreen else nullcontext() as pictures, premises() as place:
            wishes = Wishes(stations, game, View(view), rounds, pictures)
            stage.run(lambda on: perform(on, place, wishes))
    except (NoFonts, NoPremises, stage.NoDisplay) as error:
        raise typer.TyperException(str(error)) from None
    except Interrupted:
        typer.echo("Ended before all pictures were taken.")
        raise typer.Exit(130) from None


@contextmanager
def _pictures(asked: Path | None) -> Iterator[Path]:
    """A folder that is there and ours to write to: found out now, not after a minute. An empty one does not stay."""
    try:
        folder = asked or Path(tempfile.mkdtemp(prefix="ats-demo-pictures-"))
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        where = asked or "a temporary folder"
        raise typer.TyperException(f"no pictures can be written to {where}: {error.strerror}") from None
    try:
        yield folder
    finally:
        if not any(folder.iterdir()):
            folder.rmdir()
