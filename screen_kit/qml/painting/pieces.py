"""Small pieces that lie on other things: the ball, a wheel game's pointer, the ring around chips on their way.

QML asks for `image://pieces/<name>/<width>`. They are no files: the first file that an `Image` shows makes Qt load all
its image libraries, 2.4 MB for three small pictures.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient
from PySide6.QtQuick import QQuickImageProvider

from screen_kit.qml.painting.easel import line, no_line

COLOURS = ("ballLight", "ball", "ballShade", "pointer", "pointerEdge", "ringTrack", "aimedEdge", "brassBright")
"""Those of the Theme that the pieces are painted with."""


class Pieces(QQuickImageProvider):
    """Paints each on a square of 100 by 100, whatever its size on the screen."""

    def __init__(self, colours: Mapping[str, QColor]) -> None:
        super().__init__(QQuickImageProvider.ImageType.Pixmap)
        self._colours = colours
        self._pieces: dict[str, Callable[[QPainter], None]] = {
            "ball": self._paint_ball,
            "pointer": self._paint_pointer,
            "ring": self._paint_ring,
            "place": self._paint_place,
            "rays": self._paint_rays,
        }

    def requestPixmap(self, id: str, size: QSize, requestedSize: QSize) -> QPixmap:
        name, width = id.split("/")
        picture = QPixmap(int(width), int(width))
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(picture.width() / 100, picture.width() / 100)
        self._pieces[name](painter)
        painter.end()
        size.setWidth(picture.width())
        size.setHeight(picture.height())
        return picture

    def _paint_ball(self, painter: QPainter) -> None:
        light = QRadialGradient(QPointF(50, 50), 50, QPointF(36, 30))
        for place, name in ((0.0, "ballLight"), (0.55, "ball"), (1.0, "ballShade")):
            light.setColorAt(place, self._colours[name])
        painter.setPen(no_line())
        painter.setBrush(QBrush(light))
        painter.drawEllipse(QPointF(50, 50), 47, 47)

    def _paint_pointer(self, painter: QPainter) -> None:
        path = QPainterPath(QPointF(50, 92))
        path.lineTo(22, 14)
        path.quadTo(50, 2, 78, 14)
        path.closeSubpath()
        painter.setPen(line(self._colours["pointerEdge"], 4))
        painter.setBrush(self._colours["pointer"])
        painter.drawPath(path)

    def _paint_ring(self, painter: QPainter) -> None:
        """A quarter of it is bright, so that its turning is seen."""
        painter.setPen(QPen(self._colours["ringTrack"], 4))
        painter.drawEllipse(QPointF(50, 50), 46, 46)
        bright = QPen(self._colours["aimedEdge"], 5)
        bright.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(bright)
        painter.drawArc(QRectF(4, 4, 92, 92), 0, 90 * 16)

    def _paint_place(self, painter: QPainter) -> None:
        """Where chips stood that went home: a dashed ring."""
        dashed = QPen(self._colours["aimedEdge"], 4)
        dashed.setDashPattern([2.4, 1.8])
        painter.setPen(dashed)
        painter.drawEllipse(QPointF(50, 50), 46, 46)

    def _paint_rays(self, painter: QPainter) -> None:
        """Behind a win: light from the middle, brighter in rays, faint at the edge."""
        light = QRadialGradient(QPointF(50, 50), 50)
        for place, alpha in ((0.0, 0.42), (0.55, 0.16), (1.0, 0.0)):
            shade = QColor(self._colours["brassBright"])
            shade.setAlphaF(alpha)
            light.setColorAt(place, shade)
        painter.setPen(no_line())
        painter.setBrush(QBrush(light))
        painter.drawEllipse(QPointF(50, 50), 50, 50)
        for ray in range(20):
            painter.drawPie(QRectF(0, 0, 100, 100), ray * 18 * 16, (7 if ray % 2 else 4) * 16)
