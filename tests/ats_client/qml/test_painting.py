"""What is painted in Python: one picture of each thing, which goes with the screen it was on."""

from __future__ import annotations

import gc
import subprocess
import sys
from dataclasses import replace
from statistics import mean

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage
from PySide6.QtQuick import QSGTexture
from shiboken6 import isValid

from ats_client.station.picture import StationState
from screen_kit.qml.application import ASSETS, HOUSE, Engine
from screen_kit.qml.painting.chip import OTHER, read_designs
from screen_kit.qml.painting.chip_pictures import ChipPictures
from screen_kit.qml.painting.cloth import Cloth
from screen_kit.qml.painting.countdown_ring import CountdownRing
from screen_kit.qml.painting.easel import Easel
from screen_kit.qml.painting.pieces import COLOURS, Pieces
from tests.ats_client.pictures import picture
from tests.ats_client.qml.conftest import SitDown


def easels() -> list[Easel]:
    return [each for each in gc.get_objects() if issubclass(type(each), Easel)]


def test_nothing_is_kept_of_the_felt_when_a_player_has_left(sit_down: SitDown) -> None:
    before = {id(easel) for easel in easels()}
    player = sit_down()
    painted = [easel for easel in easels() if id(easel) not in before]
    assert {type(easel).__name__ for easel in painted} >= {"WheelFace", "CountdownRing", "TrackCloth"}
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


def test_the_cloth_is_a_strip_as_high_as_the_felt_and_leaves_nothing_open() -> None:
    told = QSize()
    strip = Cloth(ASSETS / "felt-weave.png").requestPixmap("300/0b4f37/083a2a", told, QSize()).toImage()
    weave = QImage(str(ASSETS / "felt-weave.png"))
    assert (strip.width(), strip.height()) == (told.width(), told.height()) == (weave.width(), 300)
    above, below = (mean([strip.pixelColor(x, y).green() for x in range(strip.width())]) for y in (0, 299))
    assert above == pytest.approx(0x4F, abs=6)
    assert below == pytest.approx(0x3A, abs=6)
    assert {strip.pixelColor(x, y).alpha() for x in range(strip.width()) for y in range(300)} == {255}


def chip_of(cents: str, engine: Engine, stack: int = 1) -> QImage:
    chips = engine.imageProvider("chips")
    assert isinstance(chips, ChipPictures)
    return chips.requestPixmap(f"100/{','.join([cents] * stack)}/", QSize(), QSize()).toImage()


def test_a_chip_has_its_bodys_colour_between_the_marks_and_theirs_on_them(sit_down: SitDown, engine: Engine) -> None:
    """Marks of the 25 begin on top and stand 60° apart, so at the very right there is none."""
    sit_down()
    chip, design = chip_of("2500", engine), read_designs(ASSETS / "chips.toml")["2500"]
    top, right = chip.pixelColor(65, 15 + 7), chip.pixelColor(115 - 7, 65)
    assert distance(top, QColor(design.marks)) < distance(top, QColor(design.body))
    assert distance(right, QColor(design.body)) < distance(right, QColor(design.marks))


def test_a_denomination_nobody_has_drawn_is_a_neutral_chip(sit_down: SitDown, engine: Engine) -> None:
    sit_down()
    assert chip_of("777", engine) == chip_of(OTHER, engine)
    assert chip_of("777", engine) != chip_of("2500", engine)


def test_a_higher_stack_is_a_higher_picture_of_the_same_width(sit_down: SitDown, engine: Engine) -> None:
    sit_down()
    one, five = chip_of("500", engine), chip_of("500", engine, stack=5)
    assert one.width() == five.width()
    assert one.height() < five.height() < one.height() * 1.25


def distance(one: QColor, other: QColor) -> int:
    pairs = zip(one.getRgb()[:3], other.getRgb()[:3], strict=True)
    return sum(abs(a - b) for a, b in pairs)


AT_REST = """
from pathlib import Path
from PySide6.QtTest import QTest
from screen_kit.qml.application import Engine, make_application
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
