"""One chip, painted on a square of 100 by 100 around its middle.

The middle is left empty: the amount of the whole stack is written there, so a chip never lies about what stands on a
spot. Painted, not read from a picture file: Qt's library for those is a megabyte, and a file was parsed for each chip.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path

from msgspec import Struct, convert
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QRadialGradient

from screen_kit.qml.painting.easel import no_line

_MIDDLE = QPointF()
_RIM, _EDGE, _INLAY, _INNER_RING = 49.0, 36.0, 31.0, 27.5
"""Radii. The marks lie between the edge and the rim."""
_PAIR = 0.8
"""How far the two of a pair of marks stand to each side, of a mark's width."""
_LIGHT, _SHADE = QColor("white"), QColor("black")
OTHER = "other"


class Design(Struct, frozen=True, forbid_unknown_fields=True):
    """A denomination's look, as `assets/chips.toml` has it."""

    body: str
    marks: str
    count: int
    width: float
    """Degrees."""
    paired: bool = False

    @property
    def middles(self) -> tuple[float, ...]:
        """Where the marks lie on the edge, in degrees; the first is on top."""
        sides = (-_PAIR * self.width, _PAIR * self.width) if self.paired else (0.0,)
        return tuple(90 - at * 360 / self.count + side for at in range(self.count) for side in sides)


def read_designs(file: Path) -> dict[str, Design]:
    """By the denomination's cents, and `OTHER`."""
    return convert(tomllib.loads(file.read_text(encoding="utf-8")), dict[str, Design])


def paint_rim(painter: QPainter, design: Design) -> None:
    """The part of a chip seen under another: its edge with the marks."""
    _disc(painter, _RIM, QColor(design.body))
    painter.setBrush(QColor(design.marks))
    painter.drawPath(_marks(design))
    _disc(painter, _RIM, _light())
    _ring(painter, _RIM, _seen(_SHADE, 0.45), 1.4)


def paint_chip(painter: QPainter, design: Design, inlay: QColor) -> None:
    """The uppermost."""
    paint_rim(painter, design)
    _ring(painter, _EDGE, _seen(QColor(design.marks), 0.85), 1.2)
    _disc(painter, _INLAY, inlay)
    _ring(painter, _INLAY, _seen(_SHADE, 0.28), 1.2)
    _ring(painter, _INNER_RING, _seen(QColor(design.body), 0.8), 1.3)


@lru_cache
def _marks(design: Design) -> QPainterPath:
    path = QPainterPath()
    for middle in design.middles:
        start, end = middle - design.width / 2, middle + design.width / 2
        path.arcMoveTo(_around(_RIM), start)
        path.arcTo(_around(_RIM), start, design.width)
        path.arcTo(_around(_EDGE), end, -design.width)
        path.closeSubpath()
    return path


def _light() -> QRadialGradient:
    """From above on the left."""
    light = QRadialGradient(_MIDDLE, 50, QPointF(-12, -22))
    light.setColorAt(0.0, _seen(_LIGHT, 0.28))
    light.setColorAt(0.6, _seen(_LIGHT, 0.0))
    light.setColorAt(1.0, _seen(_SHADE, 0.3))
    return light


def _disc(painter: QPainter, radius: float, fill: QColor | QRadialGradient) -> None:
    painter.setPen(no_line())
    painter.setBrush(fill)
    painter.drawEllipse(_MIDDLE, radius, radius)


def _ring(painter: QPainter, radius: float, colour: QColor, width: float) -> None:
    painter.setPen(QPen(colour, width))
    painter.setBrush(QBrush())
    painter.drawEllipse(_MIDDLE, radius, radius)


def _around(radius: float) -> QRectF:
    return QRectF(-radius, -radius, 2 * radius, 2 * radius)


def _seen(colour: QColor, share: float) -> QColor:
    """The colour, let through by so much."""
    thin = QColor(colour)
    thin.setAlphaF(share)
    return thin
