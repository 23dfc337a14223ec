"""Whether somebody is at a window: what comes from hands counts, and a pointer that only lies there does not."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPointF
from PySide6.QtGui import QMouseEvent

HANDS = frozenset(
    {
        QEvent.Type.KeyPress,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.Wheel,
        QEvent.Type.TouchBegin,
        QEvent.Type.TabletPress,
    }
)


class Presence(QObject):
    """Watches a window's own events: Qt Quick makes hover of its own under a pointer whenever something moves there."""

    def __init__(self, window: QObject, somebody: Callable[[], None]) -> None:
        super().__init__(window)
        self._somebody = somebody
        self._pointer: QPointF | None = None
        window.installEventFilter(self)

    def eventFilter(self, _window: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's own name
        if event.type() in HANDS or self._pointer_moved(event):
            self._somebody()
        return False

    def _pointer_moved(self, event: QEvent) -> bool:
        if not isinstance(event, QMouseEvent) or event.type() is not QEvent.Type.MouseMove:
            return False
        was, self._pointer = self._pointer, event.globalPosition()
        return was is not None and was != self._pointer
