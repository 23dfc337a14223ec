"""Collects Python's garbage on Qt's own thread, and only there.

Left to itself the collector runs in whichever thread happens to make an object: the journal's, a port's. If a QObject
with a running timer is among the garbage then, Qt cannot take the timer off another thread's list; it stays there, and
at its next tick the process is gone. So in a process that draws the collector is off, and asked for here.
"""

from __future__ import annotations

import gc
from types import TracebackType


class Collector:
    """While it is entered, garbage waits for `look`, which the thread that draws calls a few times a second."""

    def __init__(self) -> None:
        self._was_on = gc.isenabled()

    def __enter__(self) -> Collector:
        self._was_on = gc.isenabled()
        gc.disable()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._was_on:
            gc.enable()

    def look(self) -> None:
        """Collects the oldest generation that is due, by Python's own thresholds."""
        for generation, (made, due) in reversed(list(enumerate(zip(gc.get_count(), gc.get_threshold(), strict=True)))):
            if made > due:
                gc.collect(generation)
                return
