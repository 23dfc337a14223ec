"""Sounds of a station. QtMultimedia is loaded with the first sound, and only where there is something to play it on;
a machine without one plays in silence."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl, Slot

from ats_client.viewmodels.station_screen import StationScreen
from game_protocol.log import Log

if TYPE_CHECKING:  # not on a machine without libpulse
    from PySide6.QtMultimedia import QSoundEffect

log = Log(__name__)

_STAGES = {"last": "last-bets", "final": "tick", "closed": "no-more-bets"}
_SAYINGS = {
    "minimum-here": "refused",
    "maximum-here": "refused",
    "multiple-here": "refused",
    "not-enough-money": "refused",
    "not-whole": "refused",
    "too-late": "refused",
    "not-taken": "refused",
    "money-in": "win",
    "no-spin": "attention",
    "void": "attention",
    "corrected": "attention",
}


def can_be_heard() -> bool:
    """Whether this machine has a sound card or a sound server."""
    runtime = Path(os.environ.get("XDG_RUNTIME_DIR", "/nonexistent"))
    return Path("/dev/snd").exists() or "PULSE_SERVER" in os.environ or (runtime / "pulse/native").exists()


class Sounds(QObject):
    """Follows a screen and makes it heard."""

    def __init__(self, screen: StationScreen, folder: Path) -> None:
        super().__init__(screen)
        self._screen = screen
        self._folder = folder
        self._effects: dict[str, QSoundEffect] = {}
        self._silent = not can_be_heard()
        self._stacks = 0
        self._outcome = ""
        screen.countdown.stageChanged.connect(self._stage)
        screen.sayings.heard.connect(self._said)
        screen.results.changed.connect(self._result)
        screen.stacks.rowsInserted.connect(self._chip)

    @Slot()
    def _stage(self) -> None:
        self.play(_STAGES.get(self._screen.countdown.stage, ""))

    @Slot(str)
    def _said(self, saying: str) -> None:
        self.play(_SAYINGS.get(saying, ""))

    @Slot()
    def _result(self) -> None:
        outcome = self._screen.results.outcome
        if outcome and outcome != self._outcome:
            self.play("win" if self._screen.lastSpin.wonNow else "result")
        self._outcome = outcome

    @Slot()
    def _chip(self) -> None:
        self.play("chip")

    def play(self, name: str) -> None:
        if not name or self._silent or not self._screen.meter.open:
            return
        try:
            from PySide6.QtMultimedia import QSoundEffect
        except ImportError as missing:
            log.warning("no sound", why=str(missing))
            self._silent = True
            return
        if name not in self._effects:
            effect = QSoundEffect(self)
            effect.setSource(QUrl.fromLocalFile(str(self._folder / f"{name}.wav")))
            self._effects[name] = effect
        self._effects[name].play()
