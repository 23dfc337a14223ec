"""Doors of a running station: what is recorded, and what a restart remembers."""

from __future__ import annotations

from contextlib import closing

import pytest

from ats_client.station.configuration import DoorsChoice
from ats_client.station.journal import Journal, Record
from kiosk.door_keeper import lines_of, uncleared
from kiosk.doors import Door, DoorLineError, SimulatedLines


def told(*doors: tuple[Door, str]) -> tuple[Record, ...]:
    facts = [{"by": "0", "what": f"{door} door", "door": door.value, "state": state} for door, state in doors]
    with closing(Journal.in_memory()) as journal:
        return tuple(journal.append(0, "work", str(place), "did", fact) for place, fact in enumerate(facts))


def test_a_logic_area_that_nobody_cleared_is_remembered() -> None:
    assert uncleared(told((Door.LOGIC_AREA, "open"), (Door.LOGIC_AREA, "uncleared"))) == {Door.LOGIC_AREA}
    assert uncleared(told((Door.LOGIC_AREA, "uncleared"), (Door.LOGIC_AREA, "closed"))) == set()
    assert uncleared(()) == set()


def test_each_door_goes_by_its_own_last_word() -> None:
    assert uncleared(told((Door.MAIN, "open"), (Door.LOGIC_AREA, "closed"), (Door.MAIN, "closed"))) == set()
    assert uncleared(told((Door.MAIN, "closed"), (Door.MAIN, "lost"))) == {Door.MAIN}


def test_the_lines_are_those_of_the_configuration() -> None:
    lines = lines_of(DoorsChoice("simulated", {"main": 4, "stacker": 5}))
    assert isinstance(lines, SimulatedLines)
    assert set(lines.read()) == {Door.MAIN, Door.STACKER}


def test_switches_that_cannot_be_had_are_an_error_and_no_closed_door() -> None:
    with pytest.raises(DoorLineError):
        lines_of(DoorsChoice("/dev/gpiochip-nowhere", {"main": 4}))
