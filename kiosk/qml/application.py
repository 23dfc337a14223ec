"""Opens the technician's windows."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtQml import QQmlComponent
from PySide6.QtQuick import QQuickItem, QQuickWindow

from ats_client.qml.application import Engine, WindowBroken
from kiosk.viewmodels.self_test import SelfTestScreen

if TYPE_CHECKING:  # the boot screen needs none of these
    from ats_client.viewmodels.station_screen import StationScreen
    from kiosk.viewmodels.diagnostics import Diagnostics

FOLDER = Path(__file__).parent


def open_diagnostics(engine: Engine, model: Diagnostics, **properties: object) -> QQuickWindow:
    return engine.open(FOLDER / "DiagnosticsWindow.qml", [model], diagnostics=model, **properties)


def open_self_test(engine: Engine, model: SelfTestScreen, **properties: object) -> QQuickWindow:
    return engine.open(FOLDER / "SelfTestWindow.qml", [model], test=model, **properties)


def add_staff_button(engine: Engine, window: QQuickWindow, station: StationScreen, wanted: Callable[[], None]) -> None:
    """Puts the visible way in over a station's window; it goes with the window."""
    component = QQmlComponent(engine, QUrl.fromLocalFile(str(FOLDER / "StaffButton.qml")), window)
    button = component.createWithInitialProperties({"parent": window.contentItem(), "station": station})
    if not isinstance(button, QQuickItem):
        raise WindowBroken(component.errorString().strip())
    button.setParent(window)
    button.wanted.connect(wanted)  # type: ignore[attr-defined]  # a signal of the QML
