"""Qt for a screen: the application with its fonts, the QML engine with its chips, and a window for any file."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTranslator, QUrl
from PySide6.QtGui import QColor, QFont, QGuiApplication
from PySide6.QtQml import QQmlComponent, QQmlEngine, QQmlProperty
from PySide6.QtQuick import QQuickItem, QQuickWindow

from screen_kit.qml import kit_types  # noqa: F401 - tells QML the types of the kit
from screen_kit.qml.painting.chip import read_designs
from screen_kit.qml.painting.chip_pictures import ChipPictures
from screen_kit.qml.painting.cloth import Cloth
from screen_kit.qml.painting.pieces import COLOURS, Pieces
from screen_kit.qml.painting.symbols import Symbols

HOUSE = Path(__file__).resolve().parents[2]
ASSETS = HOUSE / "assets"
FAMILIES = ["Inter", "Noto Sans CJK SC"]


Made = TypeVar("Made", bound=QObject)


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


class Engine(QQmlEngine):
    """Loads QML. One engine serves every window of the process."""

    def __init__(self) -> None:
        super().__init__()
        self.addImageProvider("symbols", Symbols())  # for every screen that shows a result
        self.addImportPath(str(HOUSE))
        self._translator = QTranslator(self)
        self.windows: list[QQuickWindow] = []
        self._components: dict[Path, QQmlComponent] = {}
        self._has_chips = False

    @property
    def theme(self) -> QObject:
        """The Theme singleton, where Python needs one of its colours."""
        theme = self.singletonInstance("screen_kit.qml", "Theme")
        if not isinstance(theme, QObject):
            raise WindowBroken("the Theme could not be loaded; the lines above say why")
        return theme

    def speak(self, language: str) -> None:
        """Changes the language of every window."""
        QCoreApplication.removeTranslator(self._translator)
        if self._translator.load(f"ats_{language}", str(ASSETS / "translations")):
            QCoreApplication.installTranslator(self._translator)
        self.setUiLanguage(language)
        self.retranslate()  # a binding that is nothing but a text is read anew only by this

    def lay_out_chips(self) -> None:
        """For every window with a felt or a wheel: cloth, chips, ball, pointer; painted when first asked for."""
        if self._has_chips:
            return
        self._has_chips = True
        theme = self.theme
        self.addImageProvider("cloth", Cloth(ASSETS / "felt-weave.png"))
        self.addImageProvider("pieces", Pieces({name: QColor(theme.property(name)) for name in COLOURS}))
        self.addImageProvider(
            "chips",
            ChipPictures(
                read_designs(ASSETS / "chips.toml"),
                ink=QColor(theme.property("inkOnIvory")),
                inlay=QColor(theme.property("chipInlay")),
                shadow=QColor(theme.property("chipShadow")),
                font=house_font(),
            ),
        )

    def close_window(self, window: QQuickWindow) -> None:
        """Takes a window down with everything it showed. It is not closed, which is what a hand does: the last window
        that is closed ends the program (`Stage`), and the set-up's is followed by the station's."""
        self.windows.remove(window)
        _delete(window)

    def close_windows(self) -> None:
        """Before the engine goes: QML must never outlive what it reads."""
        for window in list(self.windows):
            self.close_window(window)

    def open(self, file: Path, read: Sequence[QObject], **properties: object) -> QQuickWindow:
        """A window of any file; it takes along what it reads when it goes."""
        window = self._made(file, QQuickWindow, properties)
        for each in read:
            each.setParent(window)
        self.windows.append(window)
        return window

    def put(self, window: QQuickWindow, file: Path, read: Sequence[QObject], **properties: object) -> QQuickItem:
        """An item of any file, over all that the window shows already; it takes along what it reads when it goes.

        The item anchors nothing itself: elsewhere it may stand in a column, or scaled.
        """
        place = window.contentItem()
        at_first = {"parent": place, "width": place.width(), "height": place.height()}
        item = self._made(file, QQuickItem, {**at_first, **properties})
        QQmlProperty.write(item, "anchors.fill", place)
        item.setParent(window)
        for each in read:
            each.setParent(item)
        return item

    def take_off(self, item: QQuickItem) -> None:
        """Takes down what was put into a window."""
        _delete(item)

    def _made(self, file: Path, kind: type[Made], properties: dict[str, Any]) -> Made:
        component = self._components.get(file)
        if component is None:
            component = QQmlComponent(self, QUrl.fromLocalFile(str(file)))
            # kept, for PySide lets a component take its objects with it when it goes
            self._components[file] = component
        made = None if component.isError() else component.createWithInitialProperties(properties)
        if not isinstance(made, kind):
            raise WindowBroken(component.errorString().strip())
        return made


def _delete(thing: QObject) -> None:
    """Now, and not when the loop comes to it."""
    thing.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
