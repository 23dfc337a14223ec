"""Named checks that pass or fail with a reason, for `ats diagnostics` and for a technician."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import asdict, dataclass
from itertools import count

ANSWER_WITHIN_S = 10.0
"""A check that has not answered by then has failed, because a technician is waiting."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of a probe. The detail is one line that a technician can act on."""

    passed: bool
    detail: str


@dataclass(frozen=True, slots=True)
class Check:
    """A verdict with its name."""

    name: str
    passed: bool
    detail: str


Probe = Callable[[], Awaitable[Verdict]]


class Checks:
    """The checks of this machine, in the order they are shown. A probe that breaks or hangs counts as failed."""

    def __init__(self, answer_within_s: float = ANSWER_WITHIN_S) -> None:
        self._answer_within_s = answer_within_s
        self._probes: dict[str, Probe] = {}

    def add(self, name: str, probe: Probe) -> None:
        if name in self._probes:
            raise ValueError(f"there are two checks called {name}")
        self._probes[name] = probe

    def add_blocking(self, name: str, probe: Callable[[], Verdict]) -> None:
        """Adds a probe that reads files or asks the system. It gets a thread, since no loop may wait for a disk."""
        self.add(name, lambda: asyncio.to_thread(probe))

    async def run(self, told: Callable[[int, int], None] = lambda _done, _of: None) -> list[Check]:
        """Runs all of them side by side; `told` hears how many have answered."""
        done = count(1)

        async def check(name: str, probe: Probe) -> Check:
            checked = await self._check(name, probe)
            told(next(done), len(self._probes))
            return checked

        return list(await asyncio.gather(*(check(name, probe) for name, probe in self._probes.items())))

    async def _check(self, name: str, probe: Probe) -> Check:
        try:
            verdict = await asyncio.wait_for(probe(), self._answer_within_s)
        except TimeoutError:
            verdict = Verdict(False, f"no answer within {self._answer_within_s:g} s")
        except Exception as error:  # any error in a probe is the failure of that check, and never of another one
            verdict = Verdict(False, f"cannot be checked: {type(error).__name__}: {error}")
        return Check(name, verdict.passed, " ".join(verdict.detail.split()))


def as_json(checks: Iterable[Check]) -> dict[str, object]:
    """The form scripts rely on."""
    return {"checks": [asdict(check) for check in checks]}
