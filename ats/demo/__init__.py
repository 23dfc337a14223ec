"""`ats demo`: a whole table on this machine. A real server, a simulated dealer, simulated devices, real stations."""

from __future__ import annotations

import logging
import os
import tempfile
from pathlib import Path
from typing import Annotated

import structlog
import typer

from ats_client.log import log_as_json
from game_rules.library import load_game


def demo(
    stations: Annotated[int, typer.Option(min=1, max=9, help="How many stations, in a grid.")] = 1,
    game: Annotated[str, typer.Option(help="A game of `ats rules list`.")] = "rapid-roulette-single-zero",
    offscreen: Annotated[bool, typer.Option("--offscreen", help="No window, but pictures of each state.")] = False,
    rounds: Annotated[
        int | None, typer.Option(min=1, help="Ends after so many rounds; otherwise when the window is closed.")
    ] = None,
    screenshots: Annotated[Path | None, typer.Option(help="Where the pictures of each state go.")] = None,
) -> None:
    """A table with stations on this machine: server, simulated dealer and devices, all in pretended money."""
    from ats_client.qml import stage

    load_game(game)  # a wrong name is told before anything starts
    if not offscreen:
        try:
            stage.check_display()
        except stage.NoDisplay as missing:
            typer.echo(f"{missing}. Running off screen instead.")
            offscreen = True
    if offscreen:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        screenshots = screenshots or Path(tempfile.mkdtemp(prefix="ats-demo-"))
    log_as_json(logging.ERROR)  # the stations' words; the server's next
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    from ats.demo.show import Programme, perform

    try:
        stage.run(lambda on: perform(on, Programme(stations, game, offscreen, rounds, screenshots)))
    except stage.NoDisplay as gone:
        raise typer.TyperException(str(gone)) from None
