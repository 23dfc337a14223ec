"""The symbols of the wheel games, from assets/symbols: painters draw them, QML asks for them.

QML asks for `image://symbols/<picture>/<width>`, and by `image://symbols/<lit>-<of>/<width>x<height>/<colour>` for the
marks beside a symbol, of which as many are lit as the wheel has sections of it. Qt's library for SVG is loaded with the
first symbol: a roulette table never loads it.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtQuick import QQuickImageProvider

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

FOLDER = Path(__file__).resolve().parents[3] / "assets/symbols"
UNLIT = 0.22


def draw(painter: QPainter, picture: str, place: QRectF) -> bool:
    """Draws a symbol into a square; False where there is no such picture, and its letter must do."""
    renderer = _renderer(picture)
    if renderer is None:
        return False
    renderer.render(painter, place)
    return True


@lru_cache(maxsize=64)
def _renderer(picture: str) -> QSvgRenderer | None:
    file = FOLDER / f"{picture}.svg"
    if not file.is_file():
        return None
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer(str(file))
    return renderer if renderer.isValid() else None


class Symbols(QQuickImageProvider):
    """Symbols and their marks as pictures for QML."""

    def __init__(self) -> None:
        super().__init__(QQuickImageProvider.ImageType.Pixmap)

    def requestPixmap(self, id: str, size: QSize, requestedSize: QSize) -> QPixmap:
        name, dimensions, *colour = id.split("/")
        picture = _marks(name, dimensions, colour[0]) if colour else _symbol(name, int(dimensions))
        size.setWidth(picture.width())
        size.setHeight(picture.height())
        return picture


def _symbol(name: str, width: int) -> QPixmap:
    picture = _blank(width, width)
    painter = QPainter(picture)
    draw(painter, name, QRectF(0, 0, width, width))
    painter.end()
    return picture


def _marks(counts: str, dimensions: str, colour: str) -> QPixmap:
    lit, of = map(int, counts.split("-"))
    width, height = map(int, dimensions.split("x"))
    picture = _blank(width, height)
    painter = QPainter(picture)
    bright = QColor(f"#{colour}")
    dim = QColor(bright)
    dim.setAlphaF(UNLIT)
    step = width / of
    for place in range(of):
        painter.fillRect(QRectF(place * step, 0, step * 0.62, height), bright if place < lit else dim)
    painter.end()
    return picture


def _blank(width: int, height: int) -> QPixmap:
    picture = QPixmap(width, height)
    picture.fill(Qt.GlobalColor.transparent)
    return picture
