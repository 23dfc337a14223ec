"""A station plays in silence where there is nothing to play on, and loads nothing for it."""

from __future__ import annotations

import re
import subprocess
import sys

from ats_client.qml.sounds import Sounds
from screen_kit.qml.application import ASSETS, HOUSE
from tests.ats_client.pictures import picture, with_wagers
from tests.ats_client.qml.conftest import SitDown

SILENT_ROUND = """
import os, sys
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from PySide6.QtTest import QTest
from ats_client.qml import sounds
from screen_kit.qml.application import ASSETS, Engine, make_application
from tests.ats_client.pictures import picture
from tests.ats_client.qml.player import Player
make_application(["silent"])
engine = Engine()
player = Player(engine, QTest.createTouchDevice(), picture(), (1366, 768), 18.0)
sounds.can_be_heard = lambda: False
sounds.Sounds(player.screen, ASSETS / "sounds")
player.tap(player.spot("straight-17"))
assert player.stack("straight-17") is not None
sys.stdout.write(str("PySide6.QtMultimedia" in sys.modules))
player.screen.close()
engine.close_windows()
"""


def test_without_a_sound_card_a_round_is_played_and_no_sound_system_is_loaded() -> None:
    ran = subprocess.run([sys.executable, "-c", SILENT_ROUND], capture_output=True, text=True, timeout=60)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout == "False"
    assert ran.stderr == ""


def test_a_chip_a_refusal_and_the_end_of_the_period_are_heard(sit_down: SitDown) -> None:
    player = sit_down(with_wagers(picture(), {"red": 500}))
    heard: list[str] = []

    class Ear(Sounds):
        def play(self, name: str) -> None:
            heard.append(name)

    Ear(player.screen, ASSETS / "sounds")
    player.tap(player.spot("straight-17"))
    player.tap(player.chip("250"))
    player.tap(player.spot("black"))
    player.hand.seconds = 0.0
    player.hand.become(player.hand.picture)
    assert heard == ["chip", "refused", "no-more-bets"]


def test_every_sound_that_is_named_exists() -> None:
    sounds = (HOUSE / "ats_client/qml/sounds.py").read_text(encoding="utf-8")
    named = set(re.findall(r'": "([\w-]+)"', sounds)) | {"win", "result", "chip"}
    assert "no-more-bets" in named
    for name in named:
        assert (ASSETS / f"sounds/{name}.wav").is_file(), name
