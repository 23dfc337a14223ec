"""Plays the station's sounds for a technician, even while nobody plays."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl

from ats_client.qml.sounds import can_be_heard
from game_protocol.log import Log
from screen_kit.qml.application import ASSETS

if TYPE_CHECKING:  # not on a machine without libpulse
    from PySide6.QtMultimedia import QSoundEffect

log = Log(__name__)


class Speaker(QObject):
    """Loads QtMultimedia with the first sound. A machine without sound stays silent, and the check says so."""

    def __init__(self, folder: Path = ASSETS / "sounds", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._effects: dict[str, QSoundEffect] = {}

    def play(self, name: str) -> None:
        if not can_be_heard():
            return
        try:
            from PySide6.QtMultimedia import QSoundEffect
        except ImportError as missing:
            log.warning("no sound", why=str(missing))
            return
        if name not in self._effects:
            self._effects[name] = QSoundEffect(self)
            self._effects[name].setSource(QUrl.fromLocalFile(str(self._folder / f"{name}.wav")))
        self._effects[name].play()
