"""Python's search for cyclic garbage, made when nobody waits for the server.

Left to itself it comes whenever enough was made, which is most often while a hundred sheets or a settlement are under
way: 5 ms for what is young, much more for what is old. A round that has ended and has been told is a better moment.
"""

from __future__ import annotations

import asyncio
import gc

AFTER_S = 0.05
"""After the end of a round: what it meant for each player is on the wire by then, and the next is seconds away."""
AT_THE_LATEST = (200_000, 10, 10)
"""Python's thresholds. The first is for a server without rounds, twenty rounds of a full table away; the others say
after how many looks at the young the middle-aged are looked at, and so on."""


class Collector:
    """Looks through what is new, and now and then through more, soon after a round has ended."""

    def __init__(self) -> None:
        self._due: asyncio.TimerHandle | None = None

    def round_ended(self) -> None:
        if self._due is None:  # several tables may end theirs together
            self._due = asyncio.get_running_loop().call_later(AFTER_S, self._collect)

    def _collect(self) -> None:
        self._due = None
        if gc.isenabled():  # where it is off somebody else collects: beside a window, the thread that draws (0304)
            gc.collect(_oldest_due())


def settle_in() -> None:
    """Objects made so far stay for good, and are never looked through again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*AT_THE_LATEST)


def _oldest_due() -> int:
    _, young, middle = gc.get_count()
    _, most_young, most_middle = gc.get_threshold()
    if middle > most_middle:
        return 2
    return 1 if young > most_young else 0
