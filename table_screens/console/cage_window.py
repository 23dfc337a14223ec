"""The cage at the console: what is owed, and what the house knows of a ticket; a supervisor's to see."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game_protocol.cage import LookAtDebts, LookUpTicket
from game_protocol.errors import AskingFailed, RefusedByServer
from game_protocol.phrases import NOTHING_SAID, Said
from screen_kit.background import Background
from table_screens.console.asking import needed_for
from table_screens.console.inquiries import NO_ANSWER
from table_screens.console.picture import CageAsked, Lock
from table_screens.console.showing import Showing
from table_screens.console.staff_door import StaffDoor
from table_screens.staff_link import StaffLink


class CageWindow:
    """Only asks. The one who was let look stays until it is closed; to pay, they are asked again."""

    def __init__(self, showing: Showing, door: StaffDoor, background: Background) -> None:
        self._showing = showing
        self._door = door
        self._background = background
        self._cashier: StaffLink | None = None

    def open(self) -> None:
        client = self._door.client
        if client is not None and self._showing.picture.lock is Lock.OPEN:
            self._showing.show(cage=CageAsked())
            self._background.start(self._debts(client))

    def allow(self, number: str, pin: str) -> None:
        """A supervisor opens the window for the dealer, on the spot."""
        if self._showing.picture.cage is not None:
            self._background.start(self._debts_by(number, pin))

    def close(self) -> None:
        self._cashier = None
        self._showing.show(cage=None)

    def look_up(self, number: str) -> None:
        cage, cashier = self._showing.picture.cage, self._cashier
        if cage is not None and cashier is not None:
            self._showing.show(cage=replace(cage, number=number, ticket=None, why=NOTHING_SAID, busy=True))
            self._background.start(self._ticket(cashier, number))

    def forget_ticket(self) -> None:
        if (cage := self._showing.picture.cage) is not None:
            self._showing.show(cage=replace(cage, number="", ticket=None, why=NOTHING_SAID, busy=False))

    def look_again(self) -> None:
        """Money went over the counter, or a correction made a debt: here, or at another console."""
        cage, cashier = self._showing.picture.cage, self._cashier
        if cage is not None and cashier is not None:
            self._background.start(self._debts(cashier))
            if cage.number:
                self._background.start(self._ticket(cashier, cage.number))

    async def _debts_by(self, number: str, pin: str) -> None:
        try:
            client = await self._door.other(number, pin)
        except AskingFailed as failure:
            why = _sentence(failure)
            self._show(lambda cage: replace(cage, why=why))
        else:
            await self._debts(client)

    async def _debts(self, client: StaffLink) -> None:
        try:
            debts = await client.do(LookAtDebts(table=client.table))
        except RefusedByServer as refusal:
            why, needed = refusal.said, needed_for(refusal)
            self._show(lambda cage: replace(cage, why=why, needed=needed))
        except AskingFailed:
            self._show(lambda cage: replace(cage, why=NO_ANSWER))
        else:
            self._cashier = client
            self._show(lambda cage: replace(cage, debts=debts, why=NOTHING_SAID, needed=None))

    async def _ticket(self, cashier: StaffLink, number: str) -> None:
        found, why = None, NOTHING_SAID
        try:
            found = await cashier.do(LookUpTicket(table=cashier.table, number=number))
        except AskingFailed as failure:
            why = _sentence(failure)
        # The number that is asked for now is the one whose answer is shown.
        self._show(lambda cage: cage if cage.number != number else replace(cage, ticket=found, why=why, busy=False))

    def _show(self, change: Callable[[CageAsked], CageAsked]) -> None:
        """Unless the window was closed meanwhile."""
        if (cage := self._showing.picture.cage) is not None:
            self._showing.show(cage=change(cage))


def _sentence(failure: AskingFailed) -> Said:
    return failure.said if isinstance(failure, RefusedByServer) else NO_ANSWER
