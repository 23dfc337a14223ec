"""The list of staff at the console: for a pit boss, who may open it at anybody's console."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game_protocol.errors import AskingFailed, RefusedByServer
from game_protocol.identity import ListStaff
from game_protocol.phrases import NOTHING_SAID, Said
from screen_kit.background import Background
from table_screens.console.asking import needed_for
from table_screens.console.picture import Lock, StaffAsked
from table_screens.console.showing import Showing
from table_screens.console.staff_door import StaffDoor
from table_screens.staff_link import StaffLink

NO_ANSWER = Said(text="The server does not answer. Try again.")


class StaffWindow:
    """Who let the list be seen stays until it is closed; to change it, they are asked again."""

    def __init__(self, showing: Showing, door: StaffDoor, background: Background) -> None:
        self._showing = showing
        self._door = door
        self._background = background
        self._reader: StaffLink | None = None

    def open(self) -> None:
        client = self._door.client
        if client is not None and self._showing.picture.lock is Lock.OPEN:
            self._showing.show(staff=StaffAsked())
            self._background.start(self._list(client))

    def allow(self, number: str, pin: str) -> None:
        """A pit boss opens the list at this console, on the spot."""
        if self._showing.picture.staff is not None:
            self._background.start(self._list_by(number, pin))

    def close(self) -> None:
        self._reader = None
        self._showing.show(staff=None)

    def look_again(self) -> None:
        if self._showing.picture.staff is not None and self._reader is not None:
            self._background.start(self._list(self._reader))

    async def _list_by(self, number: str, pin: str) -> None:
        try:
            client = await self._door.other(number, pin)
        except AskingFailed as failure:
            why = failure.said if isinstance(failure, RefusedByServer) else NO_ANSWER
            self._show(lambda staff: replace(staff, why=why))
        else:
            await self._list(client)

    async def _list(self, client: StaffLink) -> None:
        try:
            people = (await client.do(ListStaff())).staff
        except RefusedByServer as refusal:
            why, needed = refusal.said, needed_for(refusal)
            self._show(lambda staff: replace(staff, why=why, needed=needed))
        except AskingFailed:
            self._show(lambda staff: replace(staff, why=NO_ANSWER))
        else:
            self._reader = client
            self._show(lambda staff: replace(staff, people=tuple(people), why=NOTHING_SAID, needed=None))

    def _show(self, change: Callable[[StaffAsked], StaffAsked]) -> None:
        """Unless the list was closed meanwhile."""
        if (staff := self._showing.picture.staff) is not None:
            self._showing.show(staff=change(staff))
