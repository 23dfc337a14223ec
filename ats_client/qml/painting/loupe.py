"""The loupe above a finger: the felt around the aimed spot, larger. Painted only when the spot changes."""

from __future__ import annotations

from math import hypot
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPainterPath
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickItem

from screen_kit.qml.painting.easel import Easel, lettering, line, no_line, painted, written
from screen_kit.viewmodels.felt import BoxRow, Felt

QML_IMPORT_NAME = "ats_client.qml.painting"
QML_IMPORT_MAJOR_VERSION = 1

_REACH = 2.5
"""Boxes further than this many squares from the spot are outside the glass."""
_RIM = 5.0


@QmlElement
class Loupe(Easel):
    """A round glass with the spot exactly in its middle."""

    repaint = Signal()

    def __init__(self, parent: QQuickItem | None = None) -> None:
        super().__init__(parent)
        self._felt: Felt | None = None
        self._spotX = 0.0
        self._spotY = 0.0
        self._squareWidth = 1.0
        self._squareHeight = 1.0
        self._ground = QColor()
        self._brass = QColor()
        self._label = QColor()
        self._darkLabel = QColor()
        self._aimed = QColor()
        self._colours: dict[str, Any] = {}

    felt = painted(Felt, "felt", repaint)
    spotX = painted(float, "spotX", repaint)
    spotY = painted(float, "spotY", repaint)
    squareWidth = painted(float, "squareWidth", repaint)
    squareHeight = painted(float, "squareHeight", repaint)
    ground = painted(QColor, "ground", repaint)
    brass = painted(QColor, "brass", repaint)
    label = painted(QColor, "label", repaint)
    darkLabel = painted(QColor, "darkLabel", repaint)
    aimed = painted(QColor, "aimed", repaint)
    colours = painted(dict, "colours", repaint)

    def paint(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.area().center()
        radius = min(self.width(), self.height()) / 2 - 2
        glass = QPainterPath()
        glass.addEllipse(middle, radius, radius)
        painter.setPen(no_line())
        painter.setBrush(QBrush(self._ground))
        painter.drawPath(glass)
        painter.save()
        painter.setClipPath(glass)
        if (felt := self._felt) is not None:
            for row in filter(self._near, felt.rows):
                self._paint_box(painter, row, middle, aimed=felt.light(row.key) == "aimed")
        painter.restore()
        painter.setBrush(QBrush())
        painter.setPen(line(self._brass, 3))
        painter.drawPath(glass)

    def _near(self, row: BoxRow) -> bool:
        across = max(row.boxX - self._spotX, self._spotX - row.boxX - row.boxWidth)
        down = max(row.boxY - self._spotY, self._spotY - row.boxY - row.boxHeight)
        return across < _REACH and down < _REACH

    def _paint_box(self, painter: QPainter, row: BoxRow, middle: QPointF, *, aimed: bool) -> None:
        area = QRectF(
            middle.x() + (row.boxX - self._spotX) * self._squareWidth,
            middle.y() + (row.boxY - self._spotY) * self._squareHeight,
            row.boxWidth * self._squareWidth,
            row.boxHeight * self._squareHeight,
        )
        painter.setPen(line(self._brass, 1.5))
        colour = self._colours.get(row.colour)
        painter.setBrush(QBrush(QColor(colour)) if colour is not None else QBrush())
        painter.drawRect(area)
        if aimed:
            painter.fillRect(area, self._aimed)
        seen = area.intersected(self.area())
        ink = self._darkLabel if row.colour == "ivory" else self._label
        size = min(self._squareWidth, self._squareHeight) * 0.3
        at = seen.center() if aimed or row.boxWidth > 1 else area.center()
        if row.key.startswith("straight") and (area.center() - middle).manhattanLength() < 1:
            top = max(area.top(), middle.y() - self._squareHeight / 2)  # a zero is as high as three numbers
            at = QPointF(area.left() + size * 0.9, top + size * 0.8)
        inside = self._inside(row.label, at - middle, QFontMetricsF(lettering(painter, size)))
        if inside is not None:
            written(painter, row.label, middle + inside, size, ink)

    def _inside(self, label: str, off: QPointF, letters: QFontMetricsF) -> QPointF | None:
        """Where a word meant to stand so far off the middle lies wholly in the glass: there, or a little nearer; None
        where it would be cut, for half a word beside the spot only distracts."""
        across = abs(off.x()) + letters.horizontalAdvance(label) / 2
        down = abs(off.y()) + letters.capHeight() / 2
        beyond = hypot(across, down) - (min(self.width(), self.height()) / 2 - _RIM)
        if beyond <= 0:
            return off
        return off * (1 - beyond / hypot(off.x(), off.y())) if beyond < letters.capHeight() / 2 else None
