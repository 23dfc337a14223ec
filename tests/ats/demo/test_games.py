"""Every game of `ats rules list` opens in the tour's window, with not one message of Qt's."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from game_rules.library import game_ids
from tests.ats.demo.running import PATIENCE_S, world

OPEN_EACH = """
import asyncio
import logging
from dataclasses import replace

from ats.demo.evening import Programme, at_table
from ats.demo.house import open_house
from ats.demo.premises import premises
from ats.demo.show import OFF_SCREEN, WINDOW
from game_protocol.log import log_as_json
from screen_kit.qml import stage
from ats_client.station.picture import StationState
from game_rules.library import game_ids

async def until(station, what):
    seen = asyncio.Event()
    stop = station.watch(lambda picture: seen.set() if what(picture) else None)
    if not what(station.picture):
        await seen.wait()
    stop()

async def open_each(on, place):
    tables = {str(number): game for number, game in enumerate(game_ids(), start=1)}
    window = on.engine.open(WINDOW, [], **OFF_SCREEN)
    async with open_house(place, place.folder / "house", tables, 1, 600) as house:
        for table, game in tables.items():
            async with at_table(on, window, place, replace(house, table=table), Programme(game=game)) as tonight:
                station = tonight.screens.seats[0].cabinet.station
                await until(station, lambda picture: picture.money.notes)
                tonight.screens.seats[0].insertNote(100)
                await until(station, lambda picture: picture.state is StationState.OPEN)
                for view in ("dealer", "displays", "technician", "player"):
                    tonight.tour.show(view)
                    colours = window.grabWindow().scaled(64, 36)
                seen = {colours.pixel(x, y) for x in range(64) for y in range(36)}
                print(game, len(seen), flush=True)

log_as_json(logging.ERROR)
with premises() as place:
    stage.run(lambda on: open_each(on, place))
"""


@pytest.mark.timeout(150)
def test_every_game_opens_in_every_view(tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-c", OPEN_EACH],
        capture_output=True,
        text=True,
        env=world(tmp_path, QT_QPA_PLATFORM="offscreen"),
        timeout=PATIENCE_S,
    )
    assert told.returncode == 0, told.stderr
    assert told.stderr == ""
    shown = dict(line.split() for line in told.stdout.splitlines())
    assert list(shown) == list(game_ids())
    assert all(int(colours) > 100 for colours in shown.values()), shown
