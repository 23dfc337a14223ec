"""The time a report is about."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import ColumnElement, and_


@dataclass(frozen=True, slots=True)
class Span:
    """From a moment until just before another; None is open."""

    from_ms: int | None = None
    to_ms: int | None = None

    def holds(self, moment: ColumnElement[int]) -> ColumnElement[bool]:
        parts = []
        if self.from_ms is not None:
            parts.append(moment >= self.from_ms)
        if self.to_ms is not None:
            parts.append(moment < self.to_ms)
        return and_(True, *parts)
