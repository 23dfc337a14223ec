"""A meter that runs: from what it shows to what is true, smoothly, never beyond it, and exact at rest. Pure.

The truth is whole cents that only rise, until a win sets them back; so the running figure is always an amount the
meter really had, or will be overtaken by one within a second, and a fall is shown at once.
"""

from __future__ import annotations

from dataclasses import dataclass

RUNS_MS = 600.0
"""A little longer than the time between two readings: the figure never stands still while money comes in."""


@dataclass(frozen=True, slots=True)
class RunningAmount:
    """From `start` cents at a moment to `target` cents, `RUNS_MS` later."""

    start: int
    target: int
    since_ms: float

    @classmethod
    def at(cls, cents: int) -> RunningAmount:
        return cls(cents, cents, 0.0)

    def cents(self, now_ms: float) -> int:
        part = min(1.0, max(0.0, (now_ms - self.since_ms) / RUNS_MS))
        # Whole thousandths, so that no fraction of a cent is ever made from a float.
        return self.start + (self.target - self.start) * round(part * 1000) // 1000

    def towards(self, cents: int, now_ms: float) -> RunningAmount:
        if cents == self.target:
            return self
        shown = self.cents(now_ms)
        return RunningAmount.at(cents) if cents < shown else RunningAmount(shown, cents, now_ms)
