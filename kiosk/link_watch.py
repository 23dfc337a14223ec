"""Records how the link to the server has been since the station started, for a technician who comes later."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from ats_client.station.picture import Picture
from ats_client.station.station import Station
from kiosk.checks import Verdict

ROUND_TRIPS_KEPT = 120
GAP_MOST_S = 10.0
"""A station that has not heard its table for longer than this loads it anew instead of following."""


class LinkWatch:
    """Round trips, and gaps in the event stream."""

    def __init__(self, station: Station, now_s: Callable[[], float]) -> None:
        self.round_trips: deque[float] = deque(maxlen=ROUND_TRIPS_KEPT)
        self.gaps: deque[float] = deque(maxlen=ROUND_TRIPS_KEPT)
        self._now_s = now_s
        self._was_up = False
        self._lost_s: float | None = None
        station.watch(self._look)

    def _look(self, picture: Picture) -> None:
        link = picture.link
        if link.round_trip_ms is not None and (not self.round_trips or self.round_trips[-1] != link.round_trip_ms):
            self.round_trips.append(link.round_trip_ms)
        if self._was_up and not link.connected:
            self._lost_s = self._now_s()
        if link.connected and self._lost_s is not None:
            self.gaps.append(self._now_s() - self._lost_s)
            self._lost_s = None
        self._was_up = link.connected

    def verdict(self) -> Verdict:
        if self._lost_s is not None:
            return Verdict(False, f"lost for {self._now_s() - self._lost_s:.0f} s")
        if not self._was_up:
            return Verdict(False, "never connected since the station started")
        if not self.gaps:
            return Verdict(True, "no gap since the station started")
        longest = max(self.gaps)
        said = f"{len(self.gaps)} gaps since the station started, the longest {longest:.1f} s (at most {GAP_MOST_S:g})"
        return Verdict(longest <= GAP_MOST_S, said)
