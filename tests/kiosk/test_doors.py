"""The cabinet's doors, as GMNS 1.18 wants them: names, stops, alarm, clearing, and lines that bounce or are cut."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiosk.doors import (
    ALARM_S,
    DEBOUNCE_S,
    TRANSITIONS,
    Door,
    DoorState,
    DoorWatch,
    NotInThatState,
    SimulatedLines,
    Trigger,
    step,
)

POLL_S = 0.02


class Cabinet:
    """Doors that a hand opens and closes, and time that passes poll by poll."""

    def __init__(self, lines: SimulatedLines, uncleared: tuple[Door, ...] = ()) -> None:
        self.lines = lines
        self.watch = DoorWatch(lines, uncleared)
        self.now = 100.0
        self.authorised = False
        self.happened: list[tuple[Door, Trigger, DoorState]] = []

    def wait(self, polls: int = 4) -> None:
        """Four polls are longer than the debounce time."""
        for _ in range(polls):
            self.now += POLL_S
            events = self.watch.poll(self.now, authorised=self.authorised)
            self.happened += [(event.door, event.trigger, event.state) for event in events]

    def set(self, door: Door, level: bool | None, polls: int = 4) -> None:
        self.lines.levels[door] = level
        self.wait(polls)


@pytest.fixture
def cabinet() -> Cabinet:
    cabinet = Cabinet(SimulatedLines())
    cabinet.wait()
    cabinet.happened.clear()
    return cabinet


def test_the_doors_are_those_of_gmns_1_18_1() -> None:
    assert {door.value for door in Door} == {
        "main", "cash-box", "logic-area", "note-acceptor", "stacker", "communication-board",
    }  # fmt: skip


def test_nothing_may_be_played_before_every_door_was_seen_closed() -> None:
    cabinet = Cabinet(SimulatedLines())
    assert cabinet.watch.stops_play
    cabinet.wait()
    assert not cabinet.watch.stops_play


@pytest.mark.parametrize("door", Door)
def test_an_open_door_stops_play_until_it_is_closed(cabinet: Cabinet, door: Door) -> None:
    cabinet.set(door, True)
    assert cabinet.watch.stops_play
    assert cabinet.happened == [(door, Trigger.OPENED, DoorState.OPEN)]
    cabinet.set(door, False)
    assert cabinet.watch.stops_play == (door is Door.LOGIC_AREA)


def test_the_logic_area_needs_a_clearing_step(cabinet: Cabinet) -> None:
    cabinet.set(Door.LOGIC_AREA, True)
    cabinet.set(Door.LOGIC_AREA, False)
    assert cabinet.watch.states[Door.LOGIC_AREA] is DoorState.UNCLEARED
    cabinet.watch.clear(Door.LOGIC_AREA, cabinet.now)
    assert not cabinet.watch.stops_play


def test_an_unauthorised_opening_is_heard_for_at_least_1_5_seconds(cabinet: Cabinet) -> None:
    cabinet.set(Door.MAIN, True)
    opened = cabinet.now
    assert cabinet.watch.alarm_sounds(opened)
    cabinet.set(Door.MAIN, False)  # closing it quickly does not silence the alarm
    assert cabinet.watch.alarm_sounds(opened + 1.4)
    assert not cabinet.watch.alarm_sounds(opened + ALARM_S)


def test_a_technician_who_is_signed_in_opens_without_alarm(cabinet: Cabinet) -> None:
    cabinet.authorised = True
    cabinet.set(Door.MAIN, True)
    assert cabinet.watch.stops_play
    assert not cabinet.watch.alarm_sounds(cabinet.now)


def test_a_line_that_bounces_tells_of_one_opening(cabinet: Cabinet) -> None:
    for level in (True, False, True, False, True):
        cabinet.set(Door.MAIN, level, polls=1)
    assert cabinet.happened == []
    cabinet.wait()
    assert cabinet.happened == [(Door.MAIN, Trigger.OPENED, DoorState.OPEN)]


def test_a_flicker_shorter_than_the_debounce_time_is_no_opening(cabinet: Cabinet) -> None:
    cabinet.set(Door.MAIN, True, polls=2)
    cabinet.set(Door.MAIN, False)
    assert cabinet.happened == []


def test_a_cut_line_stops_play_sounds_the_alarm_and_recovers(cabinet: Cabinet) -> None:
    cabinet.set(Door.CASH_BOX, None)
    assert cabinet.watch.states[Door.CASH_BOX] is DoorState.LOST
    assert cabinet.watch.stops_play
    assert cabinet.watch.alarm_sounds(cabinet.now)
    cabinet.set(Door.CASH_BOX, False)
    assert not cabinet.watch.stops_play


def test_a_logic_area_line_that_was_lost_needs_clearing_too(cabinet: Cabinet) -> None:
    cabinet.set(Door.LOGIC_AREA, None)
    cabinet.set(Door.LOGIC_AREA, False)
    assert cabinet.watch.states[Door.LOGIC_AREA] is DoorState.UNCLEARED


def test_access_to_the_logic_area_without_power_is_found_at_start() -> None:
    cabinet = Cabinet(SimulatedLines(opened_while_off=[Door.LOGIC_AREA]))
    cabinet.wait()
    assert (Door.LOGIC_AREA, Trigger.OPENED_WHILE_OFF, DoorState.UNCLEARED) in cabinet.happened
    cabinet.watch.clear(Door.LOGIC_AREA, cabinet.now)
    assert not cabinet.watch.stops_play


def test_switching_the_power_off_clears_nothing() -> None:
    cabinet = Cabinet(SimulatedLines(), uncleared=(Door.LOGIC_AREA,))
    cabinet.wait()
    assert cabinet.watch.states[Door.LOGIC_AREA] is DoorState.UNCLEARED


def test_a_door_that_is_open_at_start_is_found_open() -> None:
    cabinet = Cabinet(SimulatedLines())
    cabinet.set(Door.STACKER, True)
    assert cabinet.watch.states[Door.STACKER] is DoorState.OPEN


def test_a_closed_door_cannot_be_cleared(cabinet: Cabinet) -> None:
    with pytest.raises(NotInThatState, match="the main door is closed: it cannot be cleared"):
        cabinet.watch.clear(Door.MAIN, cabinet.now)


@pytest.mark.parametrize(("door", "state", "trigger"), [*itertools.product(Door, DoorState, Trigger)])
def test_every_pair_of_state_and_trigger_is_in_the_table_or_refused(
    door: Door, state: DoorState, trigger: Trigger
) -> None:
    if (state, trigger) in TRANSITIONS[door]:
        after = step(door, state, trigger)
        assert after is not DoorState.STARTING
        # Play goes on only after we see it close, or a person clears it.
        assert after is not DoorState.CLOSED or trigger in (Trigger.CLOSED, Trigger.CLEARED)
    else:
        with pytest.raises(NotInThatState):
            step(door, state, trigger)


@given(st.lists(st.tuples(st.sampled_from(Door), st.sampled_from([True, False, None]), st.integers(1, 5))))
def test_play_goes_on_only_when_every_line_reads_closed(
    doings: list[tuple[Door, bool | None, int]],
) -> None:
    cabinet = Cabinet(SimulatedLines())
    cabinet.wait()
    for door, level, polls in doings:
        cabinet.set(door, level, polls)
    cabinet.wait(polls=int(DEBOUNCE_S / POLL_S) + 2)
    if any(level is not False for level in cabinet.lines.levels.values()):
        assert cabinet.watch.stops_play
