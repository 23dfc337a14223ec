"""The common ground of painted things: properties that ask for a new painting when they change."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Property, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtQuick import QQuickItem, QQuickPaintedItem


def painted(kind: type, name: str, notify: Signal) -> Any:
    """A property that is painted with: setting another value paints again."""
    attribute = f"_{name}"

    def read(self: Any) -> Any:
        return getattr(self, attribute)

    def write(self: Any, value: Any) -> None:
        if value != getattr(self, attribute):
            setattr(self, attribute, value)
            if hasattr(value, "redraw"):  # a view model that can turn into another game's
                value.redraw.connect(self.update)
            self.update()
            self.repaint.emit()

    return Property(kind, read, write, notify=notify)


class Easel(QQuickPaintedItem):
    """Something painted with smooth edges, the same size as its item."""

    def __init__(self, parent: QQuickItem | None = None) -> None:
        super().__init__(parent)
        self.setAntialiasing(True)
        # PySide never lets go of the Python half of what QML made. Emptied, it is 200 bytes; with its forty signals and
        # colours it is 10 KB, six times for each player who sits down.
        self.destroyed.connect(self.__dict__.clear)

    def area(self) -> QRectF:
        return QRectF(0, 0, self.width(), self.height())


def line(colour: QColor, width: float) -> QPen:
    pen = QPen(colour, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def no_line() -> QPen:
    return QPen(Qt.PenStyle.NoPen)


def written(painter: QPainter, text: str, at: QPointF, size: float, colour: QColor, turned: float = 0.0) -> None:
    """A word in the middle of `at`, turned by some degrees."""
    font = QFont(painter.font())
    font.setPixelSize(max(1, round(size)))
    font.setWeight(QFont.Weight.DemiBold)
    painter.save()
    painter.translate(at)
    painter.rotate(turned)
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(QRectF(-200, -100, 400, 200), Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()
