"""The racetrack's oval with the numbers in the order of the wheel. Painted once for a size."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, Signal
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickItem

from ats_client.viewmodels.racetrack import Oval, Racetrack
from screen_kit.qml.painting.easel import Easel, line, painted, written

QML_IMPORT_NAME = "ats_client.qml.painting"
QML_IMPORT_MAJOR_VERSION = 1

_POINTS_PER_CELL = 6


@QmlElement
class TrackCloth(Easel):
    """One cell for each compartment of the wheel, the first at the left end, clockwise."""

    repaint = Signal()

    def __init__(self, parent: QQuickItem | None = None) -> None:
        super().__init__(parent)
        self._racetrack: Racetrack | None = None
        self._band = 40.0
        self._textSize = 20.0
        self._inside = QColor()
        self._brass = QColor()
        self._label = QColor()
        self._colours: dict[str, Any] = {}

    racetrack = painted(Racetrack, "racetrack", repaint)
    band = painted(float, "band", repaint)
    textSize = painted(float, "textSize", repaint)
    inside = painted(QColor, "inside", repaint)
    brass = painted(QColor, "brass", repaint)
    label = painted(QColor, "label", repaint)
    colours = painted(dict, "colours", repaint)

    def paint(self, painter: QPainter) -> None:
        wheel = None if self._racetrack is None else self._racetrack.wheel
        if wheel is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = self.area().adjusted(1, 1, -1, -1)
        painter.translate(1, 1)
        oval = Oval(area.width(), area.height(), self._band)
        count = len(wheel.pockets)
        half = self._band / 2
        painter.setPen(line(self._brass, 1.2))
        painter.setBrush(QBrush(self._inside))
        painter.drawPath(_ribbon(oval, 0.0, 1.0, -half, None, 200))
        for place, pocket in enumerate(wheel.pockets):
            start, end = (place - 0.5) / count, (place + 0.5) / count
            colour = self._colours.get(pocket.colour)
            painter.setBrush(QBrush(QColor(colour)) if colour is not None else QBrush())
            painter.drawPath(_ribbon(oval, start, end, -half, half, _POINTS_PER_CELL))
            written(painter, pocket.label, QPointF(*oval.point(place / count)), self._textSize, self._label)


def _ribbon(oval: Oval, start: float, end: float, inner: float, outer: float | None, points: int) -> QPainterPath:
    """The cell between two places of the oval; without an outer edge, everything inside the inner one."""
    places = [start + (end - start) * step / points for step in range(points + 1)]
    there = [QPointF(*oval.point(place, outer if outer is not None else inner)) for place in places]
    back = [QPointF(*oval.point(place, inner)) for place in reversed(places)] if outer is not None else []
    path = QPainterPath(there[0])
    for point in (*there[1:], *back):
        path.lineTo(point)
    path.closeSubpath()
    return path
