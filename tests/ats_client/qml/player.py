"""A player in front of a real window: fingers at screen positions, and eyes that find what is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QCoreApplication, QEventLoop, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QPointingDevice
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QSignalSpy, QTest

from ats_client.qml.application import open_window, show_station
from ats_client.station.picture import Picture
from ats_client.viewmodels.station_screen import StationScreen
from screen_kit.qml.application import Engine
from tests.ats_client.pictures import PaperStation


class Player:
    """One station's window with a station of paper behind it."""

    def __init__(
        self,
        engine: Engine,
        device: QPointingDevice,
        picture: Picture,
        size: tuple[int, int],
        seconds: float,
        video: str = "",
    ) -> None:
        self.hand = PaperStation(picture, seconds)
        self.screen = StationScreen(self.hand, translate=engine.speak)
        self.window: QQuickWindow = open_window(engine, width=size[0], height=size[1])
        show_station(engine, self.window, self.screen, video)
        self.device = device
        self._down: dict[int, QPoint] = {}
        QTest.qWaitForWindowExposed(self.window)
        self.look()

    # --- eyes

    def look(self) -> None:
        """Lets everything that is due happen, all moments of the last picture and a page that opens too, and a frame be
        drawn."""
        self._next_frame()
        while self.screen._rest.isActive() or self._opens_a_page():
            self._next_frame()

    def _opens_a_page(self) -> bool:
        loaders = (item for item in visible_items(self.window.contentItem()) if item.inherits("QQuickLoader"))
        return any(not loader.property("source").isEmpty() and loader.property("item") is None for loader in loaders)

    def _next_frame(self) -> None:
        drawn = QSignalSpy(self.window.frameSwapped)
        self.window.update()
        assert drawn.count() or drawn.wait(5000), "no frame was drawn"

    def rest(self, milliseconds: int) -> None:
        QTest.qWait(milliseconds)

    def until(self, what: Callable[[], bool], within_ms: int = 10_000) -> None:
        """Waits for something to come about: looks again whenever anything has happened in Qt."""
        patience = QTimer(singleShot=True)  # its end is an event too, so nothing is waited for in vain
        patience.start(within_ms)
        while not what():
            assert patience.isActive(), f"not within {within_ms} ms"
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    def item(self, name: str) -> QQuickItem:
        found = (item for item in visible_items(self.window.contentItem()) if item.objectName() == name)
        item = next(found, None)
        assert item is not None, f"there is no {name} on this screen"
        return item

    def sees(self, text: str) -> bool:
        return any(item.property("text") == text for item in visible_items(self.window.contentItem()))

    def stack(self, bet_id: str) -> QQuickItem | None:
        return next((s for s in self.stacks() if s.property("key") == bet_id), None)

    def stacks(self) -> list[QQuickItem]:
        return [i for i in visible_items(self.item("board")) if i.property("standing") is not None]

    @property
    def felt(self) -> QQuickItem:
        return self.item("felt")

    def spot(self, bet_id: str) -> QPoint:
        """Where a bet's spot lies on the screen, by the rule books."""
        game = self.hand.picture.game
        assert game is not None
        spot = game.layout.spot_of[bet_id]
        felt = self.felt
        x = felt.property("originX") + spot.x * felt.property("squareWidth")
        y = felt.property("originY") + spot.y * felt.property("squareHeight")
        return felt.mapToScene(QPointF(x, y)).toPoint()

    def middle(self, name: str) -> QPoint:
        item = self.item(name)
        return item.mapToScene(item.boundingRect().center()).toPoint()

    def chip(self, cents: str) -> QPoint:
        """A chip in the tray."""
        tray = self.item("tray")
        keys = [row.key for row in self.screen.tray.chips.rows]
        cell = tray.width() / len(keys)
        return tray.mapToScene(QPointF((keys.index(cents) + 0.5) * cell, tray.height() / 2)).toPoint()

    # --- fingers

    def press(self, at: QPoint, finger: int = 0) -> None:
        self._others_stay(finger).press(finger, at, self.window).commit()
        self._down[finger] = at

    def move(self, at: QPoint, finger: int = 0) -> None:
        self._others_stay(finger).move(finger, at, self.window).commit()
        self._down[finger] = at
        self.look()  # Qt delivers moves with the next frame

    def lift(self, at: QPoint, finger: int = 0) -> None:
        self._down.pop(finger, None)
        self._others_stay(finger).release(finger, at, self.window).commit()

    def _others_stay(self, finger: int) -> QTest.QTouchEventSequence:
        """A touch screen reports every finger that is down and where, also those that did not move."""
        touch = QTest.touchEvent(self.window, self.device)
        for other, at in self._down.items():
            if other != finger:
                touch.move(other, at, self.window).stationary(other)
        return touch

    def tap(self, at: QPoint) -> None:
        self.press(at)
        self.lift(at)
        self.look()

    def drag(self, start: QPoint, end: QPoint, *, let_go: bool = True) -> None:
        self.press(start)
        for step in range(1, 6):
            self.move(start + (end - start) * step / 5)
        if let_go:
            self.lift(end)
        self.look()

    def click(self, at: QPoint) -> None:
        """The same with a mouse."""
        QTest.mouseClick(self.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        self.look()


def visible_items(item: QQuickItem) -> Iterator[QQuickItem]:
    """Every item that a person could see, painted later last."""
    if not item.isVisible() or item.opacity() == 0:
        return
    yield item
    for child in item.childItems():
        yield from visible_items(child)
