"""The person at the console: signing in, locking, and in whose name the server is asked."""

from __future__ import annotations

import asyncio

from game_protocol.errors import AskingFailed, RefusedByServer, WrongRelease
from game_protocol.log import Log
from game_protocol.phrases import NOTHING_SAID, Phrase, Said
from screen_kit.clock import Clock
from table_screens.console.picture import Lock, Person
from table_screens.console.showing import Showing
from table_screens.staff_link import StaffLink

log = Log(__name__)

LOCK_AFTER_S = 180.0
"""A console nobody touched for so long is locked; a dealer touches it every round."""


class StaffDoor:
    """One person at a time. The screen locks over what it shows, so that nothing is lost by it."""

    def __init__(
        self,
        link: StaffLink,
        showing: Showing,
        clock: Clock,
        lock_after_s: float = LOCK_AFTER_S,
    ) -> None:
        self._link = link
        self._showing = showing
        self._clock = clock
        self._lock_after_s = lock_after_s
        self._touched_s = clock.monotonic_s()
        self._signed_in = asyncio.Event()

    @property
    def client(self) -> StaffLink | None:
        """Asks in the name of the last one to sign in; it goes on following the table while the screen is locked."""
        return self._link if self._signed_in.is_set() else None

    async def somebody(self) -> StaffLink:
        await self._signed_in.wait()
        return self._link

    async def sign_in(self, number: str, pin: str) -> None:
        if self._showing.picture.signing_in:
            return
        self._showing.show(signing_in=True, sign_in_refused=NOTHING_SAID)
        try:
            signed_in = await self._link.sign_in_as(number, pin)
        except RefusedByServer as refusal:
            self._showing.show(signing_in=False, sign_in_refused=refusal.said)
            return
        except WrongRelease as wrong:
            refused = Said.of(Phrase.NEEDS_RELEASE, release=wrong.needed)
            self._showing.show(signing_in=False, sign_in_refused=refused)
            return
        except AskingFailed as failure:
            log.warning("sign-in without an answer", why=str(failure))
            self._showing.show(signing_in=False, sign_in_refused=Said(text="The server does not answer. Try again."))
            return
        self.touched()
        self._signed_in.set()
        person = Person(number, signed_in.name, signed_in.role)
        self._showing.show(signing_in=False, person=person, lock=Lock.OPEN)

    async def other(self, number: str, pin: str) -> StaffLink:
        """Somebody else's client for one request: they do it themselves, at this screen."""
        return await self._link.in_the_name_of(number, pin)

    def lock(self, why: Lock = Lock.LEFT) -> None:
        """A question on the screen stays as it is, but nobody can go on with it before signing in."""
        if self._showing.picture.lock is Lock.OPEN:
            self._showing.show(lock=why, sign_in_refused=NOTHING_SAID)

    def expired(self, refusal: RefusedByServer | None = None) -> None:
        """The server does not know the token any more, or knows a newer one of another console."""
        self._link.sign_out()
        self._signed_in.clear()
        elsewhere = refusal is not None and refusal.refused.detail.get("elsewhere") is True
        self.lock(Lock.ELSEWHERE if elsewhere else Lock.EXPIRED)

    def touched(self) -> None:
        self._touched_s = self._clock.monotonic_s()

    async def watch_idleness(self) -> None:
        while True:
            left_s = self._touched_s + self._lock_after_s - self._clock.monotonic_s()
            if left_s <= 0:
                self.lock(Lock.IDLE)
                left_s = self._lock_after_s
            await self._clock.sleep(left_s)
