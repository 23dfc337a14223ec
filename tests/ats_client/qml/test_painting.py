"""What is painted in Python: one picture of each thing, which goes with the screen it was on."""

from __future__ import annotations

import gc
import subprocess
import sys

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor
from PySide6.QtQuick import QSGTexture
from shiboken6 import isValid

from ats_client.qml.application import HOUSE, Engine
from ats_client.qml.painting.countdown_ring import CountdownRing
from ats_client.qml.painting.easel import Easel
from ats_client.qml.painting.pieces import COLOURS, Pieces
from ats_client.station.picture import StationState
from tests.ats_client.pictures import picture
from tests.ats_client.qml.conftest import SitDown


def easels() -> list[Easel]:
    return [each for each in gc.get_objects() if issubclass(type(each), Easel)]


def test_nothing_is_kept_of_the_felt_when_a_player_has_left(sit_down: SitDown) -> None:
    before = {id(easel) for easel in easels()}
    player = sit_down()
    painted = [easel for easel in easels() if id(easel) not in before]
    assert {type(easel).__name__ for easel in painted} >= {"FeltCloth", "WheelFace", "CountdownRing", "TrackCloth"}
    assert all(vars(easel) for easel in painted)
    player.hand.become(replace(picture(), state=StationState.IDLE, account=None))
    player.look()
    gone = [easel for easel in painted if not isValid(easel)]
    assert gone == painted
    assert [vars(easel) for easel in gone] == [{}] * len(gone)


def test_a_thing_painted_again_leaves_nothing_of_the_last_time(sit_down: SitDown) -> None:
    player = sit_down()
    ring = player.window.findChild(CountdownRing)
    assert ring is not None
    for _ in range(5):
        ring.update()
        player.look()
    assert not [each for each in gc.get_objects() if type(each) is QSGTexture]


def test_the_window_stays_when_what_was_painted_in_it_is_gone(sit_down: SitDown) -> None:
    """PySide takes a window that it gave out for an item to be the item's own."""
    player = sit_down()
    player.hand.become(replace(picture(), state=StationState.IDLE, account=None))
    player.look()
    assert isValid(player.window)


@pytest.mark.parametrize("name", ["ball", "pointer", "ring"])
def test_a_piece_is_painted_in_the_size_that_was_asked_for(engine: Engine, name: str) -> None:
    pieces = Pieces({colour: QColor(engine.theme.property(colour)) for colour in COLOURS})
    told = QSize()
    picture = pieces.requestPixmap(f"{name}/40", told, QSize()).toImage()
    assert (picture.width(), picture.height()) == (told.width(), told.height()) == (40, 40)
    seen = {picture.pixelColor(x, y).alpha() for x in range(40) for y in range(40)}
    assert {0, 255} <= seen


AT_REST = """
from pathlib import Path
from PySide6.QtTest import QTest
from ats_client.qml.application import Engine, make_application
from ats_client.station.picture import StationState
from tests.ats_client.pictures import picture
from tests.ats_client.qml.player import Player
make_application(["at rest"])
idle = picture(state=StationState.IDLE, account=None)
player = Player(Engine(), QTest.createTouchDevice(), idle, (1366, 768), 18.0)
assert player.item("wheelFace")
print(Path("/proc/self/maps").read_text())
"""


def test_a_station_at_rest_has_no_image_library_loaded() -> None:
    """One picture from a file is enough to load all of Qt's: TIFF, PDF, WebP, which no station shows."""
    ran = subprocess.run([sys.executable, "-c", AT_REST], cwd=HOUSE, capture_output=True, text=True, check=True)
    assert "libQt6Quick" in ran.stdout
    assert "imageformats" not in ran.stdout
    assert "libQt6Svg" not in ran.stdout
