"""Opens the technician's windows."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtQuick import QQuickItem, QQuickWindow

from ats_client.viewmodels.station_screen import StationScreen
from kiosk.viewmodels.diagnostics import Diagnostics
from kiosk.viewmodels.self_test import SelfTestScreen
from screen_kit.qml.application import Engine

FOLDER = Path(__file__).parent


def open_diagnostics(engine: Engine, model: Diagnostics, **properties: object) -> QQuickWindow:
    return engine.open(FOLDER / "DiagnosticsWindow.qml", [model], diagnostics=model, **properties)


def put_self_test(engine: Engine, window: QQuickWindow, model: SelfTestScreen) -> QQuickItem:
    """Puts the boot screen into a station's window that is still empty."""
    return engine.put(window, FOLDER / "SelfTestView.qml", [model], test=model)


def add_staff_button(engine: Engine, window: QQuickWindow, station: StationScreen, wanted: Callable[[], None]) -> None:
    """Puts the staff button over a station's window; it goes with the window."""
    button = engine.put(window, FOLDER / "StaffButton.qml", [], station=station)
    button.wanted.connect(wanted)  # type: ignore[attr-defined]  # a signal of the QML
