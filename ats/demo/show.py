"""The performance: evening after evening in one window for a person to play in, or one off screen with pictures."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import typer
from PySide6.QtGui import QFontDatabase, QWindow
from PySide6.QtQuick import QQuickWindow

from ats.demo.dealer import Pace
from ats.demo.evening import Programme, evening
from ats.demo.guide import View
from ats.demo.photographer import Photographer
from ats.demo.premises import Premises
from screen_kit.qml.stage import Stage

GENERIC = frozenset({"Monospace", "Sans Serif", "Serif"})
"""Names that stand for a font; without any font Qt still has these."""
WINDOW = Path(__file__).parent / "TourWindow.qml"
OFF_SCREEN: dict[str, object] = {"width": 1920, "height": 1080, "visibility": QWindow.Visibility.Windowed}
"""Qt's off-screen platform has a small screen, which the window is not to be fitted to."""
OFF_SCREEN_PERIOD_S = 6
OFF_SCREEN_PACE = Pace(ball_runs_s=1.0, result_stands_s=1.5)


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was asked for on the command line."""

    stations: int
    game: str
    view: View
    rounds: int | None
    pictures: Path | None
    """Off screen: the folder for them."""


class Interrupted(Exception):
    """A signal came before all pictures were taken."""


class NoFonts(Exception):
    """There is nothing to write with; the text says what to install."""


async def perform(on: Stage, premises: Premises, wishes: Wishes) -> None:
    if GENERIC.issuperset(QFontDatabase.families()):
        raise NoFonts("no fonts are installed: the packages fonts-inter and fonts-noto-cjk have those of the screens")
    typer.echo("Opening a table on this machine: server, dealer, devices. All money is pretended.")
    if wishes.pictures is None:
        await _in_a_window(on, premises, wishes)
    else:
        await _off_screen(on, premises, wishes, wishes.pictures)


async def _in_a_window(on: Stage, premises: Premises, wishes: Wishes) -> None:
    window = on.engine.open(WINDOW, [])
    programme = Programme(wishes.stations, wishes.game, view=wishes.view)
    ended = asyncio.create_task(on.ended())
    number, again = 0, True
    while again and not ended.done():
        number += 1
        playing = asyncio.create_task(_play(on, window, premises, number, programme, wishes.rounds))
        await asyncio.wait((playing, ended), return_when=asyncio.FIRST_COMPLETED)
        again = await _finished(playing)
    ended.cancel()


async def _play(
    on: Stage, window: QQuickWindow, premises: Premises, number: int, programme: Programme, rounds: int | None
) -> bool:
    """True when a fresh table is wanted."""
    async with evening(on, window, premises, premises.folder / f"evening-{number}", programme) as tonight:
        typer.echo("The table is open.")
        tonight.dealer.enough = rounds
        dealt = asyncio.create_task(tonight.dealer.all_dealt.wait())
        over = asyncio.create_task(tonight.is_over.wait())
        try:
            await asyncio.wait((dealt, over), return_when=asyncio.FIRST_COMPLETED)
        finally:
            dealt.cancel()
            over.cancel()
        return tonight.again


async def _off_screen(on: Stage, premises: Premises, wishes: Wishes, folder: Path) -> None:
    window = on.engine.open(WINDOW, [], **OFF_SCREEN)
    programme = Programme(
        wishes.stations, wishes.game, OFF_SCREEN_PERIOD_S, OFF_SCREEN_PACE, wishes.view, jackpot_soon=False
    )

    async def work() -> bool:
        async with evening(on, window, premises, premises.folder / "evening-1", programme) as tonight:
            await Photographer(window, tonight, folder).work(wishes.rounds or 1)
        return True

    working, ended = asyncio.create_task(work()), asyncio.create_task(on.ended())
    await asyncio.wait((working, ended), return_when=asyncio.FIRST_COMPLETED)
    ended.cancel()
    if not await _finished(working):
        raise Interrupted


async def _finished(task: asyncio.Task[bool]) -> bool:
    """What it came to; False where it had to be ended."""
    task.cancel()
    with suppress(asyncio.CancelledError):
        return await task
    return False
