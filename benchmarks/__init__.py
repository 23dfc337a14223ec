"""The measurements of `script/bench`: each has a name, and a limit that it keeps or breaks.

To add one, write a function in a module of this package (a new module is found by itself) and mark it:

    @benchmark
    def settle_full_sheets() -> Measurement:
        \"\"\"One line that the table shows.\"\"\"
        return Measurement(best_ms(work), "ms", limit=5)

It is called `<module>.<function>`, and `script/bench <module>` or `script/bench <module>.<function>` runs it alone.
A function that measures several things at once returns a mapping of name to Measurement, and they are called
`<module>.<function>.<name>`. Where the machine's speed is not the point, measure the ratio of two works and say
`ratio=True`: a ratio means the same on every machine. A measurement without a limit is for information.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import perf_counter


@dataclass(frozen=True, slots=True)
class Measurement:
    """A number and its limit: a maximum or, with `at_least`, a minimum."""

    value: float
    unit: str
    limit: float | None = None
    at_least: bool = False
    ratio: bool = False

    @property
    def passed(self) -> bool:
        if self.limit is None:
            return True
        return self.value >= self.limit if self.at_least else self.value <= self.limit


Measured = Measurement | Mapping[str, Measurement]

REGISTERED: dict[str, Callable[[], Measured]] = {}


def benchmark(measure: Callable[[], Measured]) -> Callable[[], Measured]:
    """Registers a function under its module's name and its own."""
    REGISTERED[f"{measure.__module__.rpartition('.')[2]}.{measure.__name__}"] = measure
    return measure


def best_ms(work: Callable[[], object], prepare: Callable[[], object] | None = None, repeats: int = 20) -> float:
    """The shortest of several runs in milliseconds: the work itself, without the noise of other programs.

    `prepare` runs before each repetition and is not timed.
    """
    times = []
    for _ in range(repeats):
        if prepare is not None:
            prepare()
        begun = perf_counter()
        work()
        times.append(perf_counter() - begun)
    return min(times) * 1000
