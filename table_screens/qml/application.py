"""Windows for the screens of a table, in the stations' engine with the types of this package."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtQuick import QQuickWindow

from ats_client.qml.application import Engine
from table_screens.viewmodels.console_screen import ConsoleScreen

SCREENS = Path(__file__).parent / "screens"
DEEPEST = 4
"""Loaders within Loaders, of any page, and some more."""


def open_console(engine: Engine, screen: ConsoleScreen, **properties: object) -> QQuickWindow:
    return _open(engine, "ConsoleWindow.qml", screen, desk=screen, **properties)


def close(engine: Engine, window: QQuickWindow) -> None:
    """Takes a window down from the inside: a Loader's item outlives its Loader, but must not outlive what it reads."""
    for item in window.contentItem().childItems():
        item.deleteLater()
    for _ in range(DEEPEST):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    engine.close_window(window)


def _open(engine: Engine, file: str, read: QObject, **properties: object) -> QQuickWindow:
    return engine.open(SCREENS / file, [read], **properties)
