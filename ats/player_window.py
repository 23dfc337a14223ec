"""The window that players see at a station: it replaces the boot screen with the server's first answer.

Nobody sees a screen that only says "connecting" come and go: the boot screen waits a moment for the server, then the
window says that there is no link. It is always the same window: a second one would flicker under a window manager.
"""

from __future__ import annotations

import asyncio

from PySide6.QtQuick import QQuickItem, QQuickWindow

from ats.technician import TechnicianWindow
from ats_client.qml.application import show_station
from ats_client.qml.sounds import Sounds
from ats_client.station.picture import Picture, StationState
from ats_client.viewmodels.station_screen import StationScreen
from kiosk.workshop import Workshop
from screen_kit.qml.application import ASSETS
from screen_kit.qml.stage import Stage

FIRST_WORD_S = 0.5
"""How long the boot screen waits for the server; a lost link must be on the screen within two seconds."""


class PlayerWindow:
    """Make it before the station runs, so that it is there when the station first knows something."""

    def __init__(
        self,
        on: Stage,
        workshop: Workshop,
        window: QQuickWindow,
        boot_screen: QQuickItem,
        *,
        full_screen: bool,
        diagnostics: bool,
    ) -> None:
        self._on = on
        self._workshop = workshop
        self._window = window
        self._boot_screen = boot_screen
        self._full_screen = full_screen
        self._diagnostics = diagnostics
        self._screen: StationScreen | None = None
        self._technician: TechnicianWindow | None = None
        self._broken: Exception | None = None
        self._late = asyncio.get_running_loop().call_later(FIRST_WORD_S, self._open)
        self._stop_watching = workshop.station.watch(self._look)
        self._waiting = True

    def _look(self, picture: Picture) -> None:
        """Runs inside the station's own call, so that no sheet is confirmed to the server before a screen shows it (RR
        3.6)."""
        if picture.game is not None or picture.state is StationState.OUT_OF_SERVICE:
            self._open()

    def _wait_no_more(self) -> None:
        if self._waiting:
            self._waiting = False
            self._late.cancel()
            self._stop_watching()

    def _open(self) -> None:
        self._wait_no_more()
        try:
            self._show()
        except Exception as error:  # a station that nobody can see must end; its service starts it again
            self._broken = error
            self._on.end()

    def _show(self) -> None:
        engine, configuration = self._on.engine, self._workshop.configuration
        screen = StationScreen(self._workshop.station, language=configuration.language, translate=engine.speak)
        self._screen = screen
        Sounds(screen, ASSETS / "sounds")
        engine.take_off(self._boot_screen)
        show_station(engine, self._window, screen, configuration.display.video or "")
        self._technician = TechnicianWindow(
            engine, self._window, screen, self._workshop, full_screen=self._full_screen, at_once=self._diagnostics
        )

    def close(self) -> None:
        """Raises the error that kept the window from opening."""
        self._wait_no_more()
        if self._technician is not None:
            self._technician.close()
        if self._screen is not None:
            self._screen.close()
        if self._broken is not None:
            raise self._broken
