"""A new station's first start: after "Join the table" it is at the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.end_to_end.floor import House, Process, Screen, wait_for
from tests.end_to_end.staff import dealer, enrolled_by_hand


@pytest.mark.timeout(180)
def test_after_the_set_up_the_same_program_plays(screen: Screen, house: House, tmp_path: Path) -> None:
    with enrolled_by_hand(screen, house, tmp_path / "station.toml") as station:
        wait_for(lambda: _at_its_table(house, station), "the station is at its table")
        picture = screen.look().convert("RGB")
        colours = picture.getcolors(picture.width * picture.height)
        assert colours is not None
        assert len(colours) > 500, "the table is drawn: wheel, felt and words"
        assert station.process.poll() is None


def _at_its_table(house: House, station: Process) -> bool:
    assert station.process.poll() is None, "the program has ended"
    rows = dealer(house, "stations")
    return any(row.connected for row in rows.stations)  # type: ignore[attr-defined]
