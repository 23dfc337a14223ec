"""Watches the cabinet's doors for a running station: an open one stops play, and every movement is recorded."""

from __future__ import annotations

from collections.abc import Callable

from ats_client.station.configuration import DoorsChoice
from ats_client.station.journal import Record
from ats_client.station.station import Station
from ats_client.station.work_log import acts
from kiosk.doors import Door, DoorEvent, DoorLines, DoorState, DoorWatch, SimulatedLines
from kiosk.gpio import GpioLines
from screen_kit.clock import Clock

POLL_S = 0.02
"""Some dozens of times a second, as debouncing needs."""
NOBODY = "0"
"""The recorded staff number when no technician is signed in."""


def lines_of(choice: DoorsChoice) -> DoorLines:
    """The configured door lines; raises `DoorLineError`."""
    doors = {Door(name): line for name, line in choice.lines.items()}
    return SimulatedLines(doors) if choice.chip == "simulated" else GpioLines(choice.chip, doors)


def uncleared(records: tuple[Record, ...]) -> set[Door]:
    """The doors that were opened and never cleared, by the last record of each."""
    last = {act.text("door"): act.text("state") for act in acts(records) if act.facts.get("door")}
    waiting = (DoorState.OPEN, DoorState.UNCLEARED, DoorState.LOST)
    return {Door(door) for door, state in last.items() if DoorState(state) in waiting}


class DoorKeeper:
    """Run `run` beside the station. `who` is the technician inside, or empty."""

    def __init__(self, station: Station, watch: DoorWatch, clock: Clock, who: Callable[[], str]) -> None:
        self._station = station
        self._watch = watch
        self._clock = clock
        self._who = who
        self.alarm: Callable[[bool], None] = lambda _on: None

    @property
    def states(self) -> dict[Door, DoorState]:
        return self._watch.states

    async def run(self) -> None:
        sounding = False
        while True:
            now_s = self._clock.monotonic_s()
            for event in self._watch.poll(now_s, authorised=bool(self._who())):
                await self._happened(event)
            if self._watch.alarm_sounds(now_s) != sounding:
                sounding = not sounding
                self.alarm(sounding)
            await self._clock.sleep(POLL_S)

    async def clear(self, door: Door) -> None:
        await self._happened(self._watch.clear(door, self._clock.monotonic_s()))

    async def _happened(self, event: DoorEvent) -> None:
        """Stops play before the record is written: a slow disk must not leave an open door in play."""
        self._station.door(event.door.value, event.state is not DoorState.CLOSED)
        await self._station.work_log.did(
            self._who() or NOBODY,
            f"{event.door} door {event.trigger}",
            "" if event.authorised else "nobody was signed in",
            door=event.door.value,
            state=event.state.value,
        )
