"""A casino's day in three shifts."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, time, timedelta, tzinfo
from itertools import pairwise
from pathlib import Path
from zoneinfo import ZoneInfo

from game_server.reports.span import Span

STARTS = (time(6), time(14), time(22))
"""When the day, the evening and the night shift begin, by the clock on the wall."""
NAMES = {6: "day", 14: "evening", 22: "night"}


def shifts(span: Span, zone: tzinfo) -> Iterator[tuple[str, Span]]:
    """Every shift that touches a closed span, with its name: `2026-03-01 night`, from 22:00 until 06:00."""
    if span.from_ms is None or span.to_ms is None:
        raise ValueError("the shifts of all time are too many")
    first = datetime.fromtimestamp(span.from_ms / 1000, zone).date() - timedelta(days=1)
    last = datetime.fromtimestamp(span.to_ms / 1000, zone).date()
    starts = [
        datetime.combine(first + timedelta(days=day), start, zone)
        for day in range((last - first).days + 2)
        for start in STARTS
    ]
    for begins, ends in pairwise(starts):
        its = Span(_ms(begins), _ms(ends))
        if its.from_ms is not None and its.from_ms < span.to_ms and (its.to_ms or 0) > span.from_ms:
            yield f"{begins:%Y-%m-%d} {NAMES[begins.hour]}", its


def house_zone(file: Path = Path("/etc/localtime")) -> tzinfo:
    """The machine's own zone with its rules for summer and winter; UTC where it has none."""
    try:
        with file.open("rb") as rules:
            return ZoneInfo.from_file(rules)
    except (OSError, ValueError):
        return UTC


def _ms(moment: datetime) -> int:
    return round(moment.timestamp() * 1000)
