"""The cloth of the felt: weave, boxes and brass lines, painted once for a game and a size."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF, QUrl, Signal
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPixmap
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickItem

from ats_client.qml.painting.easel import Easel, line, no_line, painted
from ats_client.viewmodels.felt import Felt
from game_rules.layout import Box

QML_IMPORT_NAME = "ats_client.qml.painting"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class FeltCloth(Easel):
    """Everything of the felt that never moves; numbers and chips lie above it as items of their own."""

    repaint = Signal()

    def __init__(self, parent: QQuickItem | None = None) -> None:
        super().__init__(parent)
        self._felt: Felt | None = None
        self._originX = 0.0
        self._originY = 0.0
        self._squareWidth = 1.0
        self._squareHeight = 1.0
        self._cornerRadius = 0.0
        self._lineWidth = 1.0
        self._weave = QUrl()
        self._clothTop = QColor()
        self._clothBottom = QColor()
        self._brass = QColor()
        self._colours: dict[str, Any] = {}

    felt = painted(Felt, "felt", repaint)
    originX = painted(float, "originX", repaint)
    originY = painted(float, "originY", repaint)
    squareWidth = painted(float, "squareWidth", repaint)
    squareHeight = painted(float, "squareHeight", repaint)
    cornerRadius = painted(float, "cornerRadius", repaint)
    lineWidth = painted(float, "lineWidth", repaint)
    weave = painted(QUrl, "weave", repaint)
    clothTop = painted(QColor, "clothTop", repaint)
    clothBottom = painted(QColor, "clothBottom", repaint)
    brass = painted(QColor, "brass", repaint)
    colours = painted(dict, "colours", repaint)

    def paint(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_cloth(painter)
        layout = None if self._felt is None else self._felt.layout
        for box in () if layout is None else layout.boxes:
            self._paint_box(painter, box)

    def _paint_cloth(self, painter: QPainter) -> None:
        area = self.area().adjusted(1, 1, -1, -1)
        cloth = QLinearGradient(area.topLeft(), area.bottomLeft())
        cloth.setColorAt(0, self._clothTop)
        cloth.setColorAt(1, self._clothBottom)
        painter.setPen(no_line())
        painter.setBrush(cloth)
        painter.drawRoundedRect(area, self._cornerRadius, self._cornerRadius)
        weave = QPixmap(self._weave.toLocalFile())
        painter.setBrush(QBrush(weave))
        painter.drawRoundedRect(area, self._cornerRadius, self._cornerRadius)
        painter.setBrush(QBrush())
        painter.setPen(line(self._brass, self._lineWidth * 1.5))
        painter.drawRoundedRect(area, self._cornerRadius, self._cornerRadius)

    def _paint_box(self, painter: QPainter, box: Box) -> None:
        area = QRectF(
            self._originX + box.x * self._squareWidth,
            self._originY + box.y * self._squareHeight,
            box.width * self._squareWidth,
            box.height * self._squareHeight,
        )
        painter.setPen(line(self._brass, self._lineWidth))
        # A symbol's colour is on its medal, not on the whole box: eighteen bright boxes would not be a calm felt.
        colour = None if box.bet_id.startswith("symbol") else self._colours.get(box.colour)
        painter.setBrush(self._shaded(QColor(colour), area) if colour is not None else QBrush())
        painter.drawPath(self._outline(box, area))

    def _outline(self, box: Box, area: QRectF) -> QPainterPath:
        """A box; the outermost zero has its left side rounded, as on every roulette felt."""
        path = QPainterPath()
        layout = None if self._felt is None else self._felt.layout
        outermost = layout is not None and box.x == layout.bounds[0] and box.height > 1 and box.colour == "green"
        if not outermost:
            path.addRect(area)
            return path
        curve = min(area.width() * 0.7, area.height() / 2)
        path.moveTo(area.right(), area.top())
        path.lineTo(area.left() + curve, area.top())
        path.quadTo(area.left(), area.top(), area.left(), area.top() + curve)
        path.lineTo(area.left(), area.bottom() - curve)
        path.quadTo(area.left(), area.bottom(), area.left() + curve, area.bottom())
        path.lineTo(area.right(), area.bottom())
        path.closeSubpath()
        return path

    def _shaded(self, colour: QColor, area: QRectF) -> QBrush:
        shade = QLinearGradient(area.topLeft(), area.bottomLeft())
        shade.setColorAt(0, colour.lighter(112))
        shade.setColorAt(0.5, colour)
        shade.setColorAt(1, colour.darker(118))
        return QBrush(shade)
