"""How far the server's clock is from ours, from samples of it; pure, so it is told the time.

A sample says: at some moment between our asking and our hearing, the server's clock showed this. So each sample
gives an interval the offset must lie in, and all of them together the narrower interval where they overlap. The
sample with the shortest round trip decides, however much the others were delayed: a slow network or a paused process
makes an interval wide, never wrong.

Ours is the monotonic clock, which no operator and no time server can set. When the server's clock is set, the next
sample contradicts all earlier ones, and they are forgotten.
"""

from __future__ import annotations

from dataclasses import dataclass

DRIFT = 200e-6
"""The most two clocks may drift apart, in seconds per second: twice what quartz does at its worst."""
RESOLUTION_MS = 1.0
"""The server tells whole milliseconds, cut off: the truth may be this much later."""


@dataclass(frozen=True, slots=True)
class ClockOffset:
    """Server milliseconds less our monotonic milliseconds: at least `low`, at most `high`, as of `known_at_s`."""

    low_ms: float
    high_ms: float
    known_at_s: float
    round_trip_ms: float
    """Of the newest sample."""

    @classmethod
    def sampled(cls, asked_s: float, heard_s: float, server_ms: int) -> ClockOffset:
        low = server_ms - heard_s * 1000
        high = server_ms + RESOLUTION_MS - asked_s * 1000
        return cls(low, high, heard_s, (heard_s - asked_s) * 1000)

    def and_sampled(self, asked_s: float, heard_s: float, server_ms: int) -> ClockOffset:
        """The estimate with one more sample."""
        new = ClockOffset.sampled(asked_s, heard_s, server_ms)
        drifted = max(0.0, heard_s - self.known_at_s) * DRIFT * 1000
        low, high = max(self.low_ms - drifted, new.low_ms), min(self.high_ms + drifted, new.high_ms)
        if low > high:  # one of the clocks was set: only the newest sample speaks of it as it is now
            return new
        return ClockOffset(low, high, heard_s, new.round_trip_ms)

    def server_ms(self, at_s: float) -> float:
        """The server's clock at a moment of ours: the middle of what is possible."""
        return at_s * 1000 + (self.low_ms + self.high_ms) / 2

    @property
    def uncertain_ms(self) -> float:
        """How far off `server_ms` can be at most."""
        return (self.high_ms - self.low_ms) / 2
