"""The woven cloth of the felt: a strip as high as the felt, which QML lays side by side.

QML asks for `image://cloth/<height>/<colour above>/<colour below>`, colours without their #. A strip is a fifteenth of
the picture of a whole felt, which was 4 MB of a station that is played on.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPixmap
from PySide6.QtQuick import QQuickImageProvider


class Cloth(QQuickImageProvider):
    """Dyed from one colour to the other, with the weave of `assets/felt-weave.png`, whose width repeats."""

    def __init__(self, weave: Path) -> None:
        super().__init__(QQuickImageProvider.ImageType.Pixmap)
        self._weave = weave

    def requestPixmap(self, id: str, size: QSize, requestedSize: QSize) -> QPixmap:
        height, above, below = id.split("/")
        weave = QPixmap(str(self._weave))
        strip = QPixmap(weave.width(), int(height))
        dye = QLinearGradient(QPointF(), QPointF(0, strip.height()))
        dye.setColorAt(0, QColor(f"#{above}"))
        dye.setColorAt(1, QColor(f"#{below}"))
        painter = QPainter(strip)
        painter.fillRect(strip.rect(), QBrush(dye))
        painter.fillRect(strip.rect(), QBrush(weave))
        painter.end()
        size.setWidth(strip.width())
        size.setHeight(strip.height())
        return strip
