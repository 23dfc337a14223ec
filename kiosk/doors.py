"""The cabinet's doors: debounced input lines, the meaning of each opening and closing, and the alarm.

GMNS 1.18.1 names the doors to watch; 1.18.3 says that an open door stops credit input, play and cash-out and that an
unauthorised opening is heard for at least 1.5 s; 1.18.4 that closing returns to the earlier state, except for the logic
area, which somebody has to clear; 1.18.2 that an opening of the logic area while the power was off is found at start.
A line that cannot be read is neither open nor closed: it is lost, and stops play as an open door does.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Protocol

DEBOUNCE_S: Final = 0.05
"""A microswitch bounces for some milliseconds; a hand needs far longer."""
ALARM_S: Final = 1.5
"""GMNS 1.10.45: the shortest alarm."""


class Door(StrEnum):
    """The doors that GMNS 1.18.1 wants watched."""

    MAIN = "main"
    CASH_BOX = "cash-box"
    LOGIC_AREA = "logic-area"
    NOTE_ACCEPTOR = "note-acceptor"
    STACKER = "stacker"
    COMMUNICATION_BOARD = "communication-board"


class DoorState(StrEnum):
    """Play goes on only while every door is closed."""

    STARTING = "starting"
    CLOSED = "closed"
    OPEN = "open"
    UNCLEARED = "uncleared"
    """Closed again, but somebody was at the logic area and nobody has cleared it."""
    LOST = "lost"
    """The line cannot be read."""


class Trigger(StrEnum):
    """Everything that can happen to a door."""

    OPENED = "opened"
    CLOSED = "closed"
    LOST = "lost"
    CLEARED = "cleared"
    OPENED_WHILE_OFF = "opened-while-off"


class DoorLineError(Exception):
    """The door lines cannot be had at all: no such chip, no library. The text is one line that a person can act on."""


class NotInThatState(Exception):
    """The trigger makes no sense for a door in this state."""


_ANY_DOOR: Final = {
    (DoorState.STARTING, Trigger.OPENED): DoorState.OPEN,
    (DoorState.STARTING, Trigger.CLOSED): DoorState.CLOSED,
    (DoorState.STARTING, Trigger.LOST): DoorState.LOST,
    (DoorState.CLOSED, Trigger.OPENED): DoorState.OPEN,
    (DoorState.CLOSED, Trigger.LOST): DoorState.LOST,
    (DoorState.OPEN, Trigger.CLOSED): DoorState.CLOSED,
    (DoorState.OPEN, Trigger.LOST): DoorState.LOST,
    (DoorState.LOST, Trigger.OPENED): DoorState.OPEN,
    (DoorState.LOST, Trigger.CLOSED): DoorState.CLOSED,
}
_GUARDED_DOOR: Final = _ANY_DOOR | {
    # A cut cable looks like a lost line, so a door that closes after that must also be cleared by a person.
    (DoorState.OPEN, Trigger.CLOSED): DoorState.UNCLEARED,
    (DoorState.LOST, Trigger.CLOSED): DoorState.UNCLEARED,
    (DoorState.STARTING, Trigger.OPENED_WHILE_OFF): DoorState.UNCLEARED,
    (DoorState.UNCLEARED, Trigger.OPENED): DoorState.OPEN,
    (DoorState.UNCLEARED, Trigger.LOST): DoorState.LOST,
    (DoorState.UNCLEARED, Trigger.CLEARED): DoorState.CLOSED,
}
TRANSITIONS: Final[Mapping[Door, Mapping[tuple[DoorState, Trigger], DoorState]]] = {
    door: _GUARDED_DOOR if door is Door.LOGIC_AREA else _ANY_DOOR for door in Door
}


def step(door: Door, state: DoorState, trigger: Trigger) -> DoorState:
    """The door's next state, or a refusal."""
    after = TRANSITIONS[door].get((state, trigger))
    if after is None:
        raise NotInThatState(f"the {door} door is {state}: it cannot be {trigger}")
    return after


@dataclass(frozen=True, slots=True)
class DoorEvent:
    """A door event for the journal and the server."""

    door: Door
    state: DoorState
    trigger: Trigger
    at_s: float
    authorised: bool


