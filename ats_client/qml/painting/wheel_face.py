"""The drawn wheel. Of a roulette wheel the bowl stands still and the rotor turns in it; a wheel game's turns whole.

Each is painted once for a size; turning it is the renderer's work.
"""

from __future__ import annotations

from math import cos, pi, radians, sin
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QRadialGradient
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickItem

from ats_client.viewmodels.wheel import WheelPanel
from game_rules.game import Game
from game_rules.wheel import Wheel
from screen_kit.qml.painting.easel import Easel, line, no_line, painted, written
from screen_kit.qml.painting.symbols import draw

QML_IMPORT_NAME = "ats_client.qml.painting"
QML_IMPORT_MAJOR_VERSION = 1

RIM_LINE = 0.012
"""The brass line around the whole wheel, of its radius."""
TRACK = 0.955
"""The ball runs between this and the rotor."""
ROTOR = 0.86
NUMBERS = 0.70
POCKETS = 0.54
"""The inner edge of the wells a ball falls into; the cone lies inside."""
TURRET = 0.13

BIG_RIM = 0.925
BIG_ODDS = (0.70, 0.58)
BIG_HUB = 0.37
BRIGHT = 0.6


@QmlElement
class WheelFace(Easel):
    """The first compartment lies at the top; the others follow clockwise. Pieces: `bowl`, `rotor`; `big` is a wheel
    game's whole wheel."""

    repaint = Signal()

    def __init__(self, parent: QQuickItem | None = None) -> None:
        super().__init__(parent)
        self._panel: WheelPanel | None = None
        self._piece = "bowl"
        self._wood = QColor()
        self._brass = QColor()
        self._bowl = QColor()
        self._label = QColor()
        self._darkLabel = QColor()
        self._colours: dict[str, Any] = {}

    panel = painted(WheelPanel, "panel", repaint)
    piece = painted(str, "piece", repaint)
    wood = painted(QColor, "wood", repaint)
    brass = painted(QColor, "brass", repaint)
    bowl = painted(QColor, "bowl", repaint)
    label = painted(QColor, "label", repaint)
    darkLabel = painted(QColor, "darkLabel", repaint)
    colours = painted(dict, "colours", repaint)

    def paint(self, painter: QPainter) -> None:
        game = None if self._panel is None else self._panel.game
        if game is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self.area().center())
        whole = min(self.width(), self.height()) / 2
        if self._piece == "rotor":
            self._paint_rotor(painter, whole / ROTOR, game.wheel)
            return
        radius = whole / (1 + RIM_LINE / 2)  # half of the outermost line lies outside
        self._paint_rim(painter, radius)
        if self._piece == "bowl":
            self._paint_track(painter, radius)
        else:
            self._paint_sections(painter, radius, game)
            self._paint_hub(painter, radius)

    # --- wood and brass

    def _paint_rim(self, painter: QPainter, radius: float) -> None:
        """Wood that catches the light on two sides. A gradient around the middle takes as long as all the rest."""
        light = QPointF(radius * cos(radians(60)), -radius * sin(radians(60)))
        sheen = QLinearGradient(light, -light)
        for place, shade in (
            (0.0, self._wood.lighter(210)),
            (0.25, self._wood.lighter(130)),
            (0.5, self._wood.darker(110)),
            (0.8, self._wood.lighter(120)),
            (1.0, self._wood.lighter(180)),
        ):
            sheen.setColorAt(place, shade)
        painter.setPen(line(self._brass, radius * RIM_LINE))
        painter.setBrush(QBrush(sheen))
        painter.drawEllipse(QPointF(), radius, radius)

    def _paint_track(self, painter: QPainter, radius: float) -> None:
        """The ball's way, hollowed out, with the brass diamonds that turn it down."""
        hollow = QRadialGradient(QPointF(), radius * TRACK)
        hollow.setColorAt(0.84, self._bowl)
        hollow.setColorAt(0.93, self._wood.darker(125))
        hollow.setColorAt(1.0, self._bowl)
        painter.setPen(line(self._brass.darker(130), max(0.6, radius * 0.006)))
        painter.setBrush(QBrush(hollow))
        painter.drawEllipse(QPointF(), radius * TRACK, radius * TRACK)
        painter.setPen(no_line())
        for turn in range(8):
            painter.save()
            painter.rotate(turn * 45 + 22.5)
            painter.translate(0, -radius * 0.905)
            long, wide = (0.032, 0.011) if turn % 2 else (0.011, 0.032)
            diamond = QPainterPath(QPointF(0, -radius * long))
            for x, y in ((wide, 0), (0, long), (-wide, 0)):
                diamond.lineTo(radius * x, radius * y)
            painter.setBrush(self._brass)
            painter.drawPath(diamond)
            painter.restore()

    # --- roulette

    def _paint_rotor(self, painter: QPainter, radius: float, wheel: Wheel) -> None:
        count = len(wheel.pockets)
        step = 360 / count
        size = min(radius * 0.115, 2 * pi * radius * 0.78 / count * 0.66)
        edge = line(self._brass, max(0.6, radius * 0.005))
        for place, pocket in enumerate(wheel.pockets):
            colour = QColor(self._colours.get(pocket.colour, self._bowl))
            painter.setPen(edge)
            painter.setBrush(colour)
            painter.drawPath(_ring_part(radius * ROTOR, radius * NUMBERS, place, step))
            painter.setBrush(colour.darker(170))
            painter.drawPath(_ring_part(radius * NUMBERS, radius * POCKETS, place, step))
            written(painter, pocket.label, _around(radius * 0.78, place * step), size, self._label, place * step)
        self._paint_cone(painter, radius)
        painter.setPen(line(self._brass, max(1.0, radius * 0.012)))
        painter.setBrush(QBrush())
        painter.drawEllipse(QPointF(), radius * (ROTOR - 0.006), radius * (ROTOR - 0.006))

    def _paint_cone(self, painter: QPainter, radius: float) -> None:
        """Wooden leaves that rise to the turret."""
        cone = radius * POCKETS
        leaves = 16
        painter.setPen(no_line())
        for leaf in range(leaves):
            shade = self._wood.lighter(150 if leaf % 2 else 118)
            fall = QRadialGradient(QPointF(), cone)
            fall.setColorAt(0, shade.lighter(125))
            fall.setColorAt(1, shade.darker(165))
            painter.setBrush(QBrush(fall))
            painter.drawPath(_ring_part(cone, 0, leaf, 360 / leaves))
        painter.setPen(line(self._brass, max(1.0, radius * 0.014)))
        painter.setBrush(QBrush())
        painter.drawEllipse(QPointF(), cone, cone)
        painter.setPen(line(self._brass.darker(150), max(0.6, radius * 0.006)))
        painter.drawEllipse(QPointF(), radius * 0.3, radius * 0.3)
        for turn in (45, 135, 225, 315):
            tip = _around(radius * 0.235, turn)
            painter.setPen(line(self._brass.darker(115), max(1.0, radius * 0.03)))
            painter.drawLine(QPointF(), tip)
            painter.setPen(no_line())
            painter.setBrush(QBrush(self._knob(tip, radius * 0.045)))
            painter.drawEllipse(tip, radius * 0.045, radius * 0.045)
        painter.setBrush(QBrush(self._knob(QPointF(), radius * TURRET)))
        painter.drawEllipse(QPointF(), radius * TURRET, radius * TURRET)
        painter.setPen(line(self._brass.darker(150), max(0.6, radius * 0.008)))
        painter.setBrush(QBrush(self._knob(QPointF(), radius * TURRET * 0.55)))
        painter.drawEllipse(QPointF(), radius * TURRET * 0.55, radius * TURRET * 0.55)

    def _knob(self, middle: QPointF, radius: float) -> QRadialGradient:
        shine = QRadialGradient(middle + QPointF(-radius * 0.35, -radius * 0.4), radius * 1.5)
        shine.setColorAt(0, self._brass.lighter(155))
        shine.setColorAt(1, self._brass.darker(190))
        return shine

    # --- a wheel game

    def _paint_sections(self, painter: QPainter, radius: float, game: Game) -> None:
        pockets = game.wheel.pockets
        step = 360 / len(pockets)
        room = 2 * pi * radius * 0.815 / len(pockets)
        figure = min(radius * 0.15, room * 0.86)
        edge = line(self._brass, max(0.6, radius * 0.0045))
        for place, pocket in enumerate(pockets):
            colour = QColor(self._colours.get(pocket.colour, self._bowl))
            dye = QRadialGradient(QPointF(), radius * BIG_RIM)
            dye.setColorAt(0.3, colour.darker(135))
            dye.setColorAt(1.0, colour)
            painter.setPen(edge)
            painter.setBrush(QBrush(dye))
            painter.drawPath(_ring_part(radius * BIG_RIM, radius * BIG_HUB, place, step))
            ink = self._darkLabel if colour.lightnessF() > BRIGHT else self._label
            painter.save()
            painter.rotate(place * step)
            square = QRectF(-figure / 2, -radius * 0.815 - figure / 2, figure, figure)
            if not draw(painter, game.symbols[pocket.label].picture, square):
                written(painter, pocket.label, square.center(), figure * 0.8, ink)
            painter.restore()
        self._paint_odds(painter, radius, game)
        for place in range(len(pockets)):
            peg = _around(radius * 0.962, (place + 0.5) * step)
            painter.setPen(no_line())
            painter.setBrush(QBrush(self._knob(peg, radius * 0.017)))
            painter.drawEllipse(peg, radius * 0.017, radius * 0.017)

    def _paint_odds(self, painter: QPainter, radius: float, game: Game) -> None:
        """A dark band with what each section pays."""
        outer, inner = BIG_ODDS
        step = 360 / len(game.wheel.pockets)
        band = QColor(self._bowl)
        band.setAlphaF(0.62)
        painter.setPen(no_line())
        painter.setBrush(band)
        ring = QPainterPath()
        ring.addEllipse(QPointF(), radius * outer, radius * outer)
        ring.addEllipse(QPointF(), radius * inner, radius * inner)
        painter.drawPath(ring)
        size = 2 * pi * radius * inner / len(game.wheel.pockets) * 0.66
        for place, pocket in enumerate(game.wheel.pockets):
            pays = str(game.bets[f"symbol-{pocket.label}"].pays)
            written(painter, pays, _around(radius * (outer + inner) / 2, place * step), size, self._label, place * step)

    def _paint_hub(self, painter: QPainter, radius: float) -> None:
        hub = radius * BIG_HUB
        ground = QRadialGradient(QPointF(), hub)
        ground.setColorAt(0, self._wood.lighter(150))
        ground.setColorAt(1, self._wood.darker(150))
        painter.setPen(line(self._brass, max(1.5, radius * 0.018)))
        painter.setBrush(QBrush(ground))
        painter.drawEllipse(QPointF(), hub, hub)
        painter.setPen(line(self._brass.darker(170), max(0.6, radius * 0.004)))
        for ray in range(48):
            painter.drawLine(_around(hub * 0.34, ray * 7.5), _around(hub * (0.9 if ray % 2 else 0.72), ray * 7.5))
        painter.setPen(line(self._brass, max(0.8, radius * 0.008)))
        for leaf in range(8):
            painter.save()
            painter.rotate(leaf * 45)
            blade = QPainterPath(QPointF(0, -hub * 0.36))
            blade.cubicTo(hub * 0.2, -hub * 0.5, hub * 0.16, -hub * 0.7, 0, -hub * 0.84)
            blade.cubicTo(-hub * 0.16, -hub * 0.7, -hub * 0.2, -hub * 0.5, 0, -hub * 0.36)
            painter.setBrush(self._wood.darker(130))
            painter.drawPath(blade)
            painter.drawLine(QPointF(0, -hub * 0.4), QPointF(0, -hub * 0.76))
            painter.restore()
        painter.setPen(line(self._brass.darker(150), max(0.8, radius * 0.006)))
        painter.setBrush(QBrush(self._knob(QPointF(), hub * 0.27)))
        painter.drawEllipse(QPointF(), hub * 0.27, hub * 0.27)


def _around(distance: float, degrees: float) -> QPointF:
    turn = radians(degrees - 90)
    return QPointF(distance * cos(turn), distance * sin(turn))


def _ring_part(outer: float, inner: float, place: int, step: float) -> QPainterPath:
    """One of the equal parts of a ring, the first in the middle of the top."""
    start = 90 - (place - 0.5) * step
    path = QPainterPath()
    path.arcMoveTo(_circle(outer), start)
    path.arcTo(_circle(outer), start, -step)
    if inner > 0:
        path.arcTo(_circle(inner), start - step, step)
    else:
        path.lineTo(QPointF())
    path.closeSubpath()
    return path


def _circle(radius: float) -> QRectF:
    return QRectF(-radius, -radius, 2 * radius, 2 * radius)
