"""The real wheel, seen by a camera: a film or a stream, painted frame by frame.

Qt's own VideoOutput draws nothing with the software renderer, and that is the one a station uses. QtMultimedia is
loaded where a source is set, and nowhere else. While no picture comes (no such file, a stream that ended, a library
that is missing) `playing` is false and the drawn wheel serves; the log says so once, and the source is tried again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QLoggingCategory, QRectF, Qt, QTimer, QUrl, Signal, Slot
from PySide6.QtGui import QImage, QPainter, QPainterPath
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickItem

from game_protocol.log import Log
from screen_kit.qml.painting.easel import Easel, painted
from screen_kit.viewmodels.shown import show, shown_field

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QMediaPlayer, QVideoFrame

QML_IMPORT_NAME = "ats_client.qml.painting"
QML_IMPORT_MAJOR_VERSION = 1

log = Log(__name__)

NO_PICTURE_MS = 3000
"""A film that shows nothing new for so long has stopped, whatever its player says."""
TRY_AGAIN_MS = 10_000


@dataclass(frozen=True, slots=True)
class _Shown:
    playing: bool = False


@QmlElement
class WheelFilm(Easel):
    """Round, as the wheel is. `source` is a path or the address of a stream."""

    repaint = Signal()
    changed = Signal()

    def __init__(self, parent: QQuickItem | None = None) -> None:
        super().__init__(parent)
        self._source = ""
        self._player: QMediaPlayer | None = None
        self._image = QImage()
        self._shown = _Shown()
        self._why_not = ""
        self.repaint.connect(self._begin)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(NO_PICTURE_MS)
        self._patience.timeout.connect(self._nothing_comes)
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(TRY_AGAIN_MS)
        self._again.timeout.connect(self._begin)

    # --- the film

    @Slot()
    def _begin(self) -> None:
        if self._player is None and not self._made_player():
            return
        player = self._player
        if player is not None:
            player.setSource(QUrl())
            player.setSource(QUrl.fromUserInput(self._source, "", QUrl.UserInputResolutionOption.AssumeLocalFile))
            player.play()
            self._patience.start()

    def _made_player(self) -> bool:
        # Which of the machine's libraries it did not find is of no use to anybody here.
        QLoggingCategory.setFilterRules("qt.multimedia.*=false")
        try:
            from PySide6.QtMultimedia import QMediaPlayer, QVideoSink
        except ImportError as missing:
            self._tell(str(missing))
            return False
        sink = QVideoSink(self)
        sink.videoFrameChanged.connect(self._show)
        self._player = QMediaPlayer(self)
        self._player.setVideoSink(sink)
        self._player.setLoops(QMediaPlayer.Loops.Infinite.value)
        self._player.errorOccurred.connect(self._failed)
        return True

    def _show(self, frame: QVideoFrame) -> None:
        image = frame.toImage()
        if image.isNull():
            return
        self._patience.start()
        self._image = image
        self.update()
        if not self._shown.playing:
            self._why_not = ""
            log.info("the wheel is filmed", source=self._source)
            show(self, _Shown(playing=True), self.changed)

    def _failed(self, _error: object, why: str) -> None:
        self._tell(why)
        self._give_way()

    @Slot()
    def _nothing_comes(self) -> None:
        self._tell("no picture comes")
        self._give_way()

    def _give_way(self) -> None:
        """The drawn wheel serves."""
        self._patience.stop()
        self._again.start()
        show(self, _Shown(playing=False), self.changed)
        self.update()

    def _tell(self, why: str) -> None:
        """Once, however often it is tried again."""
        if not self._why_not:
            log.warning("the wheel's film cannot be shown, the drawn wheel serves", source=self._source, why=why)
        self._why_not = self._why_not or why or "no reason was given"

    # --- what is painted

    def paint(self, painter: QPainter) -> None:
        if not self._shown.playing:
            return
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        area = self.area()
        edge = QPainterPath()
        edge.addEllipse(area)
        painter.setClipPath(edge)
        size = self._image.size().toSizeF().scaled(area.size(), Qt.AspectRatioMode.KeepAspectRatioByExpanding)
        place = QRectF(area.topLeft(), size)
        place.moveCenter(area.center())
        painter.drawImage(place, self._image)

    source = painted(str, "source", repaint)
    playing = shown_field(bool, "playing", changed)
