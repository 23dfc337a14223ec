"""The racetrack's oval with the numbers in the order of the wheel, and its sectors.

Painted once for a size; the cells that light up under a finger are painted over it.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, Signal
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickItem

from ats_client.viewmodels.racetrack import Oval, Racetrack, borders
from screen_kit.qml.painting.easel import Easel, line, painted, written

QML_IMPORT_NAME = "ats_client.qml.painting"
QML_IMPORT_MAJOR_VERSION = 1

_POINTS_PER_CELL = 8
_POINTS_PER_BORDER = 24


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
        self._sectors: list[Any] = []
        self._brass = QColor()
        self._label = QColor()
        self._colours: dict[str, Any] = {}

    racetrack = painted(Racetrack, "racetrack", repaint)
    band = painted(float, "band", repaint)
    textSize = painted(float, "textSize", repaint)
    inside = painted(QColor, "inside", repaint)
    sectors = painted(list, "sectors", repaint)
    brass = painted(QColor, "brass", repaint)
    label = painted(QColor, "label", repaint)
    colours = painted(dict, "colours", repaint)

    def paint(self, painter: QPainter) -> None:
        wheel = None if self._racetrack is None else self._racetrack.wheel
        if wheel is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        oval = oval_of(self, self._band)
        painter.translate(1, 1)
        count = len(wheel.pockets)
        half = self._band / 2
        self._paint_inside(painter, oval)
        painter.setPen(line(self._brass, 1.2))
        for place, pocket in enumerate(wheel.pockets):
            colour = self._colours.get(pocket.colour)
            painter.setBrush(QBrush(QColor(colour)) if colour is not None else QBrush())
            painter.drawPath(cell(oval, place, count))
            written(painter, pocket.label, QPointF(*oval.point(place / count)), self._textSize, self._label)
        painter.setBrush(QBrush())
        painter.drawPath(_ribbon(oval, 0.0, 1.0, half, None, 200))

    def _paint_inside(self, painter: QPainter, oval: Oval) -> None:
        within = _ribbon(oval, 0.0, 1.0, -self._band / 2, None, 200)
        painter.setPen(line(self._brass, 1.2))
        painter.setBrush(QBrush(self._inside))
        painter.drawPath(within)
        if self._racetrack is None or not self._racetrack.hasSeries or not self._sectors:
            return
        painter.save()
        painter.setClipPath(within)
        lines = [_border(oval, between) for between in borders()]
        for at, ground in enumerate(self._sectors):
            left = lines[at - 1] if at else [QPointF(0, 0), QPointF(0, oval.height)]
            right = lines[at] if at < len(lines) else [QPointF(oval.width, 0), QPointF(oval.width, oval.height)]
            area = QPainterPath(left[0])
            for point in (*left[1:], *reversed(right)):
                area.lineTo(point)
            area.closeSubpath()
            painter.fillPath(area, QBrush(QColor(ground)))
        painter.setBrush(QBrush())
        painter.setPen(line(self._brass, 1.6))
        for points in lines:
            painter.drawPolyline(points)
        painter.restore()


@QmlElement
class TrackLight(Easel):
    """The cells under a finger and their neighbours, lit."""

    repaint = Signal()

    def __init__(self, parent: QQuickItem | None = None) -> None:
        super().__init__(parent)
        self._racetrack: Racetrack | None = None
        self._band = 40.0
        self._lit: list[str] = []
        self._fill = QColor()
        self._edge = QColor()
        self._line = 3.0

    racetrack = painted(Racetrack, "racetrack", repaint)
    band = painted(float, "band", repaint)
    lit = painted(list, "lit", repaint)
    fill = painted(QColor, "fill", repaint)
    edge = painted(QColor, "edge", repaint)
    line = painted(float, "line", repaint)

    def paint(self, painter: QPainter) -> None:
        wheel = None if self._racetrack is None else self._racetrack.wheel
        if wheel is None or not self._lit:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        oval = oval_of(self, self._band)
        painter.translate(1, 1)
        painter.setPen(line(self._edge, self._line))
        painter.setBrush(self._fill)
        for label in self._lit:
            painter.drawPath(cell(oval, wheel.labels.index(label), len(wheel.labels)))


def oval_of(easel: Easel, band: float) -> Oval:
    area = easel.area().adjusted(1, 1, -1, -1)
    return Oval(area.width(), area.height(), band)


def cell(oval: Oval, place: int, count: int) -> QPainterPath:
    half = oval.band / 2
    return _ribbon(oval, (place - 0.5) / count, (place + 0.5) / count, -half, half, _POINTS_PER_CELL)


def _border(oval: Oval, between: tuple[float, float]) -> list[QPointF]:
    top, bottom = oval.band, oval.height - oval.band
    heights = [top + (bottom - top) * step / _POINTS_PER_BORDER for step in range(_POINTS_PER_BORDER + 1)]
    return [QPointF(oval.border(between, y), y) for y in heights]


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