class DoorLines(Protocol):
    """The source of the levels: `SimulatedLines`, or `GpioLines` on a real cabinet."""

    def read(self) -> Mapping[Door, bool | None]:
        """Each watched door: open (True), closed (False), or its line cannot be read (None)."""
        ...

    def opened_while_off(self) -> frozenset[Door]:
        """The doors whose latch shows an opening without power; empty where there is no latch."""
        ...


@dataclass(slots=True)
class _Line:
    """One door's line: the level that counts, and a new one that has not held long enough yet."""

    state: DoorState
    settled: Trigger | None = None
    wavering: Trigger | None = None
    since_s: float = 0.0

    def hear(self, level: Trigger, now_s: float) -> Trigger | None:
        """The new level, once, after it has held for the debounce time."""
        if level is self.settled:
            self.wavering = None
            return None
        if level is not self.wavering:
            self.wavering, self.since_s = level, now_s
        if now_s - self.since_s < DEBOUNCE_S:
            return None
        self.settled, self.wavering = level, None
        return level


class DoorWatch:
    """All watched doors. It is told the time and whether a technician is there, and says what happened."""

    def __init__(self, lines: DoorLines, uncleared: Iterable[Door] = ()) -> None:
        """`uncleared`: the doors that, by the station's journal, nobody had cleared before the power went."""
        self._lines = lines
        latched = lines.opened_while_off() | frozenset(uncleared)
        self._latched = {
            door for door in latched if (DoorState.STARTING, Trigger.OPENED_WHILE_OFF) in TRANSITIONS[door]
        }
        self._doors = {door: _Line(DoorState.STARTING) for door in lines.read()}
        self._alarm_until_s: float | None = None

    @property
    def states(self) -> dict[Door, DoorState]:
        return {door: line.state for door, line in self._doors.items()}

    @property
    def stops_play(self) -> bool:
        """GMNS 1.18.3: no credit input, no play and no cash-out while this is true."""
        return any(line.state is not DoorState.CLOSED for line in self._doors.values())

    def alarm_sounds(self, now_s: float) -> bool:
        return self._alarm_until_s is not None and now_s < self._alarm_until_s

    def poll(self, now_s: float, *, authorised: bool) -> list[DoorEvent]:
        """Reads the lines once; call it some dozens of times a second. `authorised` while a technician is signed in."""
        events = []
        for door, is_open in self._lines.read().items():
            level = _level(is_open)
            settled = self._doors[door].hear(level, now_s)
            if settled is None:
                continue
            if settled is Trigger.CLOSED and door in self._latched:
                settled = Trigger.OPENED_WHILE_OFF
            self._latched.discard(door)
            events.append(self._happened(door, settled, now_s, authorised))
        return events

    def clear(self, door: Door, now_s: float) -> DoorEvent:
        """A technician has looked at the logic area and confirms it."""
        return self._happened(door, Trigger.CLEARED, now_s, authorised=True)

    def _happened(self, door: Door, trigger: Trigger, now_s: float, authorised: bool) -> DoorEvent:
        line = self._doors[door]
        line.state = step(door, line.state, trigger)
        if line.state in (DoorState.OPEN, DoorState.LOST) and not authorised:
            self._alarm_until_s = now_s + ALARM_S
        return DoorEvent(door, line.state, trigger, now_s, authorised)


def _level(is_open: bool | None) -> Trigger:
    if is_open is None:
        return Trigger.LOST
    return Trigger.OPENED if is_open else Trigger.CLOSED


class SimulatedLines:
    """Doors for a demonstration or a test to open, close and cut."""

    def __init__(self, doors: Iterable[Door] = Door, opened_while_off: Iterable[Door] = ()) -> None:
        self.levels: dict[Door, bool | None] = dict.fromkeys(doors, False)
        self._opened_while_off = frozenset(opened_while_off)

    def read(self) -> Mapping[Door, bool | None]:
        return dict(self.levels)

    def opened_while_off(self) -> frozenset[Door]:
        return self._opened_while_off
