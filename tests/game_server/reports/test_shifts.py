"""Shifts by the clock on the wall, also when that clock is changed."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from game_server.reports.shifts import house_zone, shifts
from game_server.reports.span import Span

MELBOURNE = ZoneInfo("Australia/Melbourne")
HOUR_MS = 3_600_000


def ms(*parts: int, zone: ZoneInfo = MELBOURNE) -> int:
    return round(datetime(*parts, tzinfo=zone).timestamp() * 1000)  # type: ignore[arg-type,misc]  # plain numbers


def test_a_day_has_three_shifts_and_the_night_belongs_to_the_day_it_begins() -> None:
    day = Span(ms(2026, 3, 10, 6), ms(2026, 3, 11, 6))
    assert [name for name, _ in shifts(day, MELBOURNE)] == ["2026-03-10 day", "2026-03-10 evening", "2026-03-10 night"]


def test_a_moment_belongs_to_exactly_one_shift() -> None:
    moment = ms(2026, 3, 10, 2, 30)
    assert [name for name, _ in shifts(Span(moment, moment + 1), MELBOURNE)] == ["2026-03-09 night"]


def test_the_night_in_which_summer_ends_is_an_hour_longer() -> None:
    """In Melbourne on the first Sunday of April."""
    moment = ms(2026, 4, 5, 1)
    [(_, night)] = shifts(Span(moment, moment + 1), MELBOURNE)
    assert night.from_ms is not None
    assert night.to_ms is not None
    assert night.to_ms - night.from_ms == 9 * HOUR_MS


def test_an_open_span_has_no_shifts() -> None:
    with pytest.raises(ValueError, match="too many"):
        list(shifts(Span(), MELBOURNE))


def test_a_machine_without_a_zone_counts_in_utc(tmp_path: Path) -> None:
    assert house_zone(tmp_path / "nothing") is UTC
    (tmp_path / "garbage").write_bytes(b"not a zone")
    assert house_zone(tmp_path / "garbage") is UTC
