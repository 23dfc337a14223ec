"""The doors, and the station's memory, which is cleared only when no player's money is on it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from ats_client.station.station import Station
from kiosk.checks import Verdict
from kiosk.door_keeper import DoorKeeper
from kiosk.doors import Door, DoorState
from kiosk.pages.page import Action, CheckLine, Mark, Page, PageView


class DoorsPage(Page):
    key, title = "doors", "Doors"

    def __init__(self, keeper: Callable[[], DoorKeeper | None]) -> None:
        """`keeper` is asked each time, because there is none until the station runs."""
        self._keeper = keeper

    def view(self) -> PageView:
        keeper = self._keeper()
        if keeper is None:
            return PageView((CheckLine("Doors", Mark.PASS, "this cabinet has no door switches configured"),))
        states = keeper.states
        checks = tuple(
            CheckLine.of(door.value, Verdict(state is DoorState.CLOSED, state.value)) for door, state in states.items()
        )
        actions = tuple(
            Action(
                f"clear-{door.value}",
                f"Clear: {door.value}",
                question=f"You have looked at the {door.value} and found it untouched? This is recorded.",
            )
            for door, state in states.items()
            if state is DoorState.UNCLEARED
        )
        return PageView(checks, actions=actions)

    async def act(self, key: str) -> str:
        door = Door(key.removeprefix("clear-"))
        if (keeper := self._keeper()) is not None:
            await keeper.clear(door)
        return f"cleared the {door.value} door"


class MemoryPage(Page):
    """Clears the memory so that the station can be enrolled again (GMNS 1.31.17): after two questions, and only
    without credit."""

    key, title = "memory", "Memory and enrolment"

    def __init__(
        self, station: Station, clear: Callable[[], Awaitable[str]], locked: Callable[[], str] = lambda: ""
    ) -> None:
        """`locked`: why the configuration cannot be deleted here, or empty."""
        self._station = station
        self._clear = clear
        self._locked = locked

    def why_not(self) -> str:
        station = self._station
        if not station.picture.link.connected:
            return "The server must be reachable: only it knows whether a player's money is on this station."
        if station.credit:
            return f"There is {station.credit} on this station: pay it out first."
        if owed := station.owed:
            return f"{owed} notes or tickets are not settled with the server yet."
        return self._locked()

    def view(self) -> PageView:
        why = self.why_not()
        check = CheckLine.of("May be cleared", Verdict(not why, why or "no credit is on the station"))
        action = Action(
            "clear",
            "Clear memory, enrol anew",
            why,
            question="Clear this station's journal, meters, key and configuration? It is then no station any more.",
            second="This cannot be undone. Export the logs first if they are wanted. Clear now?",
        )
        return PageView((check,), actions=(action,))

    async def act(self, key: str) -> str:
        if why := self.why_not():  # money may have come in while the questions were read
            return f"not cleared: {why}"
        return await self._clear()
