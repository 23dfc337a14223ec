"""The drawn wheel: rim, compartments in their order with their labels, and the turret. Painted once for a size."""

from __future__ import annotations

from math import cos, pi, radians, sin
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QRadialGradient
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickItem

from ats_client.viewmodels.wheel import WheelPanel
from game_rules.wheel import Wheel
from screen_kit.qml.painting.easel import Easel, line, no_line, painted, written

QML_IMPORT_NAME = "ats_client.qml.painting"
QML_IMPORT_MAJOR_VERSION = 1

RIM = 0.90
"""Outer edge of the compartments, of the wheel's radius; the ball runs between it and the edge."""
POCKETS = 0.70
RIM_LINE = 0.012
"""The brass line around the whole wheel, of its radius."""
CONE = 0.50


@QmlElement
class WheelFace(Easel):
    """The first compartment lies at the top; the others follow clockwise."""

    repaint = Signal()

    def __init__(self, parent: QQuickItem | None = None) -> None:
        super().__init__(parent)
        self._panel: WheelPanel | None = None
        self._wood = QColor()
        self._brass = QColor()
        self._bowl = QColor()
        self._label = QColor()
        self._darkLabel = QColor()
        self._colours: dict[str, Any] = {}

    panel = painted(WheelPanel, "panel", repaint)
    wood = painted(QColor, "wood", repaint)
    brass = painted(QColor, "brass", repaint)
    bowl = painted(QColor, "bowl", repaint)
    label = painted(QColor, "label", repaint)
    darkLabel = painted(QColor, "darkLabel", repaint)
    colours = painted(dict, "colours", repaint)

    def paint(self, painter: QPainter) -> None:
        wheel = None if self._panel is None else self._panel.wheel
        if wheel is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.area().center()
        radius = min(self.width(), self.height()) / 2 / (1 + RIM_LINE / 2)  # half of the outermost line lies outside
        self._paint_rim(painter, middle, radius)
        self._paint_pockets(painter, middle, radius, wheel)
        self._paint_cone(painter, middle, radius)

    def _paint_rim(self, painter: QPainter, middle: QPointF, radius: float) -> None:
        """Wood that catches the light on two sides. A gradient around the middle takes as long as all the rest."""
        light = QPointF(radius * cos(radians(60)), -radius * sin(radians(60)))
        sheen = QLinearGradient(middle + light, middle - light)
        for place, shade in (
            (0.0, self._wood.lighter(150)),
            (0.5, self._wood.darker(105)),
            (1.0, self._wood.lighter(135)),
        ):
            sheen.setColorAt(place, shade)
        painter.setPen(line(self._brass, radius * RIM_LINE))
        painter.setBrush(QBrush(sheen))
        painter.drawEllipse(middle, radius, radius)
        painter.setBrush(QBrush(self._bowl))
        painter.drawEllipse(middle, radius * 0.955, radius * 0.955)

    def _paint_pockets(self, painter: QPainter, middle: QPointF, radius: float, wheel: Wheel) -> None:
        count = len(wheel.pockets)
        step = 360 / count
        outer, inner = _circle(middle, radius * RIM), _circle(middle, radius * POCKETS)
        size = min(radius * 0.11, 2 * pi * radius * 0.80 / count * 0.66)
        edge = line(self._brass, max(0.6, radius * 0.005))
        for place, pocket in enumerate(wheel.pockets):
            start = 90 - (place - 0.5) * step
            path = QPainterPath()
            path.arcMoveTo(outer, start)
            path.arcTo(outer, start, -step)
            path.arcTo(inner, start - step, step)
            path.closeSubpath()
            colour = QColor(self._colours.get(pocket.colour, self._bowl))
            painter.setPen(edge)
            painter.setBrush(colour)
            painter.drawPath(path)
            turn = radians(place * step - 90)
            at = QPointF(middle.x() + radius * 0.805 * cos(turn), middle.y() + radius * 0.805 * sin(turn))
            ink = self._darkLabel if colour.lightnessF() > 0.6 else self._label
            written(painter, pocket.label, at, size, ink, place * step)

    def _paint_cone(self, painter: QPainter, middle: QPointF, radius: float) -> None:
        floor = QRadialGradient(middle, radius * POCKETS)
        floor.setColorAt(0, self._wood.lighter(140))
        floor.setColorAt(0.7, self._wood)
        floor.setColorAt(1, self._wood.darker(190))
        painter.setPen(line(self._brass, max(1.0, radius * 0.012)))
        painter.setBrush(QBrush(floor))
        painter.drawEllipse(middle, radius * POCKETS, radius * POCKETS)
        painter.setPen(line(self._brass.darker(160), max(0.6, radius * 0.006)))
        painter.setBrush(QBrush())
        painter.drawEllipse(middle, radius * CONE, radius * CONE)
        turret = QRadialGradient(QPointF(middle.x() - radius * 0.05, middle.y() - radius * 0.06), radius * 0.2)
        turret.setColorAt(0, self._brass.lighter(150))
        turret.setColorAt(1, self._brass.darker(170))
        painter.setPen(line(self._brass, max(1.0, radius * 0.03)))
        for turn in (0, 90):
            across = QPointF(radius * 0.3 * cos(radians(turn + 45)), radius * 0.3 * sin(radians(turn + 45)))
            painter.drawLine(middle - across, middle + across)
        painter.setPen(no_line())
        painter.setBrush(QBrush(turret))
        painter.drawEllipse(middle, radius * 0.16, radius * 0.16)


def _circle(middle: QPointF, radius: float) -> QRectF:
    return QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
