"""The countdown: seconds, ring and words, asked of the station's clock again and again, never counted here.

So an early close, a jump of the clock or a process that was paused show the right time with the next frame.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from game_protocol.table import Phase
from game_rules.game import Game
from screen_kit.viewmodels.shown import show, shown_field
from screen_kit.viewmodels.words import translate

QML_IMPORT_NAME = "screen_kit.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1

LAST_BETS_S = 10
FINAL_S = 5
RING_STEPS_PER_S = 5
"""How often the ring moves; the number and the words change at their exact moment besides."""


@dataclass(frozen=True, slots=True)
class _Shown:
    seconds: int = 0
    fraction: float = 0.0
    stage: str = "closed"
    words: str = ""


@QmlElement
class Countdown(QObject):
    """Time left in the wagering period. Stages: `open`, `last`, `final`, `closed`, `waiting`."""

    changed = Signal()
    stageChanged = Signal()
    timePassed = Signal()
    """The stage changed by time alone, with no new picture."""

    def __init__(self, seconds_left: Callable[[], float], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seconds_left = seconds_left
        self._shown = _Shown()
        self._phase = Phase.WAITING
        self._round = 0
        self._period = 0.0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    def show(self, game: Game | None, phase: Phase, round_number: int) -> None:
        if round_number != self._round:
            self._round, self._period = round_number, 0.0
        if game is not None:
            self._period = max(self._period, float(game.wagering_period_s))
        self._phase = phase
        self._look()

    @Slot()
    def _tick(self) -> None:
        before = self._shown.stage
        self._look()
        if self._shown.stage != before:
            self.timePassed.emit()

    def _look(self) -> None:
        left = self._seconds_left() if self._phase is Phase.BETTING else 0.0
        self._period = max(self._period, left)
        steps = ceil(left * RING_STEPS_PER_S)
        stage, words = self._stage(left)
        before = self._shown.stage
        fraction = steps / (self._period * RING_STEPS_PER_S) if self._period else 0.0
        show(self, _Shown(ceil(left), fraction, stage, words), self.changed)
        if stage != before:
            self.stageChanged.emit()
        if left > 0:
            # The next moment at which a step ends: the same moments at which the seconds change.
            self._timer.start(max(1, ceil((left - (steps - 1) / RING_STEPS_PER_S) * 1000)))
        else:
            self._timer.stop()

    def _stage(self, left: float) -> tuple[str, str]:
        if self._phase is Phase.WAITING:
            return "waiting", translate("Countdown", "Please wait")
        if self._phase is Phase.NO_SPIN:
            return "closed", translate("Countdown", "No spin")
        if self._phase is Phase.VOID:
            return "closed", translate("Countdown", "Round void")
        if left <= 0:
            return "closed", translate("Countdown", "No more bets")
        if left <= FINAL_S:
            return "final", translate("Countdown", "Last seconds")
        if left <= LAST_BETS_S:
            return "last", translate("Countdown", "Last bets")
        return "open", translate("Countdown", "Place your bets")

    seconds = shown_field(int, "seconds", changed)
    fraction = shown_field(float, "fraction", changed)
    stage = shown_field(str, "stage", changed)
    words = shown_field(str, "words", changed)
