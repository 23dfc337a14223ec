"""How old an amount may be: over a second it is marked, over five it is a fault. Pure."""

from __future__ import annotations

from enum import StrEnum

STALE_MS = 1_000
"""Near real time (Fla. 75-14.033): an amount older than this is marked."""
FAULT_MS = 5_000
"""No update for so long is an event of its own (SAS code 53)."""


class Freshness(StrEnum):
    FRESH = "fresh"
    STALE = "stale"
    FAULT = "fault"


def freshness(age_ms: float | None) -> Freshness:
    """None: nothing was ever heard."""
    if age_ms is None or age_ms > FAULT_MS:
        return Freshness.FAULT
    return Freshness.STALE if age_ms > STALE_MS else Freshness.FRESH
