"""Pictures of chips and stacks, drawn once for each size and kept by Qt: a felt full of chips costs only copying.

QML asks for `image://chips/<diameter>/<cents,cents,…>/<label>`, largest chip first. In the picture the bottom chip's
middle lies at (width / 2, height - diameter × 0.65), so that QML can stand it exactly on its spot.
"""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import unquote

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap, QRadialGradient
from PySide6.QtQuick import QQuickImageProvider

from screen_kit.qml.painting.chip import OTHER, Design, paint_chip, paint_rim

MARGIN = 0.15
"""Room for the shadow around a chip, of its diameter."""
RISE = 0.08
"""How much higher each chip of a stack lies, of its diameter; in a high stack less, so that it hides no number."""
HIGHEST = 0.18
TURN = 23.0
"""Degrees each further chip is turned: a stack made by hand, not by a machine."""
INLAY = 0.56


class ChipPictures(QQuickImageProvider):
    """A denomination without a design gets a neutral chip; its label tells the value."""

    def __init__(
        self, designs: Mapping[str, Design], *, ink: QColor, inlay: QColor, shadow: QColor, font: QFont
    ) -> None:
        super().__init__(QQuickImageProvider.ImageType.Pixmap)
        self._designs = designs
        self._ink = ink
        self._inlay = inlay
        self._shadow = shadow
        self._font = font

    def requestPixmap(self, id: str, size: QSize, requestedSize: QSize) -> QPixmap:
        diameter, cents, label = unquote(id).split("/", 2)
        picture = self.stack(int(diameter), tuple(cents.split(",")), label)
        size.setWidth(picture.width())
        size.setHeight(picture.height())
        return picture

    def stack(self, diameter: int, cents: tuple[str, ...], label: str) -> QPixmap:
        margin = round(diameter * MARGIN)
        rise = diameter * min(RISE, HIGHEST / max(1, len(cents) - 1))
        width = diameter + 2 * margin
        picture = QPixmap(width, round(width + rise * (len(cents) - 1)))
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(width / 2, picture.height() - diameter / 2 - margin)
        self._paint_shadow(painter, middle, diameter)
        for place, denomination in enumerate(cents):
            at = QPointF(middle.x(), middle.y() - place * rise)
            design = self._designs.get(denomination, self._designs[OTHER])
            painter.save()
            painter.translate(at)
            painter.rotate(place * TURN)
            painter.scale(diameter / 100, diameter / 100)
            if place < len(cents) - 1:
                paint_rim(painter, design)
            else:
                paint_chip(painter, design, self._inlay)
            painter.restore()
        self._paint_label(painter, QPointF(middle.x(), middle.y() - (len(cents) - 1) * rise), diameter, label)
        painter.end()
        return picture

    def _paint_shadow(self, painter: QPainter, middle: QPointF, diameter: int) -> None:
        at = QPointF(middle.x() + diameter * 0.03, middle.y() + diameter * 0.06)
        soft = QRadialGradient(at, diameter * 0.59)
        soft.setColorAt(0.72, self._shadow)
        soft.setColorAt(1.0, QColor(self._shadow.red(), self._shadow.green(), self._shadow.blue(), 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(soft)
        painter.drawEllipse(at, diameter * 0.59, diameter * 0.59)

    def _paint_label(self, painter: QPainter, middle: QPointF, diameter: int, label: str) -> None:
        """The amount of the whole stack. A long one gets a band across the chip, so that it stays readable."""
        font = QFont(self._font)
        font.setWeight(QFont.Weight.Bold)
        size = diameter * (0.34 if len(label) <= 2 else 0.29)
        font.setPixelSize(max(9, round(size)))
        width = QFontMetricsF(font).horizontalAdvance(label)
        if width > diameter * 0.98:
            font.setPixelSize(max(9, int(font.pixelSize() * diameter * 0.98 / width)))
            width = QFontMetricsF(font).horizontalAdvance(label)
        if width > diameter * (INLAY - 0.04):
            band = QRectF(0, 0, min(width + diameter * 0.14, diameter * 1.24), font.pixelSize() * 1.22)
            band.moveCenter(middle)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._inlay)
            painter.drawRoundedRect(band, band.height() / 2, band.height() / 2)
        painter.setFont(font)
        painter.setPen(self._ink)
        area = QRectF(0, 0, diameter * 2, diameter)
        area.moveCenter(middle)
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, label)
