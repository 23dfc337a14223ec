"""The counts of a load run: the JSON of `ats load`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass
class Tally:
    """Counts of all stations together; `problems` says in words what went wrong."""

    stations: int = 0
    rounds: int = 0
    sheets: int = 0
    acknowledged: int = 0
    refused_in_time: int = 0
    """Sheets refused as late although, by the server's own word, they arrived in time."""
    lost: int = 0
    """Acknowledged sheets that were not locked, and money that was taken but not credited."""
    doubled: int = 0
    """Money that was credited twice."""
    wrong_balances: int = 0
    """Balances from the server that differ from the station's own books."""
    errors: int = 0
    commits: int = 0
    ack_ms: list[float] = field(default_factory=list)
    settle_ms: list[float] = field(default_factory=list)
    step: Callable[[], None] = lambda: None
    """Called when a station is seated and when a round has ended."""
    problems: list[str] = field(default_factory=list)

    def problem(self, what: str) -> None:
        if len(self.problems) < 100:
            self.problems.append(what)

    def error(self, what: str) -> None:
        self.errors += 1
        self.problem(what)

    @property
    def is_clean(self) -> bool:
        return not (self.refused_in_time or self.lost or self.doubled or self.wrong_balances or self.errors)

    def as_json(self) -> dict[str, object]:
        return {
            "stations": self.stations,
            "rounds": self.rounds,
            "sheets": self.sheets,
            "acknowledged": self.acknowledged,
            "refused_in_time": self.refused_in_time,
            "lost": self.lost,
            "doubled": self.doubled,
            "wrong_balances": self.wrong_balances,
            "errors": self.errors,
            "commits": self.commits,
            "ack_ms": _percentiles(self.ack_ms),
            "settle_ms": _percentiles(self.settle_ms),
        }


def percentile(values: list[float], share: float) -> float:
    """The smallest value that at least this share of all values does not exceed; 0 if there are none."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, max(0, -(-int(share * 100) * len(ordered) // 100) - 1))]


def _percentiles(values: list[float]) -> dict[str, float]:
    return {"p50": round(percentile(values, 0.5), 3), "p99": round(percentile(values, 0.99), 3)}
