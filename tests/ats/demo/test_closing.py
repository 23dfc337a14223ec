"""The window's own cross ends the demonstration, its server, its devices and its folder."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.ats.demo.running import PATIENCE_S, world

CLOSE_WHEN_OPEN = """
import logging
from PySide6.QtCore import QTimer
from ats.demo.guide import View
from ats.demo.premises import premises
from ats.demo.show import Wishes, perform
from screen_kit.qml import stage
from game_protocol.log import log_as_json

async def played(on, place):
    def close():
        for window in on.app.topLevelWindows():
            if len(window.contentItem().childItems()) > 1:  # the tour lies over the words of the opening
                print("closed by hand", flush=True)
                window.close()
    look = QTimer()
    look.timeout.connect(close)
    look.start(100)
    await perform(on, place, Wishes(1, "rapid-roulette-single-zero", View.PLAYER, None, None))
    look.stop()

log_as_json(logging.ERROR)
with premises() as place:
    stage.run(lambda on: played(on, place))
"""


def test_the_windows_cross_ends_everything_and_leaves_nothing(tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-c", CLOSE_WHEN_OPEN],
        capture_output=True,
        text=True,
        env=world(tmp_path / "temporary", QT_QPA_PLATFORM="offscreen"),
        timeout=PATIENCE_S,
    )
    assert (told.returncode, told.stderr) == (0, "")
    assert "closed by hand" in told.stdout
    assert list((tmp_path / "temporary").iterdir()) == []
