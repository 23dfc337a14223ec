"""The technician's window of a running station: diagnostics over the player's screen."""

from __future__ import annotations

import asyncio

from PySide6.QtQuick import QQuickWindow

from ats_client.station.picture import Picture, StationState
from ats_client.viewmodels.station_screen import StationScreen
from game_protocol.log import Log
from kiosk.qml.application import add_staff_button, open_diagnostics
from kiosk.viewmodels.diagnostics import Diagnostics
from kiosk.workshop import Workshop
from screen_kit.qml.application import Engine

log = Log(__name__)


class TechnicianWindow:
    """Opens diagnostics when staff ask for it, at the station or from the console; closes it when they leave."""

    def __init__(
        self,
        engine: Engine,
        window: QQuickWindow,
        screen: StationScreen,
        workshop: Workshop,
        *,
        full_screen: bool,
        at_once: bool = False,
    ) -> None:
        self._engine = engine
        self._workshop = workshop
        self._full_screen = full_screen
        self._window: QQuickWindow | None = None
        self._model: Diagnostics | None = None
        add_staff_button(engine, window, screen, self.open)
        self._was = StationState.OFFLINE
        self._stop_watching = workshop.station.watch(self._look)
        if at_once:
            self.open()

    def open(self) -> None:
        """If the mode cannot be opened, the player's screen stays as it is."""
        if self._window is not None:
            return
        try:
            self._open()
        except Exception as error:
            log.error("diagnostics cannot be opened", error=f"{type(error).__name__}: {error}")

    def _open(self) -> None:
        workshop = self._workshop
        self._model = Diagnostics(
            workshop.technician, workshop.pages(), workshop.configuration.station_id, workshop.listen
        )
        self._model.left.connect(self._left)
        self._window = open_diagnostics(self._engine, self._model, fullScreen=self._full_screen)
        self._window.requestActivate()

    def close(self) -> None:
        self._stop_watching()
        self._shut()

    def _look(self, picture: Picture) -> None:
        """The console has put the station into diagnostics: the technician signs in here."""
        if picture.state is StationState.DIAGNOSTICS and self._was is not StationState.DIAGNOSTICS:
            asyncio.get_running_loop().call_soon(self.open)
        self._was = picture.state

    def _left(self) -> None:
        # Not inside the window's own signal: the window goes with the model that sent it.
        asyncio.get_event_loop().call_soon(self._shut)

    def _shut(self) -> None:
        if self._window is not None and self._model is not None:
            window, self._window = self._window, None
            self._model.close()
            self._model = None
            self._engine.close_window(window)
