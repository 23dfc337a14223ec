"""Windows for a player's station, in the engine that every screen has, with the types of this package."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtQuick import QQuickWindow

from ats_client.qml import station_types  # noqa: F401 - tells QML the types of a station's screen
from ats_client.viewmodels.set_up import SetUp
from ats_client.viewmodels.station_screen import StationScreen
from screen_kit.qml.application import Engine
from screen_kit.qml.collector import Sweeper

SCREENS = Path(__file__).parent / "screens"


def open_window(engine: Engine, **properties: object) -> QQuickWindow:
    """A station's window, with nothing in it yet; `properties` are those of StationWindow.qml."""
    window = engine.open(SCREENS / "StationWindow.qml", [], **properties)
    # Qt would do so when the window is on the screen; by then all that is in it has been laid out in no space.
    window.contentItem().setSize(window.size().toSizeF())
    return window


def show_station(engine: Engine, window: QQuickWindow, screen: StationScreen, video: str = "") -> None:
    """Puts a station into its window."""
    engine.lay_out_chips()
    Sweeper(engine, screen.countdown)
    engine.put(window, SCREENS / "StationView.qml", [screen], station=screen, video=video)


def open_set_up(engine: Engine, set_up: SetUp, **properties: object) -> QQuickWindow:
    """The technician's first window."""
    return engine.open(SCREENS / "SetUpWindow.qml", [set_up], setUp=set_up, **properties)
