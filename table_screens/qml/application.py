"""Windows for the screens of a table, in the engine that every screen has, with the types of this package."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTranslator
from PySide6.QtQuick import QQuickWindow

from screen_kit.qml.application import ASSETS, Engine
from table_screens.qml.presence import Presence
from table_screens.viewmodels.console_screen import ConsoleScreen
from table_screens.viewmodels.jackpot_display import JackpotDisplay
from table_screens.viewmodels.winning_number import WinningNumber

SCREENS = Path(__file__).parent / "screens"


class Tongue:
    """The words of these screens beside the station's, which they use as well."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._translator = QTranslator(engine)

    def speak(self, language: str) -> None:
        """Changes the language of every window of this process."""
        QCoreApplication.removeTranslator(self._translator)
        if self._translator.load(f"console_{language}", str(ASSETS / "translations")):
            QCoreApplication.installTranslator(self._translator)
        self._engine.speak(language)  # it lets every text be read anew, so it comes last


def open_console(engine: Engine, screen: ConsoleScreen, **properties: object) -> QQuickWindow:
    engine.lay_out_chips()  # a station's felt is shown with its chips
    window = _open(engine, "ConsoleWindow.qml", screen, desk=screen, **properties)
    Presence(window, screen.touched)  # the window's own, and gone with it
    return window


def open_winning_number(engine: Engine, screen: WinningNumber, **properties: object) -> QQuickWindow:
    return _open(engine, "WinningNumberWindow.qml", screen, board=screen, **properties)


def open_jackpot_display(engine: Engine, screen: JackpotDisplay, **properties: object) -> QQuickWindow:
    return _open(engine, "JackpotDisplayWindow.qml", screen, board=screen, **properties)


def _open(engine: Engine, file: str, read: QObject, **properties: object) -> QQuickWindow:
    return engine.open(SCREENS / file, [read], **properties)
