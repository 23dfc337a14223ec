"""The common ground of painted things: properties that ask for a new painting when they change."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from PySide6.QtCore import Property, QMargins, QMarginsF, QPoint, QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen
from PySide6.QtQuick import QQuickItem, QQuickTextureFactory, QQuickWindow, QSGImageNode, QSGNode, QSGTexture

_FRAME = QMargins(1, 1, 1, 1)
"""Kept free around a painting: a wheel game's wheel is turned, and an edge is smooth only with something beside it."""


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


class Easel(QQuickItem):
    """Something painted with smooth edges, the same size as its item.

    Qt's own painted item keeps an empty second picture of everything with transparency: 2 MB for the wheel of a station
    at rest, 5 MB more for the felt.
    """

    def __init__(self, parent: QQuickItem | None = None) -> None:
        super().__init__(parent)
        self.setFlag(QQuickItem.Flag.ItemHasContents)
        self.setAntialiasing(True)
        self._in: QQuickWindow | None = None
        # Not asked of the item: what PySide gives out for `window()` it takes to be the item's own, and to end with it.
        self.windowChanged.connect(self._hung)
        # PySide never lets go of the Python half of what QML made. Emptied, it is 200 bytes; with its forty signals and
        # colours it is 10 KB, six times for each player who sits down.
        self.destroyed.connect(self.__dict__.clear)

    @abstractmethod
    def paint(self, painter: QPainter) -> None:
        """Paints the picture on the easel."""

    def updatePaintNode(  # type: ignore[override]  # Qt's none, for nothing to be seen, is left out of PySide's types
        self, node: QSGNode | None, _data: QQuickItem.UpdatePaintNodeData
    ) -> QSGNode | None:
        """Called before a frame when something was asked to be painted anew, or has another size."""
        size = self.area().size().toSize()
        if self._in is None or size.isEmpty():
            if isinstance(node, QSGImageNode):
                node.setRect(QRectF())
            return node
        ratio = self._in.effectiveDevicePixelRatio()
        picture = QImage(size.grownBy(_FRAME) * ratio, QImage.Format.Format_ARGB32_Premultiplied)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.translate(_FRAME.left(), _FRAME.top())
        painter.setClipRect(QRect(QPoint(), size))
        self.paint(painter)
        painter.end()
        if not isinstance(node, QSGImageNode):
            node = self._in.createImageNode()
            node.setOwnsTexture(True)
            node.setFiltering(QSGTexture.Filtering.Linear)  # the wheel of a wheel game is turned
        # Not asked of the window: PySide would keep a note of every texture for as long as the window lives.
        made = QQuickTextureFactory.textureFactoryForImage(picture)
        node.setTexture(made.createTexture(self._in))
        made.deleteLater()
        node.setRect(QRectF(QPointF(), QSizeF(size)).marginsAdded(QMarginsF(_FRAME)))
        return node

    def _hung(self, window: QQuickWindow | None) -> None:
        self._in = window

    def area(self) -> QRectF:
        return QRectF(0, 0, self.width(), self.height())


def line(colour: QColor, width: float) -> QPen:
    pen = QPen(colour, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def no_line() -> QPen:
    return QPen(Qt.PenStyle.NoPen)


def lettering(painter: QPainter, size: float) -> QFont:
    font = QFont(painter.font())
    font.setPixelSize(max(1, round(size)))
    font.setWeight(QFont.Weight.DemiBold)
    return font


def written(painter: QPainter, text: str, at: QPointF, size: float, colour: QColor, turned: float = 0.0) -> None:
    """A word in the middle of `at`, turned by some degrees."""
    font = lettering(painter, size)
    painter.save()
    painter.translate(at)
    painter.rotate(turned)
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(QRectF(-200, -100, 400, 200), Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()
