"""The countdown's ring: the part of the period that is left, as an arc from the top."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickItem

from screen_kit.qml.painting.easel import Easel, line, painted

QML_IMPORT_NAME = "screen_kit.qml.painting"
QML_IMPORT_MAJOR_VERSION = 1

_WHOLE_TURN = 360 * 16
"""Qt counts arcs in sixteenths of a degree."""


@QmlElement
class CountdownRing(Easel):
    """A quiet track and a bright arc on it."""

    repaint = Signal()

    def __init__(self, parent: QQuickItem | None = None) -> None:
        super().__init__(parent)
        self._fraction = 0.0
        self._thickness = 10.0
        self._track = QColor()
        self._bright = QColor()

    fraction = painted(float, "fraction", repaint)
    thickness = painted(float, "thickness", repaint)
    track = painted(QColor, "track", repaint)
    bright = painted(QColor, "bright", repaint)

    def paint(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        half = self._thickness / 2 + 1
        area = self.area().adjusted(half, half, -half, -half)
        painter.setPen(line(self._track, self._thickness))
        painter.drawEllipse(area)
        if self._fraction > 0:
            pen = line(self._bright, self._thickness)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawArc(area, 90 * 16, round(_WHOLE_TURN * min(self._fraction, 1.0)))
