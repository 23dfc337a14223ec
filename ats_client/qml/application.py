"""Qt for a station: the application with its fonts, the QML engine with its chips, and a window for each screen."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QTranslator, QUrl
from PySide6.QtGui import QColor, QFont, QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

from ats_client.qml.painting import countdown_ring, felt_cloth, loupe, track_cloth, wheel_face  # noqa: F401 - QML types
from ats_client.qml.painting.chip_pictures import ChipPictures
from ats_client.viewmodels.station_screen import StationScreen

HOUSE = Path(__file__).resolve().parents[2]
ASSETS = HOUSE / "assets"
FAMILIES = ["Inter", "Noto Sans CJK SC", "Noto Sans"]


class WindowBroken(Exception):
    """The QML of a window could not be loaded: a fault of the installation, never of the player."""


def make_application(arguments: list[str], *, software: bool = True) -> QGuiApplication:
    """The one application of this process. The software renderer draws the same on every machine."""
    if software:
        os.environ.setdefault("QT_QUICK_BACKEND", "software")
    running = QGuiApplication.instance()
    app = running if isinstance(running, QGuiApplication) else QGuiApplication(arguments)
    app.setApplicationName("ats")
    app.setFont(house_font())
    return app


def house_font() -> QFont:
    """Inter with figures of equal width, so that amounts do not jump; Noto where Inter has no letters."""
    font = QFont()
    font.setFamilies(FAMILIES)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


class Engine(QQmlApplicationEngine):
    """Loads the station's QML. One engine serves every window of the process."""

    def __init__(self) -> None:
        super().__init__()
        self.addImportPath(str(HOUSE))
        self._translator = QTranslator(self)
        theme = self.theme
        self.addImageProvider(
            "chips",
            ChipPictures(
                ASSETS / "chips",
                ink=QColor(theme.property("inkOnIvory")),
                inlay=QColor(theme.property("chipInlay")),
                shadow=QColor(theme.property("chipShadow")),
                font=house_font(),
            ),
        )

    @property
    def theme(self):  # type: ignore[no-untyped-def]
        """The Theme singleton, where Python needs one of its colours."""
        return self.singletonInstance("ats_client.qml", "Theme")

    def speak(self, language: str) -> None:
        """Changes the language of every window."""
        QCoreApplication.removeTranslator(self._translator)
        if self._translator.load(f"ats_{language}", str(ASSETS / "translations")):
            QCoreApplication.installTranslator(self._translator)
        self.setUiLanguage(language)

    def open_window(self, screen: StationScreen, **properties: object) -> QQuickWindow:
        """A station's window; `properties` are those of StationWindow.qml."""
        self.setInitialProperties({"station": screen, **properties})
        before = len(self.rootObjects())
        self.load(QUrl.fromLocalFile(str(HOUSE / "ats_client/qml/screens/StationWindow.qml")))
        opened = self.rootObjects()[before:]
        if not opened or not isinstance(opened[0], QQuickWindow):
            raise WindowBroken("the station's window could not be made; the lines above say why")
        screen.setParent(opened[0])  # QML must never outlive what it reads
        return opened[0]

    def close_windows(self) -> None:
        """Takes down every window and what it showed, before the engine goes."""
        for window in self.rootObjects():
            if isinstance(window, QQuickWindow):
                window.close()
            window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
