"""Times the calls from Qt into our Python, and fixed work beside them, to tell a long call from a slow machine."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from statistics import median
from types import FunctionType
from typing import Any, NamedTuple

CONTROL_OBJECTS = 100_000
CONTROL_STEPS = 3_000
"""About a millisecond, as long as placing a chip."""


class Call(NamedTuple):
    """One call, in milliseconds of the thread's own time."""

    ms: float
    name: str

    def __str__(self) -> str:
        return f"{self.name} {self.ms:.2f} ms"


class GuiCalls:
    """Times every call from Qt into a view model or a painting, by the thread's own clock."""

    def __init__(self) -> None:
        self._longest = Call(0.0, "")
        self._inside = False
        self._wrapped: list[tuple[type, str, Any]] = []

    def take_longest(self) -> Call:
        """The longest call since this was last asked."""
        longest, self._longest = self._longest, Call(0.0, "")
        return longest

    def __enter__(self) -> GuiCalls:
        for kind in _entered_by_qt():
            for name, method in list(vars(kind).items()):
                if isinstance(method, FunctionType) and not name.startswith("__"):
                    self._wrapped.append((kind, name, method))
                    setattr(kind, name, self._timed(f"{kind.__name__}.{name}", method))
        return self

    def __exit__(self, *_: object) -> None:
        for kind, name, method in self._wrapped:
            setattr(kind, name, method)

    def _timed(self, name: str, method: FunctionType) -> Callable[..., object]:
        def call(*arguments: object, **named: object) -> object:
            if self._inside:
                return method(*arguments, **named)
            self._inside = True
            begun = time.thread_time()
            try:
                return method(*arguments, **named)
            finally:
                self._inside = False
                self._longest = max(self._longest, Call((time.thread_time() - begun) * 1000, name))

        return call


class Control:
    """Walks through the same number of objects each time, scattered in memory, as Qt and Python do.

    Nothing of ours, of Qt's or of a collector can make it longer.
    """

    def __init__(self) -> None:
        self._objects = [[number] for number in range(CONTROL_OBJECTS)]
        Random(1).shuffle(self._objects)
        self._next = 0
        self._took: list[float] = []

    def run(self) -> None:
        met = self._objects[self._next : self._next + CONTROL_STEPS]
        self._next = (self._next + CONTROL_STEPS) % CONTROL_OBJECTS
        total = 0
        begun = time.thread_time()
        for each in met:
            total += each[0] % 7
        self._took.append(time.thread_time() - begun)

    def stretched(self) -> float:
        """How many times its usual length the longest run was."""
        return max(self._took) / median(self._took)


def _entered_by_qt() -> list[type]:
    from ats_client.qml.painting.loupe import Loupe
    from ats_client.viewmodels.aim import Aim
    from ats_client.viewmodels.placard import Placard
    from ats_client.viewmodels.sayings import Sayings
    from ats_client.viewmodels.station_screen import StationScreen
    from ats_client.viewmodels.tray import Tray
    from screen_kit.qml.collector import Collector, Sweeper
    from screen_kit.qml.painting.chip_pictures import ChipPictures
    from screen_kit.qml.painting.countdown_ring import CountdownRing
    from screen_kit.viewmodels.countdown import Countdown
    from screen_kit.viewmodels.felt import Felt
    from screen_kit.viewmodels.results import Results

    return [
        StationScreen,
        Countdown,
        Aim,
        Felt,
        Placard,
        Tray,
        Results,
        Sayings,
        ChipPictures,
        CountdownRing,
        Loupe,
        Collector,
        Sweeper,
    ]
