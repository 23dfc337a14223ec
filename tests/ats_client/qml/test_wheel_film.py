"""The wheel's film: a real one is shown in the wheel panel; without one, or when it breaks, the drawn wheel serves."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QColor
from PySide6.QtMultimedia import QMediaPlayer

from ats_client.qml.painting import wheel_film
from ats_client.station.picture import StationState
from game_protocol.table import Phase
from tests.ats_client.pictures import picture
from tests.ats_client.qml.conftest import SitDown
from tests.ats_client.qml.film import shoot
from tests.ats_client.qml.player import Player, visible_items

BLUE = (0x20, 0x40, 0xF0)
pytestmark = pytest.mark.qt_log_ignore("No RHI backend")  # QtMultimedia says so once: frames are converted without one


def is_drawn(player: Player) -> bool:
    return any(item.objectName() == "wheelFace" for item in visible_items(player.window.contentItem()))


def middle_of_the_wheel(player: Player) -> QColor:
    player.look()
    return player.window.grabWindow().pixelColor(player.middle("wheelFilm"))


def projector(player: Player) -> QMediaPlayer:
    found = player.item("wheelFilm").findChild(QMediaPlayer)
    assert found is not None
    return found


def warnings(logged: pytest.LogCaptureFixture) -> list[str]:
    return [vars(record)["facts"]["source"] for record in logged.records if record.levelname == "WARNING"]


@pytest.mark.parametrize("state", [StationState.OPEN, StationState.IDLE])
def test_a_film_is_seen_in_the_wheels_place(sit_down: SitDown, tmp_path: Path, state: StationState) -> None:
    film = shoot(tmp_path / "wheel.avi", *BLUE)
    player = sit_down(replace(picture(), state=state), video=str(film))
    player.until(lambda: not is_drawn(player))
    assert middle_of_the_wheel(player) == QColor(*BLUE)


def test_a_film_may_be_named_by_its_address(sit_down: SitDown, tmp_path: Path) -> None:
    player = sit_down(video=shoot(tmp_path / "wheel.avi", *BLUE).as_uri())
    player.until(lambda: not is_drawn(player))


def test_it_begins_again_at_its_end(sit_down: SitDown, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    player = sit_down(video=str(shoot(tmp_path / "wheel.avi", *BLUE)))
    places: list[int] = []
    projector(player).positionChanged.connect(places.append)
    player.until(lambda: places != sorted(places))
    assert not is_drawn(player)
    assert warnings(caplog) == []


def test_a_film_that_is_missing_leaves_the_drawn_wheel_and_is_shown_once_it_is_there(
    sit_down: SitDown, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wheel_film, "TRY_AGAIN_MS", 30)
    path = tmp_path / "wheel.avi"
    player = sit_down(video=str(path))
    tries: list[str] = []
    projector(player).errorOccurred.connect(lambda _error, why: tries.append(why))
    player.until(lambda: len(tries) > 3)
    assert is_drawn(player)
    assert warnings(caplog) == [str(path)], "told once, however often it was tried"
    shoot(tmp_path / "new.avi", *BLUE).rename(path)
    player.until(lambda: not is_drawn(player))


def test_a_file_that_is_no_film_leaves_the_drawn_wheel(
    sit_down: SitDown, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    broken = tmp_path / "wheel.avi"
    broken.write_bytes(b"RIFF" + bytes(range(256)) * 40)
    player = sit_down(video=str(broken))
    player.until(lambda: bool(warnings(caplog)))
    assert is_drawn(player)


def test_a_film_that_stands_still_gives_way_to_the_drawn_wheel(
    sit_down: SitDown, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A camera that hangs says nothing; what it showed last is no longer the wheel."""
    monkeypatch.setattr(wheel_film, "NO_PICTURE_MS", 400)
    player = sit_down(video=str(shoot(tmp_path / "wheel.avi", *BLUE)))
    player.until(lambda: not is_drawn(player))
    projector(player).pause()
    player.until(lambda: is_drawn(player))
    assert middle_of_the_wheel(player) != QColor(*BLUE)
    told = [vars(record)["facts"] for record in caplog.records if record.levelname == "WARNING"]
    assert [facts["why"] for facts in told] == ["no picture comes"]


def test_the_film_grows_while_the_wheel_decides(sit_down: SitDown, tmp_path: Path) -> None:
    player = sit_down(video=str(shoot(tmp_path / "wheel.avi", *BLUE)))
    player.until(lambda: not is_drawn(player))
    before = player.item("wheelFilm").width()
    player.hand.become(replace(picture(), state=StationState.LOCKED, phase=Phase.CLOSED))
    player.until(lambda: player.item("game").property("growth") == 1.0)
    assert player.item("wheelFilm").width() > before * 1.5
