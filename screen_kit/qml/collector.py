"""Collects garbage on Qt's own thread: Python's only there, and QML's while the ball runs.

Left to itself Python's collector runs in whichever thread happens to make an object: the journal's, a port's. If a
QObject with a running timer is among the garbage then, Qt cannot take the timer off another thread's list; it stays
there, and at its next tick the process is gone. So in a process that draws the collector is off, and asked for here.

QML's own collector keeps to the thread, but comes whenever a heap is full, and that is most often when something new is
made: a chip under a finger. So it is asked for in every round, when no chip can be placed any more.
"""

from __future__ import annotations

import gc
from types import TracebackType

from PySide6.QtCore import QTimer, Slot
from PySide6.QtQml import QQmlEngine

from screen_kit.viewmodels.countdown import Countdown

SWEPT_AFTER_MS = 250
"""Once what the end of the bets moves on the screen has come to rest."""


class Collector:
    """While it is entered, garbage waits for `look`, which the thread that draws calls a few times a second.

    What was loaded before never becomes garbage and is not walked through: that would be felt under a finger.
    """

    def __init__(self) -> None:
        self._was_on = gc.isenabled()

    def __enter__(self) -> Collector:
        self._was_on = gc.isenabled()
        gc.disable()
        gc.freeze()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        gc.unfreeze()
        if self._was_on:
            gc.enable()

    def look(self) -> None:
        """Collects the oldest generation that is due, by Python's own thresholds."""
        for generation, (made, due) in reversed(list(enumerate(zip(gc.get_count(), gc.get_threshold(), strict=True)))):
            if made > due:
                gc.collect(generation)
                return


class Sweeper(QTimer):
    """Has the engine collect what its scripts have dropped, a moment after every wagering period."""

    def __init__(self, engine: QQmlEngine, countdown: Countdown) -> None:
        super().__init__(countdown)
        self._engine = engine
        self._countdown = countdown
        self.setSingleShot(True)
        self.setInterval(SWEPT_AFTER_MS)
        self.timeout.connect(self._sweep)
        countdown.stageChanged.connect(self._stage)

    @Slot()
    def _stage(self) -> None:
        if self._countdown.stage == "closed" and not self.isActive():
            self.start()

    @Slot()
    def _sweep(self) -> None:
        self._engine.collectGarbage()
